"""Whether what is said against a coin is true."""

from .board import ROUNDS


def is_spent(state, viewer: int, phrase: str, details) -> bool:
    """The viewer bid that coin in an earlier round."""
    return any(state.bid[viewer][now] == details["coin"] for now in range(min(state.round, ROUNDS)))


CLAIMS = {"why-spent": is_spent}
