/** Questions that are no turn of mine: the time they stay open, and an answer given once for all ("don't ask me"). */

import { find, make } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Position} Position */

export class Standing {
  /** @param {(content: {seat: number|null, say: string|null, until: string}) => void} send */
  constructor(send) {
    this.send = send;
    this.place = find("#standing", HTMLElement);
    /** @type {Map<string, string>} what sentences were called when they could be said */
    this.names = new Map();
    this.bar = make("span", { class: "grace", "aria-hidden": "true" });
  }

  /** @param {Position} position */
  show(position) {
    const { ahead, window: gap, seat } = position;
    const parts = [];
    for (const action of position.legal) this.names.set(action.say, action.label);
    if (gap && position.legal.length > 0) {
      if (gap.seconds !== null) parts.push(make("span", {}, say("script-window", { n: Math.round(gap.seconds) })), this.bar);
      for (const until of ["turn", "round"]) {
        parts.push(this.button(`script-dont-ask-${until}`, () => this.send({ seat, say: gap.decline, until })));
      }
      if (gap.seconds !== null) this.run(gap.seconds);
    }
    if (ahead) {
      parts.push(make("span", {}, say("script-standing", { say: this.nameOf(position, ahead.say) })));
      parts.push(this.button("script-take-back", () => this.send({ seat, say: null, until: ahead.until })));
    }
    this.place.hidden = parts.length === 0;
    this.place.replaceChildren(...parts);
  }

  /** @param {string} key @param {() => void} act */
  button(key, act) {
    return make("button", { type: "button", class: "small", click: act }, say(key));
  }

  /** What the answer is called, if the buttons have it now. @param {Position} position @param {string} sentence */
  nameOf(position, sentence) {
    return position.legal.find((action) => action.say === sentence)?.label ?? this.names.get(sentence) ?? sentence;
  }

  /** The bar runs out with the time of the window. @param {number} seconds */
  run(seconds) {
    for (const old of this.bar.getAnimations()) old.cancel();
    this.bar.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], { duration: seconds * 1000, fill: "forwards" });
  }
}
