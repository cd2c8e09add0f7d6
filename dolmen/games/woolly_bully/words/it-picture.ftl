# L'illustrazione di Woolly Bully e lo schizzo per il terminale, in italiano.
pic-bag-about = Nel sacchetto { $n ->
    [0] restano 0 tessere
    [one] resta 1 tessera
   *[other] restano { $n } tessere
}; se ne pesca una per ogni lato che tocca.
pic-stops = Bonus per chi si ferma
pic-stops-about = Chi si ferma prima di tutti prende { $first ->
    [one] 1 punto
   *[other] { $first } punti
}, poi { $second }, { $third } e nulla.
pic-fields = Migliori campi sicuri
pic-field-about = { CAPITAL($colour) }: il campo sicuro più grande ha { $safe ->
    [0] 0 pecore
    [one] 1 pecora
   *[other] { $safe } pecore
}. Il campo più grande ha { $size ->
    [0] 0 pecore
    [one] 1 pecora
   *[other] { $size } pecore
} e { $open ->
    [0] 0 lati aperti
    [one] 1 lato aperto
   *[other] { $open } lati aperti
}.
pic-field-wolf = { CAPITAL($colour) }: il campo sicuro più grande ha { $safe ->
    [0] 0 pecore
    [one] 1 pecora
   *[other] { $safe } pecore
}. Il campo più grande ha { $size ->
    [0] 0 pecore
    [one] 1 pecora
   *[other] { $size } pecore
} e { $open ->
    [0] 0 lati aperti
    [one] 1 lato aperto
   *[other] { $open } lati aperti
}, e lo minaccia il lupo ({ $where }).
pic-wolves-left = Tessere lupo non ancora posate: { $n }
pic-hunters-left = Tessere cacciatore non ancora posate: { $n }
pic-hand = { $n ->
    [one] La tua mano: 1 tessera
   *[other] La tua mano: { $n } tessere
}
pic-rulers = I posti si contano dalla piazza del villaggio: il nord è in alto.
ruler-east = { $n } E
ruler-west = { $n } O
ruler-north = { $n } N
ruler-south = { $n } S
side-north-short = N
side-east-short = E
side-south-short = S
side-west-short = O
pic-flock = Il tuo gregge: { $colour }
pic-flock-secret = lo vedi solo tu
pic-flock-open = lo sanno tutti
pic-larger = { $open ->
    [one] su { $n }: 1 lato aperto
   *[other] su { $n }: { $open } lati aperti
}
pic-larger-wolf = su { $n }: c’è un lupo vicino
pic-face = { $tile }
pic-face-back = { $tile }; sul retro { $back }
pic-beast-face = { CAPITAL($kind) } con le pecore { $colour } sul retro: va dichiarato prima di posarlo
pic-flip = Volta questa tessera
pic-lay-here = { $n ->
    [0] Posa qui
   *[other] Posa qui, pesca { $n }
}
pic-come-here = Metti qui il { $kind }
pic-question = La tua tessera «?»: pecore { $colour }
pic-question-about = Si posa dove ogni lato che tocca è { $colour }: quattro pecore, si pesca, e una tessera bonus. Poi tutti sanno il tuo colore.
pic-question-about-two = Si posa dove ogni lato che tocca è { $colour }: quattro pecore, si pesca, e una tessera bonus.
pic-place = posto { $place }
pic-wolf-place = lupo { $place }
pic-place-about = Vuole { $edges }; chi posa qui pesca { $n ->
    [one] 1 tessera
   *[other] { $n } tessere
}.
pic-tile-about = { $tile }
pic-square = la piazza del villaggio
pic-wolf = un lupo libero: i campi accanto a questa foresta sono minacciati
pic-wolf-covered = un lupo, coperto da un cacciatore
pic-hunter = un cacciatore
pic-hunter-covers = un cacciatore, che copre il lupo ({ $place })
pic-field = { $n ->
    [one] 1 pecora
   *[other] { $n } pecore
}, { $state }
pic-safe = campo chiuso e sicuro
pic-open = { $n ->
    [one] 1 lato aperto
   *[other] { $n } lati aperti
}
pic-threatened = campo minacciato da un lupo
pic-stopped = stop al { $place ->
    [1] primo posto
    [2] secondo posto
    [3] terzo posto
    [4] quarto posto
   *[other] posto { $place }
}: { $bonus ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $bonus } punti
}
pic-help-count = Conta solo il tuo più grande campo chiuso e senza pericolo: un punto a pecora, più i punti bonus.
pic-help-count-two = Di ogni tuo colore conta il più grande campo chiuso e senza pericolo: un punto a pecora, più i punti bonus.
pic-help-numbers = Disco pieno: il campo è chiuso. Anello: è ancora aperto. Un lupo: è minacciato.

heard-face = Una faccia con { $tile }.
heard-table = { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
} intorno alla piazza; { $bag ->
    [one] 1 nel sacchetto
   *[other] { $bag } nel sacchetto
}.
heard-turn = È il turno { OF($player) }.
heard-hand = { $player }: { $n ->
    [0] 0 tessere
    [one] 1 tessera
   *[other] { $n } tessere
} in mano.
heard-question = { $player }: { $n ->
    [one] 1 tessera «?» da giocare
   *[other] { $n } tessere «?» da giocare
}.
heard-owns = { CAPITAL(THE($player)) } ha pecore { $colour }.
heard-declared = { CAPITAL(THE($player)) } ha dichiarato le pecore { $colour }.
heard-known-wolf = Tutti sanno che { THE($player) } ha in mano { $n ->
    [one] 1 lupo
   *[other] { $n } lupi
}.
heard-known-hunter = Tutti sanno che { THE($player) } ha in mano { $n ->
    [one] 1 cacciatore
   *[other] { $n } cacciatori
}.
heard-passed = { CAPITAL(THE($player)) } ha passato.
heard-stopped = { $player }: { $how }.
heard-due = { CAPITAL(THE($player)) } posa la serie dichiarata: ancora { $beasts }.
heard-left = Ancora da posare: { $wolves ->
    [one] 1 tessera lupo
   *[other] { $wolves } tessere lupo
} e { $hunters ->
    [one] 1 tessera cacciatore
   *[other] { $hunters } tessere cacciatore
}.
heard-field = Campo { $colour }: { $state }.
heard-tile = { CAPITAL($place) }: { $tile }.
heard-place = Posto vuoto { $place }: vuole { $edges }.
heard-dead = Posto vuoto { $place }: nessuna tessera può entrarci.
heard-mine = In mano hai: { $tile }; sul retro { $back }.
heard-mine-colour = Le tue pecore sono { $colour }.

sketch-hand = la tua mano (nord, est, sud, ovest)
sketch-tiles = { $n ->
    [one] 1 tessera
   *[other] { $n } tessere
}
sketch-stopped = stop, +{ $bonus }
sketch-known = in mano: { $beasts }
sketch-fields = Campi sicuri
sketch-free = nessuno
letter-black = n
letter-yellow = g
letter-red = r
letter-blue = b
letter-village = v
letter-forest = f
letter-wolf = L
letter-covered = l
letter-hunter = C
sketch-legend = n nero, g giallo, r rosso, b blu, v villaggio, f foresta; L lupo, l lupo coperto, C cacciatore, ? tessera «?», + piazza, · posto vuoto, × posto morto
