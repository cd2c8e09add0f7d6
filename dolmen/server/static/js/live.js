/** The live connection: it comes back by itself, and what was said while it was away is said again. */

/** @typedef {Record<string, any> & {type: string}} Message */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;

export class Live {
  /**
   * @param {() => string} address  where to connect, asked anew each time
   * @param {(message: Message) => void} hear
   * @param {(status: "online"|"connecting"|"offline") => void} tellStatus
   */
  constructor(address, hear, tellStatus) {
    this.address = address;
    this.hear = hear;
    this.tellStatus = tellStatus;
    /** @type {Map<string, Message>} messages that have had no answer yet */
    this.unanswered = new Map();
    /** @type {Map<string, (answer: Message) => void>} */
    this.waiting = new Map();
    /** @type {WebSocket|null} */
    this.socket = null;
    this.wait = FIRST_WAIT;
    this.retry = 0;
    this.heard = Promise.resolve();
    this.lastHeard = 0;
    this.count = 0;
    this.prefix = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16)).join("");
    addEventListener("online", () => this.connect());
    document.addEventListener("visibilitychange", () => document.hidden || this.isOpen() || this.connect());
    addEventListener("pagehide", () => this.socket?.close());
    addEventListener("pageshow", (event) => event.persisted && this.connect());
    setInterval(() => this.keepAwake(), PING_EVERY);
  }

  isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Connects, giving up an older connection. */
  connect() {
    clearTimeout(this.retry);
    const before = this.socket;
    this.socket = null;
    before?.close();
    this.tellStatus("connecting");
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => this.resume(socket);
    socket.binaryType = "arraybuffer";
    socket.onmessage = (event) => {
      // One after another, also where some have to be unpacked first, and after one that failed.
      this.heard = this.heard.then(async () => {
        const text = typeof event.data === "string" ? event.data : await unpack(event.data);
        if (this.socket === socket) this.take(JSON.parse(text));
      }).catch(reportError);
    };
    socket.onclose = () => this.socket === socket && this.comeBack();
  }

  /** @param {WebSocket} socket */
  resume(socket) {
    if (this.socket !== socket) return;
    this.wait = FIRST_WAIT;
    this.lastHeard = Date.now();
    this.tellStatus("online");
    for (const message of this.unanswered.values()) socket.send(JSON.stringify(message));
  }

  comeBack() {
    this.tellStatus("offline");
    // A little chance spreads those who lost the same server.
    this.retry = window.setTimeout(() => this.connect(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.8);
  }

  keepAwake() {
    if (!this.isOpen()) return;
    if (Date.now() - this.lastHeard > SILENCE) this.connect();
    else this.socket?.send(JSON.stringify({ type: "ping", id: this.nextId() }));
  }

  /** @param {Message} message */
  take(message) {
    this.lastHeard = Date.now();
    if (message.type === "pong") return;
    if (message.of) {
      const answered = this.waiting.get(message.of);
      this.unanswered.delete(message.of);
      this.waiting.delete(message.of);
      answered?.(message);
    }
    this.hear(message);
  }

  nextId() {
    return `${this.prefix}-${++this.count}`;
  }

  /**
   * Sends a message now or when the connection is back; the answer is `done`, `answer` or `error`.
   * @param {string} type @param {Record<string, any>} [content]
   * @returns {Promise<Message>}
   */
  send(type, content = {}) {
    const message = { ...content, type, id: this.nextId() };
    this.unanswered.set(message.id, message);
    if (this.isOpen()) this.socket?.send(JSON.stringify(message));
    return new Promise((resolve) => this.waiting.set(message.id, resolve));
  }
}

/** Whether this browser can unpack what the server packs. */
export const canUnpack = () => "DecompressionStream" in window;

/** @param {ArrayBuffer} bytes @returns {Promise<string>} */
const unpack = (bytes) => new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();

/** What an answer tells; nothing where it was refused. @param {Promise<Message>} answer @returns {Promise<string>} */
export const told = async (answer) => ((message) => (message.type === "answer" && message.text) || "")(await answer);
