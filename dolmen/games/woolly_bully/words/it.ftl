# Woolly Bully in italiano.
title = Woolly Bully
summary = Posa pascoli intorno al villaggio, recinta un grande campo delle tue pecore segrete, attenzione ai lupi, e fermati in tempo.

option-specials = Lupi, cacciatori e tessere «?»
option-specials-gap = anche tra i turni degli altri
option-specials-own_turn = solo nel proprio turno
option-specials-help = Tra due turni si può chiedere a tutti gli altri se vogliono intervenire. «Solo nel proprio turno» è più svelto e salta queste domande.
option-time_limit_s = Pecore veloci: tempo per un turno
option-time_limit_s-0 = senza limite
option-time_limit_s-60 = 60 secondi
option-time_limit_s-30 = 30 secondi
option-time_limit_s-15 = 15 secondi
option-time_limit_s-help = Quando scade, il tavolo gioca per te: passa, oppure posa una tessera a caso. Al terzo turno di fila ti ferma per sempre.
option-first_player = Chi comincia
option-first_player-random = a sorte
option-first_player-seat1 = il primo posto

# I colori: come nome, per le pecore, per una tessera o un campo.
colour-black = nero
    .gender = m
colour-yellow = giallo
    .gender = m
colour-red = rosso
    .gender = m
colour-blue = blu
    .gender = m
sheep-black = nere
sheep-yellow = gialle
sheep-red = rosse
sheep-blue = blu
tile-black = nera
tile-yellow = gialla
tile-red = rossa
tile-blue = blu

# Che cosa mostra una faccia, contando i lati.
edge-black = { $n ->
    [one] 1 pecora nera
   *[other] { $n } pecore nere
}
edge-yellow = { $n ->
    [one] 1 pecora gialla
   *[other] { $n } pecore gialle
}
edge-red = { $n ->
    [one] 1 pecora rossa
   *[other] { $n } pecore rosse
}
edge-blue = { $n ->
    [one] 1 pecora blu
   *[other] { $n } pecore blu
}
edge-village = { $n ->
    [one] 1 lato villaggio
   *[other] { $n } lati villaggio
}
edge-forest = { $n ->
    [one] 1 lato foresta
   *[other] { $n } lati foresta
}
# Come sta una faccia: ogni terreno con i suoi lati.
lies-black = nero a { $sides }
lies-yellow = giallo a { $sides }
lies-red = rosso a { $sides }
lies-blue = blu a { $sides }
lies-village = villaggio a { $sides }
lies-forest = foresta a { $sides }
all-black = nero su tutti i lati
all-yellow = giallo su tutti i lati
all-red = rosso su tutti i lati
all-blue = blu su tutti i lati
all-village = villaggio su tutti i lati
all-forest = foresta su tutti i lati
parts-1 = { $one }
parts-2 = { $one }; { $two }
parts-3 = { $one }; { $two }; { $three }
parts-4 = { $one }; { $two }; { $three }; { $four }
side-0 = nord
side-1 = est
side-2 = sud
side-3 = ovest
go-east = { $n } a est
go-west = { $n } a ovest
go-north = { $n } a nord
go-south = { $n } a sud
go-nowhere = sulla piazza
kind-wolf = lupo
    .gender = m
    .plural = lupi
kind-hunter = cacciatore
    .gender = m
    .plural = cacciatori
run-wolf = { $n ->
    [one] un lupo
    [2] due lupi
    [3] tre lupi
    [4] quattro lupi
   *[other] { $n } lupi
}
run-hunter = { $n ->
    [one] un cacciatore
    [2] due cacciatori
    [3] tre cacciatori
    [4] quattro cacciatori
   *[other] { $n } cacciatori
}
then-1 = { $one }
then-2 = { $one }, poi { $two }
then-3 = { $one }, poi { $two }, poi { $three }
then-4 = { $one }, poi { $two }, poi { $three }, poi { $four }
then-5 = { $one }, poi { $two }, poi { $three }, poi { $four }, poi { $five }
then-6 = { $one }, poi { $two }, poi { $three }, poi { $four }, poi { $five }, poi { $six }
then-7 = { $one }, poi { $two }, poi { $three }, poi { $four }, poi { $five }, poi { $six }, poi { $seven }
then-8 = { $one }, poi { $two }, poi { $three }, poi { $four }, poi { $five }, poi { $six }, poi { $seven }, poi { $eight }
special-question = la tessera «?»
special-wolf = un lupo
special-hunter = un cacciatore
or-1 = { $one }
or-2 = { $one } o { $two }
or-3 = { $one }, { $two } o { $three }

