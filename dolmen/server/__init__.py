"""The web table: pages, the JSON interface, live play, and what is kept of it. Calls `Play`, and names no game."""
