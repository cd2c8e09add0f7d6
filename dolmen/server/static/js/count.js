/** Points that count up, next to what they are for. Nothing moves for those who want it calm. */

import { make, wantsCalm } from "./dom.js";
import { figure } from "./words.js";

const COUNT = 600; // milliseconds for a number to arrive
const FADE = 1400; // for what came to it to fade
const LINE = 420; // between one line of the reckoning and the next

/** @type {WeakMap<Element, object>} the latest count of each place: an older one gives way */
const latest = new WeakMap();

/**
 * Lets the number in `place` run from one value to another.
 * @param {Element} place @param {number} from @param {number} to @param {number} [milliseconds]
 */
export function countUp(place, from, to, milliseconds = COUNT) {
  const start = performance.now();
  const mine = {};
  latest.set(place, mine);
  /** @param {number} now */
  const step = (now) => {
    if (latest.get(place) !== mine) return;
    const share = Math.min(1, Math.max(0, (now - start) / milliseconds));
    place.textContent = figure(Math.round(from + (to - from) * share));
    if (share < 1 && place.isConnected) requestAnimationFrame(step);
  };
  if (wantsCalm() || milliseconds === 0) place.textContent = figure(to);
  else requestAnimationFrame(step);
}

/** A score in the strip of players grows, and says by how much. @param {HTMLElement} score @param {number} from @param {number} to */
export function gain(score, from, to) {
  const number = score.querySelector(".figure");
  if (!number || wantsCalm()) return;
  countUp(number, from, to);
  const more = make("span", { class: "gain", "aria-hidden": "true" }, `${to > from ? "+" : ""}${figure(to - from)}`);
  score.append(more);
  const frames = [{ opacity: 0, translate: "0 0.3em" }, { opacity: 1, translate: "0 0", offset: 0.15 }, { opacity: 0, translate: "0 -0.5em" }];
  more.animate(frames, { duration: FADE, easing: "ease-out" }).onfinish = () => more.remove();
}

/** The reckoning at the end: line after line, for all players at once, each score growing by its line. */
export class Reckoning {
  /** @param {HTMLElement} panel whoever clicks it, or presses Escape, sees the end at once */
  constructor(panel) {
    this.panel = panel;
    this.timer = 0;
    panel.addEventListener("click", () => this.finish());
  }

  /** @param {Element[]} sheets each with `tr[data-points]` lines and a `.score` */
  begin(sheets) {
    this.finish();
    if (wantsCalm()) return;
    this.sheets = sheets.map((sheet) => ({ score: sheet.querySelector(".score"), lines: [...sheet.querySelectorAll("tr")], sum: 0 }));
    this.line = 0;
    this.panel.classList.add("counting");
    for (const { score, lines } of this.sheets) {
      if (lines.length > 0 && score) score.textContent = figure(0);
    }
    this.timer = window.setInterval(() => this.next(), LINE);
  }

  next() {
    let isMore = false;
    for (const sheet of this.sheets ?? []) {
      const row = sheet.lines[this.line ?? 0];
      if (!row) continue;
      isMore = true;
      row.classList.add("counted");
      const before = sheet.sum;
      sheet.sum += Number(row.dataset.points);
      if (sheet.score) countUp(sheet.score, before, sheet.sum, LINE * 0.8);
    }
    this.line = (this.line ?? 0) + 1;
    if (!isMore) this.finish();
  }

  /** @returns {boolean} whether something was being counted */
  finish() {
    const was = this.timer !== 0;
    clearInterval(this.timer);
    this.timer = 0;
    this.panel.classList.remove("counting");
    for (const { score } of was ? (this.sheets ?? []) : []) {
      if (score instanceof HTMLElement) countUp(score, 0, Number(score.dataset.score), 0);
    }
    return was;
  }
}