told-starts = Comincia { THE($player) }.
told-colour = Le tue pecore sono { $colour }. Mantieni il segreto.
told-colours-two = { CAPITAL(THE($first)) } ha pecore { $one }, { THE($second) } ha pecore { $two }.
told-laid = { CAPITAL(THE($player)) } posa una tessera con { $tile } ({ $place }).
told-revealed = { CAPITAL(THE($player)) } dichiara il proprio colore e posa la tessera «?» con 4 pecore { $colour } ({ $place }).
told-revealed-two = { CAPITAL(THE($player)) } posa la tessera «?» con 4 pecore { $colour } ({ $place }).
told-declared = { CAPITAL(THE($player)) } dichiara { $beasts }.
told-wolf = { CAPITAL(THE($player)) } manda un lupo nella foresta ({ $place }).
told-hunter = { CAPITAL(THE($player)) } apposta un cacciatore nella foresta ({ $place }).
told-covers = { CAPITAL(THE($player)) } mette un cacciatore sul lupo ({ $place }), che così non minaccia più nessuno.
told-lapsed-wolf = Per il lupo dichiarato { BY($player) } non c’è più posto: resta in mano, e ora tutti lo sanno.
told-lapsed-hunter = Per il cacciatore dichiarato { BY($player) } non c’è più posto: resta in mano, e ora tutti lo sanno.
told-joined = Le foreste si sono unite: il cacciatore ({ $hunter }) copre da lontano il lupo ({ $wolf }).
told-drew = { CAPITAL(THE($player)) } pesca { $n ->
    [one] una tessera
   *[other] { $n } tessere
}.
told-no-draw = { CAPITAL(THE($player)) } non pesca nulla: il sacchetto è vuoto.
told-bonus = { CAPITAL(THE($player)) } aggiunge la tessera bonus.
told-skipped = { CAPITAL(THE($player)) } non posa la tessera bonus.
told-passed = { CAPITAL(THE($player)) } non ha tessere che combaciano, e passa.
told-stopped = { CAPITAL(THE($player)) } si ferma: { $bonus ->
    [0] nessun punto bonus
    [one] 1 punto bonus
   *[other] { $bonus } punti bonus
} ({ $place ->
    [1] primo posto
    [2] secondo posto
    [3] terzo posto
    [4] quarto posto
   *[other] posto { $place }
} tra chi si è fermato).
told-stopped-forced = { CAPITAL(THE($player)) } non ha più nulla da giocare e si ferma: { $bonus ->
    [0] nessun punto bonus
    [one] 1 punto bonus
   *[other] { $bonus } punti bonus
} ({ $place ->
    [1] primo posto
    [2] secondo posto
    [3] terzo posto
    [4] quarto posto
   *[other] posto { $place }
} tra chi si è fermato).
told-stopped-stuck = Nessuno può più posare, { AND(THE($player)) } si ferma: { $bonus ->
    [0] nessun punto bonus
    [one] 1 punto bonus
   *[other] { $bonus } punti bonus
} ({ $place ->
    [1] primo posto
    [2] secondo posto
    [3] terzo posto
    [4] quarto posto
   *[other] posto { $place }
} tra chi si è fermato).
told-ended = La partita è finita: si scoprono le tessere «?» rimaste e si contano le pecore.
told-ended-open = La partita è finita: si contano le pecore.

