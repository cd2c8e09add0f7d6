"""Woolly Bully, drawn: my tiles, turned all four ways, and what is said without a tile."""

from dolmen.picture.icons import centred
from dolmen.picture.layout import fit
from dolmen.picture.pieces import button
from dolmen.picture.svg import about, at, part, rect, rim, text

from .board import BEASTS_OF_A_KIND, COLOUR_WORDS, EDGES, FIRST_BEAST, MOST_LEGAL, QUESTION_FACE, SIDES, Phase
from .notation import FACE_WORDS, KIND_WORDS, SINGLE, TILE_WORDS, sentence
from .picture_tile import face
from .rules.bag import count_kind, kind_of
from .rules.specials import list_declarations
from .story import can_place, has_double, label, own_hidden_colours
from .telling import back_line, colour_line, edges_line, sheep_line

THUMB, STEP = 42, 45  # a face in the hand, and from one to the next
CARD = 4 * STEP + 6


ICONS = {"stop": "moon", "end": "check", "pass": "passed", "quiet": "arrow", "skip": "cross"}
BAR = 52  # from one button to the next
ROOMY = 150  # a button of this width has room for an icon and a word


def buttons(scene, width):
    """What is said without a tile, one below the other: stop, end, pass; and what can be declared."""
    if not scene.is_asked:
        return "", 0
    view = scene.view
    single = {word: action for action, word in SINGLE.items()}
    shown = {
        Phase.TURN: ("stop",) if can_place(view, scene.viewer) else ("pass", "stop"),
        Phase.AFTER: ("end", "stop"),
        Phase.GAP: ("quiet",),
        Phase.BONUS: ("skip",),
        Phase.BEAST: (),
    }[Phase(view.phase)]
    drawn = [at(0, n * BAR, action_button(scene, single[word], width)) for n, word in enumerate(shown)]
    series, high = declarations(scene, width)
    drawn.append(at(0, len(shown) * BAR, series))
    return "".join(drawn), max(0, len(shown) * BAR + high - 6)


def action_button(scene, action, width):
    """An action that is said by one button."""
    said, name = sentence(action), scene.words.say(label(action, scene.view))
    look = button(name, width, 46, ICONS.get(said, "wolf" if "declare wolf" in said else "hunter"))
    return part(look, said, name, rim=rim(1, 1, width - 2, 44, 9))


def declarations(scene, width):
    """Wolves and hunters to declare: one button for one of them; more are chosen one after another, in their order."""
    view = scene.view
    if view.phase not in (Phase.TURN, Phase.AFTER, Phase.GAP):
        return "", 0
    out = [0] * MOST_LEGAL
    legal = out[: list_declarations(view, out, 0)]
    if len(legal) <= 1:
        return "".join(action_button(scene, action, width) for action in legal), BAR * len(legal)
    first = {sentence(action).split()[1] for action in legal}
    held = [word for kind, word in enumerate(KIND_WORDS) for _ in range(count_kind(view, scene.viewer, kind))]
    drawn = [about(text(2, 18, fit(scene.words("pic-declare"), width - 4, 14), 14, "bold"), explained_series(scene))]
    for n in range(len(held)):
        for kind in sorted(first if n == 0 else set(held)):
            x = KIND_WORDS.index(kind) * (width / 2 + 2)
            drawn.append(at(x, 26 + n * BAR, series_button(scene, kind, n, width / 2 - 2)))
    return "".join(drawn), 26 + len(held) * BAR


def explained_series(scene):
    return scene.words("pic-declare-about")


def series_button(scene, kind, nth, width):
    """A wolf or hunter as one part of what is declared: the word at its own place in the sentence."""
    name = scene.words("pic-declare-nth", n=nth + 1, kind=scene.words(f"kind-{kind}"))
    phrase = f"declare {kind}" if nth == 0 else f"{kind}@{nth + 1}"
    look = button(name if width > ROOMY else f"{nth + 1}.", width, 46, kind)
    return part(look, phrase, name, explained_series(scene), rim=rim(1, 1, width - 2, 44, 9))


