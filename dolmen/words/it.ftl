# I testi italiani di Dolmen. Quelli di ogni gioco sono nella sua cartella.
sheet-close = Chiudi
player-number = giocatore { $n }
    .gender = m
and-list = { $first } { AND($last) }
list-1 = { $one }
list-2 = { $one } { AND($two) }
list-3 = { $one }, { $two } { AND($three) }
list-4 = { $one }, { $two }, { $three } { AND($four) }
list-5 = { $one }, { $two }, { $three }, { $four } { AND($five) }
list-6 = { $one }, { $two }, { $three }, { $four }, { $five } { AND($six) }
list-7 = { $one }, { $two }, { $three }, { $four }, { $five }, { $six } { AND($seven) }
list-8 = { $one }, { $two }, { $three }, { $four }, { $five }, { $six }, { $seven } { AND($eight) }
why-turn = Non tocca a te: tutti aspettano { $players }.
why-already-chosen = Hai già scelto: tutti aspettano { $players }.
why-watching = Stai solo guardando: tutti aspettano { $players }.
why-over = La partita è finita.
