"""The arena: many games of bots on fair terms, and what can be said of their strength."""
