/** The form for a new table: how many, who sits where, options, pace. */

import { ask, orSay } from "./ask.js";
import { find, make } from "./dom.js";
import { haveName } from "./name.js";
import { chosenOptions, gameOfPage, playersIn, showOptions } from "./options.js";
import { keep, told } from "./settings.js";
import { say } from "./words.js";
import "./page.js";

const form = find("#new-table", HTMLFormElement);
const game = gameOfPage();
const seats = find("#seats", HTMLElement);
const trouble = find("#new-error", HTMLElement);
const coach = find('[name="coach"]', HTMLInputElement, form); // where nobody but bots sits with me
coach.checked = told().coach;
coach.addEventListener("change", () => keep({ coach: coach.checked }));

/** As many rows as players; what was chosen before stays. */
function showSeats() {
  const before = [...seats.children];
  const rows = Array.from({ length: playersIn(form) }, (_, n) => before[n] ?? seatRow(n));
  seats.replaceChildren(...rows);
  showOptions(form, game);
  showNames();
}

/** @param {number} n */
function seatRow(n) {
  const kinds = [
    make("option", { value: "me" }, say(n === 0 ? "script-seat-me" : "script-seat-hot")),
    make("option", { value: "open" }, say("script-seat-open")),
    ...game.levels.map((one) => make("option", { value: `bot ${one.level}` }, say("script-seat-bot", { level: one.text }))),
  ];
  const label = say("script-seat", { place: n + 1 });
  const kind = make("select", { name: "seat", "aria-label": label }, ...kinds);
  const name = make("input", { name: "seat-name", maxlength: 24, placeholder: say("script-name"), "aria-label": say("script-name-of-seat", { place: n + 1 }) });
  if (kind instanceof HTMLSelectElement) {
    kind.value = n === 0 ? "me" : "open";
    kind.addEventListener("change", showNames);
  }
  return make("li", { class: "seat-row" }, make("span", { class: "seat-number", "aria-hidden": "true" }, n + 1), kind, name);
}

/** Names are asked for only when several people play at this device. */
function showNames() {
  const kinds = [...seats.querySelectorAll("select")].map((kind) => kind.value);
  const isHot = kinds.filter((kind) => kind === "me").length > 1;
  [...seats.querySelectorAll("input")].forEach((name, n) => {
    name.hidden = !isHot || kinds[n] !== "me";
  });
  coach.disabled = kinds.filter((kind) => kind === "me").length !== 1 || kinds.includes("open");
}

function showPace() {
  const pace = String(new FormData(form).get("pace"));
  for (const part of form.querySelectorAll("[data-pace]")) if (part instanceof HTMLElement) part.hidden = part.dataset.pace !== pace;
}

/** @param {FormData} data */
function paceOf(data) {
  const kind = data.get("pace");
  if (kind === "live") return { kind, minutes: Number(data.get("minutes")), increment: Number(data.get("increment")) };
  if (kind === "days") return { kind, days: Number(data.get("days")) };
  return { kind: "none" };
}

function seatsAsked() {
  const rows = [...seats.children].map((row) => {
    const [kind, level] = find("select", HTMLSelectElement, row).value.split(" ");
    const name = find("input", HTMLInputElement, row);
    if (kind === "bot") return { kind, level };
    return kind === "me" && !name.hidden && name.value.trim() ? { kind, name: name.value.trim() } : { kind };
  });
  return rows;
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const data = new FormData(form);
  orSay(trouble, async () => {
    const wanted = seatsAsked();
    // Who plays with friends is called by a name.
    if (wanted.some((seat) => seat.kind === "open") && !(await haveName())) return;
    const table = await ask("POST", "/api/tables", {
      game: game.name,
      seats: wanted,
      options: chosenOptions(form, game),
      pace: paceOf(data),
      public: data.get("public") === "yes",
      hints: data.get("hints") === "yes",
      coach: data.get("coach") === "yes",
      grace: Number(data.get("grace") ?? 0),
    });
    location.href = `/table/${table.table}`;
  });
});
for (const choice of form.querySelectorAll('[name="players"]')) choice.addEventListener("change", showSeats);
for (const choice of form.querySelectorAll('[name="pace"]')) choice.addEventListener("change", showPace);
showSeats();
showPace();
