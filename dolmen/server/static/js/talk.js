/** The log in sentences and the chat, in one column. */

import { find, make } from "./dom.js";
import { moment, say } from "./words.js";

/** @typedef {import("./types.js").Position} Position */
/** @typedef {import("./types.js").ChatLine} ChatLine */

export class Log {
  constructor() {
    this.list = find("#log", HTMLElement);
    /** @type {{text: string, step: number}[]} */
    this.lines = [];
  }

  /** @param {Position["log"]} log */
  take(log) {
    const isNew = this.lines.length > 0 || log.from > 0;
    this.lines = [...this.lines.slice(0, log.from), ...log.lines];
    while (this.list.children.length > log.from) this.list.lastElementChild?.remove();
    // A whole log that comes at once is not read out line by line.
    this.list.setAttribute("aria-live", isNew ? "polite" : "off");
    this.list.append(...log.lines.map((line) => make("li", { "data-step": line.step }, line.text)));
    requestAnimationFrame(() => (this.list.scrollTop = this.list.scrollHeight));
  }

  /** In a replay: what came later stands back, and what is shown now is in sight. @param {number} step */
  goTo(step) {
    for (const line of this.list.children) {
      const at = Number(line.getAttribute("data-step"));
      line.classList.toggle("later", at > step);
      line.classList.toggle("now", at === step);
    }
    const now = [...this.list.querySelectorAll(".now")].at(-1);
    if (now instanceof HTMLElement) this.list.scrollTop = now.offsetTop - this.list.clientHeight / 2;
  }

  clear() {
    this.lines = [];
    this.list.replaceChildren();
  }
}

export class Chat {
  /** @param {(text: string) => Promise<{type: string, text?: string}>} send */
  constructor(send) {
    this.list = find("#chat", HTMLElement);
    this.unread = find("#unread", HTMLElement);
    this.count = 0;
    const form = find("#chat-form", HTMLFormElement);
    const field = find("#chat-text", HTMLInputElement);
    const trouble = find("#chat-error", HTMLElement);
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const text = field.value.trim();
      if (!text) return;
      field.value = "";
      const answer = await send(text);
      trouble.textContent = answer.type === "error" ? (answer.text ?? "") : "";
      if (answer.type === "error") field.value = text;
    });
    find("#chat-box", HTMLDetailsElement).addEventListener("toggle", () => this.read());
  }

  /** @param {ChatLine[]} lines @param {(seat: number|null) => number|null} colourOf */
  add(lines, colourOf) {
    for (const line of lines) {
      const colour = colourOf(line.seat);
      const name = make("b", { class: colour === null ? "" : `seat-${colour} own-text` }, line.name || say("script-watcher"));
      this.list.append(make("li", {}, name, " ", line.text, " ", make("time", {}, moment(line.at * 1000))));
    }
    this.list.scrollTop = this.list.scrollHeight;
    this.count += lines.length;
    this.read();
  }

  read() {
    if (find("#chat-box", HTMLDetailsElement).open) this.count = 0;
    this.unread.hidden = this.count === 0;
    this.unread.textContent = String(this.count);
  }

  clear() {
    this.count = 0;
    this.list.replaceChildren();
  }
}
