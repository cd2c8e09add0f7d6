/** A small tone of our own when it is my turn, the title of the tab, and notifications for slow games. */

import { say } from "./words.js";

/** @type {AudioContext|null} */
let audio = null;
const plainTitle = document.title;

export const isMuted = () => localStorage.getItem("dolmen-sound") === "off";

/** @param {boolean} muted */
export const setMuted = (muted) => localStorage.setItem("dolmen-sound", muted ? "off" : "on");

/** Two soft notes, a fourth apart, as of a small harp. */
export function chime() {
  if (isMuted()) return;
  // Browsers let a page sound only after a first touch.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  const begin = audio.currentTime + 0.02;
  pluck(audio, 440, begin);
  pluck(audio, 587.33, begin + 0.13);
}

/** @param {AudioContext} context @param {number} pitch @param {number} at */
function pluck(context, pitch, at) {
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.12, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0005, at + 0.7);
  loudness.connect(context.destination);
  for (const [overtone, share] of [[1, 1], [2, 0.3]]) {
    const string = context.createOscillator();
    const part = context.createGain();
    string.type = "triangle";
    string.frequency.value = pitch * overtone;
    part.gain.value = share;
    string.connect(part).connect(loudness);
    string.start(at);
    string.stop(at + 0.75);
  }
}

let wasMyTurn = false;

/** Sound, title and notification when it becomes my turn. @param {boolean} isMyTurn @param {string} text */
export function callMe(isMyTurn, text) {
  markTitle(isMyTurn);
  if (isMyTurn && !wasMyTurn) {
    chime();
    notify(text);
  }
  wasMyTurn = isMyTurn;
}

/** Says in the tab whether it is my turn. @param {boolean} isMyTurn */
export function markTitle(isMyTurn) {
  document.title = isMyTurn ? `● ${say("script-your-turn")} · ${plainTitle}` : plainTitle;
}

/** Tells a person who looks elsewhere that it is their turn. @param {string} text */
export function notify(text) {
  if (!("Notification" in window) || Notification.permission !== "granted" || !document.hidden) return;
  const note = new Notification(say("script-your-turn"), { body: text, tag: location.pathname });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
