"""Woolly Bully's words: what is said is true, in both languages."""

import random
import re
from xml.etree import ElementTree

from dolmen.core.game import find_game
from dolmen.core.phrase import completes, continuing
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.games.woolly_bully import figures, notation, story
from dolmen.games.woolly_bully.board import COLOUR_WORDS, STOP, Event, Phase
from dolmen.games.woolly_bully.hand import tiles_of
from dolmen.games.woolly_bully.picture_told import is_dead
from dolmen.games.woolly_bully.rules.landscape import count_touching, wanted
from dolmen.games.woolly_bully.telling import series_line
from dolmen.laws.walk import random_setting
from dolmen.words import texts
from dolmen.words.why import why_not
from tests.games.woolly_bully import slow
from tests.games.woolly_bully.tables import FENCED, Table

GAME = find_game("woolly_bully")
NAMES = ["Ada", "Bea", "Carlo", "Dora"]
FOREST = "t12b 1 0 r3, t35b 1 1 r0, t32b 2 0 r0, t03b 0 1 r2, t48a 1 -1 r1"
SVG = "{http://www.w3.org/2000/svg}"
TWO = {"players": 2, "owners": ("black red", "yellow blue"), "revealed": ()}


def say(line, language="en"):
    return texts(language, GAME).say(line, NAMES)


def label(table, sentence, language="en"):
    return say(story.label(notation.parse(sentence), table.state), language)


def drawn(state, viewer, language="en"):
    return ElementTree.fromstring(GAME.picture(state, viewer, texts(language, GAME), NAMES))


def why(table, phrase):
    state = table.state
    line = story.why_not(phrase, state, state.player)
    assert line is None or GAME.claims[line.key](state, state.player, phrase, line.details), line
    return line and line.key


def test_a_wolf_that_can_be_declared_is_to_be_declared_first():
    table = Table(FENCED, hands={"p1": "t62 t01 t65"}, bag="t21 t22 t23 t24")
    assert "declare wolf" in table.options and why(table, "wolf t62") == "why-declare-first"
    table.play("declare hunter wolf")
    assert why(table, "wolf t62") == "why-other-first"
    assert why(table, "t01a * r0") == "why-first-series"
    table.play("hunter t65 3 0")  # the wolf has lost its place: it lapses
    assert why(table, "wolf t62") == "why-no-place-wolf"


def test_after_the_tile_and_between_turns_a_wolf_is_still_to_be_declared_first():
    table = Table(FOREST, hands={"p1": "t14 t61", "p2": "t05", "p3": "t62", "p4": "t20"}, bag="t21 t22 t23")
    table.play("place t14b 0 -1 r0")
    assert table.phase == "after" and why(table, "wolf t61") == "why-declare-first"
    assert why(table, "0 2") == "why-no-tile-now"
    table.play("end")
    assert table.phase == "gap" and why(table, "wolf t62") == "why-declare-first"
    assert why(table, "stop") == "why-stop-own-turn"


def test_what_cannot_be_declared_is_explained_by_what_is_held_or_lies_there():
    table = Table(FENCED + ", hunter t65 3 0", hands={"p1": "t62 t14"}, bag="t21")
    assert why(table, "declare wolf") == "why-no-place-wolf"
    assert why(table, "declare wolf wolf") == "why-few-wolf"
    assert why(table, "declare hunter") == "why-few-hunter"
    assert why(table, "pass") == "why-must-place" and why(table, "end") == "why-end-later"
    assert why(table, "place t01a 1 2 r0") == "why-not-held"


def test_a_place_is_refused_with_the_reason_of_the_moment():
    table = Table(FOREST + ", wolf t61 1 2", hands={"p1": "t65 t01"}, bag="t21")
    assert why(table, "1 2") == "why-wolf-here"
    table.play("declare hunter")
    assert why(table, "0 -1") == "why-not-here-hunter"


def test_every_reason_is_true_whatever_is_asked():
    chance, given = random.Random(4), set()
    for seed in range(3):
        setting = random_setting(GAME, chance)
        game = Play(GAME, setting.players, setting.options, seed_from(seed))
        while not game.over:
            for phrase in asked(game, chance):
                line = why_not(game, phrase, game.player)
                if line is not None:
                    given.add(line.key)
                    assert GAME.claims[line.key](game.state, game.player, phrase, line.details), (phrase, line)
            go_on = [action for action in game.legal if action != STOP]
            game.act(chance.choice(go_on or list(game.legal)))
    assert len(given) >= 15


def asked(game, chance):
    """Parts of the picture, and sentences that are not offered."""
    held = [notation.TILE_WORDS[tile] for tile in tiles_of(game.state, game.player)]
    tile = chance.choice(held or ["t01"])
    place = notation.place_words(chance.choice(game.state.empty[: game.state.empties]))
    turn, side = chance.randrange(4), chance.choice("ab")
    yield from ("pass", "stop", "end", place, f"{tile}{side} * r{turn}", f"place {tile}{side} {place} r{turn}")
    yield from ("declare wolf", "declare hunter", "declare wolf hunter", "reveal black", "reveal red")
    yield from ("wolf t61", "wolf t62", "hunter t66", f"wolf t63 {place}", f"hunter t65 {place}", "t61b * r0")


