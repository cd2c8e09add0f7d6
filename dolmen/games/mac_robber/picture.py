"""Mac Robber, drawn: the other clans above, the score track, the turn in the middle, my clan and my cards below."""

from dolmen.core.viewer import NOBODY
from dolmen.games.mac_robber.board import FACE_DOWN, NO_CARD, Estate
from dolmen.games.mac_robber.notation import values
from dolmen.games.mac_robber.picture_stock import STOCK, Stocks
from dolmen.games.mac_robber.scoring import score
from dolmen.games.mac_robber.story import followers, progress
from dolmen.games.mac_robber.telling import ESTATE_WORDS, cubes_line
from dolmen.picture.layout import fit, row
from dolmen.picture.svg import at, picture, rect, text
from dolmen.words import list_line

GAP = 12
SIDE = 292  # the width of what stands beside the turn
HAND = 132


def draw(view, viewer, words, names=(), narrow=False):
    """The view as a picture; narrow for a phone."""
    table = Table(view, viewer, words, names)
    width = 390 if narrow else 1200
    content, height = table.narrow(width) if narrow else table.wide(width)
    return picture(width, height, words("picture-title"), table.described(), content)


class Table(Stocks):
    """One view being drawn."""

    def wide(self, width):
        y = GAP
        each = min(400, (width - (len(self.others) + 1) * GAP) / len(self.others))
        left = (width - len(self.others) * (each + GAP) + GAP) / 2
        drawn = [at(left + i * (each + GAP), y, self.board(player, each)) for i, player in enumerate(self.others)]
        y += self.board_height(each) + GAP
        track, high = self.track(width - 2 * GAP - 90, 1)
        drawn += [rect(GAP, y, width - 2 * GAP, high + 14, 10, "panel"), at(GAP + 80, y + 8, track)]
        drawn.append(text(GAP + 12, y + high + 2, fit(self.words.say(progress(self.view)), 66, 14), 14, "serif bold"))
        y += high + 14 + GAP
        middle = width - 2 * SIDE - 4 * GAP
        turn, turn_high = self.turn(middle, False)
        table, table_high = self.scoring(SIDE)
        drawn.append(at(GAP, y, self.stock(SIDE)))
        drawn.append(at(SIDE + 2 * GAP, y, turn))
        drawn.append(at(width - SIDE - GAP, y, table))
        y += max(turn_high, table_high, STOCK) + GAP
        mine = 576
        drawn.append(at(GAP, y, self.board(self.me, mine)))
        low = max(self.board_height(mine), HAND)
        drawn.append(at(mine + 2 * GAP, y, self.hand(width - mine - 3 * GAP, low)))
        return "".join(drawn), y + low + GAP

    def narrow(self, width):
        x, y, w = 8, 8, width - 16
        drawn = []
        for i, player in enumerate(self.others):
            left, each = row(2, x, w, 8)[i % 2]
            drawn.append(at(left, y + i // 2 * (self.board_height(each) + 8), self.board(player, each)))
        y += -(-len(self.others) // 2) * (self.board_height((w - 8) / 2) + 8)
        track, high = self.track(w - 8, 3)
        drawn += [rect(x, y, w, high + 8, 10, "panel"), at(x + 4, y + 2, track)]
        y += high + 16
        turn, high = self.turn(w, True)
        drawn.append(at(x, y, turn))
        y += high + 8
        drawn.append(at(x, y, self.hand(w, HAND)))
        y += HAND + 8
        drawn.append(at(x, y, self.board(self.me, w)))
        y += self.board_height(w) + 8
        table, high = self.scoring(w)
        drawn.append(at(x, y, table))
        y += high + 8
        drawn.append(at(x, y, self.stock(w)))
        return "".join(drawn), y + STOCK + 8

    def described(self):
        """The position in sentences, for those who hear it."""
        words, view = self.words, self.view
        told = [words.say(progress(view)) + "."]
        for player in (self.me, *self.others):
            kinds = [ESTATE_WORDS[kind] for kind in view.estate[player] if kind != Estate.NONE]
            told.append(
                words(
                    "pic-told-clan",
                    player=self.names[player],
                    points=score(view, player),
                    court=words.say(list_line(followers(view, player))),
                    estates=", ".join(words(f"pic-{kind}") for kind in kinds),
                    cards=view.in_hand[player] + view.in_fresh[player],
                )
            )
            if player == view.following:
                told.append(words("pic-is", what=self.names[player], how=words("pic-marker-following")) + ".")
        told.append(words("pic-told-bag", cubes=words.say(cubes_line(view.bag))))
        if sum(view.display):
            cubes = words.say(cubes_line(view.display))
            told.append(words("pic-told-display", player=self.names[view.active], cubes=cubes))
        told += self.told_assault()
        if self.viewer != NOBODY or self.is_over:
            held = " ".join(values(view.hand[self.me]))
            told.append(words("pic-told-hand", cards=held or words("pic-none")))
        return " ".join(told)

    def told_assault(self):
        """The cards of an assault, in words."""
        words, view = self.words, self.view
        if not self.is_fight_shown():
            return []
        both = {"player": self.names[view.attacker], "rival": self.names[view.defender]}
        told = [words("pic-assault-of", **both) + "."]
        for combat in range(len(view.duel_card)):
            for side, player in enumerate((view.attacker, view.defender)):
                card, piper = view.duel_card[combat][side], view.duel_piper[combat][side]
                if card != NO_CARD:
                    how = words("pic-face-down") if card == FACE_DOWN else words("pic-strength", n=card + piper)
                    what = words("pic-combat-of", n=combat + 1, player=self.names[player])
                    told.append(words("pic-is", what=what, how=how) + ".")
        return told
