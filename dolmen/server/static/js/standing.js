/** Questions that are no turn of mine: the time they stay open, and an answer given once for all ("don't ask me"). */

import { find, make } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Position} Position */

export class Standing {
  /** @param {(content: {seat: number|null, say: string|null, until: string}) => void} send */
  constructor(send) {
    this.send = send;
    this.place = find("#standing", HTMLElement);
    this.bar = make("span", { class: "grace", "aria-hidden": "true" });
  }

  /** @param {Position} position */
  show(position) {
    const { ahead, window: gap, seat } = position;
    const parts = [];
    if (gap && position.legal.length > 0) {
      parts.push(make("span", {}, say("script-window", { n: Math.round(gap.seconds) })), this.bar);
      for (const until of ["turn", "round"]) {
        parts.push(this.button(`script-dont-ask-${until}`, () => this.send({ seat, say: gap.decline, until })));
      }
      this.run(gap.seconds);
    }
    if (ahead) {
      parts.push(make("span", {}, say("script-standing", { say: ahead.say })));
      parts.push(this.button("script-take-back", () => this.send({ seat, say: null, until: ahead.until })));
    }
    this.place.hidden = parts.length === 0;
    this.place.replaceChildren(...parts);
  }

  /** @param {string} key @param {() => void} act */
  button(key, act) {
    return make("button", { type: "button", class: "small", click: act }, say(key));
  }

  /** The bar runs out with the time of the window. @param {number} seconds */
  run(seconds) {
    for (const old of this.bar.getAnimations()) old.cancel();
    this.bar.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], { duration: seconds * 1000, fill: "forwards" });
  }
}
