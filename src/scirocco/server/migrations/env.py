"""How alembic runs our migrations: on the connection the server hands it, inside its transaction."""

from __future__ import annotations

from alembic import context

from scirocco.server.schema import Base


def run() -> None:
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
    context.run_migrations()


if hasattr(context, "config"):  # only alembic itself gives it one; whoever else reads this module runs nothing
    run()
