"""The report of a study, opened from disk: every plot is drawn, nothing is asked of the network, no error."""

import pytest

import dolmen
from dolmen.study.report import write

OUTSIDE = """() => {
  const paper = document.querySelector("rect").getBoundingClientRect();
  const isInside = (one) => one.left >= paper.left && one.right <= paper.right && one.bottom <= paper.bottom;
  const texts = [...document.querySelectorAll("text")].filter((text) => text.getAttribute("opacity") !== "0");
  return texts.filter((text) => !isInside(text.getBoundingClientRect())).map((text) => text.textContent);
}"""


@pytest.fixture(scope="module")
def study():
    return dolmen.study.run("cairn", games=80, level="novice", players=[2, 3], vary={"cost": ["6", "4"]})


def test_no_label_of_a_plot_for_papers_is_cut(chrome, study, tmp_path):
    write(study, tmp_path, "it")
    page = chrome.new_page()
    found = {}
    for plot in sorted((tmp_path / "plots").glob("*.svg")):
        page.goto(plot.resolve().as_uri())
        found[plot.stem] = page.evaluate(OUTSIDE)
    page.close()
    assert len(found) >= 12 and not any(found.values()), found


def test_every_plot_of_a_report_is_drawn_without_an_error(chrome, study, tmp_path):
    page = chrome.new_page()
    errors, asked = [], []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    page.on("request", lambda request: asked.append(request.url))
    address = write(study, tmp_path, "en").resolve().as_uri()
    page.goto(address)
    plots = page.locator("[data-plot]")
    page.wait_for_function("() => [...document.querySelectorAll('[data-plot]')].every((p) => p.dataset.drawn)")
    assert plots.count() >= 12
    assert all(plots.nth(number).locator("svg").count() == 1 for number in range(plots.count()))
    assert errors == []
    assert asked == [address]
    page.close()