label-place = Posa ({ $place }): { $tile }
label-place-back = Posa ({ $place }): { $tile }; sul retro { $back }
label-reveal = Dichiara il tuo colore e posa la tessera «?» { $colour } ({ $place })
label-reveal-two = Posa la tessera «?» { $colour } ({ $place })
label-declare = Dichiara { $beasts }
label-wolf = Posa il lupo con le pecore { $colour } sul retro ({ $place })
label-hunter = Posa il cacciatore con le pecore { $colour } sul retro ({ $place })
label-skip = Nessuna tessera bonus
label-pass = Passa
label-stop = Fermati per sempre
label-end = Finisci il turno
label-quiet = Avanti

ask-turn = Tocca a te: scegli una faccia e un posto. I lati che si toccano devono combaciare.
ask-pass = Nessuna tua tessera combacia: passa, oppure fermati per sempre ({ $bonus ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $bonus } punti
}).
ask-pass-special = Nessuna tua tessera combacia: passa, fermati per sempre ({ $bonus ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $bonus } punti
}) o gioca { $specials }.
ask-pass-empty = Non hai tessere in mano: passa, oppure fermati per sempre ({ $bonus ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $bonus } punti
}).
ask-pass-empty-special = Non hai tessere in mano: passa, fermati per sempre ({ $bonus ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $bonus } punti
}) o gioca { $specials }.
ask-bonus = La tessera bonus: posa ancora una tessera, oppure rinuncia.
ask-bonus-nothing = Ora potresti posare una tessera bonus, ma nessuna combacia.
ask-beast = Ora { THE($beast) } che hai dichiarato: scegli la tessera e il posto.
ask-after = La tessera è posata. Finisci il turno, oppure fermati per sempre ({ $bonus ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $bonus } punti
}).
ask-after-special = La tessera è posata. Finisci il turno, fermati per sempre ({ $bonus ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $bonus } punti
}) o gioca { $specials }.
ask-gap = Prima del turno { OF($next) }: vuoi intervenire con { $specials }? Altrimenti avanti.
ask-gap-nothing = Prima del turno { OF($next) } chiunque potrebbe intervenire. Tu non hai nulla da giocare: avanti.
wait-turn = { CAPITAL(THE($player)) } sceglie una tessera e un posto.
wait-bonus = { CAPITAL(THE($player)) } può posare una tessera bonus.
wait-beast = { CAPITAL(THE($player)) } sceglie il posto per { THE($beast) }.
wait-after = { CAPITAL(THE($player)) } ha posato la tessera: può finire il turno o fermarsi.
wait-gap = Tra due turni: { THE($player) } può intervenire prima { OF($next) }.
over-won = Vince { THE($player) } con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
over-shared = { CAPITAL($players) } vincono insieme con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
progress = { $tiles ->
    [0] sacchetto vuoto
    [one] 1 tessera nel sacchetto
   *[other] { $tiles } tessere nel sacchetto
}, fermi { $stopped } su { $players }

# Che cosa farebbe una tessera dei campi, detto mentre la si vede al suo posto.
brings-1 = { CAPITAL($one) }.
brings-2 = { CAPITAL($one) }; { $two }.
brings-3 = { CAPITAL($one) }; { $two }; { $three }.
brings-safe = { $colour }: un campo di { $n ->
    [one] 1 pecora
   *[other] { $n } pecore
}, chiuso e al sicuro
brings-threatened = { $colour }: un campo di { $n ->
    [one] 1 pecora
   *[other] { $n } pecore
}, chiuso, ma minacciato da un lupo
brings-open = { $colour }: un campo di { $n ->
    [one] 1 pecora
   *[other] { $n } pecore
}, con { $open ->
    [one] 1 lato aperto
   *[other] { $open } lati aperti
}
brings-open-threatened = { $colour }: un campo di { $n ->
    [one] 1 pecora
   *[other] { $n } pecore
}, con { $open ->
    [one] 1 lato aperto
   *[other] { $open } lati aperti
}, minacciato da un lupo

