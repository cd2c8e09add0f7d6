/** The table: puts together connection, picture, turn, players, talk, help and what comes after the game. */

import { Away } from "./away.js";
import { showBell } from "./bell.js";
import { Board } from "./board.js";
import { choicesOf, fits } from "./choice.js";
import { Curtain } from "./curtain.js";
import { find, wantsCalm } from "./dom.js";
import { Drag } from "./drag.js";
import { Drawer } from "./drawer.js";
import { Hints } from "./hints.js";
import { listen } from "./keys.js";
import { Live, canUnpack, told } from "./live.js";
import { Over } from "./over.js";
import { Players } from "./players.js";
import { Replay } from "./replay.js";
import { Room, scrollToAsked } from "./room.js";
import { Scenes, placed } from "./scenes.js";
import { settingsForm } from "./settings.js";
import { nameOf, phraseOf } from "./sides.js";
import { SideSheet } from "./sidesheet.js";
import { callMe } from "./sound.js";
import { Standing } from "./standing.js";
import { Chat, Log } from "./talk.js";
import { Tips } from "./tips.js";
import { Turn } from "./turn.js";
import { asked } from "./voice.js";
import { Waiting } from "./waiting.js";
import { language, say } from "./words.js";
import { Zoom } from "./zoom.js";
import "./page.js";

/** @typedef {import("./types.js").TableShown} TableShown @typedef {import("./types.js").LegalAction} LegalAction @typedef {import("./types.js").Position} Position */

const page = find("#table", HTMLElement);
const id = page.dataset.table ?? "";
const frame = find("#frame", HTMLElement);
const room = new Room(frame, enterRoom, () => turn.lead(board.lit, null));
const trouble = find("#trouble", HTMLElement);
/** @type {import("./types.js").LevelShown[]} */
const levels = JSON.parse(page.dataset.levels ?? "[]");

/** @type {TableShown|null} */
let table = null;
/** @type {Position|null} how it is now */
let position = null;
/** @type {Position|null} how it is at the server, while older things are still being told */
let latest = null;
/** @type {number|null} through whose eyes I look, at a device that several people share */
let eyes = null;

const board = new Board(find("#stage", HTMLElement), (part) => turn.choose(part), whyNot, (part) => turn.flip(part));
const turn = new Turn(board, play, () => standing.begin(), (lit, chosen) => scrollToAsked(frame, lit, chosen, wantsCalm()), (sentence) => told(live.send("brings", { sentence })));
const zoom = new Zoom(frame, find("#stage", HTMLElement), board.windows);
const tips = new Tips(frame);
new Drag(frame, board, turn, tips);
const log = new Log();
const players = new Players(levels, (seat, isFor) => live.send("vote", { seat, for: isFor ? "bot" : null }).then(sayTrouble));
const over = new Over();
const replay = new Replay((past) => (sheet.show(false), showPast(past)), () => room.text());
const scenes = new Scenes((picture) => (turn.begin([]), draw(picture)), settle, (places) => (places.length > 0 && tips.hide(), board.point(places)));
const sheet = new SideSheet();
const away = new Away(id);
const hints = new Hints((sentence) => turn.showHint(sentence));
const curtain = new Curtain({ lift: liftCurtain, lower: lowerCurtain });
const drawer = new Drawer(page.dataset.game ?? "");
const waiting = new Waiting(levels);
const live = new Live(address, hear, showStatus);
const chat = new Chat((text) => live.send("chat", { text }));
const standing = new Standing((content) => live.send("standing", content).then(sayTrouble), "windows" in page.dataset);

function address() {
  const seat = eyes === null ? "" : `&seat=${eyes}`;
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const since = latest === null || curtain.awaits !== null ? "" : `&since=${latest.number}`; // what was missed is shown, too
  return `${scheme}//${location.host}/api/tables/${id}/live?zip=${canUnpack() ? 1 : 0}&picture=${room.text()}&language=${language()}${seat}${since}`;
}

/** Another room needs other pictures: what was being told is told again in them. */
function enterRoom() {
  if (scenes.drop()) latest = position;
  live.connect();
}

/** @param {import("./live.js").Message} message */
function hear(message) {
  if (message.type === "table") takeTable(/** @type {any} */ (message));
  else if (message.type === "position") takePosition(/** @type {any} */ (message));
  else if (message.type === "chat") chat.add(message.lines, (seat) => (seat === null ? null : (table?.seats[seat].colour ?? null)));
  else if (message.type === "error" && !message.of) sayTrouble(message);
}

/** @param {TableShown} heard */
function takeTable(heard) {
  table = heard;
  page.dataset.status = heard.status;
  players.seat(heard);
  waiting.show(heard);
  if (heard.status === "open") asked.textContent = say(heard.mine.length ? "script-waiting" : "script-join-in");
  if (position?.over) over.show(heard, position);
  find("#hint", HTMLElement).hidden = !heard.hints || heard.mine.length === 0 || heard.status !== "running";
  showBell(heard);
  find("#watching", HTMLElement).hidden = heard.mine.length > 0 || heard.status !== "running";
}

/** @param {Position} heard */
function takePosition(heard) {
  // Behind a drawn curtain nothing is shown; only whose turn it is counts.
  if (curtain.awaits !== null && heard.seat !== null) return;
  const isMine = latest !== null && latest.turn !== null && (table?.mine.includes(latest.turn) ?? false);
  const from = latest === null || replay.isOpen ? Infinity : latest.number;
  latest = heard;
  scenes.add(heard, isMine, placed(heard).filter((line) => line.step > from));
}