def test_tiles_that_look_alike_are_told_apart_by_edges_and_backs():
    table = Table("t05b 1 0 r3, t02a 1 1 r2", hands={"p1": "t15 t19 t03 t48 t61 t65"}, bag="t21")
    for language in ("it", "en"):
        labels = [label(table, sentence, language) for sentence in table.options]
        assert len(labels) == len(set(labels))
    told = label(table, next(sentence for sentence in table.options if sentence.startswith("place t03b")), "it")
    assert "villaggio a" in told and told.endswith("sul retro 3 pecore rosse e 1 pecora blu")
    alone = Table("t05b 1 0 r3, t02a 1 1 r2", hands={"p1": "t03"}, bag="t21")
    assert all("sul retro" not in label(alone, sentence, "it") for sentence in alone.options)


def test_labels_and_spoken_names_differ_in_every_position_of_random_games():
    chance = random.Random(6)
    for players in (2, 4):
        game = Play.new(GAME, players, seed=players)
        for _ in range(60):
            if game.over:
                break
            sight = game.sight(game.player)
            labels = [say(story.label(action, sight), "it") for action in game.legal]
            assert len(labels) == len(set(labels))
            parts = [part for part in drawn(sight, game.player, "it").iter() if part.get("data-phrase")]
            names = [part.get("data-label") for part in parts]
            assert len(names) == len(set(names)), [name for name in names if names.count(name) > 1]
            go_on = [action for action in game.legal if action != STOP]
            game.act(chance.choice(go_on or list(game.legal)))


def test_with_two_players_colours_are_no_secret_and_fields_are_added():
    table = Table("t05b 1 0 r3, t02a 1 1 r2", hands={"p1": "t14", "p2": "t05"}, bag="t21", at_turn="p2", **TWO)
    question = say(story.confirm(notation.parse("reveal yellow 1 2"), table.state), "it")
    assert question == "Posi la tessera «?» gialla?"
    assert "uno per colore, hanno insieme" in say(story.confirm(STOP, table.state), "it")
    table.play("reveal yellow 1 2")
    told = story.tell((Event.REVEALED, 1, 1, table.state.place[table.state.laid - 1], 1), NOBODY, table.state)
    assert say(told, "it") == "Bea posa la tessera «?» con 4 pecore gialle (1 a est e 2 a nord)."


def test_who_cannot_place_is_told_what_else_can_be_played():
    wolf = Table(FENCED, hands={"p1": "t62"}, bag="t01")
    assert say(story.ask(wolf.state, 0), "it") == (
        "Nessuna tua tessera combacia: passa, fermati per sempre (6 punti) o gioca un lupo."
    )
    empty = Table(FENCED, hands={"p2": "t62"}, bag="t01", revealed=())
    assert say(story.ask(empty.state, 0), "it").startswith("Non hai tessere in mano: passa")


def test_a_series_is_told_in_its_order():
    series = notation.SERIES_BY_WORDS
    assert say(series_line(series["wolf hunter"]), "it") == "un lupo, poi un cacciatore"
    assert say(series_line(series["wolf wolf hunter"]), "it") == "due lupi, poi un cacciatore"
    assert say(series_line(series["hunter wolf wolf"])) == "a hunter, then two wolves"


def test_a_series_is_declared_part_by_part_on_the_page():
    table = Table(FENCED, hands={"p1": "t61 t62 t65 t66"}, bag="t21")
    sentences = [words for words in table.options if words.startswith("declare")]
    assert len(sentences) == 18
    sides = [side.get("data-side") for side in drawn(table.state, 0).iter() if side.get("data-side")]
    beasts = {kind: next(side for side in sides if side.startswith(f"declare {kind}")) for kind in ("wolf", "hunter")}
    assert [sides.count(side) for side in beasts.values()] == [2, 2]
    for sentence in sentences:
        chosen = [beasts[word] for word in sentence.split()[1:]]
        assert completes(sentence, chosen) and sentence in continuing(sentences, chosen)
        assert not any(completes(other, chosen) for other in sentences if other != sentence)


def test_the_terminal_has_letters_words_and_names_of_the_language():
    table = Table(FENCED + ", wolf t61 3 0", hands={"p1": "t62 t14 t05 t65"}, bag="t21")
    shown = GAME.sketch(table.state, 0, texts("it", GAME), NAMES)
    assert "n nero, g giallo" in shown and "Ada" in shown and "(p1)" not in shown
    assert "b lupo" in shown and "b cacciatore" in shown and "wolf" not in shown


