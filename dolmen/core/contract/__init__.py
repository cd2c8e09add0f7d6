"""What a game hands over, to be read: the whole of it, file by file as in a game's folder.

`rules`, `notation`, `story`, `picture` and `sketch` are the functions of those files, `data` the constants of the
others, `elements` what a title consists of. What is marked as needed every game brings itself; the rest has its
default here. `core.folder` checks a game against these files when it is loaded.
"""
