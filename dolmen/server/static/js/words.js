/** The page's own words for scripts: the server puts them into a data block, `{name}` standing for what is filled in. */

import { find } from "./dom.js";

/** @type {Record<string, string>|null} */
let texts = null;

/**
 * A text of the page: `say("script-join", {name})`. A text that depends on a number `n` has two keys, `…-one` and `…-other`.
 * @param {string} key @param {Record<string, string|number>} [details]
 */
export function say(key, details = {}) {
  texts ??= JSON.parse(find("#words", HTMLScriptElement).textContent ?? "{}");
  const known = /** @type {Record<string, string>} */ (texts);
  const form = "n" in details && !(key in known) ? `${key}-${new Intl.PluralRules(language()).select(Number(details.n))}` : key;
  const text = known[form];
  if (text === undefined) throw new Error(`no text ${form}`);
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in details ? String(details[name]) : whole));
}

/** The language of the page. */
export const language = () => document.documentElement.lang || "en";

/** A number as it is written: with a true minus. @param {number} value */
export const figure = (value) => String(value).replace("-", "\u2212");

/** How long, in words a clock has: `4:05`, `3 h 20`, `2 d 4 h`. @param {number} seconds */
export function duration(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  const [days, hours, minutes] = [Math.floor(whole / 86400), Math.floor(whole / 3600) % 24, Math.floor(whole / 60) % 60];
  if (days > 0) return say("script-days-hours", { days, hours });
  if (hours > 0) return `${hours}:${String(minutes).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`;
  return `${minutes}:${String(whole % 60).padStart(2, "0")}`;
}

/** When something was, as people say it: `18:40` today, else the day. @param {string|number|Date} at */
export function moment(at) {
  const date = new Date(at);
  const today = date.toDateString() === new Date().toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const form = today ? { hour: "2-digit", minute: "2-digit" } : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(language(), form).format(date);
}