def test_the_log_says_where_hunter_and_wolf_lie_that_met():
    joined = "t12b 1 0 r3, t35b 1 1 r0, t32b 2 0 r0, t03b 0 1 r2, t48a 1 -1 r1, wolf t61 1 2, hunter t65 3 0"
    table = Table(joined, hands={"p1": "t33"}, bag="t21 t22")
    line = story.tell((Event.COVERED, 4, 0), NOBODY, table.state)
    assert say(line, "it") == (
        "Le foreste si sono unite: il cacciatore (3 a est) copre da lontano il lupo (1 a est e 2 a nord)."
    )


def test_the_log_says_which_tile_is_the_bonus_tile():
    game, chance, bonuses = Play.new(GAME, 2, seed=3), random.Random(5), 0
    while not game.over and bonuses < 3:
        phase = game.state.phase
        game.act(chance.choice([action for action in game.legal if action != STOP] or game.legal))
        told = [event[0] for event in game.steps[-1].tale]
        assert (Event.BONUS in told) == (phase == Phase.BONUS and Event.LAID in told)
        bonuses += Event.BONUS in told
    assert bonuses == 3
    assert say(story.tell((Event.BONUS, 0), NOBODY, game.state), "it") == "Ada aggiunge la tessera bonus."


def test_what_a_player_alone_knows_is_heard_by_that_player_alone():
    game = Play.new(GAME, 4, seed=3)
    heard = [drawn(game.sight(viewer), viewer).findtext(f"{SVG}desc") for viewer in range(NOBODY, 4)]
    assert "Your sheep are" not in heard[0] and "You hold" not in heard[0]
    assert all(told.count("You hold") == 4 and told.count("Your sheep are") == 1 for told in heard[1:])


def test_at_the_end_question_tiles_are_turned_up_where_some_are_left():
    said_of = {}
    for revealed in ((), COLOUR_WORDS):
        table = Table(FENCED, hands={"p1": "t14"}, revealed=revealed)
        said_of[len(revealed)] = say(story.tell((Event.ENDED,), NOBODY, table.state), "it")
    assert said_of[0] == "La partita è finita: si scoprono le tessere «?» rimaste e si contano le pecore."
    assert said_of[4] == "La partita è finita: si contano le pecore."
    open_colours = Table(FENCED, hands={"p1": "t14"}, **TWO)
    assert say(story.tell((Event.ENDED,), NOBODY, open_colours.state)) == "The game is over: the sheep are counted."


def test_stops_are_told_by_their_place_without_a_gender():
    table = Table(FENCED, hands={"p1": "t14"}, bag="t21")
    line = story.tell((Event.STOPPED, 0, 1, 0), NOBODY, table.state)
    assert say(line, "it") == "Ada si ferma: 6 punti bonus (primo posto tra chi si è fermato)."
    assert say(line) == "Ada stops first: 6 bonus points."
    assert table.state.phase == Phase.TURN


def test_the_landscapes_of_the_rules_show_what_is_said_of_them():
    last = figures.landscape(figures.MATCHING)
    assert count_touching(wanted(last, last.place[last.laid - 1])) == 2
    closed, wolf, hunter = (figures.landscape(tiles) for tiles in (figures.CLOSED, figures.WOLF, figures.HUNTER))
    assert [story.safe_sheep(state, 0) for state in (closed, wolf, hunter)] == [6, 0, 6]
    dead = {notation.place_words(place) for place in closed.empty[: closed.empties] if is_dead(wanted(closed, place))}
    assert dead == {"2 1", "2 -1"}


def test_the_fields_that_people_are_told_of_are_those_of_a_slow_recount():
    """Sizes, open edges, danger, and the sheep that stopping now would bring, over a random game with wolves."""
    chance, game, threatened = random.Random(2), Play.new(GAME, 2, seed=3), 0
    while not game.over:
        go_on = [action for action in game.legal if action != STOP]
        special = [action for action in go_on if notation.sentence(action).split()[0] in ("declare", "wolf", "hunter")]
        game.act(chance.choice(special or go_on or list(game.legal)))
        if len(game.steps) % 40 and not game.over:
            continue
        told = drawn(game.sight(NOBODY), NOBODY).findtext(f"{SVG}desc")
        for colour, word in enumerate(("Black", "Yellow", "Red", "Blue")):
            fields = slow.fields_of(game.state, colour)
            threatened += sum(danger for _, _, danger in fields)
            heard = re.findall(rf"{word} field: (\d+) sheep, ([^.]*)\.", told)
            assert sorted((int(n), *figures_of(state)) for n, state in heard) == sorted(fields)
        for player in range(2):
            best = sum((slow.safe_sizes(game.state, c) or [0])[0] for c in range(4) if game.state.owner[c] == player)
            assert sum(item.points for item in story.points(game.state, player)[:2]) == best
    assert threatened > 0


def figures_of(state):
    """Open edges and danger of a field, as its words say."""
    edges = re.search(r"(\d+) open edge", state)
    return int(edges[1]) if edges else 0, "threatened" in state
