"""The first tables.

Revision 0001.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_users")),
        sa.UniqueConstraint("login", name=op.f("uq_users_login")),
    )
    op.create_table(
        "notices",
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("webhook", sa.String(length=500), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_notices_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_notices")),
    )
    op.create_table(
        "sessions",
        sa.Column("fingerprint", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_sessions_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("fingerprint", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_user_id"), "sessions", ["user_id"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("scenario", sa.String(length=40), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("floor", sa.Integer(), nullable=False),
        sa.Column("to_move", sa.Integer(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("start", sa.Text(), nullable=True),
        sa.Column("owner_id", sa.String(length=16), nullable=True),
        sa.Column("rematch_of", sa.String(length=16), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("bot_by", sa.String(length=16), nullable=False),
        sa.Column("bot_until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner_id"], ["users.id"], name=op.f("fk_tables_owner_id"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["rematch_of"], ["tables.id"], name=op.f("fk_tables_rematch_of"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("rematch_of", name=op.f("uq_tables_rematch_of")),
    )
    op.create_index("ix_tables_status_updated", "tables", ["status", "updated"], unique=False)
    op.create_table(
        "actions",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("dice", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_actions_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_actions")),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    op.create_index(op.f("ix_chat_table_id"), "chat", ["table_id"], unique=False)
    op.create_table(
        "notepads",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_notepads_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "side", name=op.f("pk_notepads")),
    )
    op.create_table(
        "offers",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("keep", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_offers_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "kind", "side", name=op.f("pk_offers")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("user_id", sa.String(length=16), nullable=True),
        sa.Column("level", sa.String(length=20), nullable=True),
        sa.Column("invite", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_seats_user_id"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("table_id", "side", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_user_id"), "seats", ["user_id"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_seats_user_id"), table_name="seats")
    op.drop_table("seats")
    op.drop_table("offers")
    op.drop_table("notepads")
    op.drop_index(op.f("ix_chat_table_id"), table_name="chat")
    op.drop_table("chat")
    op.drop_table("actions")
    op.drop_index("ix_tables_status_updated", table_name="tables")
    op.drop_table("tables")
    op.drop_index(op.f("ix_sessions_user_id"), table_name="sessions")
    op.drop_table("sessions")
    op.drop_table("notices")
    op.drop_table("users")
