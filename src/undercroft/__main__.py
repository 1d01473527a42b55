"""`python -m undercroft` is the same as `undercroft`."""

import sys

from undercroft.cli import main

sys.exit(main())
