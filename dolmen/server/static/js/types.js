/**
 * What goes between page and server: docs/socket.md and docs/http.md as types. Nothing here runs.
 *
 * @typedef {{say: string, label: string, confirm: string|null}} Legal
 * @typedef {{icon: string, number: number, text: string}} Fact
 * @typedef {{score: number|null, facts: Fact[]}} PlayerFacts
 * @typedef {{text: string, step: number}} LogLine
 * @typedef {{picture: string, lines: string[]}} Scene
 * @typedef {{text: string, points: number}} PointsLine
 * @typedef {{score: number, place: number, points: PointsLine[]}} ResultPlayer
 * @typedef {{winners: number[], players: ResultPlayer[], seed: string}} Result
 *
 * @typedef {object} Position
 * @property {"position"} type
 * @property {number} number          how many steps stand
 * @property {number|null} seat       whose eyes
 * @property {number|null} turn
 * @property {boolean} over
 * @property {string} ask
 * @property {string} progress
 * @property {Legal[]} legal
 * @property {Legal[]} [early]         what I may choose before I am asked, sealed
 * @property {{chosen: number[], choosing: number[]}|null} [together]  who chooses at the same time
 * @property {boolean} undo
 * @property {{say: string, until: string, label?: string|null}|null} [ahead]
 * @property {{decline: string, seconds: number|null}|null} [window]
 * @property {PlayerFacts[]} players
 * @property {{from: number, lines: LogLine[]}} log
 * @property {Scene[]} scenes
 * @property {string} [picture]
 * @property {Result|null} result
 *
 * @typedef {object} Seat
 * @property {number} seat
 * @property {string|null} name
 * @property {"person"|"bot"|"open"} kind
 * @property {string|null} level
 * @property {number} colour
 * @property {string} emblem
 * @property {string} word
 * @property {boolean} online
 * @property {boolean} me
 * @property {number|null} clock
 * @property {boolean} [out]
 *
 * @typedef {object} Table
 * @property {"table"} type
 * @property {string} table
 * @property {string} game
 * @property {string} title
 * @property {"open"|"running"|"over"} status
 * @property {boolean} public
 * @property {{name: string, value: string, title: string, text: string}[]} options
 * @property {{kind: "none"|"live"|"days", minutes?: number, increment?: number, days?: number}} pace
 * @property {number} grace           seconds to answer between turns; 0: the table waits
 * @property {Seat[]} seats
 * @property {number|null} turn
 * @property {number[]} mine
 * @property {boolean} host
 * @property {{seat: number, by: number[], needed: number}[]} votes
 * @property {boolean} hints
 * @property {string|null} rematch
 * @property {string|null} commitment
 * @property {string} link
 *
 * @typedef {{name: string, seat: number|null, text: string, at: number}} ChatLine
 *
 * @typedef {{value: string, text: string, help: string|null}} OptionChoice
 * @typedef {{name: string, title: string, help: string|null, choices: Record<string, OptionChoice[]>}} GameOption
 * @typedef {{level: string, text: string}} Level
 * @typedef {{name: string, title: string, summary: string, players: number[], minutes: number[], options: GameOption[], levels: Level[], picture: string, windows: boolean}} Game
 */

export {};
