/** What happened, shown one after another: each scene with its lines, then the position. Can be skipped. */

import { find, make, wantsCalm } from "./dom.js";

/** @typedef {import("./types.js").Position} Position */

const SCENE = 1400; // milliseconds for a scene with its line
const STILL = 450; // for a position that is already followed by another
const HURRY = 3; // positions waiting before scenes are shortened

export class Scenes {
  /** @param {(picture: string) => void} show @param {(position: Position) => void} settle */
  constructor(show, settle) {
    this.show = show;
    this.settle = settle;
    /** @type {Position[]} */
    this.queue = [];
    this.isPlaying = false;
    this.isSkipped = false;
    /** @type {(() => void)|null} */
    this.wake = null;
    this.caption = find("#caption", HTMLElement);
    this.lines = find("#caption-lines", HTMLElement);
    find("#skip", HTMLButtonElement).addEventListener("click", () => this.skip());
  }

  /** @param {Position} position */
  add(position) {
    this.queue.push(position);
    if (!this.isPlaying) this.run();
  }

  /** Goes straight to how it is now. @returns {boolean} whether something was being shown */
  skip() {
    this.isSkipped = this.isPlaying;
    this.wake?.();
    return this.isSkipped;
  }

  /** Forgets what was to be shown. */
  drop() {
    this.queue = [];
    this.skip();
  }

  async run() {
    this.isPlaying = true;
    for (let position = this.queue.shift(); position; position = this.queue.shift()) {
      for (const scene of position.scenes) {
        if (this.isSkipped || wantsCalm()) break;
        this.show(scene.picture);
        this.say(scene.lines);
        await this.pause(this.queue.length >= HURRY ? SCENE / 4 : SCENE);
      }
      this.say([]);
      this.settle(position);
      if (this.queue.length > 0) await this.pause(this.queue.length >= HURRY ? STILL / 4 : STILL);
    }
    this.isPlaying = false;
    this.isSkipped = false;
  }

  /** @param {string[]} lines */
  say(lines) {
    this.caption.hidden = lines.length === 0;
    this.lines.replaceChildren(...lines.map((line) => make("p", {}, line)));
  }

  /** @param {number} milliseconds @returns {Promise<void>} */
  pause(milliseconds) {
    if (this.isSkipped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
    });
  }
}
