/** Blocking somebody at this table: I no longer hear them, and they cannot sit down with me unasked. */

import { ask, orSay } from "./ask.js";
import { find, make } from "./dom.js";

/** @typedef {import("./types.js").TableShown} TableShown */

const row = find("#block-row", HTMLFormElement);
const who = find("#block-who", HTMLSelectElement);
let path = "";

/** @param {TableShown} table */
export function showBlock(table) {
  path = `/api/tables/${table.table}/block`;
  const others = table.seats.filter((seat) => seat.kind === "person" && !seat.me);
  const names = others.map((seat) => `${seat.seat} ${seat.name}`).join();
  row.hidden = others.length === 0;
  if (row.dataset.names === names) return;
  row.dataset.names = names;
  who.replaceChildren(...others.map((seat) => make("option", { value: seat.seat }, seat.name)));
}

row.addEventListener("submit", (event) => {
  event.preventDefault();
  if (!confirm(row.dataset.sure)) return;
  orSay(find("#block-error", HTMLElement), async () => {
    await ask("POST", path, { seat: Number(who.value) });
    location.reload();
  });
});
