import "server-only";
import { z } from "zod";
import { ToolRefusal } from "@/lib/imports/api/failure";
import type { Sent, ToolApi } from "@/lib/imports/api/tool-api";
import { CardBoard } from "@/lib/imports/card-board/contents";
import { RawAction, RawBoard, RawCard, RawChecklist } from "@/lib/imports/card-board/raw";

type Progress = (part: number) => Promise<void>;

/** Downloads a board with all of its cards, archived ones included. @throws ToolRefusal */
export async function readCardBoard(api: ToolApi, id: string, onProgress: Progress): Promise<CardBoard> {
  const contents = await CardBoard.open();
  try {
    const path = `/boards/${encodeURIComponent(id)}`;
    contents.board = await readBoard(api, path);
    await addCards(contents, api, path, onProgress);
    await addComments(contents, api, path, onProgress);
    return contents;
  } catch (error) {
    await contents.close();
    throw error;
  }
}

/** Without its cards. @throws ToolRefusal */
export const readBoard = (api: ToolApi, path: string): Promise<RawBoard> => api.get(path, BOARD, RawBoard);

const BOARD: Sent = {
  fields: "name,desc,closed,dateLastActivity,prefs",
  lists: "all",
  list_fields: "name,closed,color,pos,softLimit",
  labels: "all",
  label_fields: "name,color",
  labels_limit: "1000",
  members: "all",
  member_fields: "fullName,username,email",
  memberships: "all",
  customFields: "true",
};

const CARDS: Sent = {
  filter: "all",
  attachments: "true",
  checklists: "all",
  customFieldItems: "true",
};

const Cards = z.array(RawCard.extend({ checklists: z.array(RawChecklist).catch([]) }));

async function addCards(contents: CardBoard, api: ToolApi, board: string, onProgress: Progress) {
  for await (const page of pagesOf(api, `${board}/cards`, CARDS, Cards)) {
    for (const { checklists, ...card } of page) {
      await contents.addCard(card);
      for (const checklist of checklists) await contents.addChecklist({ ...checklist, idCard: card.id });
    }
    // How many cards there are is known only at the end.
    await onProgress(contents.cardCount / (contents.cardCount + LARGEST_PAGE) / 2);
  }
}

const COMMENTS: Sent = {
  filter: "commentCard,copyCommentCard",
  fields: "type,date,data,idMemberCreator",
  memberCreator: "true",
  memberCreator_fields: "fullName,username",
};

async function addComments(contents: CardBoard, api: ToolApi, board: string, onProgress: Progress) {
  let count = 0;
  for await (const page of pagesOf(api, `${board}/actions`, COMMENTS, z.array(RawAction))) {
    for (const action of page) await contents.addComment(action);
    count += page.length;
    await onProgress(0.5 + count / (count + LARGEST_PAGE) / 2);
  }
}

const LARGEST_PAGE = 1_000;
const SMALLER_PAGE = 200;

/** Pages go back in time: each ends before the oldest thing of the one before. */
export async function* pagesOf<Item extends { id: string }>(
  api: ToolApi,
  path: string,
  sent: Sent,
  schema: z.ZodType<Item[]>,
): AsyncGenerator<Item[]> {
  let before: string | null = null;
  for (;;) {
    const page: Item[] = await pageOf(api, path, { ...sent, ...(before !== null && { before }) }, schema);
    const oldest = page.map(({ id }) => id).reduce((one, other) => (other < one ? other : one), page[0]?.id ?? "");
    if (page.length === 0 || (before !== null && oldest >= before)) return;

    yield page;
    before = oldest;
  }
}

/** Trello gives up on pages with too much in them; smaller ones work. */
async function pageOf<Item>(api: ToolApi, path: string, sent: Sent, schema: z.ZodType<Item[]>): Promise<Item[]> {
  try {
    return await api.get(path, { ...sent, limit: String(LARGEST_PAGE) }, schema);
  } catch (error) {
    if (!(error instanceof ToolRefusal) || !TOO_MUCH.has(error.failure)) throw error;
    return api.get(path, { ...sent, limit: String(SMALLER_PAGE) }, schema);
  }
}

const TOO_MUCH = new Set(["down", "too-much"]);
