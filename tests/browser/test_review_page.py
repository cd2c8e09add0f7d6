"""A review as a file: one page without a network, on a phone and at a desk."""

import pytest

from dolmen.core.game import find_game
from dolmen.review.page import page
from dolmen.review.review import review
from dolmen.review.yardstick import Yardstick
from dolmen.words import texts
from tests.browser.conftest import DESK, PHONE
from tests.review.games import random_game

CAIRN = find_game("cairn")
SMALL = Yardstick(guesses=2, most=16, open=4, chances=4, moments=24, moment_guesses=4)
# Texts of a chart that lie on each other; a sign above the line of chances may touch the number of the axis beside it.
CLASHES = """() => [...document.querySelectorAll(".rv-chart")].flatMap((chart) => {
  const texts = [...chart.querySelectorAll("text")].map((text) => [text.textContent, text.getBoundingClientRect()]);
  return texts.flatMap(([one, a], n) => texts.slice(n + 1)
    .filter(([, b]) => a.width && b.width && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4)
    .map(([other]) => `${one} / ${other}`));
})"""
# Pictures that are wider than their card, or drawn so small that their letters are hard to read.
PICTURES = """() => [...document.querySelectorAll(".rv-decision svg")]
  .map((svg) => [svg.getBoundingClientRect(), svg.closest("section").getBoundingClientRect(), svg.viewBox.baseVal])
  .filter(([svg]) => svg.width)
  .map(([svg, card, drawn]) => [svg.left >= card.left && svg.right <= card.right, svg.width / drawn.width])"""


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    """The same review in both languages."""
    play = random_game(CAIRN, seed=4, players=3)
    found = review(play, yardstick=SMALL)
    return {language: page(found, play, texts(language, CAIRN)) for language in ("it", "en")}


@pytest.mark.parametrize("device", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("language", ["it", "en"])
def test_a_written_review_fits_its_screen_and_no_text_of_a_chart_lies_on_another(chrome, made, language, device):
    context = chrome.new_context(**device)
    shown = context.new_page()
    shown.set_content(made[language])
    pictures = shown.evaluate(PICTURES)
    assert pictures and all(is_inside for is_inside, _ in pictures)
    assert min(scale for _, scale in pictures) > 0.95
    assert shown.evaluate(CLASHES) == []
    assert shown.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()
