"""How a database comes to the shape of schema.py, step by step."""
