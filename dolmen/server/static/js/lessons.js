/** The page of lessons: which of them were finished in this browser, and where others go on. */

import { find } from "./dom.js";
import { keep, kept } from "./learned.js";
import { say } from "./words.js";
import "./page.js";

const LINES = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-lesson]"));

/** How far somebody is; from its last card a finished lesson is taken again. @param {HTMLElement} line */
function placeIn({ dataset: { game = "", lesson = "", steps } }) {
  const of = Number(steps);
  const { step, done = false } = kept(game, lesson);
  const at = Math.min(step + 1, of); // what was kept may be of a longer version of the lesson
  return { game, lesson, of, at, done, isUnderWay: at > 1 && !(done && at === of) };
}

/** @param {HTMLElement} line */
function show(line) {
  const { of, at, done, isUnderWay } = placeIn(line);
  find(".finished", HTMLElement, line).hidden = !done;
  find("a", HTMLElement, line).classList.toggle("under-way", isUnderWay);
  find(".verb", HTMLElement, line).textContent = isUnderWay
    ? say("script-lesson-go-on", { at, of })
    : say(done ? "script-lesson-retake" : "script-lesson-begin");
}

for (const line of LINES) {
  show(line);
  find("a", HTMLElement, line).addEventListener("click", () => {
    const { game, lesson, isUnderWay } = placeIn(line);
    if (!isUnderWay) keep(game, lesson, { step: 0, said: [] });
  });
}
// Whoever goes back to the page may be shown it as it was left.
addEventListener("pageshow", () => LINES.forEach(show));
