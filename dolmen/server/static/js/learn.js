/** A lesson on the real board: one idea at a time; what the pupil has said is kept here and sent along. */

import { ask, orSay } from "./ask.js";
import { find } from "./dom.js";
import { FreeGame } from "./free.js";
import { LessonCard } from "./lesson.js";
import { keep, kept, markKnown } from "./learned.js";
import { placed } from "./scenes.js";
import { Solo } from "./solo.js";
import { say } from "./words.js";
import "./page.js";

/** @typedef {import("./types.js").LessonStep} LessonStep */
/** @typedef {import("./types.js").LessonTry} LessonTry */
/** @typedef {import("./types.js").Position} Position */
/** @typedef {import("./types.js").LegalAction} LegalAction */

const TRYING = 2600; // milliseconds that a wrong try is seen before it is taken back
const SEEN = ["pointerdown", "keydown"]; // whoever has seen enough taps anywhere, or presses any key

const page = find("#table", HTMLElement);
const [game, lesson] = [page.dataset.game ?? "", page.dataset.lesson ?? ""];
const home = `/api/lessons/${game}/${lesson}`;
const trouble = find("#trouble", HTMLElement);

/** @type {LessonStep|null} the step that is shown */
let shown = null;
/** @type {Position|null} what the board shows at rest */
let position = null;
/** @type {{said: string, position: Position}|null} a right try, before the next step */
let done = null;
let number = 0;
let asked = 0; // how many steps were asked for: only the last one is shown
/** @type {string[]} what the pupil said at the tasks before this step */
let said = [];
let ghost = 0;

/** @type {Solo} */
const solo = new Solo(game, { play, settle, again: showAgain, pointed, asking, why, hint: () => card.hint() });
const { room, board, turn, scenes } = solo;
const card = new LessonCard({ back, next, restart, show, skip, free: next });
const free = new FreeGame(home, () => room.text());

/** Where the step points at, while nothing has been done. @returns {string[]} */
function pointed() {
  return shown && !done && !free.isOpen && !page.classList.contains("trying") ? shown.point : [];
}

/** The position at which the pupil may do something. */
function asking() {
  return !position || position.over || (!free.isOpen && (!shown?.goal || done)) ? null : position;
}

/** The address of something about this step. @param {string} more @param {Record<string, string|number>} [query] */
function about(more, query = {}) {
  const asked = new URLSearchParams({ said: said.join(";"), ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])) });
  return `${home}/${number}${more}?${asked}`;
}

/**
 * Goes to a step; what happened before it is told if the step before was seen. Until it is there nothing else can be pressed.
 * @param {number} to @param {boolean} isTold @param {string[]} [words] what was said before it
 */
async function go(to, isTold, words = said) {
  const before = { shown, number, said };
  const mine = ++asked;
  shown = null;
  [number, said] = [to, words];
  await orSay(trouble, async () => {
    /** @type {Record<string, string|number>} */
    const since = isTold && position ? { shown: position.number } : {};
    const step = await ask("GET", about("", { layout: room.text(), ...since }));
    if (mine !== asked) return;
    [shown, done] = [step, null];
    keepPlace();
    const from = isTold && position && !step.later ? position.number : Infinity;
    scenes.add(step.position, false, placed(step.position).filter((line) => line.step > from));
  });
  if (!shown && mine === asked) ({ shown, number, said } = before);
}

/** Keeps how far I am. Whoever has seen the last card, and done what it asks, has finished. */
function keepPlace() {
  const isDone = number + 1 === card.count && (done !== null || shown?.goal === "");
  keep(game, lesson, { step: number, said, done: isDone });
}

/** @param {Position} heard */
function settle(heard) {
  position = heard;
  if (!free.isOpen) turn.next = []; // one idea at a time
  const isDoing = heard.legal.length > 0 && (free.isOpen || (shown !== null && shown.goal !== "" && !done));
  solo.show(heard, isDoing);
  page.classList.toggle("free", free.isOpen);
  if (free.isOpen) card.free(heard);
  else if (shown) card.show(shown, number);
  if (free.isOpen && heard.over) keep(game, lesson, { step: 0, said: [] });
  // Where there is only something to read, nothing is asked.
  const isReading = !free.isOpen && !isDoing && !heard.over && (done !== null || heard.legal.length > 0);
  if (isReading) find("#ask", HTMLElement).textContent = say("script-lesson-read");
  board.point(pointed());
}

