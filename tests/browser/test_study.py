"""The report of a study, opened from disk: every plot is drawn, nothing is asked of the network, no error."""

import dolmen
from dolmen.study.report import write


def test_every_plot_of_a_report_is_drawn_without_an_error(chrome, tmp_path):
    study = dolmen.study.run("cairn", games=80, level="novice", players=[2, 3], vary={"cost": ["6", "4"]})
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
