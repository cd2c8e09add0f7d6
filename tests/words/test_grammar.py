"""Articles, elisions, plurals and numbers are made by the word kit."""

import re

import pytest

from dolmen.core.game import games
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.words import LANGUAGES, Line, Named, seat_names
from dolmen.words.grammar import Word, grammar_of
from dolmen.words.texts import HERE, Texts, texts

SENTENCES = """
clan-red = clan rosso
    .gender = m
    .plural = clan rossi
hut = officina
    .gender = f
    .plural = officine
stew = zuppa di { $what }
    .gender = f
sheep = zaino
    .gender = m
    .plural = zaini
dice = dadi
    .gender = mp
points = punto
    .gender = m
    .plural = punti
gives = { $who } dà una mucca { TO($to) }.
goes = { $who } va { TO($place) } { OF($owner) }.
takes = { $who } prende { THE($thing) }.
finds = { CAPITAL(THE($thing)) } è { ON($place) }.
scores = { $who } ha { COUNT($n, $unit) }.
both = Vincono { $first } { AND($last) }.
told = { $n ->
    [0] nessun punto
    [one] un punto
   *[other] { $n } punti
}
"""
NAMES = ["Anna", "Bea", "Elena", "O’Hara", "אבי", "山田", "Zeno"]


@pytest.fixture
def italian(tmp_path):
    (tmp_path / "it.ftl").write_text(SENTENCES, "utf-8")
    return Texts("it", [tmp_path])


@pytest.mark.parametrize(
    ("player", "said"),
    [(0, "Bea dà una mucca ad Anna."), (1, "Bea dà una mucca a Bea."), (2, "Bea dà una mucca a Elena."),
     (3, "Bea dà una mucca a O’Hara."), (4, "Bea dà una mucca a אבי."), (5, "Bea dà una mucca a 山田."),
     (6, "Bea dà una mucca a Zeno.")],
)  # fmt: skip
def test_a_name_gets_its_preposition_by_how_it_begins_and_never_an_article(italian, player, said):
    assert italian.say(Line.of("gives", who=Named(1), to=Named(player)), NAMES) == said


def test_a_noun_gets_the_article_of_its_gender_and_beginning(italian):
    def goes(place, owner):
        return italian.say(Line.of("goes", who="Bea", place=Line(place), owner=Line(owner)))

    assert goes("clan-red", "hut") == "Bea va al clan rosso dell’officina."
    assert goes("hut", "clan-red") == "Bea va all’officina del clan rosso."
    assert goes("sheep", "dice") == "Bea va allo zaino dei dadi."
    assert italian.say(Line.of("finds", thing=Line("dice"), place=Line("sheep"))) == "I dadi è sullo zaino."


def test_a_noun_with_details_keeps_its_gender(italian):
    assert (
        italian.say(Line.of("takes", who="Bea", thing=Line.of("stew", what="fave"))) == "Bea prende la zuppa di fave."
    )


@pytest.mark.parametrize(
    ("number", "said"),
    [(0, "lo 0"), (1, "l’1"), (2, "il 2"), (8, "l’8"), (11, "l’11"), (12, "il 12"), (80, "l’80"), (-1, "il −1")],
)
def test_a_number_gets_the_article_that_it_is_spoken_with(italian, number, said):
    assert italian.say(Line.of("takes", who="Bea", thing=number)) == f"Bea prende {said}."


@pytest.mark.parametrize(
    ("n", "said"),
    [(-1, "−1 punti"), (0, "0 punti"), (1, "1 punto"), (2, "2 punti"), (11, "11 punti"), (21, "21 punti")],
)
def test_a_count_tells_its_number_with_the_right_form_of_the_noun(italian, n, said):
    assert italian.say(Line.of("scores", who="Bea", n=n, unit=Line("points"))) == f"Bea ha {said}."


@pytest.mark.parametrize(("n", "said"), [(-1, "−1 punti"), (0, "nessun punto"), (1, "un punto"), (-21, "−21 punti")])
def test_a_choice_by_number_never_takes_minus_one_for_one(italian, n, said):
    assert italian.say(Line.of("told", n=n)) == said


def test_and_takes_a_d_before_the_same_vowel(italian):
    assert italian.say(Line.of("both", first=Named(0), last=Named(2)), NAMES) == "Vincono Anna ed Elena."
    assert italian.say(Line.of("both", first=Named(2), last=Named(0)), NAMES) == "Vincono Elena e Anna."


def test_words_that_read_alike_but_differ_in_gender_are_told_apart():
    assert Word("capitale", "m") != Word("capitale", "f")
    assert Word("capitale", "m") != "capitale"


def test_a_language_is_there_by_its_files_alone():
    assert tuple(sorted({path.stem for path in HERE.glob("??.ftl")}, reverse=True)) == LANGUAGES
    assert set(LANGUAGES) >= {"it", "en"}


def test_a_seat_without_a_name_has_its_article_and_no_capital_behind_a_small_word():
    play = Play.new("cairn", 2, seed=1)
    words = texts("it", play.game)
    names = seat_names(play.game, play.sight(0), words)
    assert names[0] == Word("Giocatore 1", "m", inside="giocatore 1")
    assert words.say(Line.of("curtain", player=Named(0)), names).startswith("Tocca al giocatore 1.")
    assert words.say(Line.of("curtain", player=Named(0)), ["Anna"]).startswith("Tocca ad Anna.")


def test_a_list_ends_with_the_right_word_before_a_vowel():
    both = Line.of("list-2", one=Named(0), two=Named(1))
    assert texts("it").say(both, ["Anna", "Ezio"]) == "Anna ed Ezio"
    assert texts("it").say(both, ["Anna", "Bea"]) == "Anna e Bea"
    assert texts("it").say(Line.of("list-2", one="fieno", two=Word("erba", "f"))) == "fieno ed erba"


@pytest.mark.parametrize(
    ("number", "form", "italian", "english"),
    [
        (2.14, "+.1f", "+2,1", "+2.1"),
        (-0.5, ".1f", "−0,5", "−0.5"),
        (-0.04, "+z.1f", "+0,0", "+0.0"),
        (1234.5, ",.1f", "1.234,5", "1,234.5"),
        (-7, "g", "−7", "−7"),
    ],
)
def test_figures_have_the_decimal_mark_of_the_language_and_a_true_minus(number, form, italian, english):
    assert [texts(language).figure(number, form) for language in ("it", "en")] == [italian, english]


# A seat by its name alone, in a sentence: { $player } and not { THE($player) }. Before a colon it is a heading.
BARE = re.compile(r"\{ \$(?:player|rival|victim|winner|owner|next) \}(?!:)")
IN_SENTENCES = ("told-", "wait-", "over-won", "ask-", "confirm-", "why-", "label-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(games()))
def test_a_seat_that_needs_an_article_has_it_in_every_sentence(name, language):
    play = Play.new(name, games()[name].players[0], seed=1)
    words = texts(language, play.game)
    seat = seat_names(play.game, play.sight(NOBODY), words)[0]
    if grammar_of(language, HERE).functions["THE"](seat).lower() == seat.lower():
        return  # a proper name: Matthias, Black, Player 1
    found = []
    for path in (play.game.folder / "words").glob(f"{language}*.ftl"):
        for text in re.split(r"\n(?=[a-z])", path.read_text("utf-8")):
            if text.startswith(IN_SENTENCES) and BARE.search(text):
                found.append(text)
    assert found == []
