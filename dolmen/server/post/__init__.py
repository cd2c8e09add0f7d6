"""What leaves the server by itself: calls to people's devices (Web Push) and e-mail."""
