/** The review of a game: how far it is while it is made; then its decisions one by one, each on the board as it was seen. */

import { ask, orSay } from "./ask.js";
import { Board } from "./board.js";
import { fits } from "./choice.js";
import { find, make } from "./dom.js";
import { share } from "./share.js";
import { say } from "./words.js";
import "./page.js";

/** @typedef {import("./types.js").Position} Position @typedef {import("./types.js").ReviewShown} ReviewShown */

const LOOK = 1000; // milliseconds between two looks at how far it is
const [TALLEST, SLIM, LEAST] = [0.62, 1.4, 340]; // how tall the board is: of the window, of its own width, in pixels

const page = find("#review", HTMLElement);
const table = page.dataset.table ?? "";
const address = `/api/tables/${table}/review`;

/** Waits until the review is made, and shows it. */
async function wait() {
  const [text, bar] = [find("#making-text", HTMLElement), find("#making-bar", HTMLProgressElement)];
  const again = find("#making-again", HTMLButtonElement);
  const trouble = find("#making-error", HTMLElement);
  const mine = "mine" in page.dataset;
  /** @param {ReviewShown} state */
  const show = (state) => {
    bar.max = Math.max(state.of, 1);
    bar.value = state.done;
    if (state.status === "waiting") text.textContent = say(state.before > 0 ? "script-review-queue" : "script-review-waits", { place: state.before });
    if (state.status === "taken") text.textContent = state.of > 0 ? say("script-review-at", { at: state.done, of: state.of }) : say("script-review-begun");
    if (state.status === "failed") text.textContent = say("script-review-failed");
    again.hidden = state.status !== "failed" || !mine;
    page.dataset.status = state.status;
    return state.status;
  };
  again.addEventListener("click", () => location.reload());
  await orSay(trouble, async () => {
    const asks = mine && ["none", "failed"].includes(page.dataset.status ?? "");
    let status = show(await ask(asks ? "POST" : "GET", address, asks ? {} : undefined));
    while (status === "waiting" || status === "taken") {
      await new Promise((resolve) => setTimeout(resolve, LOOK));
      status = show(await ask("GET", address));
    }
    if (status === "done") location.reload();
  });
}

