/** How I want it told: speed, stops, a question before each move, sound. Kept on this device. */

import { find } from "./dom.js";
import { isMuted, setMuted } from "./sound.js";

const KEY = "dolmen-told";
/** @typedef {{speed: "slow"|"normal"|"brisk"|"off", stops: "always"|"timed", confirm: boolean}} Told */
/** @type {Told} */
const USUAL = { speed: "normal", stops: "always", confirm: false };

/** @returns {Told} */
export function told() {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return USUAL;
  }
}

export function settingsForm() {
  const dialog = find("#settings", HTMLDialogElement);
  const form = find("#settings-form", HTMLFormElement);
  const field = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
  for (const button of document.querySelectorAll("[data-open-settings]")) {
    button.addEventListener("click", () => {
      const now = told();
      field("speed").value = now.speed;
      field("stops").value = now.stops;
      field("confirm").checked = now.confirm;
      field("sound").checked = !isMuted();
      dialog.showModal();
    });
  }
  form.addEventListener("change", () => {
    localStorage.setItem(KEY, JSON.stringify({ speed: field("speed").value, stops: field("stops").value, confirm: field("confirm").checked }));
    setMuted(!field("sound").checked);
  });
}
