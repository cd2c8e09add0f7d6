# What things are called in studies.
element-tile = tile
element-face = face
element-beast = special tile:
element-colour = colour
element-beast-wolf = { kind-wolf }
element-beast-hunter = { kind-hunter }
scoring-points-field-colour-black = black field
scoring-points-field-colour-yellow = yellow field
scoring-points-field-colour-red = red field
scoring-points-field-colour-blue = blue field
scoring-points-no-field-colour-black = no safe black field
scoring-points-no-field-colour-yellow = no safe yellow field
scoring-points-no-field-colour-red = no safe red field
scoring-points-no-field-colour-blue = no safe blue field
scoring-points-bonus = bonus for stopping
scoring-points-tie = tie-break by the next field
scoring-points-tie-two = tie-break by the next two fields
