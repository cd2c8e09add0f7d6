/** When it is my turn: devices, e-mail, quiet hours, days off. Whatever is changed is kept at once. */

import { ask, orSay } from "./ask.js";
import { find } from "./dom.js";
import { canPush, deviceName, isSubscribed, subscribe, subscribed } from "./push.js";
import { language, moment } from "./words.js";
import "./page.js";

/** @typedef {import("./types.js").Calls} Calls */

/** @type {Calls} */
let calls = JSON.parse(find("#calls", HTMLScriptElement).textContent ?? "{}");
const here = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
const place = (/** @type {string} */ id) => find(`#${id}`, HTMLElement);
const field = (/** @type {string} */ id) => find(`#${id}`, HTMLInputElement);

/** @param {string} trouble @param {string} method @param {string} path @param {object} body */
const change = (trouble, method, path, body) =>
  orSay(place(trouble), async () => {
    calls = await ask(/** @type {"POST"|"PATCH"} */ (method), `/api/me/calls${path}`, body);
    await show();
  });

/** One line of a list, from a template of the page. @param {string} template @param {string} text @param {(() => void)|null} act */
function line(template, text, act) {
  const made = /** @type {DocumentFragment} */ (find(`#${template}`, HTMLTemplateElement).content.cloneNode(true));
  find(".thing", HTMLElement, made).textContent = text;
  const button = find("button", HTMLButtonElement, made);
  button.setAttribute("aria-label", `${button.textContent}: ${text}`);
  if (act) button.addEventListener("click", act);
  else button.remove();
  return made;
}

async function show() {
  await showDevices();
  showMail();
  for (const choice of document.querySelectorAll('[name="which"]')) if (choice instanceof HTMLInputElement) choice.checked = choice.value === calls.which;
  showQuiet();
  showDaysOff();
  find("#try", HTMLButtonElement).disabled = calls.devices.length === 0 && !(calls.mail && calls.mails);
}

async function showDevices() {
  const able = canPush() && calls.key !== null;
  const isDenied = able && Notification.permission === "denied";
  place("push-insecure").hidden = window.isSecureContext;
  place("push-unable").hidden = !window.isSecureContext || able;
  place("push-denied").hidden = !isDenied;
  const mine = able ? await subscribed() : null;
  const known = calls.devices.find((device) => device.id === localStorage.getItem("dolmen-device"));
  place("push-on").hidden = !able || isDenied || (mine !== null && known !== undefined && isSubscribed(mine, calls.key));
  place("devices").replaceChildren(...calls.devices.map((device) => {
    const text = `${device.name} · ${moment(device.at * 1000)}`;
    const row = line("device", text, () => change("push-error", "POST", "/device/forget", { id: device.id }));
    find(".tag", HTMLElement, row).hidden = !(mine && device === known);
    return row;
  }));
}

function showMail() {
  if (!calls.can_mail) return;
  place("mail-form").hidden = calls.mail !== null;
  place("mail-mine").hidden = calls.mail === null;
  place("mail-known").textContent = calls.mail ?? "";
  field("mails").checked = calls.mails;
}

const clock = (/** @type {number} */ minute) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

function showQuiet() {
  field("quiet").checked = calls.quiet !== null;
  place("quiet-hours").hidden = calls.quiet === null;
  if (calls.quiet) {
    field("quiet-from").value = clock(calls.quiet.start);
    field("quiet-to").value = clock(calls.quiet.end);
  }
  place("zone").textContent = calls.zone.replaceAll("_", " ");
}

function keepQuiet() {
  const minutes = (/** @type {string} */ id) => {
    const [hours, rest] = field(id).value.split(":").map(Number);
    return 60 * (hours || 0) + (rest || 0);
  };
  const quiet = field("quiet").checked ? { start: minutes("quiet-from"), end: minutes("quiet-to") } : null;
  return change("quiet-error", "PATCH", "", { quiet, zone: here });
}

function showDaysOff() {
  const form = new Intl.DateTimeFormat(language(), { weekday: "short", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  place("days-off").replaceChildren(...calls.days_off.map(({ day, fixed }) =>
    line("day-off", form.format(new Date(`${day}T12:00Z`)), fixed ? null : () => change("off-error", "POST", "/day-off", { day, off: false })),
  ));
  place("days-left").textContent = String(calls.days_left);
}

find("#push-on", HTMLButtonElement).addEventListener("click", () =>
  orSay(place("push-error"), async () => {
    const subscription = await subscribe(calls.key ?? "");
    if (subscription) {
      const before = new Set(calls.devices.map((device) => device.id));
      calls = await ask("POST", "/api/me/calls/device", { ...subscription, name: deviceName() });
      const added = calls.devices.find((device) => !before.has(device.id));
      if (added) localStorage.setItem("dolmen-device", added.id);
      if (calls.zone !== here) calls = await ask("PATCH", "/api/me/calls", { zone: here });
    }
    await show();
  }),
);
if (calls.can_mail) {
  place("mail-form").addEventListener("submit", (event) => {
    event.preventDefault();
    place("mail-sent").hidden = true;
    change("mail-error", "POST", "/mail", { mail: field("mail").value.trim() }).then(() => {
      place("mail-sent").hidden = place("mail-error").textContent !== "";
    });
  });
  place("mail-forget").addEventListener("click", () => change("mail-error", "POST", "/mail/forget", {}));
  field("mails").addEventListener("change", () => change("mail-error", "PATCH", "", { mails: field("mails").checked }));
}
for (const choice of document.querySelectorAll('[name="which"]')) {
  choice.addEventListener("change", () => change("quiet-error", "PATCH", "", { which: choice.getAttribute("value") }));
}
for (const id of ["quiet", "quiet-from", "quiet-to"]) field(id).addEventListener("change", keepQuiet);
place("off-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const body = { day: field("day").value, off: true };
  // Days are counted where I am.
  const zoned = calls.zone === here ? Promise.resolve() : change("off-error", "PATCH", "", { zone: here });
  zoned.then(() => change("off-error", "POST", "/day-off", body));
});
find("#try", HTMLButtonElement).addEventListener("click", () => change("try-error", "POST", "/try", {}).then(() => {
  place("try-done").hidden = place("try-error").textContent !== "";
}));
const today = new Date();
field("day").min = new Date(today.getTime() - today.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
show();