def hand(scene, width):
    """My tiles, both faces, turned all four ways; my "?" tiles before them."""
    view, words = scene.view, scene.words
    if scene.viewer < 0 or (view.stopped[scene.viewer] and view.phase == Phase.OVER):
        return "", 0
    cards = [question_tile(scene, colour) for colour in own_hidden_colours(view, scene.viewer)]
    cards += [hand_tile(scene, tile) for tile in view.hand[scene.viewer][: view.held[scene.viewer]]]
    drawn = [text(2, 14, fit(words("pic-hand"), width - 4, 13), 13, "soft")]
    x, y = 0, 22
    for card, wide in cards:
        if x + wide > width:
            x, y = 0, y + 2 * STEP + 12
        drawn.append(at(x, y, card))
        x += wide + 1
    return "".join(drawn), y + 2 * STEP + 12


def hand_tile(scene, tile):
    """One tile and its width: face a above face b, each turned four ways; wolves and hunters have one of each."""
    if tile >= FIRST_BEAST:
        look = rect(0, 0, STEP + 6, 2 * STEP + 6, 8, "panel")
        return look + at(5, 5, thumb(scene, 2 * tile, 0)) + at(5, 5 + STEP, beast_thumb(scene, tile)), STEP + 6
    drawn = [rect(0, 0, CARD, 2 * STEP + 6, 8, "panel")]
    for side in range(2):
        drawn += [at(5 + n * STEP, 5 + side * STEP, thumb(scene, 2 * tile + side, n)) for n in range(SIDES)]
    return "".join(drawn), CARD


def thumb(scene, number, turn):
    """A face as it would lie; choosing it chooses its turn."""
    words = scene.words
    look = at(0, 0, face(SIDES * number + turn), scale=THUMB / 100)
    name = words("pic-face", tile=words.say(edges_line(EDGES[SIDES * number + turn])))
    if has_double(scene.view, scene.viewer, number):
        name = words("pic-face-back", tile=name, back=words.say(back_line(number // 2, number)))
    return chosen_thumb(scene, look, f"{FACE_WORDS[number]} * r{turn}", name, "")


def beast_thumb(scene, tile):
    """The forest side of a wolf or hunter; it waits for its declaration."""
    words, kind = scene.words, KIND_WORDS[kind_of(tile - FIRST_BEAST)]
    look = at(0, 0, face(SIDES * (2 * tile + 1)), scale=THUMB / 100)
    colour = words.say(sheep_line((tile - FIRST_BEAST) % BEASTS_OF_A_KIND))
    name = words("pic-beast-face", kind=words(f"kind-{kind}"), colour=colour)
    return chosen_thumb(scene, look, f"{kind} {TILE_WORDS[tile]}", name, "")


def question_tile(scene, colour):
    """My "?" tile, which I alone can see."""
    words, said = scene.words, scene.words.say(colour_line(colour))
    two = "-two" if scene.view.players == 2 else ""
    look = at(0, 0, face(SIDES * (QUESTION_FACE + colour)), scale=0.82)
    drawn = chosen_thumb(
        scene,
        look,
        f"reveal {COLOUR_WORDS[colour]}",
        words("pic-question", colour=words.say(sheep_line(colour))),
        words(f"pic-question-about{two}", colour=said),
        82,
    )
    lines = at(96, 50, centred("hidden", 20, -14, 34), text(0, 28, fit(said, CARD - 100, 15), 15, "serif bold"))
    return rect(0, 0, CARD, 2 * STEP + 6, 8, "panel") + at(8, 8, drawn) + lines, CARD


def chosen_thumb(scene, look, phrase, name, explained, size=THUMB):
    if scene.view.phase == Phase.OVER:
        return about(look, name)
    return part(look, phrase, name, explained or name, rim=rim(-1.5, -1.5, size + 3, size + 3, 4))
