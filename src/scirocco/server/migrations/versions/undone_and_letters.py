"""What was taken back and can be done again; letters that wait to be sent.

Revision 0002.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("undone", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "dues",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("what", sa.String(length=10), nullable=False),
        sa.Column("by", sa.String(length=16), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_dues_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_dues")),
    )
    op.create_table(
        "letters",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("way", sa.String(length=10), nullable=False),
        sa.Column("to", sa.String(length=500), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("what", sa.String(length=10), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_letters")),
    )
    op.create_index(op.f("ix_letters_due"), "letters", ["due"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_letters_due"), table_name="letters")
    op.drop_table("letters")
    op.drop_table("dues")
    with op.batch_alter_table("tables") as table:
        table.drop_column("undone")
