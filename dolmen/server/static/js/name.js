/** My name: asked once, before I first sit down among others; changed on every page, and kept at once. */

import { ask, orSay } from "./ask.js";
import { find } from "./dom.js";

const dialog = find("#name-dialog", HTMLDialogElement);
const field = find("#name-field", HTMLInputElement);
let known = field.value.trim();

export function nameForm() {
  for (const button of document.querySelectorAll("[data-open-name]")) button.addEventListener("click", () => dialog.showModal());
  find("#name-close", HTMLButtonElement).addEventListener("click", () => dialog.close());
  find("#name-form", HTMLFormElement).addEventListener("submit", (event) => {
    event.preventDefault();
    orSay(find("#name-error", HTMLElement), keep);
  });
}

async function keep() {
  const me = await ask("PATCH", "/api/me", { name: field.value.trim() });
  known = me.name;
  for (const place of document.querySelectorAll("[data-my-name]")) place.textContent = me.name;
  dialog.close();
}

/** Whether I have a name for the others; who has none is asked first. @returns {Promise<boolean>} */
export function haveName() {
  if (known) return Promise.resolve(true);
  dialog.showModal();
  return new Promise((resolve) => dialog.addEventListener("close", () => resolve(known !== ""), { once: true }));
}
