# What the site says beside its pages.
all-titles = The games
picture = A game of { $title } under way, as one of its players sees it.
what-it-is-like = What it is like
players = Players
minutes = Minutes
hidden = Hidden
rules-version = Version of the rules
options = Options
how-to-learn = To learn it
lesson-minutes = { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
rules = The rules
rules-elsewhere = In the terminal: `dolmen rules { $name }`; at the table, the button *Rules*.
count = { $low } to { $high } players, { $least } to { $most } minutes.

hidden-tain = Which tiles the others have behind their screens, and what they laid face down. Nothing is drawn by lot: it is all guessing and bluffing.
hidden-keltis = The cards in the others’ hands, and the order of the deck.
hidden-mac-robber = The others’ hands, the cards laid face down in an assault or a duel, and the order of the deck and of the tiles.
hidden-enclave = Where the others have planned to send their thieves, which cards they hold, and what has not been seen of the places and the Tree.
hidden-woolly-bully = Which colour of sheep each of the others gathers, which tiles they hold, and what is still in the bag.
hidden-cairn = The stones in the others’ hands, and what is still in the bag.
