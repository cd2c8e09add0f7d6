# L'illustrazione di Táin e lo schizzo per il terminale, in italiano.
pic-chief = capo
pic-warrior = guerriero
pic-boy = ragazzo
pic-daughter = figlia
pic-bluff = bluff
pic-nobody = nessuno

pic-raid = Raid: { $space } { OF($clan) }
pic-guard = Guardia: la tua { $space }
pic-guard-of = { CAPITAL($space) } { OF($clan) }
pic-outland = Territorio esterno
pic-outland-send = Manda un tassello nel territorio esterno
pic-outland-about = Qui un capo o un guerriero prende una mucca; ma dove c’è un capo, il guerriero non prende nulla.
pic-outland-cows = { $n ->
    [one] una mucca
   *[other] { $n } mucche
} nel territorio esterno
pic-lies-hidden = tassello coperto { OF($clan) }
pic-is = { $what }: { $how }
pic-lies = { $kind } { OF($clan) }
pic-lies-mine = il tuo tassello, coperto per gli altri: { $kind }
pic-supply = Dietro il tuo schermo
pic-supply-of = Dietro lo schermo { OF($player) }
pic-supply-tile = { $kind }: { $n } dietro il tuo schermo
pic-supply-about = Scartati: { $discarded }. { $about }
pic-about-chief = In attacco passa se la soglia è vuota o ha un bluff, un ragazzo o un guerriero. Di guardia ferma chiunque.
pic-about-warrior = In attacco passa se la soglia è vuota o ha un bluff o un ragazzo; se c’è la figlia del capo, la rapisce. Di guardia ferma i guerrieri e rapisce i ragazzi.
pic-about-boy = In attacco passa se la soglia è vuota o ha un bluff. Di guardia ferma soltanto i ragazzi. Non va nel territorio esterno.
pic-about-daughter = Sta soltanto di guardia e ferma chiunque; ma un guerriero la rapisce.
pic-about-bluff = Va dappertutto, e si toglie quando si scoprono i tasselli.
pic-passed = ha passato
pic-marker = Contrassegno del giocatore attivo: chi lo ha comincia e ha la precedenza.
pic-cows = { $n ->
    [one] Una mucca
   *[other] { $n } mucche
} nelle stalle, due punti l’una. Undici mucche fanno finire la partita e danno tre punti in più in tutto.
pic-jewels = { $n ->
    [one] Un gioiello
   *[other] { $n } gioielli
} nella casa, tre punti l’uno.
pic-loot = Bottino di questo turno ({ $n }): va a casa quando il turno finisce.
pic-hostage = Ostaggio: { $kind } { OF($clan) } ({ $n })
pic-captive = Ostaggio di questo turno: { $kind } { OF($clan) } ({ $n })
pic-free = Quale ostaggio liberi?
pic-help = Chi ha la meglio, punti, tasselli
pic-card-discarded = scartati: { $n }
pic-clash = Chi ha la meglio su chi
pic-clash-how = In riga chi attacca, in colonna chi è di guardia.
pic-points = Punti
pic-goal-points = almeno undici mucche: tre punti in più, una volta sola
pic-cow-points = una mucca: { $n }
pic-jewel-points = un gioiello: { $n }
pic-boy-points = un ragazzo rapito: { $n }
pic-daughter-points = una figlia di capo rapita: { $n }

pic-outcome-won = Raid riuscito
pic-outcome-cow = Raid riuscito: presa una mucca
pic-outcome-jewel = Raid riuscito: preso un gioiello
pic-outcome-freed-boy = Raid riuscito: liberato un ragazzo
pic-outcome-freed-daughter = Raid riuscito: liberata la figlia del capo
pic-outcome-no-loot = Raid riuscito, ma non c’era nulla da prendere
pic-outcome-equal = Incontra un suo pari: non succede nulla
pic-outcome-failed = Viene fermato
pic-outcome-lost-boy = Il ragazzo che attacca viene rapito
pic-outcome-caught-daughter = Viene fermato, ma rapisce la figlia del capo

pic-told-player = { $player }, { $clan }: { $cows }, { $jewels }; tasselli dietro lo schermo: { $supply }; scartati: { $discards }.
pic-told-marker = { CAPITAL(THE($player)) } ha il contrassegno del giocatore attivo.
pic-told-passed = { CAPITAL(THE($player)) } ha passato.
pic-told-shown = I tasselli del turno { $round } sono scoperti.
pic-told-gone = Si vede ancora com’erano i tasselli alla fine del turno { $round }; ora tutti gli spazi sono liberi.
pic-told-outlander = Nel territorio esterno: { $tile }
pic-told-loot = Bottino di questo turno: { $goods }
pic-told-supply = Dietro il tuo schermo: { $kinds }.
pic-told-discards = Scarti { OF($player) }: { $kinds }.

sketch-cows = { $n ->
    [one] 1 mucca
   *[other] { $n } mucche
}
sketch-jewels = { $n ->
    [one] 1 gioiello
   *[other] { $n } gioielli
}
sketch-supply = { $n ->
    [one] 1 tassello
   *[other] { $n } tasselli
}
sketch-discards = { $n ->
    [one] 1 scarto
   *[other] { $n } scarti
}
sketch-entrances = entrate
sketch-thresholds = soglie
sketch-hostages = ostaggi
sketch-captives = ostaggi di questo turno
sketch-stable = stalle { $n }
sketch-house = casa { $n }
sketch-tile = coperto
sketch-turn = di turno
sketch-marker = contrassegno
sketch-signs = ✓ riuscito, +1 con bottino o ostaggio; = pari; ✗ fermato; ! rapito
sketch-discarded = scarti
