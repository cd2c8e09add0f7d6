/** The bell: whether I am told when it is my turn at this table; and, beside it, whom I do not want to hear. */

import { ask } from "./ask.js";
import { showBlock } from "./block.js";
import { find } from "./dom.js";

/** @typedef {import("./types.js").TableShown} TableShown */
/** @typedef {import("./types.js").TableCalls} TableCalls */

const button = find("#notify", HTMLButtonElement);
/** @type {TableCalls|null} */
let calls = null;
let path = "";

/** There is a bell where somebody may have to wait for me: at slow tables with other people. @param {TableShown} table */
export function showBell(table) {
  showBlock(table);
  const others = table.seats.some((seat) => seat.kind === "person" && !seat.me);
  button.hidden = table.status !== "running" || table.pace.kind === "live" || table.mine.length === 0 || !others;
  if (button.hidden || path) return;
  path = `/api/tables/${table.table}/calls`;
  ask("GET", path).then(take, () => {});
}

/** @param {TableCalls} heard */
function take(heard) {
  calls = heard;
  const isOn = heard.calls && heard.ready;
  button.setAttribute("aria-pressed", String(isOn));
  button.title = (heard.ready ? (isOn ? button.dataset.on : button.dataset.off) : button.getAttribute("aria-label")) ?? "";
}

/** Turns calls on or off; whoever cannot be reached yet says how first. */
button.addEventListener("click", async () => {
  if (calls?.ready) take(await ask("POST", path, { calls: !calls.calls }));
  else location.href = "/me/calls";
});
