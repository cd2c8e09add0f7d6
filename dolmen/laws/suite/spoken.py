"""Laws of what people are told: labels, reasons, the log, the spoken description, numbers and names, the rules."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.laws import forms, spoken
from dolmen.laws.suite.law import large_law, law
from dolmen.laws.suite.sample import moments, some_plays
from dolmen.words import LANGUAGES, texts
from dolmen.words.keys import keys_in
from dolmen.words.rulebook import anchors_in, figures_in

GAMES, LOOKS = 6, 8  # random games of any setting, and how many positions of each are looked at
STEPS, OFTEN = 20, 4  # steps of each game, and how often a field must have changed to be missed
SEED = 81


@cache
def _faults(game: Game) -> dict[str, list[str]]:
    """What the laws of words find wrong in some games, by law; all of them look at the same pictures."""
    found: dict[str, list[str]] = defaultdict(list)
    chance = random.Random(SEED)
    for play in some_plays(game, GAMES, seed=SEED):
        places = sorted(chance.sample(range(len(play.steps)), min(LOOKS, len(play.steps))))
        for place in places:
            for name, fault in spoken.heard(play.at(place), play.steps[place].action):
                found[name].append(fault)
    return found


def _nothing_wrong(game: Game, name: str) -> None:
    faults = list(dict.fromkeys(_faults(game)[name]))
    assert not faults, "\n".join(faults[:20])


@large_law
def the_labels_of_all_legal_actions_differ(game: Game) -> None:
    _nothing_wrong(game, "labels_differ")


@large_law
def the_spoken_names_of_all_that_can_be_chosen_differ(game: Game) -> None:
    _nothing_wrong(game, "spoken_names_differ")


@large_law
def no_reason_is_given_for_what_can_be_chosen_and_away_from_ones_turn_it_is_that(game: Game) -> None:
    _nothing_wrong(game, "reasons_are_in_place")


@large_law
def every_reason_why_not_is_true(game: Game) -> None:
    _nothing_wrong(game, "reasons_are_true")


@large_law
def reasons_can_be_asked_for_with_whatever_words(game: Game) -> None:
    _nothing_wrong(game, "odd_words_do_no_harm")


@large_law
def every_change_of_a_public_field_is_told(game: Game) -> None:
    told = {*game.story.TELLS, *game.story.UNTOLD}
    assert [field for field in game.public if field not in told] == [], "neither in TELLS nor in UNTOLD of story.py"
    _nothing_wrong(game, "changes_are_told")


@large_law
def every_change_of_a_public_field_changes_the_spoken_description(game: Game) -> None:
    _nothing_wrong(game, "changes_are_described")


@large_law
def every_public_field_is_heard_by_itself_in_the_spoken_description(game: Game) -> None:
    """At times at least, where it is told: else it follows from others, and UNTOLD of story.py says so."""
    silent: Counter[str] = Counter()
    heard: set[str] = set()
    for before, after in _steps(game):
        for field in spoken.changed_fields(before, after):
            if field in heard or field in game.story.UNTOLD:
                continue
            if spoken.is_heard_alone(before, after, field):
                heard.add(field)
            else:
                silent[field] += 1
    missed = [field for field, times in silent.items() if times >= OFTEN and field not in heard]
    assert not missed, f"never heard on their own: {', '.join(missed)}"


def _steps(game: Game) -> Iterator[tuple[Play, Play]]:
    """Positions of some games, each with the one that follows it; none that is over, where all is open."""
    chance = random.Random(SEED)
    for play in some_plays(game, GAMES, seed=SEED):
        for place in sorted(chance.sample(range(len(play.steps) - 1), min(STEPS, len(play.steps) - 1))):
            before = play.at(place)
            after = before.copy()
            after.act(play.steps[place].action)
            yield before, after


@large_law
def what_a_player_alone_knows_is_in_their_spoken_description(game: Game) -> None:
    _nothing_wrong(game, "own_secrets_are_described")


@large_law
def odds_and_forecasts_are_those_of_the_rules(game: Game) -> None:
    _nothing_wrong(game, "forecasts_come_true")


@law
def every_forecast_is_a_number_of_a_text(game: Game) -> None:
    keys = keys_in(game.folder / "words", LANGUAGES[0])
    for place in game.forecasts:
        key, _, number = place.partition(".")
        assert number in keys.get(key, ()), f"{place} of forecasts.py is not a number of a text"


# --- texts -------------------------------------------------------------------------------------------------------


@cache
def _said(game: Game) -> dict:
    plays = some_plays(game, GAMES, seed=SEED)
    return forms.recorded(game, [moment for play in plays for moment in (*moments(play)[::8], play)])


@large_law
def texts_tell_every_number_and_no_other_in_the_right_form(game: Game) -> None:
    faults = list(dict.fromkeys(forms.number_faults(game, _said(game))))
    assert not faults, "\n".join(faults[:20])


@large_law
def texts_fit_every_name(game: Game) -> None:
    faults = list(dict.fromkeys(forms.name_faults(game, _said(game))))
    assert not faults, "\n".join(faults[:20])


@law
def every_part_of_a_judgement_has_its_reasons_in_words(game: Game) -> None:
    for language in LANGUAGES:
        keys = keys_in(game.folder / "words", language)
        wanted = [f"part-{part}.{side}" for part in game.parts for side in ("for", "against")]
        assert [key for key in wanted if key not in keys] == [], language
        assert [key for key in wanted if not keys[key] <= {"by"}] == [], "no detail but $by"
        words = texts(language, game)
        assert all(words(key, **dict.fromkeys(keys[key], 2)).strip() for key in wanted)


# --- the rules for players ---------------------------------------------------------------------------------------


@law
def every_reason_links_to_its_paragraph_in_the_rules_for_players(game: Game) -> None:
    for language in LANGUAGES:
        words, anchors = texts(language, game), anchors_in(_rules(game, language))
        reasons = [key for key in keys_in(game.folder / "words", language) if key.startswith("why-") and "." not in key]
        assert {*game.claims} <= {*reasons}, "a claim without its text"
        assert [key for key in reasons if not words.has(f"{key}.rule")] == [], f"without .rule ({language})"
        lost = [key for key in reasons if words(f"{key}.rule") not in anchors]
        assert lost == [], f"their {{#anchor}} is not in the rules ({language})"


@law
def every_figure_of_the_rules_for_players_can_be_drawn(game: Game) -> None:
    for language in LANGUAGES:
        shown = figures_in(_rules(game, language))
        assert {*shown} == {*game.figures}, language
        for name in shown:
            assert ElementTree.fromstring(game.figures[name](texts(language, game))).tag.endswith("svg"), name


def _rules(game: Game, language: str) -> str:
    return Path(game.folder / f"rules.{language}.md").read_text("utf-8")
