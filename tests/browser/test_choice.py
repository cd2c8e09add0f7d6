"""choice.js is the twin of core/phrase.py: the same answers on the same cases, in a real browser."""

import random

from dolmen.core.phrase import completes, continuing, fits

SENTENCES = [
    "draw",
    "pass",
    "lay r3",
    "lay r3 and go on",
    "raid boy red stable 1",
    "raid boy green stable 2",
    "raid * red",
    "go a1 a2 a1",
    "move red to red",
]
PHRASES = [
    [],
    [""],
    ["draw"],
    ["r3"],
    ["lay"],
    ["lay r3"],
    ["lay r3", "and go on"],
    ["raid * green stable 2"],
    ["raid * stable", "boy"],
    ["boy|girl", "red stable 1|green stable 2"],
    ["a1", "a1"],
    ["a1", "a1", "a1"],
    ["a1 * a1", "a2"],
    ["red", "red"],
    ["* red"],
    ["red *"],
    ["stable 1 * raid"],
    ["  raid   boy "],
    ["nothing of the kind"],
    ["lay r3", "and@2 go"],
    ["red@1"],
    ["red@3", "red@1"],
    ["a1@3"],
    ["lay@+ r3@+"],
    ["go", "a1@+", "a2@+"],
    ["go", "a2@+", "a1@+"],
    ["a2@+", "go"],
    ["draw|red@+", "to@+"],
    ["=red"],
    ["move =red", "red to red"],
    ["raid * =red stable", "boy red", "1"],
    ["=lay =r3"],
    ["=a1@3", "a1", "a1"],
]
TWIN = """async (cases) => {
  const choice = await import("/static/js/choice.js");
  return cases.map(([sentence, phrases]) => [choice.fits(sentence, phrases), choice.completes(sentence, phrases)]);
}"""


def random_cases(count: int) -> list[tuple[str, list[str]]]:
    """Sentences and phrases from few words, so that they often meet."""
    dice = random.Random(7)
    words = ["a", "b", "c", "1", "2"]
    parts = [*words, "=a", "=1", "a@+", "b@1"]
    cases = []
    for _ in range(count):
        sentence = " ".join(dice.choices(words, k=dice.randint(1, 6)))
        pieces = [
            [dice.choice([*parts, "*", "|"]) for _ in range(dice.randint(1, 4))] for _ in range(dice.randint(0, 3))
        ]
        cases.append((sentence, [" ".join(piece) for piece in pieces]))
    return cases


def test_script_and_python_agree_which_phrases_fit_and_complete_a_sentence(invite):
    cases = [(sentence, phrases) for sentence in SENTENCES for phrases in PHRASES] + random_cases(3000)
    person = invite()
    person.go("/")
    script = person.page.evaluate(TWIN, cases)
    python = [[fits(*case), completes(*case)] for case in cases]
    assert [case for case, one, other in zip(cases, script, python, strict=True) if one != other] == []
    assert {True, False} == {fit for fit, _ in python} == {whole for _, whole in python}


def test_script_lists_the_sentences_that_may_still_come(invite):
    person = invite()
    person.go("/")
    script = """async ([sentences, phrases]) => {
        const { weigh } = await import('/static/js/choice.js');
        return weigh(sentences.map((sentence) => ({ sentence })), phrases).open.map((action) => action.sentence);
    }"""
    for phrases in PHRASES:
        assert person.page.evaluate(script, [SENTENCES, phrases]) == continuing(SENTENCES, phrases)
