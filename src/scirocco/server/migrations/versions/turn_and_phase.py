"""The turn and the phase a table is in, for lists of tables.

Revision 0003.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("turn", sa.Integer(), nullable=False, server_default="0"))
        table.add_column(sa.Column("phase", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.drop_column("phase")
        table.drop_column("turn")
