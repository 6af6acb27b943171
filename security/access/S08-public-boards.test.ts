import { describe, expect, test } from "vitest";
import type { Board } from "@/generated/prisma/client";
import { GET as readFile } from "@/app/files/[hash]/route";
import { GET as readBoard } from "@/app/wp-json/boards/v2/public/boards/[board_id]/route";
import { GET as listByStage } from "@/app/wp-json/boards/v2/public/boards/[board_id]/tasks/by-stage/route";
import { GET as listTasks } from "@/app/wp-json/boards/v2/public/boards/[board_id]/tasks/route";
import { GET as readPage } from "@/app/wp-json/boards/v2/public/boards/[board_id]/tasks/stage-page/route";
import { db } from "@/lib/db";
import type { RouteHandler } from "@/lib/http/route";
import { readPublicPage } from "@/lib/public-boards/page";
import { shownPartOf } from "@/lib/public-boards/query";
import { publicTokenOf } from "@/lib/public-boards/token";
import { encrypt, newToken } from "@/lib/secrets/secrets";
import {
  aComment,
  aCoveredTask,
  aFullBoard,
  anAttachment,
  aPublicBoard,
  aStage,
  aSubtask,
  aTask,
  call,
} from "@/lib/testing";

const LISTS: [name: string, handler: RouteHandler][] = [
  ["the board", readBoard],
  ["its tasks", listTasks],
  ["its tasks by stage", listByStage],
  ["a page of a stage", readPage],
];

/** Every key that an anonymous reader may get, with those of the lists around. */
const PERSON = ["ID", "display_name", "photo", "role"];
const LABEL = ["id", "board_id", "title", "slug", "type", "position", "color", "bg_color"];
const ALLOWED = new Set([
  ...["board", "tasks", "pagination", "pagination_by_stage"],
  ...["id", "parent_id", "title", "description", "type", "background", "archived_at", "createdOn", "meta"],
  ...["isUserOnlyViewer", "is_pinned", "stages", "labels", "users", "is_image", "image_url"],
  ...["board_id", "status", "stage_id", "priority", "position", "issue_number", "due_at", "created_at", "updated_at"],
  ...["isOverdue", "isUpcoming", "is_watching", "contact", "notifications", "watchers", "assignees"],
  ...["total_count", "limit", "direction", "cursor", "has_more", "has_more_before", "has_more_after"],
  ...["start_cursor", "end_cursor"],
  ...PERSON,
  ...LABEL,
]);

function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [...(/^\d+$/.test(key) ? [] : [key]), ...keysIn(inner)]);
}

const SECRETS = [
  "hidden-description",
  "hidden comment",
  "hidden-file",
  "hidden subtask",
  "hidden archived",
  "hidden stage",
];

/** A board with one of everything, open to those with its token. */
async function anOpenFullBoard() {
  const world = await aFullBoard();
  const publicAccessSecret = encrypt("public-token", newToken());
  const board = await db.board.update({ where: { id: world.board.id }, data: { publicAccessSecret } });
  await db.task.updateMany({ where: { boardId: board.id }, data: { description: "<p>hidden-description</p>" } });
  await db.user.update({ where: { id: world.anna.id }, data: { displayName: "anna@private.example" } });
  const task = await aTask(world.toDo, { authorName: "Guest", authorEmail: "guest@private.example", source: "page" });
  await aComment(task, world.anna, { description: "hidden comment", privacy: "private" });
  await anAttachment(task, { title: "hidden-file.txt" });
  await aSubtask(task, { title: "hidden subtask" });
  await aTask(world.toDo, { title: "hidden archived", archivedAt: new Date(), position: 0 });
  await aTask(await aStage(board, { title: "hidden stage", isPublic: false }), { title: "hidden stage" });
  const people = await db.user.findMany();
  const hidden = [
    ...SECRETS,
    ...people.flatMap(({ email, login }) => [email, ...(login.length > 5 ? [`"${login}"`] : [])]),
    ...["guest@private.example", "@private.example", publicAccessSecret, "crm", "preferences", "pivot"],
  ];
  return { ...world, board, hidden, token: publicTokenOf(board) ?? "" };
}

