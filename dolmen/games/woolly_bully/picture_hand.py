"""Woolly Bully, drawn: my tiles, turned all four ways, and what is said without a tile."""

from dolmen.picture.icons import centred
from dolmen.picture.layout import fit
from dolmen.picture.pieces import button
from dolmen.picture.svg import about, at, part, rect, rim, text

from .board import COLOUR_WORDS, FIRST_BEAST, MOST_LEGAL, QUESTION_FACE, SIDES, Phase
from .notation import FACE_WORDS, KIND_WORDS, SINGLE, TILE_WORDS, sentence
from .picture_tile import face
from .rules.bag import kind_of
from .rules.specials import list_declarations
from .story import can_place, label, own_hidden_colours
from .telling import colour_line, face_line

THUMB, STEP = 42, 45  # a face in the hand, and from one to the next
CARD = 4 * STEP + 6


def buttons(scene, width):
    """What is said without a tile, one below the other: stop, end, pass, declare."""
    if not scene.is_asked:
        return "", 0
    view, words = scene.view, scene.words
    single = {word: action for action, word in SINGLE.items()}
    shown = {
        Phase.TURN: ("stop",) if can_place(view, scene.viewer) else ("pass", "stop"),
        Phase.AFTER: ("end", "stop"),
        Phase.GAP: ("quiet",),
        Phase.BONUS: ("skip",),
        Phase.BEAST: (),
    }[Phase(view.phase)]
    actions = [single[word] for word in shown]
    if view.phase in (Phase.TURN, Phase.AFTER, Phase.GAP):
        out = [0] * MOST_LEGAL
        actions += out[: list_declarations(view, out, 0)]
    icons = {"stop": "moon", "end": "check", "pass": "passed", "quiet": "arrow", "skip": "cross"}
    drawn = []
    for n, action in enumerate(actions):
        said = sentence(action)
        name = words.say(label(action, view))
        look = button(name, width, 46, icons.get(said, "wolf" if "declare wolf" in said else "hunter"))
        drawn.append(at(0, n * 52, part(look, said, name, rim=rim(1, 1, width - 2, 44, 9))))
    return "".join(drawn), len(actions) * 52 - 6 if actions else 0


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
    name = words("pic-face", tile=words.say(face_line(number)), turn=turn)
    return chosen_thumb(scene, look, f"{FACE_WORDS[number]} * r{turn}", name, "")


def beast_thumb(scene, tile):
    """The forest side of a wolf or hunter; it waits for its declaration."""
    words, kind = scene.words, KIND_WORDS[kind_of(tile - FIRST_BEAST)]
    look = at(0, 0, face(SIDES * (2 * tile + 1)), scale=THUMB / 100)
    name = words("pic-beast-face", kind=words(f"kind-{kind}.the"))
    return chosen_thumb(scene, look, f"{kind} {TILE_WORDS[tile]}", name, "")


def question_tile(scene, colour):
    """My "?" tile, which I alone can see."""
    words, said = scene.words, scene.words.say(colour_line(colour))
    look = at(0, 0, face(SIDES * (QUESTION_FACE + colour)), scale=0.82)
    drawn = chosen_thumb(
        scene,
        look,
        f"reveal {COLOUR_WORDS[colour]}",
        words("pic-question", colour=said),
        words("pic-question-about", colour=said),
        82,
    )
    lines = at(96, 50, centred("hidden", 20, -14, 34), text(0, 28, fit(said, CARD - 100, 15), 15, "serif bold"))
    return rect(0, 0, CARD, 2 * STEP + 6, 8, "panel") + at(8, 8, drawn) + lines, CARD


def chosen_thumb(scene, look, phrase, name, explained, size=THUMB):
    if scene.view.phase == Phase.OVER:
        return about(look, name)
    return part(look, phrase, name, explained or name, rim=rim(-1.5, -1.5, size + 3, size + 3, 4))
