/** What actions would bring, asked of the server once each, while their piece is shown at its place. */

export class Outcomes {
  /** @param {(sentence: string) => Promise<string>} ask @param {(sentence: string) => void} heard an answer has come */
  constructor(ask, heard) {
    this.ask = ask;
    this.heard = heard;
    /** @type {Map<string, string>} */
    this.known = new Map();
  }

  /** What is known so far: nothing before the answer has come. @param {string} sentence */
  of(sentence) {
    if (!this.known.has(sentence)) this.fetch(sentence);
    return this.known.get(sentence) ?? "";
  }

  /** @param {string} sentence */
  async fetch(sentence) {
    const known = this.known;
    known.set(sentence, "");
    known.set(sentence, await this.ask(sentence));
    if (known === this.known) this.heard(sentence);
  }

  /** Another position: everything may be otherwise. */
  forget() {
    this.known = new Map();
  }
}
