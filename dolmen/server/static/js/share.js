/** Letting anybody with the link see the review of a game: it is open when all who sat there want it. */

import { ask, orSay } from "./ask.js";
import { find } from "./dom.js";
import { say } from "./words.js";

/** @param {string} table */
export function share(table) {
  const dialog = document.querySelector("#share");
  if (!(dialog instanceof HTMLDialogElement)) return;
  const [wish, text, link] = [find("#share-open", HTMLInputElement), find("#share-text", HTMLElement), find("#share-link", HTMLInputElement)];
  /** @param {boolean} isOpen */
  const tell = (isOpen) => {
    const asked = wish.checked ? (text.dataset.asked ?? "") : "";
    text.textContent = `${(isOpen ? text.dataset.open : text.dataset.shut) ?? ""} ${isOpen ? "" : asked}`.trim();
  };
  document.querySelector("[data-open-share]")?.addEventListener("click", () => (tell(wish.checked && !text.dataset.asked), dialog.showModal()));
  wish.addEventListener("change", () =>
    orSay(find("#share-error", HTMLElement), async () => tell((await ask("POST", `/api/tables/${table}/review/share`, { shared: wish.checked })).open)),
  );
  find("#share-copy", HTMLButtonElement).addEventListener("click", async (event) => {
    link.select();
    await navigator.clipboard?.writeText(link.value);
    if (event.target instanceof HTMLElement) event.target.textContent = say("script-copied");
  });
}
