/**
 * What goes between page and server. Made from dolmen/wire by `python -m dolmen.server.web.types_js`.
 *
 * @typedef {{type: "act", id: string, number: number, seat: number, sentence: string, then?: string[]}} Act
 *
 * @typedef {object} Answer
 * @property {"answer"} type
 * @property {string} of
 * @property {string|null} text
 * @property {string|null} sentence
 * @property {string|null} rule  the anchor of the paragraph in the rules for players that a reason rests on
 * @property {Tip[]} tips  of a hint, the best first; of the coach, the better action and the one in question
 *
 * @typedef {{game: string, title: string, rows: BestRow[]}} Best
 *
 * @typedef {object} BestRow
 * @property {number} place
 * @property {string} name
 * @property {"bot"|"person"} kind
 * @property {number} rating
 * @property {number} played
 * @property {number} won
 * @property {boolean} me
 * @property {number} likely
 * @property {number} spread
 *
 * @typedef {{seat: number, block?: boolean}} Block
 * @typedef {{type: "brings", id: string, sentence: string}} Brings
 *
 * @typedef {object} Calls
 * @property {string|null} key  with which a browser lets this server call; None where it cannot
 * @property {DeviceShown[]} devices
 * @property {boolean} can_mail
 * @property {string|null} mail
 * @property {boolean} mails
 * @property {"all"|"chosen"} which
 * @property {string} zone
 * @property {Quiet|null} quiet
 * @property {DayOffShown[]} days_off
 * @property {number} days_left  this year
 *
 * @typedef {{type: "chat", id: string, text: string}} Chat
 * @typedef {{name: string, seat: number|null, text: string, at: number}} ChatLine
 * @typedef {{type: "chat", lines: ChatLine[]}} Chats
 * @typedef {{commitment: string, seed: string|null, fits: boolean|null, replays: boolean|null, how: string}} Check
 * @typedef {{type: "coach", id: string, number: number, seat: number, sentence: string}} Coach
 *
 * @typedef {object} CoachedShown
 * @property {number} asked  how often the coach asked
 * @property {number} heeded  and how often something else was played then
 *
 * @typedef {{code: string}} Code
 * @typedef {{code: string}} CodeShown
 * @typedef {{id: string, name: string, games: number, last: number}} Companion
 * @typedef {{people: Companion[]}} Companions
 *
 * @typedef {object} Credential
 * @property {string} id
 * @property {string} client_data
 * @property {string|null} [attestation]  of a new passkey
 * @property {string|null} [authenticator_data]  of one that is used
 * @property {string|null} [signature]
 * @property {string} [name]
 *
 *
 * @typedef {object} DayOffShown
 * @property {string} day
 * @property {boolean} fixed  it has begun, and cannot be given back
 *
 * @typedef {{id: string, name: string, at: number}} DeviceShown
 * @typedef {{type: "done", of: string, number: number}} Done
 *
 * @typedef {object} Duplicate
 * @property {string} duplicate
 * @property {string} game
 * @property {string} title
 * @property {Pace} pace
 * @property {boolean} done
 * @property {DuplicateGroup[]} groups
 * @property {DuplicateRow[]} rows
 * @property {string|null} invitation
 *
 * @typedef {{table: string, status: "open"|"over"|"running", seats: DuplicateSeat[]}} DuplicateGroup
 *
 * @typedef {object} DuplicateRow
 * @property {number} place
 * @property {string} name
 * @property {boolean} bot
 * @property {boolean} me
 * @property {number} group
 * @property {number} seat
 * @property {number} score
 * @property {number|null} others
 * @property {number} ahead
 *
 * @typedef {{name: string, kind: "bot"|"open"|"person", me: boolean, score: number|null}} DuplicateSeat
 * @typedef {{type: "error", of: string|null, key: string, text: string}} Error
 * @typedef {{key: string, text: string}} ErrorShown
 * @typedef {{icon: string, number: number, text: string}} FactShown
 * @typedef {{id: string}} Forget
 * @typedef {{said?: string[], seed?: number, moves?: string[], sentence?: string|null, layout?: string, shown?: number|null}} FreeMove
 *
 * @typedef {object} FreePosition
 * @property {string[]} moves  with those of the bots
 * @property {Position} position
 *
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
 * @property {LessonLine[]} lessons
 *
 * @typedef {{games: GameShown[]}} Games
 * @typedef {{level: number, id: string, text: string}} Heading
 * @typedef {{type: "hint", id: string}} Hint
 * @typedef {{games: PastGame[]}} History
 * @typedef {{number: number, name: string, mark: string, text: string, at: number}} HostChat
 * @typedef {{mark: string, name: string, banned: boolean, at: number}} HostFound
 * @typedef {{number: number}} HostLine
 * @typedef {{people: HostFound[]}} HostPeople
 * @typedef {{banned?: boolean, name?: string}} HostPerson
 * @typedef {{seat: number, name: string, mark: string|null}} HostSeat
 * @typedef {{table: string, game: string, status: string, seats: HostSeat[], chat: HostChat[]}} HostTable
 * @typedef {{table: string, game: string, title: string, by: string}} Invitation
 * @typedef {{invitations: Invitation[]}} Invitations
 * @typedef {{sessions: SessionShown[], has_code: boolean, passkeys: NamedThing[], mail: string|null, can_mail: boolean, blocked: NamedThing[]}} Keys
 * @typedef {{seat: number}} Leave
 *
 * @typedef {object} LegalAction
 * @property {string} sentence
 * @property {string} label
 * @property {string|null} confirm  a question to ask before it is played
 *
 * @typedef {{name: string, title: string, about: string, minutes: number, steps: number}} LessonLine
 *
 * @typedef {object} LessonStep
 * @property {number} step
 * @property {string} title
 * @property {string} text
 * @property {string} goal  empty where there is nothing to do but read
 * @property {string} hint
 * @property {string} show  the sentence that does it
 * @property {string[]} point  keys of the picture
 * @property {boolean} later  time has passed: what happened before is not told
 * @property {Position} position
 *
 * @typedef {{right: boolean, text: string, position: Position}} LessonTry
 * @typedef {{level: string, text: string}} LevelShown
 * @typedef {{link: string}} Link
 * @typedef {{from: number, lines: LogLine[]}} Log
 * @typedef {{text: string, step: number}} LogLine
 * @typedef {{type: "look", id: string, seat?: number|null}} Look
 * @typedef {{name: string, language: "en"|"it"|null, ratings: RatingShown[]}} Me
 * @typedef {{id: string, name: string, at: number}} NamedThing
 * @typedef {{endpoint: string, p256dh: string, auth: string, name?: string}} NewDevice
 *
 * @typedef {object} NewDuplicate
 * @property {string} game
 * @property {number} players
 * @property {number} [groups]
 * @property {Record<string, string>} [options]
 * @property {Pace} [pace]
 * @property {number} [grace]
 * @property {string|null} [bots]  a level of bots that plays the same deals, too
 *
 * @typedef {{kind: "bot"|"me"|"open", level?: string|null, name?: string|null}} NewSeat
 *
 * @typedef {object} NewTable
 * @property {string} game
 * @property {NewSeat[]} seats
 * @property {Record<string, string>} [options]
 * @property {Pace} [pace]
 * @property {boolean} [public]
 * @property {boolean} [hints]
 * @property {boolean} [coach]
 * @property {number} [grace]
 *
 *
 * @typedef {object} News
 * @property {number} since  for the next question
 *
 * @typedef {{}} Nothing
 * @typedef {{name: string, value: string, title: string, text: string}} OptionLine
 * @typedef {{name: string, title: string, help: string|null, choices: Record<string, Value[]>}} OptionShown
 * @typedef {{kind: "days"|"live"|"none", minutes: number|null, increment: number|null, days: number|null}} Pace
 * @typedef {{challenge: string, rp_id: string, user_id: string, user_name: string, known: string[]}} PasskeyAsked
 * @typedef {{table: string, game: string, title: string, at: number, seats: PastSeat[]}} PastGame
 * @typedef {{name: string, kind: "bot"|"open"|"person", score: number|null, place: number|null, me: boolean}} PastSeat
 * @typedef {{type: "ping", id: string}} Ping
 *
 * @typedef {object} PlayOn
 * @property {number} step  how many steps were played before the decision
 *
 * @typedef {{score: number, place: number, points: PointsLine[]}} PlayerResult
 * @typedef {{score: number|null, facts: FactShown[]}} PlayerShown
 * @typedef {{text: string, points: number}} PointsLine
 * @typedef {{type: "pong", of: string}} Pong
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
 * @property {string[][]} places  as in a scene, for each line of the log that tells of the last step
 * @property {string} [picture]
 * @property {Record<string, unknown>} [view]
 *
 *
 * @typedef {object} PuzzleAnswer
 * @property {boolean} right
 * @property {string} text
 * @property {PuzzleSolution|null} solution  None where somebody may try again
 * @property {Position|null} position  after the right action
 * @property {number|null} rating  after a first try, which alone is rated
 * @property {number|null} before
 *
 *
 * @typedef {object} PuzzleChance
 * @property {string} sentence
 * @property {string} label
 * @property {number} chance  to win, in percent
 * @property {boolean} right
 *
 * @typedef {{name: string, picture: string}} PuzzleEyes
 *
 * @typedef {object} PuzzleOfDay
 * @property {string} game
 * @property {string} title
 * @property {string} puzzle
 * @property {string} day  2026-12-24
 * @property {number} hardness  from 1 to 5
 * @property {number} players
 * @property {boolean} tried
 * @property {boolean} solved
 *
 *
 * @typedef {object} PuzzleShown
 * @property {string} game
 * @property {string} puzzle
 * @property {number} number  in the run of its title, from 1
 * @property {number} of
 * @property {number} hardness  from 1 to 5
 * @property {boolean} tried
 * @property {boolean} solved
 * @property {Position} position
 *
 *
 * @typedef {object} PuzzleSolution
 * @property {string} sentence  the best action
 * @property {PuzzleChance[]} chances  of every action, the best first
 * @property {string} beside  the action with which the reasons compare it
 * @property {string[]} reasons
 * @property {string} played  what was played there, in words
 * @property {PuzzleEyes[]} eyes
 * @property {string|null} next  another puzzle of the title
 *
 *
 * @typedef {object} PuzzleTitle
 * @property {string} game
 * @property {string} title
 * @property {string} cover
 * @property {number} count
 * @property {number} solved
 * @property {number} tried
 * @property {number|null} rating  None before the first try
 *
 * @typedef {{titles: PuzzleTitle[], today: PuzzleOfDay|null}} Puzzles
 *
 * @typedef {object} Quick
 * @property {string} game
 * @property {number|null} [players]  None: any number
 * @property {"days"|"live"} [pace]
 *
 * @typedef {{start: number, end: number}} Quiet
 * @typedef {{before: number, after: number}} RatingChange
 * @typedef {{table: string, at: number, rating: number, likely: number, spread: number}} RatingPoint
 *
 * @typedef {object} RatingShown
 * @property {string} game
 * @property {string} title
 * @property {number} rating  what I am at least worth, almost certainly
 * @property {number} played
 * @property {number} won
 * @property {number} players  for that many; 0 over all
 * @property {number} likely  what I am most likely worth
 * @property {number} spread  and how far from it I may well be
 *
 * @typedef {{game: string, players: number, points: RatingPoint[]}} RatingWay
 *
 * @typedef {object} Reason
 * @property {string|null} text
 * @property {string|null} rule  the anchor of its paragraph in the rules for players
 *
 * @typedef {{winners: number[], players: PlayerResult[], seed: string}} Result
 *
 * @typedef {object} ReviewShown
 * @property {string} table
 * @property {"done"|"failed"|"none"|"taken"|"waiting"} status
 * @property {number} done  so much of so much
 * @property {number} of
 * @property {number} before  reviews that are made before this one
 * @property {boolean} mine  whoever asks sat there, and may ask for it and share it
 * @property {boolean} shared  they let anybody with the link see it
 * @property {boolean} open  so do all who sat there
 * @property {string[]} asked  who of them does not yet
 *
 * @typedef {{game: string, title: string, html: string, headings: Heading[]}} Rules
 *
 * @typedef {object} Scene
 * @property {string|(number|string)[]} picture
 * @property {string[]} lines
 * @property {Record<string, unknown>} [view]  of a person who asked for it
 * @property {string[][]} places  for each line the keys of the pieces at which it happens; `a>b`: from a to b
 *
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
 * @property {boolean} off  a day off: the clock of a slow table stands still
 * @property {RatingChange|null} rating  what the game, once it is over, did to the rating of whoever sat here
 *
 * @typedef {{id: string, name: string, seen: number, here: boolean}} SessionShown
 * @typedef {{which?: "all"|"chosen", mails?: boolean, zone?: string, quiet?: Quiet|null}} SetCalls
 * @typedef {{day: string, off: boolean}} SetDayOff
 * @typedef {{mail: string}} SetMail
 * @typedef {{name?: string, language?: "en"|"it"|null}} SetMe
 * @typedef {{seat: number, kind: "bot"|"open", level?: string|null}} SetSeat
 * @typedef {{type: "standing", id: string, seat: number, sentence?: string|null, until?: "ask"|"once"|"round"|"turn"}} SetStanding
 *
 * @typedef {object} SetTableCalls
 * @property {boolean|null} calls  None: as I want it from all tables
 *
 * @typedef {{shared: boolean}} ShareReview
 * @typedef {{seat: number, name?: string|null}} Sit
 *
 * @typedef {object} StandingShown
 * @property {string} sentence
 * @property {"ask"|"once"|"round"|"turn"} until
 * @property {string|null} label  of a sealed choice
 *
 * @typedef {{fill?: string|null}} Start
 *
 * @typedef {object} Statistic
 * @property {string} game
 * @property {string} title
 * @property {number} players
 * @property {number} games
 * @property {number} won
 * @property {number} place  the mean
 * @property {number} score  the mean
 * @property {number} best
 *
 * @typedef {{rows: Statistic[]}} Statistics
 *
 * @typedef {object} TableCalls
 * @property {boolean} calls  whether I am called from this table
 * @property {boolean} ready  whether there is a way to reach me
 *
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
 * @property {"idle"|"lapsed"|null} closed  why it ended before its game was over
 * @property {string|null} duplicate  other groups have the same deals
 * @property {boolean} coach  asks before a costly mistake
 * @property {CoachedShown|null} coached  once a game with a coach is over
 * @property {string|null} review  where the game, once it is over, can be looked back at, by whoever may
 * @property {boolean} shared  I let anybody with the link see the review
 * @property {string|null} came_from  the review in which somebody wanted to play on
 *
 * @typedef {{tables: TableLine[]}} Tables
 * @typedef {{name: string}} TakenOver
 * @typedef {{sentence: string, label: string, chance: number|null, reasons: string[]}} Tip
 * @typedef {{chosen: number[], choosing: number[]}} Together
 * @typedef {{sentence?: string|null, layout?: string}} TryPuzzle
 * @typedef {{type: "undo", id: string, number: number, seat: number}} Undo
 * @typedef {{value: string, text: string, help: string|null}} Value
 * @typedef {{type: "vote", id: string, seat: number, for?: "bot"|null}} Vote
 * @typedef {{seat: number, by: number[], needed: number}} VoteShown
 * @typedef {{type: "why", id: string, phrase: string}} Why
 *
 * @typedef {object} Window
 * @property {string} decline
 * @property {number|null} seconds  until the table declines for the player to move; None where it waits
 *
 */

export {};
