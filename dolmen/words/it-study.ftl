# Molte partite in tabelle, in italiano.

about-on = Dove si giocano le partite: su questo computer o su un cluster Ray.
about-dataset = Fa giocare ai bot molte partite e le scrive in tabelle (Parquet), una riga per partita.
about-dataset-games = Quante partite. Se sono più di quelle già giocate, la stessa cartella continua.
about-dataset-out = La cartella delle tabelle.
about-dataset-repeats = Quante volte si gioca ogni distribuzione, con altri dadi per i bot.
about-dataset-number = Il numero della partita.
about-transcript = Stampa una partita di una raccolta come testo.

dataset-done = { $games ->
    [one] Una partita
   *[other] { $games } partite
} in { $folder }, { $bytes } byte a partita.
dataset-interrupted = Le partite finite sono in { $folder }: lo stesso comando riprende da lì.
error-other-series = { $folder } non appartiene a queste partite: { $why }.
error-no-such-game = In { $folder } non c’è la partita { $number }.
error-needs-iterations = { $bot } pensa a tempo, e partite così non si ripetono: aggiungi --iterations N.
error-unknown-place = «{ $asked }» non è un posto dove giocare: ci sono local, ray e ray://HOST:PORT.
