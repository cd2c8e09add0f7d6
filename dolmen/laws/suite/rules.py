"""Laws of rules and notation: at every step, for every setting; and how a wrong action is answered."""

from __future__ import annotations

import random
import re

import pytest

from dolmen.core.errors import GameOver, IllegalAction, NotYourTurn, UnknownAction
from dolmen.core.game import Game
from dolmen.core.native import checked_jit
from dolmen.core.seed import seed_from
from dolmen.laws.suite.law import law, law_of_settings
from dolmen.laws.suite.sample import events_of, some_plays, walker
from dolmen.laws.walk import Setting, Walker, random_play, random_setting


@law_of_settings
def interpreted_and_compiled_agree_and_every_law_holds_at_each_step(setting: Setting) -> None:
    for seed in range(3):
        walker(setting.game).walk(setting, seed_from(seed))


@law
def no_rule_reads_or_writes_outside_its_arrays(game: Game) -> None:
    careful = Walker(game, jit=checked_jit)
    for players in game.players:
        careful.walk(Setting(game, players, game.settle(players)), seed_from(players))


@law
def laws_hold_for_random_options(game: Game) -> None:
    chance = random.Random(5)
    for seed in range(8):
        walker(game).walk(random_setting(game, chance), seed_from(1000 + seed))


@law
def sentences_are_unique_and_parse_back(game: Game) -> None:
    notation = game.notation
    chance = random.Random(2)
    actions = range(game.actions) if game.actions <= 5000 else chance.sample(range(game.actions), 5000)
    sentences = [notation.sentence(action) for action in actions]
    assert len(set(sentences)) == len(sentences)
    assert [notation.parse(sentence) for sentence in sentences] == list(actions)


@law
def an_error_names_its_cause_and_changes_nothing(game: Game) -> None:
    play = random_play(Setting(game, game.players[0], game.settle(game.players[0])), 3).at(4)
    before = play.state.pack(game.state), list(play.steps)
    illegal = next(a for a in range(game.actions) if a not in play.legal)
    with pytest.raises(UnknownAction, match="juggle"):
        play.play("juggle")
    with pytest.raises(IllegalAction, match=re.escape(game.notation.sentence(illegal))):
        play.play(game.notation.sentence(illegal))
    with pytest.raises(NotYourTurn):
        play.play(play.sentences[0], player=(play.player + 1) % play.players)
    assert (play.state.pack(game.state), play.steps) == before


@law
def nothing_can_be_played_when_the_game_is_over(game: Game) -> None:
    play = some_plays(game, 1)[0]
    with pytest.raises(GameOver):
        play.play("anything")


@law
def events_that_speak_of_an_element_name_one_and_each_of_them_is_told_at_times(game: Game) -> None:
    events = [event for play in some_plays(game, 40, seed=71) for event in events_of(play)]
    told = {event[0] for event in events}
    for elements in game.elements:
        for how, player, which in (heard for event in events for heard in elements.heard(event)):
            assert 0 <= which < len(elements.names), f"{elements.kind} {how}: {which}"
            assert player is None or 0 <= player < game.players[-1]
        for each in (*elements.offered, *elements.gained, *elements.used):
            assert each.event in told, f"{elements.kind}: event {each.event} is never told"
