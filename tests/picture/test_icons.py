"""The icons: they exist, they are drawn on one field, and they leave colours to the style."""

import random
import re
from xml.etree import ElementTree

import pytest

from dolmen.core.contract.room import DESK, PHONE
from dolmen.core.game import games
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.picture import DYES, ICONS, SEATS, bring_icons, icon, icons, style
from dolmen.picture.icons import DRAWINGS, icons_for
from dolmen.words import texts

# An icon that is used sees nothing above itself, so only rules without an ancestor reach it.
ALONE = {name for rule in re.findall(r"^(\.[^ {]+) \{", style(), re.MULTILINE) for name in rule.split(".")[1:]}
PATHS = [*DRAWINGS.glob("*.svg"), *(path for game in games().values() for path in game.folder.glob("icons/*.svg"))]
every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)


@pytest.mark.parametrize("path", sorted(PATHS), ids=lambda path: path.stem)
def test_a_drawing_has_the_common_field_and_takes_its_colours_from_the_style(path):
    drawing = ElementTree.parse(path).getroot()
    assert drawing.get("viewBox") == "0 0 24 24"
    for element in drawing.iter():
        assert not {"fill", "stroke", "style", "id"} & set(element.attrib), element.attrib
        assert set((element.get("class") or "").split()) <= ALONE


def test_emblems_and_marks_have_icons():
    assert {seat.emblem for seat in SEATS} | set(DYES.values()) <= set(ICONS)


@every_game
def test_the_facts_about_players_have_icons(game):
    chance, play = random.Random(3), Play.new(game, seed=seed_from(3))
    while not play.over:
        play.act(chance.choice(play.legal))
        facts = [fact for player in range(play.players) for fact in game.story.facts(play.sight(NOBODY), player)]
        assert {fact.icon for fact in facts} <= set(icons_for([game.folder]))


@every_game
def test_a_game_draws_the_icons_for_all_and_its_own_and_no_other_games(game):
    """So a page of the game brings these alone."""
    chance, play = random.Random(3), Play.new(game, seed=seed_from(3))
    brought = set(icons_for([game.folder]))
    assert {seat.emblem for seat in SEATS} <= brought
    while not play.over:
        if chance.randrange(12) == 0:
            for box in (DESK, PHONE):
                drawn = game.picture(play.sight(play.player), play.player, texts("en", game), box=box)
                assert set(re.findall(r'href="#i-([^"]+)"', drawn)) <= brought
        play.act(chance.choice(play.legal))


def a_drawing(folder, name, content):
    (folder / "icons").mkdir()
    (folder / "icons" / f"{name}.svg").write_text(f'<svg viewBox="0 0 24 24">{content}</svg>', "utf-8")
    return str(folder / "picture.py")


def test_a_game_brings_icons_from_its_own_folder(tmp_path, monkeypatch):
    monkeypatch.setattr(icons, "ICONS", dict(ICONS))
    bring_icons(a_drawing(tmp_path, "unicorn", '<path class="l" d="M1 1"/>'))
    assert "#i-unicorn" in icon("unicorn", 0, 0)
    assert '<path class="l" d="M1 1"/>' in icons.symbols(["unicorn"])


def test_an_icon_with_the_name_of_another_is_refused_and_the_other_stays(tmp_path, monkeypatch):
    monkeypatch.setattr(icons, "ICONS", dict(ICONS))
    with pytest.raises(ValueError, match=r"cow\.svg: another icon has this name"):
        bring_icons(a_drawing(tmp_path, "cow", '<path class="l" d="M1 1"/>'))
    assert icons.ICONS["cow"] == ICONS["cow"]


def test_a_copy_of_a_game_may_bring_the_same_drawing(tmp_path, monkeypatch):
    monkeypatch.setattr(icons, "ICONS", dict(ICONS))
    bring_icons(a_drawing(tmp_path, "cow", ICONS["cow"]))
    assert icons.ICONS == ICONS


def test_an_icon_nobody_drew_is_refused_by_name():
    with pytest.raises(KeyError, match="unicorn"):
        icon("unicorn", 0, 0)