confirm-stop = Fermarti per sempre? Ricevi { $bonus ->
    [0] nessun punto bonus
    [one] 1 punto bonus
   *[other] { $bonus } punti bonus
}. Il tuo miglior campo sicuro ha { $sheep ->
    [0] 0 pecore
    [one] 1 pecora
   *[other] { $sheep } pecore
}; gli altri possono ancora ingrandirlo o minacciarlo, e tu non potrai fare più nulla.
confirm-stop-two = Fermarti per sempre? Ricevi { $bonus ->
    [0] nessun punto bonus
    [one] 1 punto bonus
   *[other] { $bonus } punti bonus
}. I tuoi due migliori campi sicuri, uno per colore, hanno insieme { $sheep ->
    [0] 0 pecore
    [one] 1 pecora
   *[other] { $sheep } pecore
}; si possono ancora ingrandire o minacciare, e tu non potrai fare più nulla.
confirm-reveal = Dichiari che le tue pecore sono { $colour }? Da ora lo sapranno tutti.
confirm-reveal-two = Posi la tessera «?» { $colour }?

why-no-open-edge = La tessera «?» vuole un posto in cui ogni lato che tocca è { $colour }. Ora non c’è.
    .rule = question
why-first-bonus = Prima decidi della tessera bonus.
    .rule = question
why-first-series = Prima si posano tutti i lupi e i cacciatori dichiarati.
    .rule = beasts
why-declare-first = Un lupo o un cacciatore va prima dichiarato.
    .rule = beasts
why-other-first = Prima tocca { TO($beast) } che hai dichiarato.
    .rule = beasts
why-few-wolf = { $n ->
    [0] Non hai in mano nessuna tessera lupo.
    [one] Hai in mano soltanto 1 tessera lupo.
   *[other] Hai in mano soltanto { $n } tessere lupo.
}
    .rule = beasts
why-few-hunter = { $n ->
    [0] Non hai in mano nessuna tessera cacciatore.
    [one] Hai in mano soltanto 1 tessera cacciatore.
   *[other] Hai in mano soltanto { $n } tessere cacciatore.
}
    .rule = beasts
why-no-place-wolf = Ora nessun posto va bene per un lupo: ogni lato che tocca dev’essere foresta, e in quelle foreste non deve esserci un cacciatore.
    .rule = wolves
why-no-place-hunter = Ora nessun posto va bene per un cacciatore: ci vuole un lupo da coprire, oppure un posto in cui ogni lato che tocca è foresta senza pericolo.
    .rule = hunters
why-not-here-wolf = Qui un lupo non può andare: ogni lato che tocca dev’essere foresta, e in quelle foreste non deve esserci un cacciatore.
    .rule = wolves
why-not-here-hunter = Qui un cacciatore non può andare: ci vuole un lupo da coprire, oppure un posto in cui ogni lato che tocca è foresta senza pericolo.
    .rule = hunters
why-wolf-here = Qui c’è un lupo: sopra può andarci soltanto un cacciatore.
    .rule = hunters
why-no-tile-now = Le tessere normali si posano nel proprio turno, una per turno.
    .rule = turn
why-not-held = Non hai in mano questa tessera.
    .rule = turn
why-this-turn-not = Girata così non combacia; girata diversamente o sull’altra faccia sì.
    .rule = turn
why-not-there = In quel posto questa faccia, girata così, non combacia.
    .rule = turn
why-fits-nowhere = Questa tessera ora non combacia da nessuna parte: ogni lato che tocca dev’essere uguale.
    .rule = turn
why-dead-place = Qui si incontrano villaggio e foresta, e nessuna tessera ha entrambi: questo posto resta vuoto per sempre.
    .rule = dead
why-place-wants = Questo posto vuole { $edges }: nulla di ciò che puoi posare ora combacia.
    .rule = turn
why-must-place = Una tua tessera combacia: non si può passare. Posala, oppure fermati per sempre.
    .rule = turn
