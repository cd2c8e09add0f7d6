/** My keys: how I come back, where I am known, whom I have blocked. */

import { ask, orSay } from "./ask.js";
import { find } from "./dom.js";
import { copyLink } from "./invite.js";
import { makePasskey, offer } from "./passkey.js";
import { deviceName } from "./push.js";
import { moment } from "./words.js";
import "./page.js";

/** @typedef {import("./types.js").Keys} Keys */

/** @type {Keys} */
let keys = JSON.parse(find("#keys", HTMLScriptElement).textContent ?? "{}");
const place = (/** @type {string} */ id) => find(`#${id}`, HTMLElement);

/** @param {string} trouble @param {string} path @param {string} id */
const change = (trouble, path, id) =>
  orSay(place(trouble), async () => {
    keys = await ask("POST", `/api/me/keys/${path}`, { id });
    show();
  });

/** One line of a list with its button. @param {string} text @param {"end"|"forget"|"unblock"} verb @param {(() => void)|null} act */
function line(text, verb, act) {
  const made = /** @type {DocumentFragment} */ (find("#thing", HTMLTemplateElement).content.cloneNode(true));
  find(".thing", HTMLElement, made).textContent = text;
  find(".tag", HTMLElement, made).hidden = act !== null;
  const button = find("button", HTMLButtonElement, made);
  button.textContent = button.dataset[verb] ?? "";
  button.setAttribute("aria-label", `${button.textContent}: ${text}`);
  if (act) button.addEventListener("click", act);
  else button.remove();
  return made;
}

function show() {
  place("has-code").hidden = !keys.has_code;
  place("passkeys").replaceChildren(...keys.passkeys.map((one) =>
    line(`${one.name} · ${moment(one.at * 1000)}`, "forget", () => change("passkey-error", "passkey/forget", one.id))));
  place("sessions").replaceChildren(...keys.sessions.map((one) =>
    line(`${one.name} · ${moment(one.seen * 1000)}`, "end", one.here ? null : () => change("session-error", "device/end", one.id))));
  place("blocked").replaceChildren(...keys.blocked.map((one) => line(one.name || "?", "unblock", () => change("blocked-error", "unblock", one.id))));
  place("blocked-none").hidden = keys.blocked.length > 0;
}

/** Something secret is shown once, to be copied. @param {string} button @param {string} field @param {string} row @param {string} trouble @param {() => Promise<string>} make */
function secret(button, field, row, trouble, make) {
  const shown = find(`#${field}`, HTMLInputElement);
  const copy = find(`#${field}-copy`, HTMLButtonElement);
  place(button).addEventListener("click", () =>
    orSay(place(trouble), async () => {
      shown.value = await make();
      place(row).hidden = false;
      shown.select();
    }),
  );
  copy.addEventListener("click", () => copyLink(shown, copy));
}

secret("make-code", "code", "code-row", "code-error", async () => {
  const { code } = await ask("POST", "/api/me/keys/code", {});
  place("has-code").hidden = false;
  return code;
});
secret("make-link", "my-link", "my-link-row", "link-error", async () => (await ask("POST", "/api/me/link", {})).link);
place("passkey-make").addEventListener("click", () =>
  orSay(place("passkey-error"), async () => {
    keys = (await makePasskey(deviceName())) ?? keys;
    show();
  }),
);
offer(place("passkey-make"));
show();
