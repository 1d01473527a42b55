"""A bot may have a character."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bots that are stored have none."""
    op.add_column("seats", sa.Column("character", sa.String(20), nullable=False, server_default=""))


def downgrade() -> None:
    """Without characters."""
    op.drop_column("seats", "character")