describe.each(LISTS)("S8 %s in public", (_, handler) => {
  test.each<Record<string, string | number>>([
    {},
    { _fields: "board,tasks,board.settings,tasks.description,board.users.user_email" },
    { _embed: 1, _envelope: 1 },
    { include_archived: "yes", context: "edit", with: "comments" },
  ])("has only allowed keys and nothing that is private, with %j", async (query) => {
    const { board, token, toDo, hidden } = await anOpenFullBoard();

    const { status, json } = await call(handler, {
      params: { board_id: board.id },
      query: { ...query, public_token: token, stage_id: toDo.id },
    });

    expect(status).toBe(200);
    const content = "_envelope" in query ? (json as { body: unknown }).body : json;
    expect(keysIn(content).filter((key) => !ALLOWED.has(key))).toEqual([]);
    expect(hidden.filter((text) => JSON.stringify(content).includes(text))).toEqual([]);
  });
});

test("S8 the page of a public board has nothing that is private", async () => {
  const { board, token, hidden } = await anOpenFullBoard();

  const page = await readPublicPage(board.id, token, shownPartOf({}));

  expect(page?.cards.length).toBeGreaterThan(0);
  const text = JSON.stringify({ ...page, pages: [...(page?.pages.values() ?? [])], token: "" });
  expect(hidden.filter((each) => text.includes(each))).toEqual([]);
});

const getFile = async (hash: string, token?: string) => {
  const query = token === undefined ? "" : `?public_token=${token}`;
  const { status } = await readFile(new Request(`https://boards.test/files/${hash}${query}`), {
    params: Promise.resolve({ hash }),
  });
  return status;
};

async function aCoveredPublicTask() {
  const world = await aCoveredTask();
  const secret = { publicAccessEnabled: true, publicAccessSecret: encrypt("public-token", newToken()) };
  const board = await db.board.update({ where: { id: world.board.id }, data: secret });
  const attachment = await anAttachment(world.task);
  return { ...world, board, attachment, token: publicTokenOf(board) ?? "" };
}

describe("S8 a file with the token of a public board", () => {
  test("is a cover that the page shows, and no other file of the board", async () => {
    const { cover, attachment, token } = await aCoveredPublicTask();
    const { token: other } = await aPublicBoard();

    expect(await getFile(cover.fileHash, token)).toBe(200);
    expect(await getFile(attachment.fileHash, token)).toBe(403);
    expect(await getFile(cover.fileHash, other)).toBe(403);
    expect([await getFile(cover.fileHash, ""), await getFile(cover.fileHash)]).toEqual([403, 401]);
  });

  test("is the background of the board, and not its earlier one", async () => {
    const { board, cover, attachment, task, token } = await aCoveredPublicTask();
    const backgroundImageUrl = `https://boards.test/files/${attachment.fileHash}`;
    await db.board.update({ where: { id: board.id }, data: { backgroundIsImage: true, backgroundImageUrl } });
    await db.task.update({ where: { id: task.id }, data: { coverAttachmentId: null } });
    // Its file is not stored: the answer fails after the check.
    expect(await getFile(attachment.fileHash, token)).not.toBe(403);
    expect(await getFile(cover.fileHash, token)).toBe(403);

    await db.board.update({ where: { id: board.id }, data: { backgroundImageUrl: null } });
    expect(await getFile(attachment.fileHash, token)).toBe(403);
  });

  test.each<[string, (world: { board: Board; task: { id: number; stageId: number | null } }) => Promise<unknown>]>([
    [
      "the board is closed",
      ({ board }) => db.board.update({ where: { id: board.id }, data: { publicAccessEnabled: false } }),
    ],
    [
      "the board is archived",
      ({ board }) => db.board.update({ where: { id: board.id }, data: { archivedAt: new Date() } }),
    ],
    [
      "the link was replaced",
      ({ board }) =>
        db.board.update({ where: { id: board.id }, data: { publicAccessSecret: encrypt("public-token", newToken()) } }),
    ],
    [
      "the task is archived",
      ({ task }) => db.task.update({ where: { id: task.id }, data: { archivedAt: new Date() } }),
    ],
    [
      "the cover was removed",
      ({ task }) => db.task.update({ where: { id: task.id }, data: { coverAttachmentId: null } }),
    ],
    [
      "the stage is private",
      ({ task }) => db.stage.update({ where: { id: task.stageId ?? 0 }, data: { isPublic: false } }),
    ],
  ])("is refused once %s", async (_, change) => {
    const { cover, token, ...world } = await aCoveredPublicTask();

    await change(world);

    expect(await getFile(cover.fileHash, token)).toBe(403);
  });
});