/** A new picture; what was told about a part of the one before is no longer true. @param {string} picture */
function draw(picture) {
  if (picture !== board.drawn) tips.hide();
  board.show(picture);
}

/** What is shown comes to rest at a position. @param {Position} heard */
function settle(heard) {
  position = heard;
  log.take(heard.log);
  if (replay.isOpen && replay.at !== heard.number) return;
  showPosition(heard);
  away.see(heard);
  if (!table) return;
  over.hasSeenPlay ||= !heard.over;
  if (heard.over) {
    sheet.show(true);
    over.show(table, heard);
    replay.open(table, heard);
  }
  curtain.watch(table, heard);
  callMe(choicesOf(heard).length > 0, heard.ask);
}

/** @param {Position} shown */
function showPosition(shown) {
  if (shown.picture) draw(shown.picture);
  asked.textContent = shown.ask;
  page.dataset.number = String(shown.number);
  page.classList.toggle("my-turn", choicesOf(shown).length > 0);
  find("#progress", HTMLElement).textContent = shown.progress;
  find("#undo", HTMLButtonElement).hidden = !shown.undo;
  find("#hint", HTMLButtonElement).disabled = shown.legal.length === 0;
  players.place(shown);
  standing.show(shown, table);
  trouble.textContent = "";
  turn.begin(choicesOf(shown));
  hints.settle(shown.number, shown.legal.length > 0);
}

/** @param {LegalAction} action @param {string[]} then phrases that say the next one, meant with it */
async function play(action, then) {
  hints.clear();
  scenes.skip(); // who acts has seen enough
  if (!position) return;
  const { number, seat, legal } = position;
  if (table?.coach && legal.length > 1 && !(await hints.coach.allows((move) => live.send("coach", move), { number, seat, sentence: action.sentence }))) return turn.begin(choicesOf(position));
  const answer = legal.length > 0
    ? await live.send("act", { number, seat, sentence: action.sentence, then })
    : await live.send("standing", { seat, sentence: action.sentence, until: "once" });
  // What was meant besides is not always played: the line may have broken between the two. The answer may come before the position.
  const isRefused = answer.type === "error";
  const isAlone = then.length > 0 && answer.number === number + 1;
  if (isRefused || isAlone) turn.unmean(isRefused || answer.number === position.number ? choicesOf(position) : null);
  sayTrouble(answer);
}

/** Where nothing can be taken back, the server says why. */
async function undo() {
  if (!position || position.over || !table?.mine.length) return;
  sayTrouble(await live.send("undo", { number: position.number, seat: position.seat ?? table?.mine[0] }));
}

async function hint() {
  if (!table?.hints || !position || position.legal.length === 0) return;
  sayTrouble(await hints.ask(() => live.send("hint"), position.number, () => position?.number ?? -1));
}

/** @param {SVGGElement} part */
async function whyNot(part) {
  tips.show(part, nameOf(part), true);
  if (!position || position.over || (table?.mine.length ?? 0) === 0) return;
  const isPossible = choicesOf(position).some((action) => fits(action.sentence, [phraseOf(part)]));
  if (isPossible) return tips.show(part, say("script-not-together"), true);
  const answer = await live.send("why", { phrase: phraseOf(part) });
  tips.show(part, answer.text ?? say("script-not-now"), true);
  if (answer.type === "answer" && answer.rule) tips.link(say("script-rule"), `/rules/${table?.game}#${answer.rule}`);
}

/** Says what the server refused beside what was asked. @param {{type: string, text?: string}} answer */
function sayTrouble(answer) {
  if (answer.type === "error") trouble.textContent = answer.text ?? say("script-trouble");
}

/** @param {Position} past */
function showPast(past) {
  const happened = placed(past).filter((line) => line.step === past.number);
  showPosition({ ...past, legal: [], early: [], undo: false, ask: happened.map((line) => line.text).join(" ") || past.progress });
  board.point(happened.flatMap((line) => line.places ?? []));
  log.goTo(past.number);
}

/** @param {number} seat */
function liftCurtain(seat) {
  eyes = seat;
  log.clear();
  live.send("look", { seat });
  frame.focus();
}

/** Takes everything that is somebody's own off the page before the next person looks. */
function lowerCurtain() {
  eyes = null;
  scenes.drop();
  board.clear();
  log.clear();
  turn.begin([]);
  asked.textContent = "";
  hints.clear();
  live.send("look", { seat: null });
}

/** @param {"online"|"connecting"|"offline"} status */
function showStatus(status) {
  const line = find("#status", HTMLElement);
  line.hidden = status === "online";
  line.textContent = status === "online" ? "" : say("script-reconnecting");
  page.dataset.connection = status;
  // All lines come again with a new connection.
  if (status === "online") chat.clear();
}

settingsForm();
for (const [id, act] of /** @type {const} */ ([["undo", undo], ["hint", hint]])) find(`#${id}`, HTMLButtonElement).addEventListener("click", act);
listen({
  zoom, undo, hint, clear: () => board.sheets.close() || turn.clear(),
  turn: () => turn.turnPiece(), flip: () => turn.flip(), confirm: () => turn.confirm(), press: (n) => turn.offer.pressNumber(n),
  board: () => board.focusFirst(), rules: () => drawer.open(),
  next: () => scenes.next(),
  skip: () => scenes.skip() || over.reckoning.finish(),
  replay: (key) => replay.type(key), isCovered: () => curtain.awaits !== null,
});
live.connect();
