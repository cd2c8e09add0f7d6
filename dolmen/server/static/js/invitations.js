/** Invitations of people I have played with, in the lobby. */

import { ask } from "./ask.js";
import { find } from "./dom.js";

/** @typedef {import("./types.js").Invitation} Invitation */

const section = find("#invitations", HTMLElement);

/** Fetches and shows them. */
export async function showInvitations() {
  show((await ask("GET", "/api/me/invitations")).invitations);
}

/** @param {Invitation[]} invitations */
function show(invitations) {
  section.hidden = invitations.length === 0;
  find("ul", HTMLElement, section).replaceChildren(...invitations.map(line));
}

/** @param {Invitation} one */
function line(one) {
  const made = /** @type {DocumentFragment} */ (find("template", HTMLTemplateElement, section).content.cloneNode(true));
  find("a", HTMLAnchorElement, made).href = `/table/${one.table}`;
  find(".table-title", HTMLElement, made).textContent = one.title;
  find(".table-seats", HTMLElement, made).textContent = one.by;
  const button = find("button", HTMLButtonElement, made);
  button.addEventListener("click", async () => show((await ask("POST", "/api/me/invitations/decline", { id: one.table })).invitations));
  return made;
}
