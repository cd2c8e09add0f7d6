/** Asking the server for something over HTTP; what goes wrong becomes a sentence. */

import { language, say } from "./words.js";

/** What the server refused, as the sentence it gave. */
export class Refused extends Error {}

/**
 * @param {"GET"|"POST"|"PATCH"} method @param {string} address @param {object} [body]
 * @returns {Promise<any>}
 */
export async function ask(method, address, body) {
  const url = new URL(address, location.href);
  url.searchParams.set("language", language());
  let answer;
  try {
    answer = await fetch(url, {
      method,
      headers: body ? { "content-type": "application/json" } : {},
      body: body ? JSON.stringify(body) : undefined,
    });
  } catch {
    throw new Refused(say("script-no-server"));
  }
  const content = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused(content?.text ?? say("script-trouble"));
  return content;
}

/**
 * Runs something that may be refused and shows the sentence in `place`, beside what caused it.
 * @param {HTMLElement} place @param {() => Promise<void>} act
 */
export async function orSay(place, act) {
  place.textContent = "";
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    place.textContent = error.message;
  }
}
