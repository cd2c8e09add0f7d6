/** Who comes back sees what happened since their last turn, as far as this device has not told it. */

import { find, make } from "./dom.js";

/** @typedef {import("./types.js").Position} Position */

const MOST = 60; // lines; of more, the latest

export class Away {
  /** @param {string} table */
  constructor(table) {
    this.key = `dolmen-seen-${table}`;
    this.dialog = find("#away", HTMLDialogElement);
    this.isFirst = true;
  }

  /** @param {Position} position one that is shown now */
  see(position) {
    const seen = Number(localStorage.getItem(this.key) ?? 0);
    if (this.isFirst && position.seat !== null && !position.over) this.tell(position, Math.max(position.acted, seen));
    this.isFirst = false;
    if (position.over) localStorage.removeItem(this.key);
    else localStorage.setItem(this.key, String(position.number));
  }

  /** @param {Position} position @param {number} since steps that I know */
  tell(position, since) {
    const lines = position.log.lines.filter((line) => line.step > since).slice(-MOST);
    if (position.acted === 0 || lines.length === 0) return;
    find("#away-lines", HTMLElement).replaceChildren(...lines.map((line) => make("li", {}, line.text)));
    this.dialog.showModal();
  }
}
