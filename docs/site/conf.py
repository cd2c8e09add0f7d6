"""What Sphinx is told; the language comes with the command."""

from __future__ import annotations

import os
from pathlib import Path, PurePosixPath
from typing import Any

import dolmen
from docs.site.arrange import SITE

project = "Dolmen"
author = "Dolmen’s authors"
version = release = dolmen.__version__
html_title = f"Dolmen {release}"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
templates_path = ["templates"]
default_role = "code"

myst_heading_anchors = 5
# `site:` is a page of the other language.
myst_url_schemes = {
    "http": None,
    "https": None,
    "mailto": None,
    "site": "{{path}}",
}
suppress_warnings = ["misc.highlighting_failure"]  # what programs print is no code

autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
add_module_names = False

html_theme = "furo"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_copy_source = html_show_sourcelink = False
html_use_index = html_domain_indices = False
html_show_copyright = False
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/language.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#3f5f3a", "color-brand-content": "#2f6b4f"},
    "dark_css_variables": {"color-brand-primary": "#b9c59a", "color-brand-content": "#a8c7a0"},
}

OTHERS = {"en": ("it", "Italiano"), "it": ("en", "English")}


def give_twin(app: Any, page: str, template: str, context: dict[str, Any], tree: object) -> None:
    """Tells a page where the same page, or else the first, is in the other language."""
    language, name = OTHERS[app.config.language]
    there = Path(app.srcdir).parent / language
    twin = page if any((there / f"{page}{suffix}").exists() for suffix in source_suffix) else "index"
    target = PurePosixPath(SITE[language]) / f"{twin}.html"
    link = os.path.relpath(target, (PurePosixPath(SITE[app.config.language]) / page).parent)
    context["twin"] = {"language": language, "name": name, "link": PurePosixPath(link).as_posix()}


def setup(app: Any) -> None:
    """Takes part in the making of every page."""
    app.connect("html-page-context", give_twin)
