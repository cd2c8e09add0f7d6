"""Keltis, drawn: the board, and beside it the others' rows, deck and piles, my rows and my hand."""

from dolmen.games.keltis.board import COLOURS
from dolmen.games.keltis.maps import START
from dolmen.games.keltis.picture_board import Board
from dolmen.games.keltis.picture_cards import HEAD, Cards
from dolmen.games.keltis.rules import score
from dolmen.games.keltis.story import progress
from dolmen.picture.svg import at, picture, rect
from dolmen.words import signed

GAP = 8


def draw(view, viewer, words, names=(), narrow=False):
    """The view as a picture; narrow for a phone."""
    table = Table(view, viewer, words, names, narrow)
    if narrow:
        width, (content, height) = 390, table.phone(390)
    else:
        width, (content, height) = 1200, table.desk(1200)
    return picture(width, height, words("picture-title"), table.described(), content)


class Table(Board, Cards):
    """One view being drawn."""

    def desk(self, width):
        """The board on one side; on the other the opponents, deck and piles, my rows and my hand."""
        board_w, height = 592, 724
        side, x = width - board_w - 3 * GAP, board_w + 2 * GAP
        piles_h, row_h, hand_h = ((130, 34, 152), (116, 28, 138), (104, 23, 128))[len(self.others) - 1]
        mine_h = HEAD + COLOURS * row_h + 10
        each = (height - piles_h - mine_h - hand_h - (len(self.others) + 2) * GAP) / len(self.others)
        drawn, y = [at(GAP, GAP, self.board(board_w, height))], GAP
        for other in self.others:
            drawn.append(at(x, y, self.player(other, side, each)))
            y += each + GAP
        drawn.append(at(x, y, self.piles(side, piles_h)))
        y += piles_h + GAP
        drawn.append(at(x, y, self.player(self.me, side, mine_h)))
        y += mine_h + GAP
        drawn.append(at(x, y, self.held(side, hand_h)))
        return "".join(drawn), height + 2 * GAP

    def phone(self, width):
        x, y, w = 8, 8, width - 16
        drawn = []
        for other in self.others:
            high = self.strip_height(other, 34)
            drawn.append(at(x, y, self.player_strip(other, w, high, 34)))
            y += high + 6
        drawn.append(at(x, y, self.board(w, 570)))
        y += 570 + 6
        drawn.append(at(x, y, self.piles(w, 92)))
        y += 92 + 6
        high = self.strip_height(self.me, 52)
        drawn.append(at(x, y, self.player_strip(self.me, w, high, 52)))
        y += high + 6
        hand_h = 158 if self.can_refuse else 118
        drawn.append(at(x, y, self.held(w, hand_h)))
        return "".join(drawn), y + hand_h + 8

    def player(self, player, width, height):
        """A player's panel: name, points and wish stones, the five rows, the cards known in their hand."""
        drawn = [self.frame(player, width, height), at(8, 3, self.heading(player, width - 16))]
        beside = 134 if self.seen_cards(player) else 0
        each = (height - HEAD - 8) / COLOURS
        if each < 20:
            drawn.append(at(8, HEAD + 2, self.row_cells(player, width - 16 - beside, height - HEAD - 9)))
        else:
            chip = 30 if each > 30 else 26
            drawn.append(at(8, HEAD + 3, self.rows(player, width - 16 - beside, each, chip)))
        drawn.append(at(width - beside, HEAD + 5, self.known(player, 3)))
        return self.playing(player, "".join(drawn), width, height)

    def player_strip(self, player, width, height, cell):
        """A player on a phone: name and points, then the five rows in a line, then what is known of the hand."""
        drawn = [self.frame(player, width, height), at(6, 2, self.heading(player, width - 12))]
        drawn.append(at(6, 36, self.row_cells(player, width - 12, cell)))
        drawn.append(at(6, 42 + cell, self.known(player, 8)))
        return self.playing(player, "".join(drawn), width, height)

    def strip_height(self, player, cell):
        return 42 + cell + (24 if self.seen_cards(player) else 0)

    def frame(self, player, width, height):
        return rect(0, 0, width, height, 10, f"panel{' asked' if player == self.asked else ''}")

    def playing(self, player, content, width, height):
        """My panel takes the card that I play."""
        if player != self.viewer:
            return content
        return self.zone(content, "play", self.words("pic-play"), width, height)

    def described(self):
        """The position in sentences, for those who hear it."""
        words, view = self.words, self.view
        told = [words.say(progress(view)) + "."]
        for player in (self.me, *self.others):
            spaces = [self.space_name(space) for space in sorted(view.figures[player]) if space != START]
            told.append(
                words(
                    "pic-told-player",
                    player=self.names[player],
                    points=signed(score(view, player)),
                    figures=", ".join(spaces) or words("space-start"),
                    stones=sum(view.stones[player]),
                )
            )
            told += [self.told_row(player, colour) for colour in range(COLOURS) if self.row_values(player, colour)]
        told += [self.told_pile(colour) for colour in range(COLOURS) if view.pile_size[colour]]
        return " ".join(told)
