"""Táin: a clan's board, with its doors towards the middle of the table."""

from dolmen.core.viewer import NOBODY
from dolmen.games.tain.board import (
    CLAN_WORDS,
    COW_GOAL,
    EMPTY,
    FACE_DOWN,
    GOAL_POINTS,
    HOSTAGE_KINDS,
    SHOWN_KINDS,
    SPACES,
    STABLES,
    UNKNOWN,
    Discards,
    Outcome,
    Phase,
    clan_of,
)
from dolmen.games.tain.notation import HOSTAGE_WORDS, KIND_WORDS, SPACE_WORDS
from dolmen.games.tain.rules import rank, score
from dolmen.games.tain.story import is_choosing
from dolmen.picture.icons import centred, icon
from dolmen.picture.layout import around, huddle, name_of
from dolmen.picture.palette import seat_class
from dolmen.picture.pieces import back, plaque, tile
from dolmen.picture.svg import about, at, circle, group, part, path, piece, rect, rim, text

HEAD, GOODS, WALL, EDGE = 34, 60, 12, 8
OPEN = 26  # the line of kinds, where they are open

# The sign of each outcome and its word among the texts.
OUTCOME_ICONS = {
    Outcome.WON: ("check", "won"),
    Outcome.COW: ("cow", "cow"),
    Outcome.JEWEL: ("jewel", "jewel"),
    Outcome.FREED_BOY: ("boy", "freed-boy"),
    Outcome.FREED_DAUGHTER: ("daughter", "freed-daughter"),
    Outcome.NO_LOOT: ("check", "no-loot"),
    Outcome.EQUAL: ("equal", "equal"),
    Outcome.FAILED: ("cross", "failed"),
    Outcome.LOST_BOY: ("hostage", "lost-boy"),
    Outcome.CAUGHT_DAUGHTER: ("hostage", "caught-daughter"),
}


