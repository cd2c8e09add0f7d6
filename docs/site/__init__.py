"""The documentation as a site: `make docs` arranges docs/*.md, draws every title, and has Sphinx write build/site."""
