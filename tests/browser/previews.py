"""Renders every cover for previews of links, 1200 by 630, and our sign for home screens.

python -m tests.browser.previews
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from dolmen.core.game import games
from dolmen.server.web.lobby import STATIC
from tests.browser.chromium import FLAGS, chromium

SIZE = {"width": 1200, "height": 630}


def main() -> None:
    """Writes cover.jpg beside each cover.svg; the template has none, since its copy is text."""
    folders = [STATIC, *(game.folder for game in games().values() if not game.is_template)]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport=SIZE)
        for folder in folders:
            if (folder / "cover.svg").exists():
                render(page, folder)
        for side in (192, 512):
            sign(page, side)
        browser.close()


def render(page, folder: Path) -> None:
    """One cover, as wide as the preview and cut above and below."""
    svg = (folder / "cover.svg").read_text("utf-8")
    style = "body{margin:0}svg{width:1200px;height:630px;display:block}"
    cut = svg.replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ', 1)
    page.set_content(f"<style>{style}</style>{cut}")
    page.screenshot(path=str(folder / "cover.jpg"), type="jpeg", quality=72)


def sign(page, side: int) -> None:
    """Our sign as a square, with room around it."""
    page.set_viewport_size({"width": side, "height": side})
    style = f"body{{margin:0;background:#f7f2e6}}svg{{width:{side}px;height:{side}px;display:block}}"
    page.set_content(f"<style>{style}</style>{(STATIC / 'dolmen.svg').read_text('utf-8')}")
    page.screenshot(path=str(STATIC / f"icon-{side}.png"))


if __name__ == "__main__":
    main()
