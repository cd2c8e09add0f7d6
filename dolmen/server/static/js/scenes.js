/** The theatre: what happened, one thing after another at its own piece, each with a caption as long as it takes to read. */

import { find } from "./dom.js";
import { told } from "./settings.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Position} Position */
/**
 * One thing to be told: its picture (null: as before), its caption, at which pieces it happens, whether it waits for 'next', and where it comes to rest.
 * @typedef {{picture: string|null, caption: string, places: string[], isStop: boolean, settles: Position|null}} Beat
 * @typedef {{text: string, places?: string[]}} Line
 */

const PACES = { slow: 1.6, normal: 1, brisk: 0.6, off: 0 };
const LEAST = 1800; // milliseconds for the shortest caption
const FIRST = 800; // before one reads
const LETTER = 60; // for each letter
const HURRY = 12; // captions waiting before they are shortened

/** How long a caption stays, in milliseconds. @param {string} caption @param {number} pace */
export const readingTime = (caption, pace) => (caption === "" ? 0 : Math.max(LEAST, FIRST + LETTER * caption.length) * pace);

const GROUPS = /(?=<g[ >])/; // where the server cuts pictures, too

/** The pictures of scenes: each may be told as pieces of the one before, by number, and new ones. @param {import("./types.js").Scene[]} scenes @returns {string[]} */
export function pictures(scenes) {
  /** @type {string[]} */
  let before = [];
  return scenes.map(({ picture }) => {
    const pieces = typeof picture === "string" ? picture.split(GROUPS) : picture.map((piece) => (typeof piece === "number" ? before[piece] : piece));
    before = pieces;
    return pieces.join("");
  });
}

/** The lines of the log, those of the last step with where they happened. @param {Position} shown */
export function placed({ log: { lines }, number, places }) {
  const last = lines.findIndex((line) => line.step === number);
  return lines.map((line, n) => ({ ...line, places: line.step === number ? places[n - last] : [] }));
}

/** Lines that first name the same piece one after another are told together: who gets past whom, and takes what. @param {Line[]} lines */
export function together(lines) {
  /** @type {{caption: string, places: string[]}[]} */
  const told = [];
  for (const { text, places = [] } of lines) {
    const last = told.at(-1);
    if (last && places.length > 0 && last.places[0] === places[0]) {
      told[told.length - 1] = { caption: `${last.caption} ${text}`, places: [...new Set([...last.places, ...places])] };
    } else told.push({ caption: text, places });
  }
  return told;
}

export class Scenes {
  /** @param {(picture: string) => void} show @param {(position: Position) => void} settle @param {(places: string[]) => void} point */
  constructor(show, settle, point) {
    this.show = show;
    this.settle = settle;
    this.point = point;
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

  /** @param {Position} position @param {boolean} isMine whether I acted before it @param {Line[]} news what came before it, line by line */
  add(position, isMine, news) {
    this.beats.push(...this.beatsOf(position, isMine, isMine ? [] : news));
    if (!this.isPlaying) this.run();
  }

  /** @param {Position} position @param {boolean} isMine @param {Line[]} news @returns {Beat[]} */
  beatsOf(position, isMine, news) {
    /** @type {Beat[]} */
    const beats = [];
    const told = new Set(position.scenes.flatMap((scene) => scene.lines));
    // One line is a move like any other, and mine needs no telling; more is a reveal, a fight, a scoring.
    const isDrama = position.scenes.reduce((sum, scene) => sum + scene.lines.length, 0) > 1;
    const drawn = pictures(position.scenes);
    for (const [number, { lines, places }] of position.scenes.entries()) {
      const captions = isDrama || !isMine ? together(lines.map((text, n) => ({ text, places: places[n] }))) : [];
      if (captions.length === 0) captions.push({ caption: "", places: [] });
      captions.forEach((said, n) => beats.push({ ...said, picture: n === 0 ? drawn[number] : null, isStop: isDrama && said.caption !== "", settles: null }));
    }
    const rest = together(news.filter((line) => !told.has(line.text)));
    if (rest.length === 0) rest.push({ caption: "", places: [] });
    return [...beats, ...rest.map((said, n) => ({ ...said, picture: null, isStop: false, settles: n === 0 ? position : null }))];
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

  /** Forgets what was to be shown. @returns {boolean} whether something was */
  drop() {
    this.beats = [];
    this.at = 0;
    return this.skip();
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
    this.point(beat?.places ?? []);
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
