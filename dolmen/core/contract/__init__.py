"""What a game hands over: the whole of it, to be read. What may be missing has its default here."""
