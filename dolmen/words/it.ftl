# I testi italiani di Dolmen. Quelli di ogni gioco sono nella sua cartella.
player-number = giocatore { $n }
and-list = { $first } e { $last }
list-1 = { $one }
list-2 = { $one } e { $two }
list-3 = { $one }, { $two } e { $three }
list-4 = { $one }, { $two }, { $three } e { $four }
list-5 = { $one }, { $two }, { $three }, { $four } e { $five }
list-6 = { $one }, { $two }, { $three }, { $four }, { $five } e { $six }
list-7 = { $one }, { $two }, { $three }, { $four }, { $five }, { $six } e { $seven }
list-8 = { $one }, { $two }, { $three }, { $four }, { $five }, { $six }, { $seven } e { $eight }
why-turn = Non tocca a te: tutti aspettano { $players }.
why-already-chosen = Hai già scelto: tutti aspettano { $players }.
why-watching = Stai solo guardando: tutti aspettano { $players }.
why-over = La partita è finita.
