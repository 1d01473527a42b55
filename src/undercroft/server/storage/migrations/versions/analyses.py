"""What was found out about finished matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One row a match."""
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(20), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("found", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """They can be computed again."""
    op.drop_table("analyses")
