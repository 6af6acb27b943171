import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { storeWholeUpload } from "@/lib/imports/uploads/take";
import { receiveAssembled } from "@/lib/storage/receive";
import { anAdmin, aUser, call, type Caller } from "@/lib/testing";
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

const send = (as: Caller | undefined, body: object = {}) =>
  call(POST, { as, body: { source: "native", file: "board.json", ...body } });

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
      { kind: "task", title: '"no task"', reason: "This is not a task." },
    ],
    more_notes: 0,
  });
  expect([await db.board.count(), await db.importSession.count(), await db.upload.count()]).toEqual([0, 0, 1]);
});

test("POST /imports/preview refuses others, and what is missing", async () => {
  const admin = await anAdmin();
  const statuses = [
    await send(undefined),
    await send(await aUser()),
    await send(admin, { source: "" }),
    await send(admin, { file: "other.json" }),
  ].map(({ status }) => status);

  expect(statuses).toEqual([401, 403, 400, 422]);
});
