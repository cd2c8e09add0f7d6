# Italiano per chi scrive giochi: i comandi new, golden e games.
about-new = Crea in questa cartella un pacchetto con un gioco tuo, a partire dal modello.
about-new-name = Il nome del gioco: lettere minuscole, cifre, trattini bassi.
new-made = { $name } è pronto, nella cartella { $folder }.
new-next =
    E adesso, meglio se in un ambiente a parte:
        cd { $folder }
        pip install -e ".[test]"
        pytest
        dolmen play { $name }
    Nel README.md c’è scritto che cosa contiene ogni file.

about-golden = Crea partite di riferimento, che una legge rigioca, o rinnova quelle che non si rigiocano più.
about-golden-players = Quanti giocano; se manca, una partita per ogni numero possibile.
about-golden-seed = Il numero della distribuzione.
golden-made = { $file }: creata; passi: { $steps }.
golden-true = { $file }: vale così com’è; passi: { $steps }.
golden-renewed = { $file }: rinnovata; passi: { $steps }. Non si rigiocava più: { $why }
error-no-golden-folder = Le partite di riferimento stanno in tests/golden accanto al pyproject.toml del gioco, e sopra { $folder } non ce n’è: installa { $game } dai suoi sorgenti con «pip install -e».
error-golden-me = In una partita di riferimento giocano solo i bot.

games-template = il modello
games-broken = { $name } non si può giocare:

error-name-form = «{ $asked }» non può essere il nome di un gioco. Un nome è fatto di almeno due lettere minuscole, cifre e trattini bassi singoli, con una lettera all’inizio e nessun trattino alla fine: { $better } andrebbe bene.
error-name-long = «{ $asked }» è troppo lungo per il nome di un gioco, che ha al massimo { $most } lettere.
error-name-taken = C’è già un gioco «{ $asked }»: `dolmen games` li elenca.
error-name-keyword = «{ $asked }» non può essere il nome di un gioco: è una parola del linguaggio Python.
error-name-folder = «{ $asked }» non può essere il nome di un gioco: strumenti o sistemi usano quella parola per una cartella o un dispositivo loro.
error-name-module = «{ $asked }» non può essere il nome di un gioco: Python ha già un modulo con quel nome, e il gioco lo nasconderebbe.
error-folder-exists = C’è già una cartella { $folder }: scegli un altro nome, o spostati altrove.
