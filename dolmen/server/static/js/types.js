/**
 * What goes between page and server. Made from dolmen/wire by `python -m dolmen.server.web.types_js`.
 *
 * @typedef {object} Act
 * @property {"act"} type
 * @property {string} id
 * @property {number} number
 * @property {number} seat
 * @property {string} sentence
 *
 * @typedef {object} Undo
 * @property {"undo"} type
 * @property {string} id
 * @property {number} number
 * @property {number} seat
 *
 * @typedef {object} SetStanding
 * @property {"standing"} type
 * @property {string} id
 * @property {number} seat
 * @property {string|null} [sentence]
 * @property {"ask"|"once"|"round"|"turn"} [until]
 *
 * @typedef {object} Look
 * @property {"look"} type
 * @property {string} id
 * @property {number|null} [seat]
 *
 * @typedef {object} Chat
 * @property {"chat"} type
 * @property {string} id
 * @property {string} text
 *
 * @typedef {object} Why
 * @property {"why"} type
 * @property {string} id
 * @property {string} phrase
 *
 * @typedef {object} Hint
 * @property {"hint"} type
 * @property {string} id
 *
 * @typedef {object} Vote
 * @property {"vote"} type
 * @property {string} id
 * @property {number} seat
 * @property {"bot"|null} [for]
 *
 * @typedef {object} Ping
 * @property {"ping"} type
 * @property {string} id
 *
 * @typedef {object} Done
 * @property {"done"} type
 * @property {string} of
 * @property {number} number
 *
 * @typedef {object} Error
 * @property {"error"} type
 * @property {string|null} of
 * @property {string} key
 * @property {string} text
 *
 * @typedef {object} Answer
 * @property {"answer"} type
 * @property {string} of
 * @property {string|null} text
 * @property {string|null} sentence
 *
 * @typedef {object} Pong
 * @property {"pong"} type
 * @property {string} of
 *
 * @typedef {object} ChatLine
 * @property {string} name
 * @property {number|null} seat
 * @property {string} text
 * @property {number} at
 *
 * @typedef {object} Chats
 * @property {"chat"} type
 * @property {ChatLine[]} lines
 *
 * @typedef {object} OptionLine
 * @property {string} name
 * @property {string} value
 * @property {string} title
 * @property {string} text
 *
 * @typedef {object} Pace
 * @property {"days"|"live"|"none"} kind
 * @property {number|null} minutes
 * @property {number|null} increment
 * @property {number|null} days
 *
 * @typedef {object} SeatShown
 * @property {number} seat
 * @property {string} name
 * @property {"bot"|"open"|"person"} kind
 * @property {string|null} level
 * @property {number} colour
 * @property {string} emblem
 * @property {string} word
 * @property {boolean} online
 * @property {boolean} me
 * @property {number|null} clock
 * @property {boolean} out
 *
 * @typedef {object} VoteShown
 * @property {number} seat
 * @property {number[]} by
 * @property {number} needed
 *
 * @typedef {object} TableShown
 * @property {"table"} type
 * @property {string} table
 * @property {string} game
 * @property {string} title
 * @property {"open"|"over"|"running"} status
 * @property {boolean} public
 * @property {OptionLine[]} options
 * @property {Pace} pace
 * @property {number} grace  seconds to answer between turns; 0: the table waits
 * @property {SeatShown[]} seats
 * @property {number|null} turn
 * @property {number[]} mine
 * @property {boolean} host
 * @property {VoteShown[]} votes
 * @property {boolean} hints
 * @property {string|null} rematch
 * @property {string|null} commitment
 * @property {string} link
 *
 * @typedef {object} LegalAction
 * @property {string} sentence
 * @property {string} label
 * @property {string|null} confirm  a question to ask before it is played
 *
 * @typedef {object} FactShown
 * @property {string} icon
 * @property {number} number
 * @property {string} text
 *
 * @typedef {object} PlayerShown
 * @property {number|null} score
 * @property {FactShown[]} facts
 *
 * @typedef {object} LogLine
 * @property {string} text
 * @property {number} step
 *
 * @typedef {object} Log
 * @property {number} from
 * @property {LogLine[]} lines
 *
 * @typedef {object} Scene
 * @property {string} picture
 * @property {string[]} lines
 *
 * @typedef {object} StandingShown
 * @property {string} sentence
 * @property {"ask"|"once"|"round"|"turn"} until
 * @property {string|null} label  of a sealed choice
 *
 * @typedef {object} Together
 * @property {number[]} chosen
 * @property {number[]} choosing
 *
 * @typedef {object} Window
 * @property {string} decline
 * @property {number|null} seconds  until the table declines for the player to move; None where it waits
 *
 * @typedef {object} PointsLine
 * @property {string} text
 * @property {number} points
 *
 * @typedef {object} PlayerResult
 * @property {number} score
 * @property {number} place
 * @property {PointsLine[]} points
 *
 * @typedef {object} Result
 * @property {number[]} winners
 * @property {PlayerResult[]} players
 * @property {string} seed
 *
 * @typedef {object} Position
 * @property {"position"} type
 * @property {number} number  how many steps stand
 * @property {number|null} seat  whose eyes; None for a spectator's
 * @property {number|null} turn
 * @property {boolean} over
 * @property {string} ask
 * @property {string} progress
 * @property {LegalAction[]} legal
 * @property {LegalAction[]} early  what may be chosen now and stays sealed until it is this seat's turn
 * @property {Together|null} together
 * @property {boolean} undo
 * @property {StandingShown|null} standing
 * @property {Window|null} window
 * @property {PlayerShown[]} players
 * @property {Log} log
 * @property {Scene[]} scenes
 * @property {Result|null} result
 * @property {string} [picture]
 * @property {Record<string, unknown>} [view]
 *
 * @typedef {object} NewSeat
 * @property {"bot"|"me"|"open"} kind
 * @property {string|null} [level]
 * @property {string|null} [name]
 *
 * @typedef {object} NewTable
 * @property {string} game
 * @property {NewSeat[]} seats
 * @property {Record<string, string>} [options]
 * @property {Pace} [pace]
 * @property {boolean} [public]
 * @property {boolean} [hints]
 * @property {number} [grace]
 *
 * @typedef {object} Sit
 * @property {number} seat
 * @property {string|null} [name]
 *
 * @typedef {object} Leave
 * @property {number} seat
 *
 * @typedef {object} SetSeat
 * @property {number} seat
 * @property {"bot"|"open"} kind
 * @property {string|null} [level]
 *
 * @typedef {object} Start
 * @property {string|null} [fill]
 *
 * @typedef {object} Nothing
 *
 * @typedef {object} SetMe
 * @property {string} [name]
 * @property {"en"|"it"|null} [language]
 *
 * @typedef {object} ErrorShown
 * @property {string} key
 * @property {string} text
 *
 * @typedef {object} Value
 * @property {string} value
 * @property {string} text
 * @property {string|null} help
 *
 * @typedef {object} OptionShown
 * @property {string} name
 * @property {string} title
 * @property {string|null} help
 * @property {Record<string, Value[]>} choices
 *
 * @typedef {object} Level
 * @property {string} level
 * @property {string} text
 *
 * @typedef {object} GameShown
 * @property {string} name
 * @property {string} title
 * @property {string} summary
 * @property {number[]} players
 * @property {[number, number]} minutes
 * @property {OptionShown[]} options
 * @property {Level[]} levels
 * @property {string} picture
 * @property {boolean} windows  whether others may act between turns, so that a grace time makes sense
 *
 * @typedef {object} Games
 * @property {GameShown[]} games
 *
 * @typedef {object} Heading
 * @property {number} level
 * @property {string} id
 * @property {string} text
 *
 * @typedef {object} Rules
 * @property {string} game
 * @property {string} title
 * @property {string} html
 * @property {Heading[]} headings
 *
 * @typedef {object} TableLine
 * @property {string} table
 * @property {string} game
 * @property {string} title
 * @property {"open"|"over"|"running"} status
 * @property {SeatShown[]} seats
 * @property {Pace} pace
 * @property {boolean} public
 * @property {string} progress
 * @property {number[]} mine
 * @property {boolean} waiting
 * @property {number} at
 * @property {boolean} broken  it cannot be opened; `progress` says why
 *
 * @typedef {object} Tables
 * @property {TableLine[]} tables
 *
 * @typedef {object} Check
 * @property {string} commitment
 * @property {string|null} seed
 * @property {boolean|null} fits
 * @property {boolean|null} replays
 * @property {string} how
 *
 * @typedef {object} Rating
 * @property {string} game
 * @property {string} title
 * @property {number} rating
 * @property {number} played
 * @property {number} won
 *
 * @typedef {object} Me
 * @property {string} name
 * @property {"en"|"it"|null} language
 * @property {Rating[]} ratings
 *
 * @typedef {object} Link
 * @property {string} link
 *
 * @typedef {object} BestRow
 * @property {number} place
 * @property {string} name
 * @property {"bot"|"person"} kind
 * @property {number} rating
 * @property {number} played
 * @property {number} won
 * @property {boolean} me
 *
 * @typedef {object} Best
 * @property {string} game
 * @property {string} title
 * @property {BestRow[]} rows
 *
 * @typedef {object} PastSeat
 * @property {string} name
 * @property {"bot"|"open"|"person"} kind
 * @property {number|null} score
 * @property {number|null} place
 * @property {boolean} me
 *
 * @typedef {object} PastGame
 * @property {string} table
 * @property {string} game
 * @property {string} title
 * @property {number} at
 * @property {PastSeat[]} seats
 *
 * @typedef {object} History
 * @property {PastGame[]} games
 */

export {};
