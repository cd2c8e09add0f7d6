/** The options of a game in a form: what can be chosen may depend on the number of players. */

import { find, make } from "./dom.js";

/** @typedef {import("./types.js").GameShown} GameShown */

/** @returns {GameShown} the game that a page with such a form is about */
export function gameOfPage() {
  return JSON.parse(find("#game", HTMLScriptElement).textContent ?? "{}");
}

/** How many players a form asks for.
 * @param {HTMLFormElement} form */
export const playersIn = (form) => Number(new FormData(form).get("players"));

/** Offers what can be chosen for that many players; what was chosen before stays.
 * @param {HTMLFormElement} form
 * @param {GameShown} game */
export function showOptions(form, game) {
  for (const option of game.options) {
    const select = form.querySelector(`[name="option-${option.name}"]`);
    if (!(select instanceof HTMLSelectElement)) continue;
    const before = select.value;
    const choices = option.choices[String(playersIn(form))] ?? [];
    select.replaceChildren(...choices.map((choice) => make("option", { value: choice.value }, choice.text)));
    if (choices.some((choice) => choice.value === before)) select.value = before;
    const help = () => choices.find((choice) => choice.value === select.value)?.help ?? "";
    const place = find(`#help-${option.name}`, HTMLElement);
    select.onchange = () => (place.textContent = help());
    place.textContent = help();
  }
}

/** What was chosen, by name.
 * @param {HTMLFormElement} form
 * @param {GameShown} game */
export function chosenOptions(form, game) {
  const data = new FormData(form);
  return Object.fromEntries(game.options.map((option) => [option.name, data.get(`option-${option.name}`)]));
}
