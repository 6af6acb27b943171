import "server-only";
import type { Readable } from "node:stream";
import type { DocumentNote } from "@/lib/board-document/notes";
import { Unprocessable } from "@/lib/errors";
import { CardBoard } from "@/lib/imports/card-board/contents";
import { RawAction, RawBoard, RawCard, RawChecklist } from "@/lib/imports/card-board/raw";
import { jsonParts } from "@/lib/imports/json/parts";
import { titleOfUnread } from "@/lib/imports/json/title";

/** Everything that can be large arrives item by item, also what is skipped. */
const LAYOUT = {
  enter: [""],
  rows: ["actions", "cards", "checklists", "customFields", "labels", "lists", "members", "memberships", "pluginData"],
};

/** Reads Trello's JSON export. What has no id or another shape is only noted. @throws Unprocessable */
export async function readCardBoardFile(file: Readable): Promise<CardBoard> {
  const contents = await CardBoard.open();
  try {
    contents.board = await fill(contents, file);
    return contents;
  } catch (error) {
    await contents.close();
    throw error;
  }
}

async function fill(contents: CardBoard, file: Readable): Promise<RawBoard> {
  const board: Record<string, unknown> = Object.create(null);
  const lists = new Map<string, unknown[]>(SMALL_LISTS.map((name) => [`${name}[]`, []]));
  for await (const { path, value } of jsonParts(file, LAYOUT)) {
    const list = lists.get(path);
    if (list) list.push(value);
    else if (ADD.has(path)) await ADD.get(path)?.(contents, value);
    else board[path] = value;
  }
  const isBoard = "name" in board && ("prefs" in board || lists.get("lists[]")?.length !== 0);
  if (!isBoard) throw new Unprocessable("This is not an export of a Trello board.");

  return RawBoard.parse({ ...board, ...Object.fromEntries(SMALL_LISTS.map((name) => [name, lists.get(`${name}[]`)])) });
}

/** Each has a few entries at most. */
const SMALL_LISTS = ["customFields", "labels", "lists", "members", "memberships"];

const ADD = new Map<string, (contents: CardBoard, value: unknown) => Promise<void>>(
  Object.entries({
    "cards[]": addCard,
    "actions[]": addComment,
    "checklists[]": addChecklist,
    "pluginData[]": async () => undefined,
  }),
);

async function addCard(contents: CardBoard, value: unknown) {
  const { data: card } = RawCard.safeParse(value);
  if (card && card.id !== "") await contents.addCard(card);
  else noteUnread(contents, "task", value);
}

async function addComment(contents: CardBoard, value: unknown) {
  const { data: action } = RawAction.safeParse(value);
  if (action) await contents.addComment(action);
  else noteUnread(contents, "activity", value);
}

async function addChecklist(contents: CardBoard, value: unknown) {
  const { data: checklist } = RawChecklist.safeParse(value);
  if (checklist) await contents.addChecklist(checklist);
  else noteUnread(contents, "task", value);
}

function noteUnread({ notes }: CardBoard, kind: DocumentNote["kind"], value: unknown) {
  notes.add({ kind, title: titleOfUnread(value), reason: "This could not be read." });
}