/** @param {LegalAction} action */
async function play(action) {
  scenes.skip();
  if (free.isOpen) return orSay(trouble, async () => scenesOf(await free.play(action.sentence, position)));
  const step = shown;
  if (!step || done) return;
  await orSay(trouble, async () => {
    const told = await ask("GET", about("/try", { tried: action.sentence, layout: room.text() }));
    if (shown === step && !done) answer(told, action.sentence); // else it was pressed twice, or left meanwhile
  });
  if (trouble.textContent && position) turn.begin(position.legal);
}

/** @param {Position} heard */
function scenesOf(heard) {
  const from = position?.number ?? Infinity;
  scenes.add(heard, false, placed(heard).filter((line) => line.step > from));
}

/** @param {LessonTry} told @param {string} sentence */
function answer(told, sentence) {
  if (!told.right) return showTry(told);
  done = { said: sentence, position: told.position };
  keepPlace();
  if (told.text === "") return next();
  card.answer(told.text, true, number + 1 === card.count);
  scenes.add({ ...told.position, legal: [] }, true, []);
}

/** A wrong try is seen on the board, answered, and taken back. @param {LessonTry} told */
function showTry(told) {
  const before = position;
  card.answer(told.text, false, false);
  turn.begin([]);
  page.classList.add("trying");
  board.show(told.position.picture ?? "");
  clearTimeout(ghost);
  ghost = window.setTimeout(takeBack, TRYING);
  function takeBack() {
    page.classList.remove("trying");
    for (const event of SEEN) page.removeEventListener(event, takeBack, { capture: true });
    clearTimeout(ghost);
    if (before && position === before) settleAgain(before);
  }
  for (const event of SEEN) page.addEventListener(event, takeBack, { capture: true });
}

/** The position of before, with what was answered left on the card. @param {Position} before */
function settleAgain(before) {
  if (before.picture) board.show(before.picture);
  turn.begin(before.legal);
  board.point(pointed());
}

function next() {
  if (!shown || (shown.goal !== "" && !done)) return;
  const words = done ? [...said, done.said] : said;
  if (done) position = done.position;
  if (number + 1 < card.count) return go(number + 1, true, words);
  said = words;
  playFreely();
}

function back() {
  if (!shown) return;
  scenes.drop();
  if (done) return go(number, false);
  if (number > 0) go(number - 1, false, card.isTask(number - 1) ? said.slice(0, -1) : said);
}

function restart() {
  scenes.drop();
  free.close();
  position = null;
  go(0, false, []);
}

/** Shows on the board what does it. */
function show() {
  if (shown) turn.showHint(shown.show);
}

/** Does it for the pupil. */
function skip() {
  const step = shown;
  if (step && step.goal && !done) play({ sentence: step.show, label: "", confirm: null });
}

function playFreely() {
  scenes.drop();
  // A reload leads back to here, until the game is over.
  keep(game, lesson, { step: number, said: card.isTask(number) ? said.slice(0, -1) : said });
  return orSay(trouble, async () => {
    const heard = await free.begin(said);
    position = null;
    scenesOf(heard);
  });
}

/** The room is another one: what is shown is drawn for it, and what was hinted, tried or done stays as it was. */
function showAgain() {
  const hint = turn.hint;
  if (free.isOpen) return orSay(trouble, async () => settle(await free.look()));
  if (!shown) return go(number, false);
  const [step, tried] = [shown, done];
  return orSay(trouble, async () => {
    const layout = room.text();
    const heard = await ask("GET", tried ? about("/try", { tried: tried.said, layout }) : about("", { layout }));
    if (shown !== step || done !== tried) return;
    if (tried) tried.position = heard.position;
    scenes.add({ ...heard.position, scenes: [], legal: tried ? [] : heard.position.legal }, true, []);
    turn.showHint(hint);
  });
}

/** @param {string} phrase */
function why(phrase) {
  return free.isOpen ? free.why(phrase) : ask("GET", about("/why", { phrase }));
}

markKnown(game);
const before = kept(game, lesson);
go(Math.min(before.step, card.count - 1), false, before.said).then(() => {
  // What was kept may be of another version of the lesson.
  if (!shown) restart();
});
