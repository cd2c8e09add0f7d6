"""Alembic's way in: the connection is handed over by dolmen.server.store.migrate."""

from alembic import context

from dolmen.server.store.schema import meta

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=meta, render_as_batch=connection.dialect.name == "sqlite")
with context.begin_transaction():
    context.run_migrations()
