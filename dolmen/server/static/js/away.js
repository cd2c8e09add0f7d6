/** Who comes back after a while sees what happened since their last turn, as far as this device has not told it. */

import { find, make } from "./dom.js";

/** @typedef {import("./types.js").Position} Position */

const MOST = 60; // lines; of more, the latest
const WHILE = 60_000; // milliseconds: who was away for less has seen it

export class Away {
  /** @param {string} table */
  constructor(table) {
    this.key = `dolmen-seen-${table}`;
    this.isFirst = true;
  }

  /** @param {Position} position one that is shown now */
  see(position) {
    if (this.isFirst && position.seat !== null && !position.over) this.welcome(position);
    this.isFirst = false;
    if (position.over) localStorage.removeItem(this.key);
    else localStorage.setItem(this.key, JSON.stringify({ number: position.number, at: Date.now() }));
  }

  /** @param {Position} position */
  welcome(position) {
    const seen = JSON.parse(localStorage.getItem(this.key) ?? '{"number":0,"at":0}');
    if (position.acted === 0 || Date.now() - seen.at < WHILE) return;
    const since = Math.max(position.acted, seen.number);
    const lines = position.log.lines.filter((line) => line.step > since).slice(-MOST);
    if (lines.length === 0) return;
    find("#away-lines", HTMLElement).replaceChildren(...lines.map((line) => make("li", {}, line.text)));
    find("#away", HTMLDialogElement).showModal();
  }
}
