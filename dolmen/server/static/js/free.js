/** The free game after a lesson: all of it is kept here, the server replays it and lets the novices answer. */

import { ask } from "./ask.js";

/** @typedef {import("./types.js").Position} Position */
/** @typedef {import("./types.js").FreePosition} FreePosition */

const MOST_SEED = 2 ** 32;

export class FreeGame {
  /** @param {string} home the address of the lesson @param {() => string} room */
  constructor(home, room) {
    this.home = home;
    this.room = room;
    this.isOpen = false;
    /** @type {string[]} what the pupil said in the lesson */
    this.said = [];
    /** @type {string[]} what everybody has said since */
    this.moves = [];
    this.seed = 0;
  }

  /** @param {string[]} said @returns {Promise<Position>} */
  begin(said) {
    this.isOpen = true;
    this.said = said;
    this.moves = [];
    this.seed = Math.floor(Math.random() * MOST_SEED);
    return this.send({});
  }

  close() {
    this.isOpen = false;
  }

  /** @param {string} sentence @param {Position|null} before */
  play(sentence, before) {
    return this.send({ sentence, shown: before?.number ?? null });
  }

  /** How it is, drawn for the room there is now. */
  look() {
    return this.send({});
  }

  /** @param {string} phrase @returns {Promise<import("./types.js").Reason>} */
  why(phrase) {
    return ask("POST", `${this.home}/free/why`, this.body({ sentence: phrase }));
  }

  /** @param {object} more @returns {Promise<Position>} */
  async send(more) {
    /** @type {FreePosition} */
    const heard = await ask("POST", `${this.home}/free`, this.body(more));
    this.moves = heard.moves;
    return heard.position;
  }

  /** @param {object} more */
  body(more) {
    return { said: this.said, seed: this.seed, moves: this.moves, layout: this.room(), ...more };
  }
}
