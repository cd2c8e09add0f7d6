# I testi italiani di Dolmen. Quelli di ogni gioco sono nella sua cartella.
player-number = giocatore { $n }
and-list = { $first } e { $last }
