"""Enclave's cards and figures, read from data.toml into tables."""

import tomllib
from enum import IntEnum
from pathlib import Path

DATA = tomllib.loads((Path(__file__).parent / "data.toml").read_text("utf-8"))
NOTHING = -1
MOST_PLAYERS = 4


class Deck(IntEnum):
    TRAP = 0
    PRYZE = 1
    MISSION = 2
    KNIVES = 3
    MAGGOT = 4


class Kind(IntEnum):
    TRAP = 0
    MISSION = 1
    PROTECTION = 2
    MEDICINE = 3
    THIEF = 4  # an upgrade of the thief
    MACHINE = 5  # an upgrade of the machine
    SCHEME = 6  # a pryze that is knowledge


class Location(IntEnum):
    SHEPHERD = 0
    ORACLE = 1
    MAGGOT = 2
    KNIVES = 3
    BOARDING = 4
    TREE = 5


class Tree(IntEnum):
    """The cards of the Tree, three a level."""

    LOKI = 0
    ANZELM = 1
    MALOU = 2
    LIZARD = 3
    WOO = 4
    ALBA = 5
    TERTIUS = 6
    ANGELOS = 7
    INSYNC = 8
    AMBER = 9
    THULE = 10
    AKUNEN = 11
    FOXES = 12
    TYLLO = 13
    ORDER = 14


# --- cards: traps, missions, then the items: pryzes, Knives Square, Maggot's Outlet ---

DECK_WORDS = ("trap", "pryze", "mission", "knives", "maggot")
_KINDS = {"protection": 2, "medicine": 3, "thief": 4, "machine": 5, "knowledge": 6}
_ENTRIES = [(deck, card) for deck in ("trap", "mission", "pryze", "knives", "maggot") for card in DATA[deck]]

CARDS = len(_ENTRIES)
CARD_WORDS = [card["id"] for _, card in _ENTRIES]
DECKS = 5
SIZE = tuple(len(DATA[deck]) for deck in DECK_WORDS)
FIRST = tuple([deck for deck, _ in _ENTRIES].index(word) for word in DECK_WORDS)  # the first card of each deck
FIRST_ITEM = FIRST[Deck.PRYZE]
ITEMS = CARDS - FIRST_ITEM
FIRST_MISSION = FIRST[Deck.MISSION]

DECK_OF = tuple(DECK_WORDS.index(deck) for deck, _ in _ENTRIES)
KIND = tuple(_KINDS[card["type"]] if "type" in card else int(deck == "mission") for deck, card in _ENTRIES)
PRICE = tuple(card.get("cost", card.get("price", 0)) for _, card in _ENTRIES)  # cost in a shop, price of a pryze
EFFECT = tuple((card["physical"], card["mental"]) for _, card in _ENTRIES)  # damage, protection, healing, bonus
SESAME = tuple(card.get("sesame", 0) for _, card in _ENTRIES)
SARCOPHAGUS = tuple(card.get("sarcophagus", 0) for _, card in _ENTRIES)
SCHEME = tuple(card["knowledge"] if deck == "pryze" else 0 for deck, card in _ENTRIES)
COLOUR_WORDS = [thief["colour"] for thief in DATA["thief"]]
COLOUR = tuple(COLOUR_WORDS.index(card["colour"]) if card.get("colour") else NOTHING for _, card in _ENTRIES)
THREE_PLUS = tuple(int(card.get("three_plus", False)) for _, card in _ENTRIES)
MEDICINES = tuple(card for card in range(CARDS) if KIND[card] == Kind.MEDICINE)
PROTECTIONS = tuple(card for card in range(CARDS) if KIND[card] == Kind.PROTECTION)

TREE_WORDS = [card["id"] for card in DATA["tree"]]
LEVELS = 5
CARDS_A_LEVEL = 3
FIRST_GAME = tuple(TREE_WORDS.index(word) for word in DATA["setup"]["first_game_tree"])
_LIZARD = DATA["tree"][Tree.LIZARD]
LIZARD_COST, LIZARD_KNOWLEDGE = tuple(_LIZARD["cost"]), tuple(_LIZARD["knowledge"])
LIZARD_COINS = tuple(_LIZARD["coins"])

