/** The room that the board has: told to the server in CSS pixels, and anew when it changes. */

const SETTLED = 250; // milliseconds without a change
const LEAST = 16; // pixels that make a difference
const NEEDED = { width: 320, height: 288 }; // as in dolmen/core/contract/room.py: the least room that pictures are drawn for

export class Room {
  /**
   * @param {HTMLElement} frame
   * @param {() => void} changed another picture is needed @param {() => void} resized the same picture has other room
   */
  constructor(frame, changed, resized) {
    this.frame = frame;
    this.told = this.measure();
    let timer = 0;
    new ResizeObserver(() => {
      clearTimeout(timer);
      timer = window.setTimeout(() => (this.differs() ? changed() : resized()), SETTLED);
    }).observe(frame);
  }

  measure() {
    const { clientWidth, clientHeight } = this.frame;
    const room = { width: clientWidth || innerWidth, height: clientHeight || innerHeight };
    this.frame.classList.toggle("tight", room.width < NEEDED.width || room.height < NEEDED.height);
    return room;
  }

  /** Whether the picture for this room may be another than that for the room told last. */
  differs() {
    const now = this.measure();
    return Math.abs(now.width - this.told.width) >= LEAST || Math.abs(now.height - this.told.height) >= LEAST;
  }

  /** The room as addresses have it: `984x560`, with a `c` where fingers point. */
  text() {
    this.told = this.measure();
    const coarse = matchMedia("(pointer: coarse)").matches ? "c" : "";
    const text = `${Math.round(this.told.width)}x${Math.round(this.told.height)}${coarse}`;
    this.frame.dataset.room = text;
    return text;
  }
}

/**
 * Scrolls a picture that has less room than any needs to what is asked: to all of it where it fits, else to its lowest part, where
 * my own things lie; once something is chosen, to the nearest part that goes with it.
 * @param {HTMLElement} frame @param {Element[]} lit @param {Element|null} chosen @param {boolean} isCalm
 */
export function scrollToAsked(frame, lit, chosen, isCalm) {
  if (lit.length === 0 || frame.scrollHeight <= frame.clientHeight + 4) return;
  const top = frame.getBoundingClientRect().top - frame.scrollTop;
  const spans = lit.map((part) => part.getBoundingClientRect()).map((box) => [box.top - top - 12, box.bottom - top + 12]);
  let [from, to] = [Math.min(...spans.map((span) => span[0])), Math.max(...spans.map((span) => span[1]))];
  if (to - from > frame.clientHeight) {
    const goal = chosen ? middleOf(chosen) - top : Infinity;
    [from, to] = spans.reduce((best, span) => (far(span, goal) < far(best, goal) ? span : best));
  }
  const least = to - frame.clientHeight;
  const wanted = Math.min(from, Math.max(least, frame.scrollTop));
  if (Math.abs(wanted - frame.scrollTop) > 4) frame.scrollTo({ top: wanted, behavior: isCalm ? "auto" : "smooth" });
}

/** @param {Element} part */
function middleOf(part) {
  const box = part.getBoundingClientRect();
  return box.top + box.height / 2;
}

/** How far a span is from a height; the lowest span is the nearest to Infinity. @param {number[]} span @param {number} goal */
const far = (span, goal) => (goal === Infinity ? -span[1] : Math.abs((span[0] + span[1]) / 2 - goal));