class Clans:
    """The boards of one view."""

    def __init__(self, view, viewer, words, names):
        self.view, self.viewer, self.words = view, viewer, words
        self.names = [name_of(player, names, words) for player in range(view.players)]
        self.me, self.others = around(view.players, viewer)
        self.is_scouting = view.phase == Phase.SCOUT and viewer != NOBODY
        self.is_over = view.phase == Phase.OVER
        self.is_open = self.is_over or view.discards == Discards.OPEN
        self.asked_holder = view.board if is_choosing(view) else NOBODY
        # Whose board is framed: who is to move; while raids are judged, the board that is.
        is_judging = view.phase == Phase.RAID and self.asked_holder == NOBODY
        self.looked_at = NOBODY if self.is_over else view.board if is_judging else view.player

    def clan(self, player, form):
        """A form of a clan's name: `name`, `the`, `of`."""
        return self.words(f"clan-{CLAN_WORDS[clan_of(self.view, player)]}.{form}")

    def height(self, size):
        """How high a board is whose tiles are so large."""
        return 2 * EDGE + HEAD + GOODS + 2 * (size + 8) + WALL + (OPEN if self.is_open else 0)

    def board(self, player, width, size, is_mine=False):
        """A board: name, goods, thresholds, doors, entrances; mine the other way round."""
        view = self.view
        high, line = self.height(size), size + 8
        is_asked = player == self.looked_at
        colour = seat_class(clan_of(view, player))
        stable_w, house_w, cells = columns(width)
        opened = OPEN if self.is_open else 0
        if is_mine:
            entrance, zone, threshold, goods = (
                EDGE,
                EDGE + line + WALL,
                EDGE + line + WALL + 4,
                EDGE + 2 * line + WALL + 4,
            )
            head = high - HEAD - 4
            kinds = head - opened
        else:
            head, kinds, zone = 4, HEAD + 4, EDGE + HEAD + opened - 4
            goods = zone + 4
            threshold = zone + GOODS
            entrance = zone + GOODS + line + WALL
        deep = GOODS + line + 4
        drawn = [
            rect(0, 0, width, high, 10, f"panel{' mine' if is_asked else ''} {colour}"),
            rect(EDGE, zone, stable_w, deep, 8, "earth"),
            rect(width - EDGE - house_w, zone, house_w, deep, 8, "flags"),
            at(0, head, self.heading(player, width)),
            at(EDGE + 8, goods, self.stables(player, stable_w - 16)),
            at(width - EDGE - house_w + 8, goods, self.house(player, house_w - 16)),
        ]
        if opened:
            drawn.append(at(EDGE + 4, kinds, self.open_kinds(player, width - 2 * EDGE)))
        door = zone - WALL / 2 - 1 if is_mine else zone + deep + WALL / 2
        for space, (x, w) in enumerate(cells):
            drawn.append(at(x, threshold, self.threshold(player, space, w, line, size)))
            drawn.append(at(x, entrance, self.entrance(player, space, w, line, size)))
            way = "M-7 -3L0 3L7 -3" if is_mine else "M-7 3L0 -3L7 3"
            drawn.append(at(x + w / 2, door, path(way, "way")))
        return "".join(drawn)

    def heading(self, player, width):
        """Whose board it is, whether he has passed or has the marker, and how many tiles he has."""
        view, words = self.view, self.words
        clan = clan_of(view, player)
        named = max(120, min(230, width - 214))
        drawn = [at(EDGE, 3, plaque(clan, self.names[player], named))]
        x = EDGE + named + 6
        if self.is_over:
            drawn.append(at(x, 3, self.result(player)))
        elif view.active == player:
            drawn.append(at(x, 2, piece(icon("marker", 0, 0, 26), "marker", words("pic-marker"))))
            x += 26
        if view.passed[player] and view.phase == Phase.SCOUT:
            drawn.append(
                about(
                    icon("passed", x, 3, 25, seat_class(clan)),
                    words("pic-is", what=self.names[player], how=words("pic-passed")),
                )
            )
        counts = (
            ("tile", view.in_supply[player], "fact-supply"),
            ("discards", view.in_discards[player], "fact-discards"),
        )
        for i, (name, number, key) in enumerate(counts):
            left = width - EDGE - 108 + i * 56
            shown = icon(name, left, 5, 22, seat_class(clan)) + text(left + 26, 23, number, 19, "serif bold")
            drawn.append(about(shown, words(key)))
        return "".join(drawn)

    def result(self, player):
        """The points at the end, and a crown for the winner."""
        points = text(24, 20, score(self.view, player), 19, "serif bold")
        crown = icon("crown", 54, 1, 24) if rank(self.view, player) == 0 else ""
        return about(icon("star", 0, 1, 22) + points + crown, self.words("pic-points"))

    def open_kinds(self, player, width):
        """What lies in the discards where they are open; what was left behind the screen once the game is over."""
        view, clan = self.view, clan_of(self.view, player)
        counts = view.supply[player] if self.is_over else view.discarded[player]
        name, key = ("tile", "fact-supply") if self.is_over else ("discards", "fact-discards")
        drawn = [icon(name, 0, 2, 18, seat_class(clan))]
        step = min(60, (width - 34) / len(SHOWN_KINDS))
        for i, kind in enumerate(SHOWN_KINDS):
            x = 30 + i * step
            look = f"{seat_class(clan)}{'' if counts[kind] else ' ghost'}"
            shown = icon(KIND_WORDS[kind], x, 0, 22, look)
            shown += text(x + 25, 17, "?" if counts[kind] == UNKNOWN else counts[kind], 16, "serif bold")
            drawn.append(
                about(shown, self.words("pic-is", what=self.words(f"pic-{KIND_WORDS[kind]}"), how=counts[kind]))
            )
        return about("".join(drawn), self.words(key))

    def stables(self, player, width):
        """Cows, and how many he takes home this round."""
        view, words = self.view, self.words
        cows, loot = view.cows[player], view.loot_cows[player]
        drawn = text(0, 38 if not loot else 30, cows, 32, "serif bold")
        left = 46 if cows < 10 else 52
        explained = words("pic-cows", n=cows, goal=COW_GOAL, bonus=GOAL_POINTS)
        shown = about(drawn + at(left, 0, herd(cows, width - left, GOODS - 8, 34)), explained)
        return shown + (at(0, 36, self.loot(loot)) if loot else "")

    def house(self, player, width):
        """Jewels, hostages, and what he takes home this round."""
        view, words = self.view, self.words
        jewels, loot = view.jewels[player], view.loot_jewels[player]
        kept = self.people(player, view.hostages, "hostage") + self.people(player, view.captives, "captive")
        left = 24 if jewels < 10 else 42
        step = huddle(jewels, width - left - (34 if loot else 0), 24, 1)
        gems = "".join(icon("jewel", left + i * step, 3, 24) for i in range(jewels))
        drawn = about(text(0, 26, jewels, 28, "serif bold") + gems, words("pic-jewels", n=jewels))
        if loot:
            drawn += at(width - 30, 6, self.loot(loot))
        if not kept:
            return at(0, 10, drawn)
        step = huddle(len(kept), width, 40, 2)
        return at(0, -2, drawn) + "".join(at(i * step, 27, one) for i, one in enumerate(kept))

    def loot(self, number):
        """What is beside the board until the round ends."""
        shown = rect(0, 0, 30, 20, 10, "here") + text(15, 15, f"+{number}", 14, "bold on-here", "middle")
        return about(shown, self.words("pic-loot"))

    def people(self, holder, kept, word):
        """Kidnapped tiles, those of one clan and kind together."""
        view, words = self.view, self.words
        shown = []
        for owner in range(view.players):
            for hostage in range(HOSTAGE_KINDS):
                count = kept[holder][owner][hostage]
                if not count:
                    continue
                kind = HOSTAGE_WORDS[hostage]
                look = tile(clan_of(view, owner), kind, 26, 26)
                if word == "captive":
                    look = rect(-2, -2, 30, 30, 6, "caught") + look
                if count > 1 or word == "captive":
                    look += text(28, 19, f"+{count}" if word == "captive" else count, 15, "serif bold")
                explained = words(f"pic-{word}", kind=words(f"pic-{kind}"), clan=self.clan(owner, "of"), n=count)
                key = f"{word}-{holder}-{owner}-{hostage}"
                if word == "hostage" and holder == self.asked_holder and owner == view.player == self.viewer:
                    clan = CLAN_WORDS[clan_of(view, holder)]
                    label = words("pic-free-one", kind=words(f"kind-{kind}.the"), clan=self.clan(holder, "of"))
                    phrase = f"free {kind} from {clan}"
                    shown.append(part(look, phrase, label, explained, key, rim(-3, -3, 32, 32, 6)))
                else:
                    shown.append(piece(look, key, explained))
        return shown

    # Spaces

    def guard_at(self, player, space):
        """The kind on a threshold, and whether it only lay there in the round that is shown."""
        view = self.view
        kind = view.threshold[player][space]
        if kind == EMPTY and view.shown:
            return view.shown_threshold[player][space], True
        return kind, False

    def raider_at(self, player, space):
        """The kind on an entrance, whose it is, and whether it only lay there in the round that is shown."""
        view = self.view
        kind = view.entrance[player][space]
        if kind == EMPTY and view.shown:
            return view.shown_entrance[player][space], view.shown_raider[player][space], True
        return kind, view.raider[player][space], False

    def outcome_at(self, player, space):
        return self.view.outcome[player][space] if self.view.shown else Outcome.NONE

    def told_spaces(self, player):
        """What lies on a board's spaces, in words."""
        words, told = self.words, []
        for space in range(SPACES):
            kind, _ = self.guard_at(player, space)
            if kind != EMPTY:
                named = self.named(kind, player)
                told.append(words("pic-is", what=words(f"space-{space}.threshold"), how=named))
            kind, raider, _ = self.raider_at(player, space)
            if kind != EMPTY:
                named = self.named(kind, raider, self.outcome_at(player, space))
                told.append(words("pic-is", what=words(f"space-{space}.entrance"), how=named))
        return told

    def threshold(self, player, space, width, height, size):
        """Where the clan stands guard."""
        kind, is_gone = self.guard_at(player, space)
        content = rect(2, 2, width - 4, height - 4, 7, "place")
        explained = ""
        if kind == EMPTY:
            content += group(centred("shield", width / 2, height / 2, size * 0.42), cls="ghost")
        else:
            content += self.lying(width, height, size, kind, player, f"guard-{player}-{space}", Outcome.NONE, is_gone)
            explained = self.named(kind, player)
        return self.space(content, player, space, "guard", explained, width, height)

    def entrance(self, player, space, width, height, size):
        """Where raiders of other clans stand."""
        kind, raider, is_gone = self.raider_at(player, space)
        outcome = self.outcome_at(player, space)
        content = rect(2, 2, width - 4, height - 4, 7, "place")
        explained = ""
        if kind == EMPTY:
            number = space + 1 if space < STABLES else space - STABLES + 1
            content += text(width / 2, height / 2 + 6, number, 17, "serif soft", "middle")
        else:
            content += self.lying(width, height, size, kind, raider, f"raid-{player}-{space}", outcome, is_gone)
            explained = self.named(kind, raider, outcome)
        return self.space(content, player, space, "raid", explained, width, height)

    def space(self, content, player, space, verb, explained, width, height):
        """A space that can be chosen, or that says why it cannot."""
        words, clan = self.words, CLAN_WORDS[clan_of(self.view, player)]
        where = words(f"space-{space}.{'entrance' if verb == 'raid' else 'threshold'}")
        if verb == "guard" and player == self.viewer:
            phrase, label = f"guard * {SPACE_WORDS[space]}", words("pic-guard", space=where)
        else:
            phrase = f"{verb} * {clan} {SPACE_WORDS[space]}"
            label = words("pic-raid" if verb == "raid" else "pic-guard-of", space=where, clan=self.clan(player, "of"))
        if not self.is_scouting:
            return about(content, explained or label)
        if explained:
            label = words("pic-is", what=label, how=explained)
        return part(content, phrase, label, explained or label, rim=rim(2, 2, width - 4, height - 4, 7))

    def lying(self, width, height, size, kind, owner, key, outcome, is_gone):
        """A tile on a space: face down, face down with its kind for its owner, face up, or as it lay last round."""
        view = self.view
        clan = clan_of(view, owner)
        if kind == FACE_DOWN:
            look = back(clan, size, size)
        elif view.phase == Phase.SCOUT and not is_gone:
            look = back(clan, size, size, KIND_WORDS[kind])
        else:
            look = tile(clan, KIND_WORDS[kind], size, size)
        shown = group(look, cls="gone") if is_gone else look
        if outcome in OUTCOME_ICONS:
            shown += at(-min(18, (width - size) / 2 - 1), -5, self.outcome(outcome))
        return at((width - size) / 2, (height - size) / 2, piece(shown, key))

    def outcome(self, outcome):
        """What became of a raider: a sign on the corner of the tile."""
        sign, word = OUTCOME_ICONS[outcome]
        look = circle(12, 12, 13, "paper") + group(centred(sign, 12, 12, 19), cls="on-paper")
        return about(look, self.words(f"pic-outcome-{word}"))

    def named(self, kind, owner, outcome=Outcome.NONE):
        """What lies on a space, in words."""
        words = self.words
        if kind == FACE_DOWN:
            return words("pic-lies-hidden", clan=self.clan(owner, "of"))
        word = words(f"pic-{KIND_WORDS[kind]}")
        if self.view.phase == Phase.SCOUT and owner == self.viewer and not self.view.shown:
            return words("pic-lies-mine", kind=word)
        told = words("pic-lies", kind=word, clan=self.clan(owner, "of"))
        return f"{told}. {words(f'pic-outcome-{OUTCOME_ICONS[outcome][1]}')}" if outcome in OUTCOME_ICONS else told


def columns(width):
    """The widths of stables and house, and where the five pairs of spaces are."""
    between, gap, pad = 10, 4, 4
    each = (width - 2 * EDGE - between - 4 * pad - gap * (SPACES - 2)) / SPACES
    stable_w = STABLES * each + (STABLES - 1) * gap + 2 * pad
    house_w = width - 2 * EDGE - between - stable_w
    cells = [(EDGE + pad + i * (each + gap), each) for i in range(STABLES)]
    cells += [(width - EDGE - house_w + pad + i * (each + gap), each) for i in range(SPACES - STABLES)]
    return stable_w, house_w, cells


def herd(count, width, height, cow):
    """So many cows, as large as they fit: in one row, else in two, else in three."""
    for rows in (1, 2, 3):
        size = min(cow, (height + 4) / rows)
        each = -(-count // rows)
        if each * size * 0.86 <= width or rows == 3:
            break
    step = min(size * 1.06, (width - size) / max(each - 1, 1))
    top = (height - size * rows) / 2
    return "".join(icon("cow", i % each * step, top + i // each * size, size) for i in range(count))
