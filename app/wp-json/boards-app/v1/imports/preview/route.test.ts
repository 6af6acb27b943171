import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { SCREEN_LOCALE } from "@/lib/i18n/screen-locale";
import { storeWholeUpload } from "@/lib/imports/uploads/take";
import { receiveAssembled } from "@/lib/storage/receive";
import { anAdmin, aUser, call, type Caller } from "@/lib/testing";
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
import { CARD_BOARD_KEY, CARD_BOARD_TOKEN, WORK_TOKEN } from "@/lib/testing/doubles/tool-credentials";
import { section, workProject, workTask } from "@/lib/testing/doubles/work-records";
import { aWorkServer } from "@/lib/testing/doubles/work-server";
import { fileOf } from "@/lib/testing/factories/imports";
import { POST } from "./route";

const FILE = fileOf({
  board: {
    title: "Plans",
    stages: [
      { id: 1, title: "Open" },
      { id: 2, title: "Done" },
    ],
    labels: [{ id: 3, title: "Bug" }],
    people: [
      { id: 4, name: "Max", email: "max@example.com" },
      { id: 5, name: "Nobody", email: "" },
    ],
  },
  tasks: [
    { id: 1, title: "One", stage: "1", comments: [{ id: 1, replies: [{ id: 2 }] }, "none"] },
    {
      id: 2,
      title: "Two",
      stage: "1",
      subtask_groups: [{ id: 1, title: "Steps", subtasks: [{ id: 3, title: "Step" }] }],
    },
    "no task",
  ],
} as never);

const SENT = { source: "native", file: "board.json" };
const send = (as: Caller | undefined, body: object = {}) => call(POST, { as, body: { ...SENT, ...body } });

test("POST /imports/preview counts what would come, and writes nothing", async () => {
  const [admin, max] = [await anAdmin(), await aUser({ email: "max@example.com", displayName: "Max" })];
  const file = await receiveAssembled("x", [Buffer.from(FILE)], { limit: () => 10_000 });
  await storeWholeUpload("board.json", file, admin);

  const { json } = await send(admin);

  expect(json.preview).toEqual({
    ...{ title: "Plans", boards: ["Plans"], labels: 1, custom_fields: 0 },
    ...{ tasks: 2, subtasks: 1, comments: 2, attachments: 0 },
    stages: [
      { title: "Open", tasks: 2 },
      { title: "Done", tasks: 0 },
    ],
    people: [
      { name: "Max", email: "max@example.com", user: { ID: max.id, display_name: "Max" } },
      { name: "Nobody", email: "", user: null },
    ],
    notes: [
      { kind: "task", title: "One", reason: "Some of its comments could not be read: 1." },
      { kind: "task", title: '"no task"', reason: "This could not be read." },
    ],
    more_notes: 0,
  });
  expect([await db.board.count(), await db.importSession.count(), await db.upload.count()]).toEqual([0, 0, 1]);

  const german = await call(POST, { as: admin, body: SENT, headers: { [SCREEN_LOCALE]: "de" } });
  expect(german.json.preview.notes.map(({ reason }: { reason: string }) => reason)).toEqual([
    "Einige Kommentare waren nicht lesbar: 1.",
    "Das war nicht lesbar.",
  ]);
});

const written = async () => [await db.board.count(), await db.importSession.count()];

test("POST /imports/preview counts what a board of Trello has, without reading all of it", async () => {
  const admin = await anAdmin();
  const [open, done] = [list(1, { name: "To do" }), list(2, { name: "Done", closed: true })];
  const cards = Array.from({ length: 1_200 }, (_, at) => card(at + 10, open.id));
  const board = cardBoardFile({
    ...{ lists: [open, done], cards, members: [member(1, { fullName: "Anna A." })] },
    labels: [{ id: cardBoardId(7), name: "Bug", color: "red" }],
    checklists: [checklist(5, cardBoardId(10), { checkItems: [checkItem(1), checkItem(2)] })],
    actions: [comment(20, cardBoardId(10), "Hello")],
  });
  const { asked } = await aCardBoardServer([board]);

  const { json } = await call(POST, {
    as: admin,
    body: {
      source: "card-board-api",
      credentials: { api_key: CARD_BOARD_KEY, token: CARD_BOARD_TOKEN, card_board_id: board.id },
    },
  });

  expect(json.preview).toMatchObject({
    ...{ title: "Launch", labels: 1, custom_fields: 0, tasks: 1_200, subtasks: 2, comments: 1, attachments: 0 },
    stages: [
      { title: "To do", tasks: 1_200 },
      { title: "Done", tasks: 0 },
    ],
    people: [{ name: "Anna A.", user: null }],
  });
  expect(asked).toHaveLength(4);
  expect(await written()).toEqual([0, 0]);
});

test("POST /imports/preview counts what Asana counts of a project", async () => {
  const admin = await anAdmin();
  const project = workProject(1, { sections: [section(101, "Doing")], tasks: [workTask(10), workTask(11)] });
  await aWorkServer({ workspaces: [], projects: [project] });
  const send = (pat: string) =>
    call(POST, { as: admin, body: { source: "work-api", credentials: { pat, project_gid: project.gid } } });

  const { json } = await send(WORK_TOKEN);

  expect(json.preview).toMatchObject({
    ...{ title: "Campaign", tasks: 2, subtasks: null, comments: null, attachments: null, labels: null },
    stages: [{ title: "Doing", tasks: null }],
  });
  expect((await send("wrong")).status).toBe(422);
  expect(await written()).toEqual([0, 0]);
});

test("POST /imports/preview refuses others, and what is missing", async () => {
  const admin = await anAdmin();
  const statuses = [
    await send(undefined),
    await send(await aUser()),
    await send(admin, { source: "" }),
    await send(admin, { file: "other.json" }),
    await send(admin, { file: undefined }),
    await send(admin, { source: "work-api" }),
  ].map(({ status }) => status);

  expect(statuses).toEqual([401, 403, 400, 422, 400, 400]);
});
