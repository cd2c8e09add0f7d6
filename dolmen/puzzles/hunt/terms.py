"""The terms of a hunt: which games are looked through, and what a puzzle must be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dolmen.bots import find_bot
from dolmen.bots.net import has_network
from dolmen.bots.settings import settings_of
from dolmen.core.game import Game, find_game
from dolmen.core.seed import Seed, seed_from, subseed
from dolmen.study.series import Series

USUAL_PLAYERS = range(2, 5)
ADEPT = "adept"

EARLY = 0.4  # of a game is over before it is looked at: earlier, play-outs are long and little of what they find lasts
MOST_LOOKS = 100  # decisions of a game, evenly spread: games differ more than what follows in one
SEEDS, MISSED = 5, 3  # the adept misses it with so many of so many seeds
UNLIKELY = 0.02  # of what the adept takes, by the title's network: else the two agree
JUDGED = 6  # actions that the judge likes most, where no network has learned the title
SIEVED = 200  # iterations of a first search, where the network that has learned it is not its champion
FEW = 8  # actions that are compared at once instead, by play-outs

RACE = (16, 16, 32, 64, 112)  # guesses of the rounds of the first estimate: after each some actions, or all, are out
DOUBTS = (1.0, 0.75, 0.5, 0.25, 0.0)  # standard errors for which what seems lost after a round goes on
BUDGET = sum(RACE)  # guesses after which the best action is chosen
CLEARLY = 1.0  # times the gap that is wanted, after the race
OVERALL = (16, 32)  # guesses of the rounds in which every legal action is tried
LONG = 2400  # guesses of the last, ten times as many, all fresh
LONGEST = 4800  # guesses, where it is still in doubt then
CHUNK = 300  # guesses between two looks at whether it is lost
FINALISTS, FAR = 12, 0.3  # actions, none of which but the next is so far behind
DOUBT = 0.5  # standard errors for which a gap that is too small is given another chance
OUT = 2.0  # standard errors beyond which an action is too far behind to matter

GAPS = {2: 0.08, 3: 0.06}  # from the best action to the next, by the number of players
GAP_OF_MANY = 0.05
SURE = 3.0  # standard errors within which the gap must be half of that
ERROR = 0.01  # the greatest standard error of a gap
ALIKE = 0.02  # actions so near to the best are right, too
SPREAD = 0.25  # and those that lose so little of what the first that is wrong loses: many tiles may close one field
HOPE = 0.4  # of an even share of the victory that the best action must leave: else the game is lost anyway
MOST_RIGHT = 3  # one action in so many may be right, and one alone always

OTHER_LOOKS, OTHER_GUESSES = 3, 400  # somebody else plays on, who compares so many times as many actions
EACH, REPEATS, NO_WORSE = 32, 64, 0.7  # guesses played so often, and the share of them
TRIES, WEIGHED, FEWEST_WEIGHED, WEIGHED_REPEATS = 1500, 60, 20, 8
EYES = 480  # guesses in which everybody plays on as the title's network does, from their own view
SEARCH, DEAR_SEARCH, DEAR = 5000, 1500, 16  # iterations of the search that must agree; fewer if each compares so many
REASONED, MOST_REASONS, SLIGHT = 400, 3, 0.5  # guesses, and points that are no reason
APART = 10  # decisions between two puzzles of one game
MOST_OF_GAME = 3

TESTS = (
    "adept", "rough", "clear", "network", "worth", "search", "overall", "policy", "long", "guesses",
    "weighed", "eyes", "near", "like",
)  # fmt: skip

FIRST = seed_from(1).hex()

NETWORK, SEARCH_FIRST, JUDGE = "network", "search", "judge"  # the sieves


@dataclass(frozen=True)
class Terms:
    """What is hunted: all that decides what is found, but not how many."""

    game: str
    players: tuple[int, ...]
    seed: str
    early: float = EARLY  # the share of a game that is not looked at
    level: str = ADEPT  # of the bots whose games are looked through
    most: int | None = None  # actions of a decision; what has more is not looked at
    least: int = 2  # actions of a decision; what has fewer is not looked at

    @classmethod
    def settled(
        cls,
        game: Game,
        players: Sequence[int] = (),
        seed: Seed = 1,
        early: float = EARLY,
        level: str = ADEPT,
        most: int | None = None,
        least: int = 2,
    ) -> Terms:
        """The terms of a hunt; without numbers of players, two to four as far as the game has them."""
        counts = tuple(players) or tuple(n for n in game.players if n in USUAL_PLAYERS) or (game.players[0],)
        for count in counts:
            game.settle(count)
        find_bot(level)
        return cls(game.name, counts, seed_from(seed).hex(), early, level, most, least)

    def series(self, number: int) -> tuple[Series, int]:
        """The series to which a game of the hunt belongs, and its number there: numbers of players take turns."""
        count = self.players[number % len(self.players)]
        seed = subseed(bytes.fromhex(self.seed), "puzzles", count)
        return Series.settled(find_game(self.game), [self.level] * count, None, seed), number // len(self.players)

    def name_of(self, number: int, step: int) -> str:
        """The name of a puzzle: players, game, step, and the seed of the hunt if it is not the first."""
        name = f"{self.players[number % len(self.players)]}-{number}-{step}"
        return name if self.seed == FIRST else f"{name}-{int.from_bytes(bytes.fromhex(self.seed), 'little')}"

    def as_json(self) -> Mapping[str, object]:
        """What the file of a hunt begins with."""
        game = find_game(self.game)
        about = {"version": game.version, "players": list(self.players), "seed": self.seed}
        chosen = {"early": self.early, "level": self.level, "most": self.most, "least": self.least}
        return {"game": self.game, **about, **chosen, "sieve": sieve_of(game)}


def sieve_of(game: Game) -> str:
    """What says first which action may be best: the network, where it needs no advice, a search, or the judge."""
    if not has_network(game):
        return JUDGE
    settings = settings_of(game)
    return NETWORK if settings.network and not settings.advice else SEARCH_FIRST


def gap_for(players: int) -> float:
    """How much better the best action must be."""
    return GAPS.get(players, GAP_OF_MANY)


def gap_seen(game: Game, players: int) -> float:
    """How much of the gap must be left where everybody sees only their own: half of it where the champion searches.

    There (Woolly Bully) whoever plays on in play-outs compares few of hundreds of actions, and says less.
    """
    return gap_for(players) / 2 if sieve_of(game) == SEARCH_FIRST else 0.0


def hope_for(players: int) -> float:
    """The chance that the best action must leave."""
    return HOPE / players


def search_for(game: Game) -> int:
    """How many iterations the search has that must agree."""
    return DEAR_SEARCH if settings_of(game).looks >= DEAR else SEARCH
