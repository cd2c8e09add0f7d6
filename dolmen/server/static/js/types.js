/**
 * What goes between page and server. Made from dolmen/wire by `python -m dolmen.server.web.types_js`.
 *
 * @typedef {{type: "act", id: string, number: number, seat: number, sentence: string}} Act
 * @typedef {{type: "undo", id: string, number: number, seat: number}} Undo
 * @typedef {{type: "standing", id: string, seat: number, sentence?: string|null, until?: "ask"|"once"|"round"|"turn"}} SetStanding
 * @typedef {{type: "look", id: string, seat?: number|null}} Look
 * @typedef {{type: "chat", id: string, text: string}} Chat
 * @typedef {{type: "why", id: string, phrase: string}} Why
 * @typedef {{type: "hint", id: string}} Hint
 * @typedef {{type: "vote", id: string, seat: number, for?: "bot"|null}} Vote
 * @typedef {{type: "ping", id: string}} Ping
 * @typedef {{type: "done", of: string, number: number}} Done
 * @typedef {{type: "error", of: string|null, key: string, text: string}} Error
 * @typedef {{sentence: string, label: string, chance: number|null, reasons: string[]}} Tip
 *
 * @typedef {object} Answer
 * @property {"answer"} type
 * @property {string} of
 * @property {string|null} text
 * @property {string|null} sentence
 * @property {string|null} rule  the anchor of the paragraph in the rules for players that a reason rests on
 * @property {Tip[]} tips  of a hint, the best first
 *
 * @typedef {{type: "pong", of: string}} Pong
 * @typedef {{name: string, seat: number|null, text: string, at: number}} ChatLine
 * @typedef {{type: "chat", lines: ChatLine[]}} Chats
 * @typedef {{name: string, value: string, title: string, text: string}} OptionLine
 * @typedef {{kind: "days"|"live"|"none", minutes: number|null, increment: number|null, days: number|null}} Pace
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
 * @property {number|null} absent  seconds until the others may give the seat to a bot; None while nothing counts down
 * @property {string|null} kept  the name of the person for whom an open seat is kept
 * @property {boolean} waits  for me: kept for me, or a bot plays there in my place; sitting down takes it
 *
 * @typedef {{seat: number, by: number[], needed: number}} VoteShown
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
 * @property {string|null} invitation  the link for friends; None while nobody else can reach this server
 *
 *
 * @typedef {object} LegalAction
 * @property {string} sentence
 * @property {string} label
 * @property {string|null} confirm  a question to ask before it is played
 *
 * @typedef {{icon: string, number: number, text: string}} FactShown
 * @typedef {{score: number|null, facts: FactShown[]}} PlayerShown
 * @typedef {{text: string, step: number}} LogLine
 * @typedef {{from: number, lines: LogLine[]}} Log
 *
 * @typedef {object} Scene
 * @property {string} picture  empty for those who asked for no pictures
 * @property {string[]} lines
 * @property {Record<string, unknown>} [view]  of a person who asked for it
 *
 *
 * @typedef {object} StandingShown
 * @property {string} sentence
 * @property {"ask"|"once"|"round"|"turn"} until
 * @property {string|null} label  of a sealed choice
 *
 * @typedef {{chosen: number[], choosing: number[]}} Together
 *
 * @typedef {object} Window
 * @property {string} decline
 * @property {number|null} seconds  until the table declines for the player to move; None where it waits
 *
 * @typedef {{text: string, points: number}} PointsLine
 * @typedef {{score: number, place: number, points: PointsLine[]}} PlayerResult
 * @typedef {{winners: number[], players: PlayerResult[], seed: string}} Result
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
 * @property {number} acted  how many steps stood after the last one of this seat; 0 before its first, and for a spectator
 * @property {string} [picture]
 * @property {Record<string, unknown>} [view]
 *
 * @typedef {{kind: "bot"|"me"|"open", level?: string|null, name?: string|null}} NewSeat
 * @typedef {{game: string, seats: NewSeat[], options?: Record<string, string>, pace?: Pace, public?: boolean, hints?: boolean, grace?: number}} NewTable
 * @typedef {{seat: number, name?: string|null}} Sit
 * @typedef {{seat: number}} Leave
 * @typedef {{seat: number, kind: "bot"|"open", level?: string|null}} SetSeat
 * @typedef {{fill?: string|null}} Start
 * @typedef {{}} Nothing
 * @typedef {{name?: string, language?: "en"|"it"|null}} SetMe
 * @typedef {{key: string, text: string}} ErrorShown
 * @typedef {{value: string, text: string, help: string|null}} Value
 * @typedef {{name: string, title: string, help: string|null, choices: Record<string, Value[]>}} OptionShown
 * @typedef {{level: string, text: string}} LevelShown
 *
 * @typedef {object} GameShown
 * @property {string} name
 * @property {string} title
 * @property {string} summary
 * @property {number[]} players
 * @property {[number, number]} minutes
 * @property {OptionShown[]} options
 * @property {LevelShown[]} levels
 * @property {string} picture
 * @property {string} cover
 * @property {boolean} is_template
 * @property {boolean} windows  whether others may act between turns, so that a grace time makes sense
 *
 * @typedef {{games: GameShown[]}} Games
 * @typedef {{level: number, id: string, text: string}} Heading
 * @typedef {{game: string, title: string, html: string, headings: Heading[]}} Rules
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
 * @typedef {{tables: TableLine[]}} Tables
 * @typedef {{commitment: string, seed: string|null, fits: boolean|null, replays: boolean|null, how: string}} Check
 * @typedef {{game: string, title: string, rating: number, played: number, won: number}} RatingShown
 * @typedef {{name: string, language: "en"|"it"|null, ratings: RatingShown[]}} Me
 * @typedef {{link: string}} Link
 * @typedef {{place: number, name: string, kind: "bot"|"person", rating: number, played: number, won: number, me: boolean}} BestRow
 * @typedef {{game: string, title: string, rows: BestRow[]}} Best
 * @typedef {{name: string, kind: "bot"|"open"|"person", score: number|null, place: number|null, me: boolean}} PastSeat
 * @typedef {{table: string, game: string, title: string, at: number, seats: PastSeat[]}} PastGame
 * @typedef {{games: PastGame[]}} History
 */

export {};