class Decisions {
  constructor() {
    this.all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".decision")]);
    this.mine = this.all.filter((one) => !("event" in one.dataset));
    this.frame = find("#frame", HTMLElement);
    this.board = new Board(find("#stage", HTMLElement), () => {}, () => {}, () => {});
    this.trouble = find("#board-error", HTMLElement);
    this.eyes = page.dataset.seat ?? "0";
    /** @type {Map<string, Promise<Position>>} */
    this.known = new Map();
    this.wanted = "";
    /** @type {HTMLElement|null} */
    this.now = null;
    find("#decision-back", HTMLButtonElement).addEventListener("click", () => this.step(-1));
    find("#decision-on", HTMLButtonElement).addEventListener("click", () => this.step(1));
    addEventListener("hashchange", () => this.follow());
    document.addEventListener("click", ({ target }) => {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
      if (link instanceof HTMLAnchorElement && link.hash === location.hash) this.follow(); // the address stays as it is
    });
    addEventListener("keydown", (event) => this.type(event));
    for (const button of document.querySelectorAll("[data-sentence]")) button.addEventListener("click", () => this.light(/** @type {HTMLElement} */ (button)));
    for (const button of document.querySelectorAll("[data-eyes]")) button.addEventListener("click", () => this.look(/** @type {HTMLElement} */ (button).dataset.eyes ?? ""));
    for (const button of document.querySelectorAll("[data-play]")) button.addEventListener("click", () => this.playOn(Number(/** @type {HTMLElement} */ (button).dataset.play)));
    let width = this.frame.clientWidth;
    new ResizeObserver(() => {
      if (Math.abs(this.frame.clientWidth - width) < 16 || !this.now) return;
      width = this.frame.clientWidth;
      this.draw();
    }).observe(this.frame);
    this.follow(true);
  }

  /** The decision or event that the address names; else the first turning point, else the first decision. @param {boolean} [isFirst] */
  follow(isFirst = false) {
    const names = [location.hash.slice(1), document.querySelector(".turning a")?.getAttribute("href")?.slice(1)];
    const [named, first] = names.map((name) => this.all.find((one) => one.dataset.name === name));
    const wanted = named ?? first ?? this.mine[0] ?? this.all[0];
    if (!wanted) return;
    if (!isFirst) showPart("points");
    if (wanted !== this.now) this.open(wanted);
    if (!isFirst && (innerWidth < 1000 || !isInSight(this.frame))) find("#decision-box", HTMLElement).scrollIntoView({ block: "start" });
  }

  /** @param {HTMLElement} article */
  open(article) {
    if (this.now) this.now.hidden = true;
    article.hidden = false;
    this.now = article;
    this.eyes = page.dataset.seat ?? "0";
    const cover = article.querySelector("details");
    if (cover) cover.open = false;
    find("#decision-title", HTMLElement).textContent = article.dataset.title ?? "";
    const place = this.mine.indexOf(article) + 1;
    find("#decision-count", HTMLElement).textContent = place > 0 ? say("script-review-place", { at: place, of: this.mine.length }) : "";
    for (const link of document.querySelectorAll(".turning a, .rv-left a")) {
      link.toggleAttribute("aria-current", link.getAttribute("href") === `#${article.dataset.name}`);
    }
    return this.draw();
  }

  /** To another decision, in the order of the game. @param {number} by */
  step(by) {
    const at = Number(this.now?.dataset.step ?? -1);
    const here = this.now ? this.mine.indexOf(this.now) : -1;
    const after = this.mine.findIndex((one) => Number(one.dataset.step) > at);
    const to = here >= 0 ? here + by : by > 0 ? after : (after < 0 ? this.mine.length : after) - 1;
    const wanted = this.mine[Math.min(Math.max(to, 0), this.mine.length - 1)];
    if (wanted) history.replaceState(null, "", `#${wanted.dataset.name}`), this.open(wanted);
  }

  /** @param {KeyboardEvent} event */
  type(event) {
    const isTyping = event.target instanceof HTMLElement && event.target.closest("input, select, textarea, dialog[open]");
    const by = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
    if (by === undefined || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.step(by);
  }

  /** Through whose eyes the board is seen. @param {string} eyes */
  look(eyes) {
    this.eyes = eyes;
    for (const button of document.querySelectorAll("[data-eyes]")) button.setAttribute("aria-pressed", String(button.getAttribute("data-eyes") === eyes));
    return this.draw();
  }

  layout() {
    const width = Math.max(this.frame.clientWidth, 320);
    const coarse = matchMedia("(pointer: coarse)").matches ? "c" : "";
    return `${width}x${Math.round(Math.max(Math.min(width * SLIM, innerHeight * TALLEST), LEAST))}${coarse}`;
  }

  /** Draws the board as it was before the decision, or after an event. */
  draw() {
    const article = this.now;
    if (!article) return;
    const key = `${article.dataset.at}?layout=${this.layout()}&seat=${this.eyes}`;
    this.wanted = key;
    return orSay(this.trouble, async () => {
      const found = this.known.get(key) ?? ask("GET", `/api/tables/${table}/at/${key}`);
      this.known.set(key, found);
      found.catch(() => this.known.delete(key));
      const position = await found;
      if (this.wanted !== key) return;
      if (position.picture) this.board.show(position.picture);
      page.dataset.shown = article.dataset.at;
      find("#board-said", HTMLElement).textContent = position.progress;
      const first = article.querySelector("[data-sentence]");
      if (first instanceof HTMLElement) this.light(first);
    });
  }

  /** Marks on the board what an action is about. @param {HTMLElement} option */
  light(option) {
    const sentence = option.dataset.sentence ?? "";
    for (const other of this.now?.querySelectorAll("[data-sentence]") ?? []) other.setAttribute("aria-pressed", String(other === option));
    const says = (/** @type {string} */ phrase) => fits(sentence, [phrase]);
    this.board.light(says, [], says);
  }

  /** @param {number} step */
  playOn(step) {
    return orSay(this.trouble, async () => {
      const next = await ask("POST", `${address}/play`, { step });
      location.href = `/table/${next.table}`;
    });
  }
}

/** Whether all of something can be seen. @param {HTMLElement} part */
function isInSight(part) {
  const box = part.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight;
}

/** On a phone one part is shown at a time. @param {string} part */
function showPart(part) {
  page.dataset.part = part;
  for (const tab of document.querySelectorAll("[data-show]")) tab.setAttribute("aria-pressed", String(tab.getAttribute("data-show") === part));
}

/** The rows of the table of all decisions lead to them. */
function linkRows() {
  for (const cell of document.querySelectorAll(".rv-left > details tbody td:first-child")) {
    const number = cell.textContent ?? "";
    cell.replaceChildren(make("a", { href: `#move-${number}` }, number));
  }
}

share(table);
if (page.dataset.status === "done") {
  for (const tab of document.querySelectorAll("[data-show]")) tab.addEventListener("click", () => showPart(tab.getAttribute("data-show") ?? ""));
  find("#review-seat", HTMLSelectElement).addEventListener("change", (event) => /** @type {HTMLSelectElement} */ (event.target).form?.submit());
  linkRows();
  new Decisions();
} else wait();
