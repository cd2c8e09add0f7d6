/** Coming back: by passkey, recovery code, or a link by e-mail. */

import { ask, orSay } from "./ask.js";
import { find } from "./dom.js";
import { offer, usePasskey } from "./passkey.js";
import "./page.js";

const place = (/** @type {string} */ id) => find(`#${id}`, HTMLElement);
const home = () => location.assign("/");

place("passkey-use").addEventListener("click", () =>
  orSay(place("passkey-error"), async () => {
    if (await usePasskey()) home();
  }),
);
place("code-form").addEventListener("submit", (event) => {
  event.preventDefault();
  orSay(place("code-error"), async () => {
    await ask("POST", "/api/me/back/code", { code: find("#code", HTMLInputElement).value });
    home();
  });
});
document.querySelector("#mail-form")?.addEventListener("submit", (event) => {
  event.preventDefault();
  place("mail-sent").hidden = true;
  orSay(place("mail-error"), async () => {
    await ask("POST", "/api/me/back/mail", { mail: find("#mail", HTMLInputElement).value.trim() });
    place("mail-sent").hidden = false;
  });
});
offer(place("passkey-use"));
