# Dolmen's own English texts. Those of a game are in its folder.
sheet-close = Close
player-number = player { $n }
    .gender = n
and-list = { $first } and { $last }
list-1 = { $one }
list-2 = { $one } and { $two }
list-3 = { $one }, { $two } and { $three }
list-4 = { $one }, { $two }, { $three } and { $four }
list-5 = { $one }, { $two }, { $three }, { $four } and { $five }
list-6 = { $one }, { $two }, { $three }, { $four }, { $five } and { $six }
list-7 = { $one }, { $two }, { $three }, { $four }, { $five }, { $six } and { $seven }
list-8 = { $one }, { $two }, { $three }, { $four }, { $five }, { $six }, { $seven } and { $eight }
why-turn = It is not your turn: everybody is waiting for { $players }.
why-already-chosen = You have already chosen: everybody is waiting for { $players }.
why-watching = You are only watching: everybody is waiting for { $players }.
why-over = The game is over.
