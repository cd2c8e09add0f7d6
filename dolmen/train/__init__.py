"""Networks that learn a title by playing against themselves. Needs PyTorch (the extra `train`); nobody else imports it.

`world.py` has many games at once as tensors, `network.py` what learns, `selfplay.py` plays and writes down,
`advantages.py` says what was good, `learn.py` makes it likelier, `league.py` keeps earlier selves, `evaluate.py` plays
against fixed rivals, `run.py` puts it all together, `export.py` writes what plays anywhere.
"""
