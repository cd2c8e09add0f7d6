"""What people and programs reach: pages, sockets, the JSON interface, identity, limits."""
