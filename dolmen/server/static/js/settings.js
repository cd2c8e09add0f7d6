/** How I want it told: speed, stops, a question before each move, a coach, sound. Kept on this device. */

import { find } from "./dom.js";
import { isMuted, setMuted } from "./sound.js";

const KEY = "dolmen-told";
/** @typedef {{speed: "slow"|"normal"|"brisk"|"off", stops: "always"|"timed", confirm: boolean, coach: boolean}} Told */
/** @type {Told} */
const USUAL = { speed: "normal", stops: "always", confirm: false, coach: false };

/** @returns {Told} */
export function told() {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return USUAL;
  }
}

/** Keeps some of it. @param {Partial<Told>} changed */
export function keep(changed) {
  localStorage.setItem(KEY, JSON.stringify({ ...told(), ...changed }));
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
      field("coach").checked = now.coach;
      field("sound").checked = !isMuted();
      dialog.showModal();
    });
  }
  form.addEventListener("change", () => {
    const [speed, stops] = /** @type {[Told["speed"], Told["stops"]]} */ ([field("speed").value, field("stops").value]);
    keep({ speed, stops, confirm: field("confirm").checked, coach: field("coach").checked });
    setMuted(!field("sound").checked);
  });
}
