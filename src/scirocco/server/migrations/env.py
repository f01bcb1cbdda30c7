"""How alembic runs our migrations: on the connection the server hands it, inside its transaction."""

from __future__ import annotations

from alembic import context

from scirocco.server.schema import Base

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
context.run_migrations()
