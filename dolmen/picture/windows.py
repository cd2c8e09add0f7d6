"""Windows of a picture: what may be larger than its frame, and is dragged, pinched and zoomed in it by the page."""

from __future__ import annotations

from dolmen.picture.svg import Number, attributes, rect


def window(
    name: str,
    content: str,
    frame: tuple[Number, Number, Number, Number],
    extent: tuple[Number, Number, Number, Number],
    origin: tuple[Number, Number, Number],
) -> str:
    """A window at `frame` (x, y, width, height) of the picture on content that reaches over `extent`, in its own units.

    `origin` is a point of the content that keeps its place from picture to picture, and how long a step is there: what
    somebody looks at stays in sight when the content grows. Without the page, the middle of the content is shown.
    """
    x, y, w, h = frame
    left, top = middle_of(frame, extent)
    start = f"translate({left:g} {top:g})"
    what = attributes(x=x, y=y, width=w, height=h, data_window=name)
    places = attributes(data_extent=spaced(extent), data_origin=spaced(origin))
    ground = rect(0, 0, w, h, 0, "window-ground")  # what is dragged where nothing else lies
    return f'<svg{what}{places}>{ground}<g data-pan="xy" data-layer="{name}" transform="{start}">{content}</g></svg>'


def middle_of(
    frame: tuple[Number, Number, Number, Number], extent: tuple[Number, Number, Number, Number]
) -> tuple[Number, Number]:
    """Where the content of a window begins so that its middle is shown."""
    left, top, wide, high = extent
    return frame[2] / 2 - left - wide / 2, frame[3] / 2 - top - high / 2


def ruler(
    name: str,
    way: str,
    frame: tuple[Number, Number, Number, Number],
    start: Number,
    marks: list[tuple[Number, str]],
) -> str:
    """What travels with the window of that name along one way, `x` or `y`: marks at places, which keep their size.

    Places are those of the window's content, which begins at `start`.
    """
    x, y, w, h = frame
    drawn = "".join(
        f'<g data-at="{at:g}" transform="translate({moved(way, start + at)})">{content}</g>' for at, content in marks
    )
    return (
        f"<svg{attributes(x=x, y=y, width=w, height=h)}><g{attributes(data_pan=way, data_with=name)}>{drawn}</g></svg>"
    )


def moved(way: str, along: Number) -> str:
    return f"{along:g} 0" if way == "x" else f"0 {along:g}"


def spaced(numbers: tuple[Number, ...]) -> str:
    return " ".join(f"{number:g}" for number in numbers)
