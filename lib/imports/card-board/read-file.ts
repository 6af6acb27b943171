import "server-only";
import type { Readable } from "node:stream";
import { CardBoard } from "@/lib/imports/card-board/contents";
import { RawAction, RawBoard, RawCard, RawChecklist } from "@/lib/imports/card-board/raw";
import { jsonParts } from "@/lib/imports/json/parts";

const SMALL_LISTS = ["lists", "labels", "members", "memberships", "customFields"] as const;
const VALUES = ["id", "name", "desc", "closed", "dateLastActivity", "prefs"] as const;

/** Reads Trello's JSON export. What has no id or another shape is skipped. @throws Unprocessable */
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

async function fill(contents: CardBoard, file: Readable): Promise<RawBoard | null> {
  const board: Record<string, unknown> = {};
  const seen = new Set<string>();
  for await (const { key, value } of jsonParts(file, {
    lists: ["cards", "actions", "checklists"],
    values: [...VALUES, ...SMALL_LISTS],
  })) {
    seen.add(key);
    if (key === "cards") await addCard(contents, value);
    else if (key === "actions") await addComment(contents, value);
    else if (key === "checklists") await addChecklist(contents, value);
    else board[key] = value;
  }
  return seen.has("lists") && seen.has("name") ? RawBoard.parse(board) : null;
}

async function addCard(contents: CardBoard, value: unknown) {
  const { data: card } = RawCard.safeParse(value);
  if (card && card.id !== "") await contents.addCard(card);
}

async function addComment(contents: CardBoard, value: unknown) {
  const { data: action } = RawAction.safeParse(value);
  if (action) await contents.addComment(action);
}

async function addChecklist(contents: CardBoard, value: unknown) {
  const { data: checklist } = RawChecklist.safeParse(value);
  if (checklist) await contents.addChecklist(checklist);
}
