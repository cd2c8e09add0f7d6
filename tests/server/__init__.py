"""The server: what is promised about tables, secrecy, durability and people."""
