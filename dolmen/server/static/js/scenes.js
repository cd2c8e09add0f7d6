/** The theatre: what happened, one thing after another at its own piece, each with a caption as long as it takes to read. */

import { find } from "./dom.js";
import { told } from "./settings.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Position} Position */
/**
 * One thing to be told: its picture (null: as before), its caption, whether it waits for 'next', and where it comes to rest.
 * @typedef {{picture: string|null, caption: string, isStop: boolean, settles: Position|null}} Beat
 */

const PACES = { slow: 1.6, normal: 1, brisk: 0.6, off: 0 };
const LEAST = 1800; // milliseconds for the shortest caption
const FIRST = 800; // before one reads
const LETTER = 60; // for each letter
const HURRY = 12; // captions waiting before they are shortened

/** How long a caption stays, in milliseconds. @param {string} caption @param {number} pace */
export const readingTime = (caption, pace) => (caption === "" ? 0 : Math.max(LEAST, FIRST + LETTER * caption.length) * pace);

export class Scenes {
  /** @param {(picture: string) => void} show @param {(position: Position) => void} settle */
  constructor(show, settle) {
    this.show = show;
    this.settle = settle;
    /** @type {Beat[]} what was told and is to be told */
    this.beats = [];
    this.at = 0;
    this.isPlaying = false;
    this.isSkipped = false;
    /** @type {(() => void)|null} */
    this.wake = null;
    this.page = find("#table", HTMLElement);
    this.caption = find("#caption", HTMLElement);
    this.text = find("#caption-text", HTMLElement);
    this.stager = find("#stager", HTMLElement);
    this.nextButton = find("#next", HTMLButtonElement);
    this.nextButton.addEventListener("click", () => this.next());
    find("#skip", HTMLButtonElement).addEventListener("click", () => this.skip());
    find("#back", HTMLButtonElement).addEventListener("click", () => this.back());
  }

  /** @param {Position} position @param {boolean} isMine whether I acted before it @param {string[]} news what came before it, line by line */
  add(position, isMine, news) {
    this.beats.push(...this.beatsOf(position, isMine, isMine ? [] : news));
    if (!this.isPlaying) this.run();
  }

  /** @param {Position} position @param {boolean} isMine @param {string[]} news @returns {Beat[]} */
  beatsOf(position, isMine, news) {
    /** @type {Beat[]} */
    const beats = [];
    const told = new Set();
    // One line is a move like any other, and mine needs no telling; more is a reveal, a fight, a scoring.
    const isDrama = position.scenes.reduce((sum, scene) => sum + scene.lines.length, 0) > 1;
    for (const scene of position.scenes) {
      const lines = scene.lines.length > 0 && (isDrama || !isMine) ? scene.lines : [""];
      lines.forEach((caption, n) => beats.push({ picture: n === 0 ? scene.picture : null, caption, isStop: isDrama && caption !== "", settles: null }));
      for (const line of scene.lines) told.add(line);
    }
    const rest = news.filter((line) => !told.has(line));
    if (rest.length === 0) return [...beats, { picture: null, caption: "", isStop: false, settles: position }];
    const last = rest.map((caption, n) => ({ picture: null, caption, isStop: false, settles: n === 0 ? position : null }));
    return [...beats, ...last];
  }

  /** Goes straight to how it is now. @returns {boolean} whether something was being shown */
  skip() {
    this.isSkipped = this.isPlaying;
    this.wake?.();
    return this.isSkipped;
  }

  /** The next thing, now. @returns {boolean} whether something was being shown */
  next() {
    this.wake?.();
    return this.isPlaying;
  }

  /** Tells the thing before once more. */
  back() {
    for (let to = this.at - 1; to >= 0; to--) {
      if (this.beats[to].caption === "") continue;
      this.at = to - 1;
      this.wake?.();
      return;
    }
  }

  /** Forgets what was to be shown. */
  drop() {
    this.beats = [];
    this.at = 0;
    this.skip();
  }

  async run() {
    this.isPlaying = true;
    for (this.at = 0; this.at < this.beats.length; this.at++) {
      const beat = this.beats[this.at];
      if (beat.picture !== null && !this.isSkipped) this.show(beat.picture);
      if (beat.settles) this.settle(beat.settles);
      const time = this.timeOf(beat);
      if (time > 0) {
        this.say(beat);
        await this.pause(time);
      }
    }
    this.beats = [];
    this.isPlaying = false;
    this.isSkipped = false;
    this.say(null);
  }

  /** How long a beat is shown; Infinity where it waits for 'next'. @param {Beat} beat */
  timeOf(beat) {
    const { speed, stops } = told();
    if (this.isSkipped || PACES[speed] === 0 || beat.caption === "") return 0;
    if (beat.isStop && stops === "always") return Infinity;
    const waiting = this.beats.slice(this.at).filter((one) => one.caption !== "").length;
    return readingTime(beat.caption, PACES[speed] * (waiting > HURRY ? 0.4 : 1));
  }

  /** @param {Beat|null} beat */
  say(beat) {
    this.page.classList.toggle("telling", beat !== null);
    this.caption.hidden = this.stager.hidden = beat === null;
    this.text.textContent = beat?.caption ?? "";
    if (!beat) return;
    const spoken = this.beats.filter((one) => one.caption !== "");
    const isAsked = this.page.classList.contains("my-turn");
    find("#beat", HTMLElement).textContent = isAsked ? say("script-your-turn-after") : spoken.length > 1 ? `${spoken.indexOf(beat) + 1}/${spoken.length}` : "";
    find("#back", HTMLButtonElement).hidden = spoken.indexOf(beat) <= 0;
  }

  /** @param {number} milliseconds @returns {Promise<void>} */
  pause(milliseconds) {
    return new Promise((resolve) => {
      const timer = milliseconds === Infinity ? 0 : setTimeout(() => this.wake?.(), milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
    });
  }
}
