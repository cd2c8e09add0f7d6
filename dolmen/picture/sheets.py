"""Sheets: parts of a picture that stay hidden until a tap opens them, on the page alone.

A picture that cannot show everything at a size that can be read puts the rest on sheets. A sheet is opened by its
handles and lies over what is drawn before it, so it is drawn last, and never over the viewer's own hand. The page
(`sheets.js`) opens one at a time, and keeps it open while the picture is drawn anew.
"""

from __future__ import annotations

from dolmen.picture.icons import centred
from dolmen.picture.layout import fit
from dolmen.picture.svg import Number, attributes, circle, group, rect, rim, text

HEAD = 48  # the height of a sheet's head, with its title and the sign that closes it
TITLE = 17


def handle(content: str, opens: str, label: str, edge: str, about: str = "", cls: str = "") -> str:
    """What opens a sheet, and closes it again: its name for screen readers, its outline from `rim()`.

    It glows where something on its closed sheet can be chosen.
    """
    what = attributes(data_opens=opens, data_label=label, data_about=about)
    return f'<g class="handle{" " + cls if cls else ""}"{what}>{content}{edge}</g>'


def sheet(
    name: str,
    content: str,
    w: Number,
    h: Number,
    title: str,
    close: str,
    told: str = "",
    cls: str = "",
) -> str:
    """A sheet of a size with its corner at 0, 0; its content begins below the head, at `HEAD`.

    `close` is the name of the sign that closes it, `told` all that it shows, in sentences for those who hear it.
    """
    head = text(16, HEAD / 2 + TITLE * 0.36, fit(title, (w - HEAD - 24) * 0.9, TITLE, True), TITLE, "serif bold")
    what = attributes(data_sheet=name, data_label=title, data_told=told)
    return (
        f'<g class="sheet{" " + cls if cls else ""}"{what}>{rect(0, 3, w, h, 12, "shadow")}'
        f"{rect(0, 0, w, h, 12, 'sheet-surface')}{head}{closing(w - HEAD, 0, close)}{content}</g>"
    )


def closing(x: Number, y: Number, label: str) -> str:
    """The sign that closes the sheet it lies on."""
    r = HEAD / 2
    drawn = circle(x + r, y + r, 15, "closing") + group(centred("cross", x + r, y + r, 16), cls="soft-line")
    return f'<g class="closes"{attributes(data_label=label)}>{drawn}{rim(x + 2, y + 2, HEAD - 4, HEAD - 4, r - 2)}</g>'
