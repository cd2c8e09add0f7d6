# Dolmen's own English texts. Those of a game are in its folder.
player-number = player { $n }
and-list = { $first } and { $last }
