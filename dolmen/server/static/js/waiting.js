/** A table that has not begun: who sits where, sitting down, bots for open seats, the link for friends. */

import { ask, orSay } from "./ask.js";
import { showCompanions } from "./companions.js";
import { find, icon, make, middling } from "./dom.js";
import { Invite } from "./invite.js";
import { haveName } from "./name.js";
import { nameOf } from "./players.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").TableShown} TableShown */
/** @typedef {import("./types.js").SeatShown} SeatShown */
/** @typedef {import("./types.js").LevelShown} LevelShown */

export class Waiting {
  /** @param {LevelShown[]} levels */
  constructor(levels) {
    this.levels = levels;
    this.panel = find("#waiting", HTMLElement);
    this.seats = find("#waiting-seats", HTMLElement);
    this.trouble = find("#waiting-error", HTMLElement);
    this.startForm = find("#start-form", HTMLFormElement);
    this.invite = new Invite();
    /** @type {TableShown|null} */
    this.table = null;
    find("#start-level", HTMLSelectElement).replaceChildren(...this.levelChoices());
    this.startForm.addEventListener("submit", (event) => {
      event.preventDefault();
      this.post("start", { fill: find("#start-level", HTMLSelectElement).value });
    });
    this.leave = find("#leave", HTMLButtonElement);
    this.leave.addEventListener("click", () => this.goAway());
  }

  levelChoices() {
    const choices = this.levels.map((one) => make("option", { value: one.level }, one.text));
    middling(choices)?.setAttribute("selected", "");
    return choices;
  }

  /** @param {TableShown} table */
  show(table) {
    this.table = table;
    this.leave.hidden = table.status !== "running" || table.mine.length === 0;
    this.panel.hidden = table.status !== "open";
    if (this.panel.hidden) return;
    this.invite.show(table);
    showCompanions(table);
    this.panel.classList.toggle("host", table.host);
    const open = table.seats.filter((seat) => seat.kind === "open").length;
    find("#waiting-title", HTMLElement).textContent = say("script-wait-for", { n: open });
    this.startForm.hidden = !table.host;
    this.seats.replaceChildren(...table.seats.map((seat) => this.row(table, seat)));
  }

  /** @param {TableShown} table @param {SeatShown} seat */
  row(table, seat) {
    const actions = [];
    if (seat.waits || (seat.kind === "open" && seat.kept === null && table.mine.length === 0)) actions.push(this.button("script-sit", "primary", () => this.sit(seat.seat)));
    if (seat.me) actions.push(this.button("script-stand-up", "quiet", () => this.post("leave", { seat: seat.seat })));
    if (table.host && seat.kind === "open") actions.push(this.botChoice(seat));
    if (table.host && seat.kind === "bot") actions.push(this.button("script-open-again", "quiet", () => this.post("seat", { seat: seat.seat, kind: "open" })));
    const state = seat.me ? "script-you" : seat.kind === "bot" ? "script-bot" : seat.kind === "open" ? "script-waiting-for-somebody" : "script-sits";
    return make(
      "li",
      { class: `waiting-seat seat-${seat.colour} ${seat.kind}` },
      make("span", { class: "emblem" }, icon(seat.emblem)),
      make("span", { class: "who" }, make("span", { class: "name" }, nameOf(seat)), make("span", { class: "state" }, seat.kept === null ? say(state) : say("script-kept", { name: seat.kept }))),
      make("span", { class: "seat-actions" }, ...actions),
    );
  }

  /** @param {number} seat */
  async sit(seat) {
    if (await haveName()) this.post("sit", { seat, name: null });
  }

  /** @param {SeatShown} seat */
  botChoice(seat) {
    const label = say("script-put-bot");
    const first = make("option", { value: "", selected: true }, label);
    const choice = make("select", { "aria-label": label }, first, ...this.levels.map((one) => make("option", { value: one.level }, one.text)));
    choice.addEventListener("change", () => {
      if (choice instanceof HTMLSelectElement && choice.value) this.post("seat", { seat: seat.seat, kind: "bot", level: choice.value });
    });
    return choice;
  }

  /** Leaves a game that is being played, at the second click. */
  async goAway() {
    if (this.leave.dataset.asked === undefined) {
      this.leave.dataset.asked = "";
      this.leave.textContent = say("script-leave-sure");
      return;
    }
    for (const seat of this.table?.mine ?? []) await this.post("leave", { seat });
    location.href = "/";
  }

  /** @param {string} key @param {string} look @param {() => void} act */
  button(key, look, act) {
    return make("button", { type: "button", class: `small ${look}`, click: act }, say(key));
  }

  /** @param {string} what @param {object} body */
  post(what, body) {
    return orSay(this.trouble, async () => this.show(await ask("POST", `/api/tables/${this.table?.table}/${what}`, body)));
  }
}
