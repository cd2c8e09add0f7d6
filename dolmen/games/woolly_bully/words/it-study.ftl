# Come si chiamano le cose negli studi.
element-tile = tessera
element-face = faccia
element-beast = tessera speciale:
element-colour = colore
element-beast-wolf = { kind-wolf }
element-beast-hunter = { kind-hunter }
scoring-points-field-colour-black = campo nero
scoring-points-field-colour-yellow = campo giallo
scoring-points-field-colour-red = campo rosso
scoring-points-field-colour-blue = campo blu
scoring-points-no-field-colour-black = nessun campo nero sicuro
scoring-points-no-field-colour-yellow = nessun campo giallo sicuro
scoring-points-no-field-colour-red = nessun campo rosso sicuro
scoring-points-no-field-colour-blue = nessun campo blu sicuro
scoring-points-bonus = bonus per chi si ferma
scoring-points-tie = spareggio con il campo successivo
scoring-points-tie-two = spareggio con i due campi successivi
