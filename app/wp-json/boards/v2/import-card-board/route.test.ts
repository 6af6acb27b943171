import { describe, expect, test } from "vitest";
import { POST as STATUS } from "@/app/wp-json/boards/v2/card-import-status/route";
import { db } from "@/lib/db";
import { storageOf } from "@/lib/storage/storage";
import { anAdmin, aUser, call, runJobs } from "@/lib/testing";
import {
  card,
  cardBoardFile,
  cardBoardId,
  checkItem,
  checklist,
  comment,
  list,
  member,
} from "@/lib/testing/doubles/card-board-records";
import { aCardBoardServer } from "@/lib/testing/doubles/card-board-server";
import { CARD_BOARD_KEY, CARD_BOARD_TOKEN } from "@/lib/testing/doubles/tool-credentials";
import { POST } from "./route";

const KEYS = { api_key: CARD_BOARD_KEY, token: CARD_BOARD_TOKEN };
const UUID = /^[0-9a-f-]{36}$/;
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const toDo = list(1, { name: "To do" });
const done = list(2, { name: "Done", closed: true });
const anna = member(1, { username: "Anna", fullName: "Anna A." });
const gone = member(2, { username: "gone", fullName: "Gone G." });
const picture = {
  id: cardBoardId(50),
  name: "a.png",
  fileName: "a.png",
  url: "https://trello.com/x",
  isUpload: true,
  mimeType: "image/png",
  bytes: PICTURE.length,
};

const board = cardBoardFile({
  lists: [toDo, done],
  labels: [{ id: cardBoardId(7), name: "Bug", color: "red" }],
  members: [anna, gone],
  memberships: [{ idMember: anna.id, memberType: "normal" }],
  cards: [
    card(10, toDo.id, {
      name: "First <b>x</b>",
      desc: "**bold** <script>alert(1)</script>",
      idMembers: [anna.id, gone.id],
      idLabels: [cardBoardId(7)],
      attachments: [picture],
      cover: { idAttachment: picture.id },
    }),
    card(11, done.id, { dueComplete: true, due: "2026-05-09T15:30:00.000Z" }),
  ],
  checklists: [checklist(5, cardBoardId(10), { checkItems: [checkItem(1, { state: "complete" })] })],
  actions: [comment(20, cardBoardId(10), "Hello", anna), comment(21, cardBoardId(10), "Bye", gone)],
});

const start = async (body: object, as = anAdmin()) => call(POST, { as: await as, body: { ...KEYS, ...body } });

describe("POST /import-card-board", () => {
  test("imports a whole board in the background, with members who have an account here", async () => {
    const { asked } = await aCardBoardServer([board], { [picture.id]: PICTURE });
    const [admin, member] = [await anAdmin(), await aUser({ login: "anna" })];

    const { status, json } = await start({ card_board_id: board.id, import_users: true }, Promise.resolve(admin));

    expect(status).toBe(200);
    expect(json).toEqual({
      message: "Trello import started.",
      import: {
        import_id: expect.stringMatching(UUID),
        ...{ status: "queued", phase: "queued", percentage: 0, completed: 0, total: 0, board_id: null },
        message: "Preparing Trello import...",
      },
    });
    expect(asked).toEqual([]);

    await runJobs();

    const { json: after } = await call(STATUS, { as: admin, body: { import_id: json.import.import_id } });
    expect(after.import).toMatchObject({
      status: "completed",
      phase: "completed",
      percentage: 100,
      completed: 2,
      total: 2,
      message: "Board imported successfully from Trello",
    });
    const tasks = await db.task.findMany({
      where: { boardId: after.import.board_id, parentId: null },
      include: {
        subtasks: true,
        comments: { orderBy: { id: "asc" } },
        assignees: true,
        labels: true,
        attachments: true,
      },
      orderBy: { id: "asc" },
    });
    expect(tasks).toMatchObject([
      {
        description: "<p><strong>bold</strong> &lt;script&gt;alert(1)&lt;/script&gt;</p>",
        subtasks: [{ title: "Item 1", status: "closed" }],
        comments: [
          { description: "<p>Hello</p>", createdById: member.id },
          { authorName: "Gone G.", createdById: null },
        ],
        assignees: [{ userId: member.id }],
        labels: [{}],
      },
      { status: "closed", dueAt: new Date("2026-05-09T15:30:00Z"), archivedAt: expect.any(Date) },
    ]);
    const [cover] = tasks[0]?.attachments ?? [];
    expect(tasks[0]?.coverAttachmentId).toBe(cover?.id);
    const bytes = await storageOf(cover?.driver ?? "").read(cover?.filePath ?? "");
    expect(Buffer.concat(await bytes.toArray())).toEqual(PICTURE);
  });

  test("names the members who have no account here in its report, and brings no people unless asked", async () => {
    await aCardBoardServer([board]);
    await aUser({ login: "anna" });
    const [{ json: withPeople }, { json: without }] = [
      await start({ card_board_id: board.id, import_users: "true" }),
      await start({ card_board_id: board.id }),
    ];

    await runJobs();

    const reportOf = async ({ import: { import_id: id } }: typeof withPeople) =>
      (await db.importSession.findUniqueOrThrow({ where: { id } })).report;
    expect(await reportOf(withPeople)).toMatchObject({
      people: { matched: 1, unmatched: [{ name: "Gone G.", email: "" }] },
    });
    expect(await reportOf(without)).toMatchObject({ people: { matched: 0, unmatched: [] } });
    expect(await db.taskAssignee.count()).toBe(1);
  });

  test("keeps the key and token encrypted while it runs, and forgets them at the end (S22)", async () => {
    await aCardBoardServer([board]);

    const { json } = await start({ card_board_id: board.id });

    const find = () => db.importSession.findUniqueOrThrow({ where: { id: json.import.import_id } });
    const everything = async () =>
      JSON.stringify([await find(), await db.$queryRaw`SELECT payload FROM graphile_worker._private_jobs`]);
    expect(await everything()).not.toMatch(new RegExp(`${CARD_BOARD_KEY}|${CARD_BOARD_TOKEN}`));
    expect((await find()).encryptedCredentials).toEqual(expect.any(String));
    await runJobs();
    expect((await find()).encryptedCredentials).toBeNull();
  });

  test("fails with a clear sentence, and leaves no board, where Trello refuses", async () => {
    const { plan } = await aCardBoardServer([board]);
    plan(/actions/, { status: 403 }, 99);
    const admin = await anAdmin();

    const { json } = await start({ card_board_id: board.id }, Promise.resolve(admin));
    await runJobs();

    const { json: after } = await call(STATUS, { as: admin, body: { import_id: json.import.import_id } });
    expect(after.import).toMatchObject({
      status: "failed",
      board_id: null,
      message: "This API key and token may not read this in Trello.",
    });
    expect(await db.board.count()).toBe(0);
  });

  test("422 for a key that can't be one, and nothing is started", async () => {
    const { status } = await start({ card_board_id: board.id, api_key: `"\r\n` });

    expect([status, await db.importSession.count()]).toEqual([422, 0]);
  });

  test("400 without a board", async () => {
    const { status, json } = await start({});

    expect([status, json.data.params]).toEqual([400, { card_board_id: "The card_board_id field is required." }]);
  });

  test("403 for people who are no administrators", async () => {
    expect((await start({ card_board_id: board.id }, aUser())).status).toBe(403);
    expect(await db.importSession.count()).toBe(0);
  });
});
