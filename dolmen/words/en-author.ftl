# English for authors of games: the commands new, golden and games.
about-new = Makes a package with a game of your own, from the template, in this folder.
about-new-name = The game’s name: lower-case letters, digits, underscores.
new-made = { $name } is made, in the folder { $folder }.
new-next =
    Next, best in an environment of its own:
        cd { $folder }
        pip install -e ".[test]"
        pytest
        dolmen play { $name }
    README.md there says which file holds what.

about-golden = Makes golden games, which a law replays, or renews those that no longer replay.
about-golden-players = How many play; by default a game for every possible number.
about-golden-seed = The number of the deal.
golden-made = { $file }: made; steps: { $steps }.
golden-true = { $file }: true as it is; steps: { $steps }.
golden-renewed = { $file }: renewed; steps: { $steps }. It no longer replayed: { $why }
error-no-golden-folder = Golden games are kept in tests/golden beside the pyproject.toml of a game, and above { $folder } there is none: install { $game } from its sources with “pip install -e”.
error-golden-me = In a golden game only bots play.

games-template = the template
games-broken = { $name } cannot be played:

error-name-form = “{ $asked }” cannot be a game’s name. A name is two or more lower-case letters, digits and single underscores, a letter first and no underscore last: { $better } would do.
error-name-long = “{ $asked }” is too long for a game’s name, which has { $most } letters at most.
error-name-taken = There is a game “{ $asked }” already: `dolmen games` lists them.
error-name-keyword = “{ $asked }” cannot be a game’s name: it is a word of the language Python.
error-name-folder = “{ $asked }” cannot be a game’s name: tools or systems keep that word for a folder or a device of their own.
error-name-module = “{ $asked }” cannot be a game’s name: Python has a module of that name already, and the game would hide it.
error-folder-exists = There is a folder { $folder } already: choose another name, or go elsewhere.
