# L'illustrazione di Táin e lo schizzo per il terminale, in italiano.
pic-chief = capo
pic-warrior = guerriero
pic-boy = ragazzo
pic-daughter = figlia
pic-bluff = bluff
pic-nobody = nessuno

pic-raid = Razzia: { $space } { $clan }
pic-guard = Guardia: la tua { $space }
pic-guard-of = { $space } { $clan }
pic-outland = Territorio esterno
pic-outland-send = Manda un tassello nel territorio esterno
pic-outland-about = Un capo o un guerriero vi prende una mucca; un capo non lascia nulla a un guerriero.
pic-outland-cows = { $n ->
    [one] una mucca
   *[other] { $n } mucche
} nel territorio esterno
pic-lies-hidden = Coperto, { $clan }
pic-is = { $what }: { $how }
pic-lies = { $kind } { $clan }
pic-lies-mine = Il tuo tassello, coperto per gli altri: { $kind }
pic-supply = Dietro il tuo schermo
pic-supply-of = Dietro lo schermo di { $player }
pic-supply-tile = { $kind }: { $n } dietro il tuo schermo
pic-supply-about = Scartati: { $discarded }. { $about }
pic-about-chief = Passa con tutti tranne il capo e la figlia; di guardia ferma chiunque.
pic-about-warrior = Passa con nessuno, bluff e ragazzo. Di guardia rapisce i ragazzi; in razzia rapisce la figlia.
pic-about-boy = Passa con nessuno e bluff. Di guardia ferma solo i ragazzi. Mai nel territorio esterno.
pic-about-daughter = Solo di guardia, e ferma chiunque; ma un guerriero la rapisce.
pic-about-bluff = Va dappertutto, e se ne va quando si scoprono i tasselli.
pic-passed = ha passato
pic-marker = giocatore attivo: comincia e ha la precedenza
pic-cows = { $n ->
    [one] Una mucca
   *[other] { $n } mucche
} nelle stalle, due punti l’una. Con { $goal } la partita finisce e valgono { $bonus } punti in più.
pic-jewels = { $n ->
    [one] Un gioiello
   *[other] { $n } gioielli
} nella casa, tre punti l’uno.
pic-loot = Bottino di questo turno: va a casa quando il turno finisce.
pic-hostage = In ostaggio: { $kind } { $clan } ({ $n })
pic-captive = Rapito in questo turno: { $kind } { $clan } ({ $n })
pic-free = Quale ostaggio liberi?
pic-free-one = Libera { $kind } dalla casa { $clan }
pic-clash = Chi passa con chi
pic-clash-how = In riga chi razzia, in colonna chi è di guardia.
pic-points = Punti
pic-goal-points = { $goal } mucche o più: { $n } punti una volta sola
pic-cow-points = una mucca: { $n }
pic-jewel-points = un gioiello: { $n }
pic-boy-points = un ragazzo rapito: { $n }
pic-daughter-points = una figlia rapita: { $n }

pic-outcome-won = Riuscita
pic-outcome-cow = Riuscita: presa una mucca
pic-outcome-jewel = Riuscita: preso un gioiello
pic-outcome-freed-boy = Riuscita: liberato un ragazzo
pic-outcome-freed-daughter = Riuscita: liberata la figlia
pic-outcome-no-loot = Riuscita, ma non c’era nulla da prendere
pic-outcome-equal = Ha incontrato un suo pari: non succede nulla
pic-outcome-failed = È stato fermato
pic-outcome-lost-boy = Il ragazzo è stato rapito
pic-outcome-caught-daughter = È stato fermato, ma ha rapito la figlia

pic-told-player = { $player }, { $clan }: { $cows }, { $jewels }; dietro lo schermo: { $supply }; scartati: { $discards }.
pic-told-outland = Territorio esterno: { $cows }; tasselli: { $tiles }.

sketch-cows = mucche
sketch-jewels = gioielli
sketch-supply = tasselli
sketch-discards = scarti
sketch-entrances = entrate
sketch-thresholds = soglie
sketch-hostages = ostaggi
sketch-captives = rapiti
sketch-stable = stalle { $n }
sketch-house = casa { $n }
sketch-tile = coperto
sketch-turn = deve giocare
sketch-marker = contrassegno
