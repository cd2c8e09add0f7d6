/** Inviting somebody I have played with to a table that waits for players. */

import { ask, orSay } from "./ask.js";
import { find, make } from "./dom.js";

const form = find("#companions", HTMLFormElement);
const who = find("#companion", HTMLSelectElement);
let table = "";

/** Shows whom I could invite, where I sit and a seat is open. @param {import("./types.js").TableShown} shown */
export async function showCompanions(shown) {
  const isMine = shown.status === "open" && (shown.host || shown.mine.length > 0) && shown.seats.some((seat) => seat.kind === "open");
  if (!isMine) form.hidden = true;
  if (!isMine || table) return;
  table = shown.table;
  const { people } = await ask("GET", "/api/me/companions").catch(() => ({ people: [] }));
  who.replaceChildren(...people.map((/** @type {{id: string, name: string}} */ one) => make("option", { value: one.id }, one.name || "?")));
  form.hidden = people.length === 0;
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  orSay(find("#companion-error", HTMLElement), async () => {
    await ask("POST", `/api/tables/${table}/invite`, { id: who.value });
    const done = find("#companion-done", HTMLElement);
    done.hidden = false;
    who.selectedOptions[0]?.remove();
  });
});
