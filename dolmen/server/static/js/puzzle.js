/** A puzzle on the real board: one answer, then what every action was worth, why, and what the others saw. */

import { ask, orSay } from "./ask.js";
import { find, make, readDrawing } from "./dom.js";
import { Solo } from "./solo.js";
import { say } from "./words.js";
import "./page.js";

/** @typedef {import("./types.js").PuzzleShown} PuzzleShown */
/** @typedef {import("./types.js").PuzzleAnswer} PuzzleAnswer */
/** @typedef {import("./types.js").PuzzleSolution} PuzzleSolution */
/** @typedef {import("./types.js").Position} Position */
/** @typedef {import("./types.js").LegalAction} LegalAction */

const HARDEST = 5;
const page = find("#table", HTMLElement);
const game = page.dataset.game ?? "";
const home = `/api/puzzles/${game}/${page.dataset.puzzle ?? ""}`;
const trouble = find("#trouble", HTMLElement);
const told = find("#card-answer", HTMLElement);
const showButton = find("#show-solution", HTMLButtonElement);
const backButton = find("#to-position", HTMLButtonElement);

/** @type {PuzzleShown|null} */
let puzzle = null;
/** @type {Position|null} what the board shows at rest */
let position = null;
/** @type {PuzzleSolution|null} once it is told */
let solution = null;
/** @type {string|null} what was answered last */
let mine = null;
/** @type {number|null} whose eyes are lent */
let eyes = null;

/** @type {Solo} */
const solo = new Solo(game, { play, settle, again, pointed: () => [], asking: () => (solution ? null : position), why });

/** @param {string} phrase */
function why(phrase) {
  return ask("GET", `${home}/why?${new URLSearchParams({ phrase })}`);
}

/** The position as it is asked about; the room may be another one. */
async function again() {
  await orSay(trouble, async () => {
    puzzle = /** @type {PuzzleShown} */ (await ask("GET", `${home}?${new URLSearchParams({ layout: solo.room.text() })}`));
    if (solution) await tell(await ask("POST", home, { layout: solo.room.text() }), false);
    else describe(puzzle);
    settle(puzzle.position);
  });
}

/** @param {PuzzleShown} shown */
function describe(shown) {
  const stars = find("#hardness", HTMLElement);
  stars.textContent = "●".repeat(shown.hardness) + "○".repeat(HARDEST - shown.hardness);
  stars.setAttribute("aria-label", say("script-puzzle-hardness", { n: shown.hardness }));
  find("#before", HTMLElement).textContent = shown.solved ? say("script-puzzle-solved") : shown.tried ? say("script-puzzle-tried") : "";
}

/** @param {Position} heard */
function settle(heard) {
  position = heard;
  find("#card-ask", HTMLElement).textContent = solution ? "" : heard.ask;
  solo.show(heard, !solution && heard.legal.length > 0);
}

/** @param {LegalAction} action */
async function play(action) {
  if (solution) return;
  mine = action.sentence;
  await orSay(trouble, async () => tell(await ask("POST", home, { sentence: action.sentence, layout: solo.room.text() }), true));
  if (!solution && position) solo.turn.begin(position.legal);
}

/** @param {PuzzleAnswer} answer @param {boolean} isNew */
async function tell(answer, isNew) {
  if (isNew) {
    const rated = answer.rating === null ? "" : ` ${say("script-puzzle-rating", { before: answer.before ?? 0, after: answer.rating })}`;
    told.textContent = `${answer.right ? "✓ " : ""}${answer.text}${rated}${answer.solution ? "" : ` ${say("script-puzzle-try-again")}`}`;
    told.hidden = false;
    told.classList.toggle("right", answer.right);
  }
  if (!answer.solution) return;
  solution = answer.solution;
  page.classList.add("solved");
  showButton.hidden = true;
  write(answer.solution);
  if (answer.position && isNew) solo.scenes.add({ ...answer.position, legal: [] }, true, []);
  else if (position) settle(position);
}

/** @param {PuzzleSolution} one */
function write(one) {
  find("#chances", HTMLElement).replaceChildren(...one.chances.map(line));
  const reasons = find("#reasons", HTMLElement);
  reasons.hidden = one.reasons.length === 0;
  find("#reasons-title", HTMLElement).textContent = say("script-puzzle-beside", { label: one.beside });
  find("ul", HTMLElement, reasons).replaceChildren(...one.reasons.map((text) => make("li", {}, text)));
  find("#played", HTMLElement).textContent = say("script-puzzle-played", { label: one.played });
  find("#truth", HTMLElement).hidden = one.eyes.length === 0;
  find("#truth .row", HTMLElement).replaceChildren(...one.eyes.map((_, place) => eyesButton(one, place)));
  find("#solution", HTMLElement).hidden = false;
  const next = find("#to-next", HTMLAnchorElement);
  next.hidden = false;
  next.href = one.next === null ? "/puzzles" : `/puzzles/${game}/${one.next}`;
  if (one.next === null) next.textContent = say("script-puzzle-all");
  next.focus({ preventScroll: true });
}

/** @param {import("./types.js").PuzzleChance} one */
function line(one) {
  const item = make("li", {}, make("b", {}, `${one.chance} %`), make("span", {}, `${one.right ? "✓ " : ""}${one.label}`));
  item.classList.toggle("right", one.right);
  item.classList.toggle("mine", one.sentence === mine);
  item.append(bar(one.chance));
  return item;
}

/** A chance as a bar. @param {number} chance in percent */
function bar(chance) {
  const drawing = readDrawing(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect width="${chance}" height="4"/></svg>`);
  return drawing ?? document.createTextNode("");
}

/** @param {PuzzleSolution} one @param {number} place */
function eyesButton(one, place) {
  const button = make("button", { type: "button", class: "quiet small", "aria-pressed": "false" }, say("script-puzzle-eyes", { name: one.eyes[place].name }));
  button.addEventListener("click", () => lend(eyes === place ? null : place));
  return button;
}

/** Looks through the eyes of another player, or again through one's own. @param {number|null} place */
function lend(place) {
  eyes = place;
  solo.scenes.drop();
  find("#truth .row", HTMLElement).querySelectorAll("button").forEach((button, n) => button.setAttribute("aria-pressed", String(n === place)));
  backButton.hidden = place === null;
  if (place !== null && solution) solo.board.show(solution.eyes[place].picture);
  else if (puzzle) settle(puzzle.position);
}

showButton.addEventListener("click", () => orSay(trouble, async () => tell(await ask("POST", home, { layout: solo.room.text() }), true)));
backButton.addEventListener("click", () => lend(null));
again();
