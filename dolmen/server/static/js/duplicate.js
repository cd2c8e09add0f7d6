/** Duplicate tables: opening them, and the page that compares everybody once the last group has finished. */

import { ask, orSay } from "./ask.js";
import { find } from "./dom.js";
import { copyLink } from "./invite.js";
import { chosenOptions, gameOfPage, showOptions } from "./options.js";
import "./page.js";

const AGAIN = 4_000; // milliseconds between two looks
const form = document.querySelector("#new-duplicate");
const sheet = document.querySelector("#duplicate");

if (form instanceof HTMLFormElement) {
  const game = gameOfPage();
  for (const choice of form.querySelectorAll('[name="players"]')) choice.addEventListener("change", () => showOptions(form, game));
  showOptions(form, game);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const pace = data.get("pace") === "days" ? { kind: "days", days: 2 } : { kind: "none" };
    orSay(find("#duplicate-error", HTMLElement), async () => {
      const made = await ask("POST", "/api/duplicates", {
        game: game.name,
        players: Number(data.get("players")),
        groups: Number(data.get("groups")),
        options: chosenOptions(form, game),
        pace,
        grace: Number(form.dataset.grace),
        bots: data.get("bots") || null,
      });
      location.href = `/duplicate/${made.duplicate}`;
    });
  });
}
if (sheet instanceof HTMLElement) {
  sheet.addEventListener("click", (event) => {
    const copy = event.target instanceof Element ? event.target.closest("#duplicate-copy") : null;
    if (copy instanceof HTMLButtonElement) copyLink(find("#duplicate-link", HTMLInputElement), copy);
  });
  const timer = setInterval(async () => {
    if (!document.hidden) await renew(sheet).catch(() => {}); // a line that is gone comes back
    if (sheet.dataset.done === "yes") clearInterval(timer);
  }, AGAIN);
}

/** Shows who has come and who has finished meanwhile, while somebody looks; what has not changed stays. @param {HTMLElement} sheet */
async function renew(sheet) {
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
  const now = page.querySelector("#duplicate");
  if (!(now instanceof HTMLElement) || now.innerHTML === (sheet.dataset.shown ?? sheet.innerHTML)) return;
  [sheet.dataset.shown, sheet.dataset.done] = [now.innerHTML, now.dataset.done ?? "no"];
  sheet.replaceChildren(...now.childNodes);
}
