"""What goes between a server and those who talk to it: messages of the socket, bodies of the JSON interface."""