why-stop-own-turn = Ci si ferma soltanto nel proprio turno.
    .rule = stopping
why-end-later = Il turno finisce dopo aver posato una tessera; se nessuna combacia, si passa.
    .rule = turn

fact-hand = tessere in mano
fact-colour = pecore nel più grande campo sicuro { $colour }
fact-question = tessere «?» non ancora giocate
fact-known-wolf = lupi in mano, noti a tutti
fact-known-hunter = cacciatori in mano, noti a tutti
fact-stopped = punti bonus per chi si è fermato al { $place ->
    [1] primo posto
    [2] secondo posto
    [3] terzo posto
    [4] quarto posto
   *[other] posto { $place }
}
points-field = pecore nel più grande campo sicuro { $colour }
points-no-field = nessun campo sicuro { $colour }
points-bonus = punti bonus, { $place ->
    [1] primo posto
    [2] secondo posto
    [3] terzo posto
    [4] quarto posto
   *[other] posto { $place }
} tra chi si ferma
points-tie = spareggio: { $nth ->
    [2] secondo campo sicuro
    [3] terzo campo sicuro
   *[other] campo sicuro numero { $nth }
} di { $n ->
    [0] 0 pecore
    [one] 1 pecora
   *[other] { $n } pecore
}
points-tie-two = spareggio: i due campi sicuri al { $nth ->
    [2] secondo posto
    [3] terzo posto
   *[other] posto { $nth }
} hanno insieme { $n ->
    [0] 0 pecore
    [one] 1 pecora
   *[other] { $n } pecore
}

part-closed = campo chiuso
    .for = ha più pecore in un campo chiuso
    .against = ha meno pecore in un campo chiuso
part-open = campo aperto
    .for = ha un campo aperto più promettente
    .against = ha un campo aperto meno promettente
part-gates = lati aperti
    .for = ha un campo più facile da chiudere
    .against = ha un campo più difficile da chiudere
part-wolves = lupi
    .for = rischia di meno con i lupi
    .against = rischia di più con i lupi
part-growth = crescita
    .for = può ancora crescere di più
    .against = può crescere di meno
part-bonus = punti bonus
    .for = guadagna di più dai punti bonus
    .against = guadagna di meno dai punti bonus
part-tiles = tessere
    .for = ha più scelta in mano
    .against = ha meno scelta in mano
part-turn = tessera da posare
    .for = può posare subito un’altra tessera
    .against = non può posare subito un’altra tessera
part-beast = lupo o cacciatore dichiarato
    .for = ricava di più dal lupo o dal cacciatore dichiarato
    .against = ricava di meno dal lupo o dal cacciatore dichiarato
part-beaten = fermata
    .for = non si ferma con meno di chi si è già fermato
    .against = si ferma con meno di chi si è già fermato
part-rival-closed = campo chiuso degli altri
    .for = lascia agli altri meno pecore in un campo chiuso
    .against = lascia agli altri più pecore in un campo chiuso
part-rival-open = campo aperto degli altri
    .for = lascia agli altri campi aperti meno promettenti
    .against = lascia agli altri campi aperti più promettenti
part-rival-gates = lati aperti degli altri
    .for = rende più difficile agli altri chiudere il campo
    .against = rende più facile agli altri chiudere il campo
part-rival-wolves = lupi contro gli altri
    .for = fa rischiare di più gli altri con i lupi
    .against = fa rischiare di meno gli altri con i lupi
part-rival-growth = crescita degli altri
    .for = lascia agli altri meno spazio per crescere
    .against = lascia agli altri più spazio per crescere
part-rival-bonus = punti bonus degli altri
    .for = lascia agli altri meno punti bonus
    .against = lascia agli altri più punti bonus
part-rival-tiles = tessere degli altri
    .for = lascia agli altri meno scelta in mano
    .against = lascia agli altri più scelta in mano
part-rival-turn = turno degli altri
    .for = non lascia subito il turno agli altri
    .against = lascia subito il turno agli altri

picture-title = Il paesaggio di Woolly Bully
