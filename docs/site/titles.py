"""The page of a title: its picture, what it is like, and its rules for players with their figures, in one language."""

from __future__ import annotations

import re
from pathlib import Path

import dolmen
from docs.site.arrange import HERE, write
from docs.site.menu import title_names
from dolmen.core.game import Game
from dolmen.lessons.find import taught
from dolmen.lessons.said import about, title_of
from dolmen.picture import standalone
from dolmen.words import Texts, texts
from dolmen.words.options import value_text
from dolmen.words.rulebook import ANCHOR, FIGURE

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena")
PLAYERS, SEED, LEVEL = 3, 7, "novice"
# How far the game of the picture has come: far enough that the table is full, and nobody waits long for it.
STEPS = {"cairn": 26, "tain": 16, "keltis": 40, "mac_robber": 40, "enclave": 40, "woolly_bully": 8}
FIRST_HEADING = re.compile(r"\A# .*\n+")
HEADING = re.compile(r"^(#+) (.*?)(?:[ \t]*\{#([\w-]+)\})?[ \t]*$", re.M)


def site_words(language: str) -> Texts:
    """The texts of the site itself."""
    return Texts(language, (HERE / "words",))


def write_titles(language: str, folder: Path) -> None:
    """Writes the page of every title, and one that shows them all."""
    say = site_words(language)
    for game in title_names():
        write(folder / f"{game.name}.svg", drawn(game, language))
        write(folder / f"{game.name}.md", page_of(game, language, say, folder))
    write(folder / "index.md", page_of_all(language, say))


def drawn(game: Game, language: str) -> str:
    """A game of beginners after some steps, as the first of them sees it, by the game's own picture code."""
    play = dolmen.new(game.name, min(PLAYERS, game.players[-1]), seed=SEED)
    while not play.over and len(play.steps) < STEPS.get(game.name, 0):
        play.act(play.ask(LEVEL).action)
    return play.svg(0, language, NAMES[: play.players])


def page_of(game: Game, language: str, say: Texts, folder: Path) -> str:
    """The page of a title as Markdown."""
    words = texts(language, game)
    lines = [f"# {words('title')}", words("summary"), figure(f"{game.name}.svg", say("picture", title=words("title")))]
    lines += [f"## {say('what-it-is-like')}", facts(game, say), f"## {say('options')}", options(game, words)]
    lines += [f"## {say('how-to-learn')}", learning(game, language, say), f"## {say('rules')}"]
    lines += [say("rules-elsewhere", name=game.name), rules(game, language, folder)]
    return "\n\n".join(lines) + "\n"


def facts(game: Game, say: Texts) -> str:
    """Players, minutes and what nobody else sees, as a table."""
    low, high = game.minutes
    rows = {
        say("players"): f"{game.players[0]}–{game.players[-1]}",
        say("minutes"): f"{low}–{high}",
        say("hidden"): say(f"hidden-{game.name.replace('_', '-')}"),
        say("rules-version"): str(game.version),
    }
    return "| | |\n| --- | --- |\n" + "".join(f"| **{name}** | {value} |\n" for name, value in rows.items())


def options(game: Game, words: Texts) -> str:
    """What can be chosen before a game, the usual first, as a list."""
    lines = []
    for option in game.options:
        values = (value_text(option.name, value, words) for value in option.choices(game.players[0]))
        lines.append(f"- **{words(f'option-{option.name}')}**: {' · '.join(values)}")
    return "\n".join(lines)


def learning(game: Game, language: str, say: Texts) -> str:
    """The lessons of a title, as a list."""
    lessons = taught(game)
    words = texts(language, lessons)
    return "\n".join(
        f"- **{title_of(words, lesson)}** ({say('lesson-minutes', minutes=lesson.minutes)}): {about(words, lesson)}"
        f" `dolmen learn {game.name} {lesson.name}`"
        for lesson in lessons.lessons
    )


def rules(game: Game, language: str, folder: Path) -> str:
    """The rules for players one step deeper, figures as files, anchors as addresses within the page."""
    text = FIRST_HEADING.sub("", (game.folder / f"rules.{language}.md").read_text("utf-8"))
    text = HEADING.sub(deeper, text)
    text = FIGURE.sub(lambda found: drawn_figure(game, language, found[2], found[1], folder), text)
    return ANCHOR.sub(lambda found: f' <a id="{found[1]}"></a>', text)


def deeper(heading: re.Match[str]) -> str:
    """A heading one step deeper, its address before it."""
    address = f'<a id="{heading[3]}"></a>\n\n' if heading[3] else ""
    return f"{address}#{heading[1]} {heading[2]}"


def drawn_figure(game: Game, language: str, name: str, caption: str, folder: Path) -> str:
    """A figure of the rules, drawn by the game into a file."""
    file = f"{game.name}-{name}.svg"
    write(folder / file, standalone(game.figures[name](texts(language, game)), game))
    return figure(file, caption)


def figure(file: str, caption: str) -> str:
    """A picture with its caption."""
    return f"```{{figure}} {file}\n:alt: {caption}\n\n{caption}\n```"


def page_of_all(language: str, say: Texts) -> str:
    """Every title with its picture, a line and a link."""
    lines = [f"# {say('all-titles')}"]
    for game in title_names():
        words = texts(language, game)
        title, low, high = words("title"), *game.minutes
        count = say("count", low=game.players[0], high=game.players[-1], least=low, most=high)
        lines += [f"## [{title}]({game.name}.md)", f"{words('summary')} {count}", f"![{title}]({game.name}.svg)"]
    return "\n\n".join(lines) + "\n"
