/** Whoever plays a title for the first time on this device is offered its lesson, once. */

import { find } from "./dom.js";
import { isKnown, markKnown } from "./learned.js";

/** Whether somebody wants to play at once; whoever wants to learn goes there, whoever closes the question stays. @param {HTMLElement} card @returns {Promise<boolean>} */
export function wantsToPlay({ dataset: { game = "", first, learn = "" } }) {
  if (!first || isKnown(game)) return Promise.resolve(true);
  const dialog = find("#first-time", HTMLDialogElement);
  find("#first-time-title", HTMLElement).textContent = first;
  const link = find("#first-time-learn", HTMLAnchorElement);
  link.textContent = learn;
  link.href = `/learn/${game}`;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => {
      const isSure = dialog.returnValue === "play";
      if (isSure) markKnown(game);
      resolve(isSure);
    }, { once: true }),
  );
}
