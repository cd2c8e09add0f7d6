"""The laws that every game keeps, random games that watch them, and the stress test."""
