/** The curtain between people at one device: nobody's secrets are on the page until the right person lifts it. */

import { find } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Position} Position */
/** @typedef {import("./types.js").TableShown} TableShown */

const LAST_LOOK = 1200; // whoever played sees what came of it

export class Curtain {
  /** @param {{lift: (seat: number) => void, lower: () => void}} act */
  constructor(act) {
    this.act = act;
    this.cloth = find("#curtain", HTMLElement);
    this.text = find("#curtain-text", HTMLElement);
    this.button = find("#curtain-lift", HTMLButtonElement);
    /** @type {number|null} the seat that the curtain waits for */
    this.awaits = null;
    this.timer = 0;
    this.button.addEventListener("click", () => this.lift());
  }

  /** Whether several people play at this device. @param {TableShown|null} table */
  isNeeded(table) {
    return table !== null && table.status === "running" && table.mine.length > 1;
  }

  /** Draws the curtain when it is somebody else's turn at this device. @param {TableShown} table @param {Position} position */
  watch(table, position) {
    if (!this.isNeeded(table) || position.over) return this.open();
    const next = position.turn !== null && table.mine.includes(position.turn) ? position.turn : null;
    if (next === null || next === position.seat) return;
    if (this.awaits === next) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.draw(table, next), position.seat === null ? 0 : LAST_LOOK);
  }

  /** @param {TableShown} table @param {number} seat */
  draw(table, seat) {
    this.awaits = seat;
    this.act.lower();
    this.text.textContent = say("script-pass-device", { name: table.seats[seat].name ?? "" });
    this.cloth.hidden = false;
    this.button.focus();
  }

  lift() {
    if (this.awaits === null) return;
    const seat = this.awaits;
    this.open();
    this.act.lift(seat);
  }

  open() {
    clearTimeout(this.timer);
    this.awaits = null;
    this.cloth.hidden = true;
  }
}