# The missions by their number, then Angelos, which is a mission without a card (R41).
_MISSIONS = [*DATA["mission"], DATA["tree"][Tree.ANGELOS]]
ANGELOS = len(DATA["mission"])
MISSION_TRAPS = tuple(mission["traps"] for mission in _MISSIONS)
MISSION_DAMAGE = tuple((mission["physical"], mission["mental"]) for mission in _MISSIONS)
MISSION_KNOWLEDGE = tuple(mission["knowledge"] for mission in _MISSIONS)
MISSION_PRYZES = tuple(mission["pryzes"] for mission in _MISSIONS)
MISSION_TREE = tuple(mission["tree"] for mission in _MISSIONS)

THIEF_WORDS = [thief["id"] for thief in DATA["thief"]]
LOCATION_WORDS = [location["id"] for location in DATA["location"]]
LOCATIONS = 5  # those with an initiative token; the Tree is always last
LINES = LOCATIONS + LEVELS  # the lines of the locations, then those of the levels

# --- figures ---

_SETUP, _RULES, _BOARD = DATA["setup"], DATA["rules"], DATA["thief_board"]
ROUNDS = DATA["game"]["rounds"]
START_COINS = tuple(_SETUP["coins_by_turn_position"])
AUCTION_COINS = _SETUP["auction_coins"]
SHOP_ROW = tuple(_SETUP["market_row"].get(str(n), 0) for n in range(5))
MISSION_ROW = tuple(_SETUP["mission_row"].get(str(n), 0) for n in range(5))
MARKER_START = tuple(_SETUP["tree_level_start"].get(str(n), 0) for n in range(5))
MOST_ROW = max(*SHOP_ROW, *MISSION_ROW)
ACTIONS_A_ROUND = _SETUP["actions_per_round"]
ACTION_CARDS = len(LOCATION_WORDS)
TREE_TOKENS = DATA["supply"]["tree_tokens"]
RESHUFFLE_BELOW = _RULES["reshuffle_below"]
ORACLE_CARDS, AMBER_CARDS = _RULES["oracle_cards"], _RULES["amber_cards"]
FAIL_KNOWLEDGE = _RULES["fail_knowledge"]
SWAP_KNOWLEDGE = _RULES["tree_token_swap_knowledge"]
TOKENS_TO_WIN = (_RULES["tree_tokens_to_win"], 3)  # by option
ALBA_COINS = _RULES["alba_coins_per_knowledge"]
FOXES_KNOWLEDGE = _RULES["foxes_knowledge"]
TYLLO_KNOWLEDGE = _RULES["tyllo_knowledge"]
BONUS_MOST, BONUS_TIE = _RULES["bonus_majority"], _RULES["bonus_tie"]
PREPARATION = (_RULES["preparation_physical"], _RULES["preparation_mental"])
SYNC_TRAPS = _RULES["insync_extra_traps"]
PEEK_CARDS = 2
WORST, BEST = _BOARD["condition_min"], _BOARD["condition_max"]
RED = max(int(space) for space in _BOARD["critical"])  # this space and all below are critical
MOST_SESAME = _BOARD["sesame_max"]
SARCOPHAGUS_START, MOST_SARCOPHAGUS = _BOARD["sarcophagus_start"], _BOARD["sarcophagus_max"]
CRITICAL = tuple(_BOARD["critical"].get(str(space), 0) for space in range(WORST, BEST + 1))
OPTIMAL = tuple(_BOARD["optimal"].get(str(space), 0) for space in range(WORST, BEST + 1))
SHEPHERD_COINS = tuple(pay["coins"] for pay in DATA["shepherd"])
SHEPHERD_KNOWLEDGE = tuple(pay["knowledge"] for pay in DATA["shepherd"])
MOST_KNOWLEDGE = 120  # R34: nobody can own so much
MOST_TRAPS = max(MISSION_TRAPS) + (MOST_PLAYERS - 1) * SYNC_TRAPS
