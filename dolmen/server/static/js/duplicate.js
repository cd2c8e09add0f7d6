/** Duplicate tables: opening them, and the page that compares everybody once the last group has finished. */

import { ask, orSay } from "./ask.js";
import { find } from "./dom.js";
import { copyLink } from "./invite.js";
import { chosenOptions, gameOfPage, showOptions } from "./options.js";
import "./page.js";

const AGAIN = 10_000;
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
if (sheet instanceof HTMLElement && sheet.dataset.done === "no") {
  const copy = document.querySelector("#duplicate-copy");
  if (copy instanceof HTMLButtonElement) copy.addEventListener("click", () => copyLink(find("#duplicate-link", HTMLInputElement), copy));
  let before = "";
  setInterval(async () => {
    if (document.hidden) return;
    const now = await ask("GET", `/api/duplicates/${sheet.dataset.duplicate}`).then(JSON.stringify, () => before);
    if (before && now !== before) location.reload();
    before = now;
  }, AGAIN);
}
