/** The keyboard at the table. What the keys do is told in the help that `?` opens. */

import { find, isTyping } from "./dom.js";

/**
 * @param {object} acts
 * @param {() => boolean} acts.turn @param {() => boolean} acts.flip @param {() => boolean} acts.confirm
 * @param {() => boolean} acts.clear @param {(n: number) => boolean} acts.press @param {() => void} acts.undo
 * @param {() => void} acts.hint @param {() => void} acts.board @param {() => void} acts.rules @param {() => boolean} acts.skip @param {() => boolean} acts.next
 * @param {(key: string) => boolean} acts.replay @param {import("./zoom.js").Zoom} acts.zoom @param {() => boolean} acts.isCovered
 */
export function listen(acts) {
  const help = find("#keys", HTMLDialogElement);
  for (const button of document.querySelectorAll("[data-open-keys]")) button.addEventListener("click", () => help.showModal());

  /** @type {Record<string, () => unknown>} */
  const plain = {
    "?": () => (help.open ? help.close() : help.showModal()),
    Escape: () => acts.skip() || acts.clear(),
    u: acts.undo,
    h: acts.hint,
    b: acts.board,
    r: () => acts.turn() || acts.rules(),
    f: acts.flip,
    c: () => {
      find("#chat-box", HTMLDetailsElement).open = true;
      find("#chat-text", HTMLInputElement).focus();
    },
    "+": () => acts.zoom.closer(),
    "-": () => acts.zoom.farther(),
    0: () => acts.zoom.whole(),
  };
  const ways = { ArrowLeft: [-0.2, 0], ArrowRight: [0.2, 0], ArrowUp: [0, -0.2], ArrowDown: [0, 0.2] };

  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const dialog = document.querySelector("dialog[open]");
    if (acts.isCovered() || (dialog && !(dialog === help && event.key === "?"))) return;
    const way = ways[/** @type {keyof typeof ways} */ (event.key)];
    if (event.shiftKey && way) acts.zoom.pan(way[0], way[1]);
    else if (event.key === " ") {
      if (!acts.next()) return;
    } else if (event.key === "Enter") {
      if (isButton(event.target) || !acts.confirm()) return;
    } else if (/^[1-9]$/.test(event.key)) {
      if (!acts.press(Number(event.key))) return;
    } else if (plain[event.key]) plain[event.key]();
    else if (!acts.replay(event.key)) return;
    event.preventDefault();
  });
}

/** Whether Enter presses something already. @param {EventTarget|null} target */
const isButton = (target) => target instanceof Element && target.closest("button, a, summary, [role=button]") !== null;
