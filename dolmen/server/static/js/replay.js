/** Stepping through a game that is over, through any seat's eyes. */

import { ask, orSay } from "./ask.js";
import { find, make } from "./dom.js";
import { nameOf } from "./players.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").TableShown} TableShown */
/** @typedef {import("./types.js").Position} Position */

const PACE = 1100;
const SWIPE = 60; // pixels

/** The step in an address: `#12`. @param {string} hash */
const stepIn = (hash) => (/^#\d{1,6}$/.test(hash) ? Number(hash.slice(1)) : null);

export class Replay {
  /** @param {(position: Position) => void} show @param {() => string} layout */
  constructor(show, layout) {
    this.show = show;
    this.layout = layout;
    this.bar = find("#replay", HTMLElement);
    this.slider = find("#replay-slider", HTMLInputElement);
    this.eyes = find("#replay-eyes", HTMLSelectElement);
    this.told = find("#replay-told", HTMLElement);
    this.trouble = find("#replay-error", HTMLElement);
    this.running = find("#replay-run", HTMLButtonElement);
    /** @type {Map<string, Promise<Position>>} */
    this.known = new Map();
    this.table = "";
    this.wanted = "";
    this.timer = 0;
    this.slider.addEventListener("input", () => this.go(this.at));
    this.eyes.addEventListener("change", () => this.go(this.at));
    for (const [id, step] of /** @type {const} */ ([["first", -Infinity], ["back", -1], ["on", 1], ["last", Infinity]])) {
      find(`#replay-${id}`, HTMLButtonElement).addEventListener("click", () => this.step(step));
    }
    this.running.addEventListener("click", () => this.toggle());
    this.swipe(find("#frame", HTMLElement));
    addEventListener("hashchange", () => this.isOpen && this.step((stepIn(location.hash) ?? this.at) - this.at));
  }

  get at() {
    return Number(this.slider.value);
  }

  /** @param {TableShown} table @param {Position} last */
  open(table, last) {
    if (this.table) return;
    this.table = table.table;
    this.bar.hidden = false;
    this.slider.max = String(last.number);
    this.slider.value = String(last.number);
    const seats = table.seats.map((seat) => make("option", { value: seat.seat }, say("script-eyes-of", { name: nameOf(seat) })));
    this.eyes.replaceChildren(make("option", { value: "" }, say("script-eyes-watcher")), ...seats);
    this.eyes.value = last.seat === null ? "" : String(last.seat);
    this.tell(last);
    const asked = stepIn(location.hash);
    if (asked !== null && asked < last.number) this.step(asked - last.number);
  }

  get isOpen() {
    return this.table !== "";
  }

  /** @param {number} by */
  step(by) {
    const to = Math.min(Number(this.slider.max), Math.max(0, this.at + by));
    this.slider.value = String(to);
    return this.go(to);
  }

  /** @param {number} number */
  go(number) {
    const key = `${number}/${this.eyes.value}/${this.layout()}`;
    this.wanted = key;
    return orSay(this.trouble, async () => {
      const position = await this.fetch(key, number);
      // While I slid on, an older answer may come late.
      if (this.wanted !== key) return;
      this.tell(position);
      // The address names the moment, and can be sent.
      history.replaceState(null, "", `#${number}`);
      this.show(position);
    });
  }

  /** @param {string} key @param {number} number */
  fetch(key, number) {
    let position = this.known.get(key);
    if (!position) {
      const seat = this.eyes.value === "" ? "" : `&seat=${this.eyes.value}`;
      position = ask("GET", `/api/tables/${this.table}/at/${number}?layout=${this.layout()}${seat}`);
      this.known.set(key, position);
      position.catch(() => this.known.delete(key));
    }
    return position;
  }

  /** @param {Position} position */
  tell(position) {
    const text = say("script-replay-at", { at: position.number, of: this.slider.max });
    this.told.textContent = text;
    this.slider.setAttribute("aria-valuetext", text);
  }

  /** Lets the game run by itself, or stops it. */
  toggle() {
    if (this.timer) return this.stop();
    if (this.at === Number(this.slider.max)) this.slider.value = "0";
    this.running.setAttribute("aria-pressed", "true");
    this.timer = window.setInterval(() => {
      if (this.at === Number(this.slider.max)) this.stop();
      else this.step(1);
    }, PACE);
    this.go(this.at);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
    this.running.setAttribute("aria-pressed", "false");
  }

  /** A swipe over the board steps as the arrows do. @param {HTMLElement} frame */
  swipe(frame) {
    let [x, y] = [0, 0];
    frame.addEventListener("pointerdown", (event) => ([x, y] = [event.clientX, event.clientY]));
    addEventListener("pointerup", (event) => {
      const [dx, dy] = [event.clientX - x, event.clientY - y];
      const isHere = event.target instanceof Node && frame.contains(event.target);
      if (!this.isOpen || !isHere || event.pointerType === "mouse" || frame.classList.contains("zoomed")) return;
      if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) this.step(dx < 0 ? 1 : -1);
    });
  }

  /** @param {string} key @returns {boolean} whether the key meant something here */
  type(key) {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[key];
    if (step === undefined || !this.isOpen) return false;
    this.step(step);
    return true;
  }
}
