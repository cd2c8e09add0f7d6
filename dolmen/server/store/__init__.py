"""What is kept: databases, their shape, steps, notices between processes. All SQL is in this room."""
