/** The card of a lesson: what is said, what is to be done, what was answered, and the buttons that lead on. */

import { find, make } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").LessonStep} LessonStep */

const LINES = 40; // of the log, in the free game

export class LessonCard {
  /** @param {Record<"back"|"next"|"restart"|"show"|"skip"|"free", () => void>} acts */
  constructor(acts) {
    this.dots = [...find("#dots", HTMLElement).children];
    this.count = this.dots.length;
    /** @type {LessonStep|null} */
    this.step = null;
    this.answered = find("#card-answer", HTMLElement);
    for (const name of /** @type {const} */ (["back", "next", "show", "skip", "free"])) {
      this.button(name).addEventListener("click", () => acts[name]());
    }
    this.button("hint").addEventListener("click", () => this.hint());
    find("#restart", HTMLButtonElement).addEventListener("click", () => acts.restart());
  }

  /** @param {string} name */
  button(name) {
    return find(`#step-${name}`, HTMLButtonElement);
  }

  /** Whether there is something to do at a step. @param {number} number */
  isTask(number) {
    return this.dots[number].hasAttribute("data-task");
  }

  /** @param {LessonStep} step @param {number} number */
  show(step, number) {
    const isNew = this.step !== step;
    this.step = step;
    if (!isNew) return;
    this.mark(number);
    this.write(step.title, step.text, step.goal);
    this.say("", false);
    find("#card-log", HTMLElement).hidden = true;
    const isLast = number + 1 === this.count;
    this.offer({ back: number > 0, next: step.goal === "" && !isLast, hint: step.goal !== "", show: false, skip: false, free: step.goal === "" && isLast });
    find("#card-more", HTMLElement).hidden = !isLast;
    find("#card", HTMLElement).scrollTop = 0;
    find("#choices", HTMLElement).scrollLeft = 0;
  }

  /** @param {string} title @param {string} text @param {string} goal */
  write(title, text, goal) {
    find("#card-title", HTMLElement).textContent = title;
    find("#card-text", HTMLElement).textContent = text;
    const place = find("#card-goal", HTMLElement);
    place.textContent = goal;
    place.hidden = goal === "";
  }

  /** @param {number} number */
  mark(number) {
    this.dots.forEach((dot, n) => (dot.className = n < number ? "done" : n === number ? "now" : ""));
    find("#step-told", HTMLElement).textContent = say("script-lesson-step", { at: number + 1, of: this.count });
  }

  /** @param {Record<"back"|"next"|"hint"|"show"|"skip"|"free", boolean>} open */
  offer(open) {
    const held = document.activeElement;
    for (const [name, isOpen] of Object.entries(open)) this.button(name).hidden = !isOpen;
    // Whoever goes on by keys keeps a place among the buttons.
    const isLost = held instanceof HTMLButtonElement && held.hidden && held.matches(".lesson-row > *");
    const other = document.querySelector(".lesson-row > :not(#step-back, [hidden])") ?? find("#stage", HTMLElement);
    if (isLost && other instanceof HTMLElement) other.focus({ preventScroll: true });
  }

  /** @param {string} text @param {boolean} isRight */
  say(text, isRight) {
    this.answered.textContent = text;
    this.answered.hidden = text === "";
    this.answered.classList.toggle("right", isRight);
    if (text) this.answered.scrollIntoView({ block: "nearest" });
  }

  /** What became of a try. @param {string} text @param {boolean} isRight @param {boolean} isLast */
  answer(text, isRight, isLast) {
    this.say(isRight ? `✓ ${text}` : `${text} ${say("script-lesson-again")}`, isRight);
    if (isRight) {
      this.offer({ back: true, next: !isLast, hint: false, show: false, skip: false, free: isLast });
      this.button(isLast ? "free" : "next").focus({ preventScroll: true });
    } else this.offer({ back: (this.step?.step ?? 0) > 0, next: false, hint: true, show: true, skip: true, free: false });
  }

  /** The first hint says where to look, the next shows it, the last does it. */
  hint() {
    if (!this.step?.goal || this.button("hint").hidden) return;
    this.say(this.step.hint, false);
    this.button("show").hidden = this.button("skip").hidden = false;
    this.button("hint").hidden = true;
  }

  /** The free game: what is asked stands in the bar; here is what it is about, and at the end how it went. @param {import("./types.js").Position} position */
  free(position) {
    this.step = null;
    this.mark(this.count);
    find("#step-told", HTMLElement).textContent = position.progress;
    this.write(say(position.over ? "script-lesson-over" : "script-lesson-free"), position.ask, "");
    this.say("", false);
    this.offer({ back: false, next: false, hint: false, show: false, skip: false, free: false });
    find("#card-more", HTMLElement).hidden = !position.over;
    const log = find("#card-log", HTMLElement);
    log.hidden = false;
    log.replaceChildren(...position.log.lines.slice(-LINES).map((line) => make("li", {}, line.text)));
    log.scrollTop = log.scrollHeight;
  }
}
