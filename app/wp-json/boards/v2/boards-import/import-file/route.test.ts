import { describe, expect, test } from "vitest";
import { POST as unprefixed } from "@/app/wp-json/boards/v2/import-file/route";
import { db } from "@/lib/db";
import { aBoardOfAnna, aFile, aFolder, anAdmin, aTask, aUser, call, type Caller } from "@/lib/testing";
import { fileOf, jsonFile } from "@/lib/testing/factories/imports";
import { POST } from "./route";

const send = (
  as: Caller | undefined,
  content: string,
  { name = "board.json", ...body }: Record<string, unknown> = {},
) => call(POST, { as, body: { importFrom: "Native", ...body, file: aFile(String(name), content) } });

const PLUGIN_FILE = JSON.stringify({
  some_boards_version: "2.1.0",
  board: {
    tasks: [
      {
        ...{
          id: 7,
          title: "First",
          slug: "first",
          stage_id: "25",
          status: "closed",
          priority: "high",
          position: "2.50",
        },
        ...{ description: "<p onclick='x'>Text</p>", due_at: "2027-01-31 08:00:00", created_by: "1" },
        settings: { cover: { backgroundColor: "#112233" } },
        meta: { is_template: "no", _estimated_minutes: "90" },
        assignees: [{ ID: 1, display_name: "Max", user_email: "MAX@example.com" }],
        watchers: [{ ID: 2, display_name: "Nobody", user_email: "nobody@elsewhere.example" }],
        labels: [{ id: 33, title: "bugs", bg_color: "#E6B0AA", pivot: { foreign_id: "33" } }],
        custom_fields: [{ foreign_id: "110", settings: { value: "5" } }],
        subtasks: [{ id: 8, title: "Step", status: "open", meta: { subtask_group_id: "555" } }],
        task_groups: [{ id: 555, task_id: 7, key: "group_name", value: "Design" }],
        comments: [
          {
            ...{
              id: 1,
              type: "comment",
              description: "Hello",
              created_by: "1",
              created_at: "2026-01-15T10:30:00+00:00",
            },
            replies: [{ id: 2, description: "Hi", author_name: "Nobody", created_by: "2" }],
          },
        ],
        attachments: [
          { attachment_type: "url", title: "Plan", full_url: "https://example.com/plan", object_type: "TASK" },
        ],
        repeat_task_meta: { repeat_type: "weekly", repeat_in: "2", time: "09:30", time_zone: "UTC" },
      },
    ],
    ...{
      id: 3,
      title: "From the plugin",
      created_by: "77",
      type: "to-do",
      background: { id: "solid_4", color: "#D7543D" },
    },
    settings: { enable_time_tracking: true },
    stages: [
      { id: 25, title: "Done", position: "2.00", settings: { default_task_status: "closed" } },
      { id: 24, title: "Open", position: "1.00", settings: [] },
    ],
    labels: [],
    custom_fields: [{ id: 110, title: "Points", type: "custom-field", settings: { custom_field_type: "number" } }],
  },
});

describe("POST /boards-import/import-file", () => {
  test("imports our own export, into a folder", async () => {
    const [admin, folder] = [await anAdmin(), await aFolder()];
    const { board, toDo } = await aBoardOfAnna();
    await aTask(toDo, { title: "Carried over" });

    const { status, json } = await send(admin, await jsonFile(board), { folder_id: folder.id });

    expect([status, json]).toEqual([
      200,
      { message: "Processed and Imported successfully", board_id: expect.any(Number), success: true },
    ]);
    const copy = await db.board.findUniqueOrThrow({ where: { id: json.board_id }, include: { tasks: true } });
    expect(copy).toMatchObject({ title: board.title, folderId: folder.id, tasks: [{ title: "Carried over" }] });
  });

  test("imports an export of the plugin, and says who has no account", async () => {
    const [admin, max] = [await anAdmin(), await aUser({ email: "max@example.com", displayName: "Max" })];

    const { json } = await send(admin, PLUGIN_FILE);

    const board = await db.board.findUniqueOrThrow({
      where: { id: json.board_id },
      include: { stages: { orderBy: { position: "asc" } }, members: true, customFields: true, labels: true },
    });
    expect(board).toMatchObject({
      ...{ title: "From the plugin", enableTimeTracking: true, backgroundColor: "#D7543D", createdById: admin.id },
      stages: [
        { title: "Open", defaultTaskStatus: "open" },
        { title: "Done", defaultTaskStatus: "closed" },
      ],
      customFields: [{ title: "Points", type: "number" }],
      labels: [{ title: "bugs", bgColor: "#E6B0AA" }],
    });
    expect(board.members.map(({ userId, role }) => [userId, role])).toEqual(
      expect.arrayContaining([
        [admin.id, "manager"],
        [max.id, "member"],
      ]),
    );
    const task = await db.task.findFirstOrThrow({
      where: { boardId: board.id, parentId: null },
      include: {
        ...{
          assignees: true,
          watchers: true,
          labels: true,
          customFieldValues: true,
          attachments: true,
          repeatRule: true,
        },
        ...{ groups: { include: { subtasks: true } }, comments: { orderBy: { id: "asc" } } },
      },
    });
    expect(task).toMatchObject({
      ...{ title: "First", stageId: board.stages[1]?.id, status: "closed", priority: "high", coverColor: "#112233" },
      ...{
        description: "<p>Text</p>",
        dueAt: new Date("2027-01-31T08:00:00Z"),
        estimatedMinutes: 90,
        isTemplate: false,
      },
      assignees: [{ userId: max.id }],
      watchers: [],
      labels: [{}],
      customFieldValues: [{ value: 5 }],
      groups: [{ title: "Design", subtasks: [{ title: "Step" }] }],
      comments: [
        { description: "Hello", createdById: max.id },
        { description: "Hi", authorName: "Nobody", createdById: null, type: "reply" },
      ],
      attachments: [{ title: "Plan", attachmentType: "url", fullUrl: "https://example.com/plan" }],
      repeatRule: { unit: "weekly", every: 2, time: "09:30" },
    });
    const session = await db.importSession.findFirstOrThrow();
    expect(session.report).toMatchObject({
      counts: { stages: 2, labels: 1, custom_fields: 1, tasks: 1, subtasks: 1, comments: 2, attachments: 1 },
      people: { matched: 1, unmatched: [{ name: "Nobody", email: "nobody@elsewhere.example" }] },
      notes: [],
    });
  });

  test.each([
    ["not JSON", "board.json", "{", "Invalid JSON."],
    ["a list", "board.json", "[]", "This file is not an export of a board."],
    ["another file", "board.json", '{"name": "x"}', "This file is not an export of a board."],
    [
      "a file without a board",
      "board.json",
      '{"boards_export": {"version": 1}}',
      "This file is not an export of a board.",
    ],
    ["a newer file", "board.json", fileOf({ board: { title: "A" }, tasks: [] }).replace("1}", "2}"), "newer version"],
    ["a CSV file", "board.csv", "a,b", "Only .json import files are allowed."],
  ])("422 for %s, and nothing remains", async (_, name, content, message) => {
    const { status, json } = await send(await anAdmin(), content, { name });

    expect([status, json.message]).toEqual([422, expect.stringContaining(message)]);
    expect(await db.board.count()).toBe(0);
  });

  test("422 for an unknown source, and 400 without one or without a file", async () => {
    const admin = await anAdmin();
    const file = fileOf({ board: { title: "A" }, tasks: [] });
    const statuses = [
      await send(admin, file, { importFrom: "Elsewhere" }),
      await send(admin, file, { importFrom: "ExternalBoardTool" }),
      await send(admin, file, { importFrom: "" }),
      await call(POST, { as: admin, body: { importFrom: "Native" } }),
      await send(admin, file, { folder_id: 99 }),
    ].map(({ status }) => status);

    expect(statuses).toEqual([422, 422, 400, 400, 404]);
    expect((await send(admin, file, { importFrom: "acme-boards" })).status).toBe(200);
  });

  test("401 for anonymous requests, and 403 for others than administrators", async () => {
    const { anna } = await aBoardOfAnna();
    const file = fileOf({ board: { title: "A" }, tasks: [] });

    expect([(await send(undefined, file)).status, (await send(anna, file)).status]).toEqual([401, 403]);
  });
});

test("the unprefixed path does the same", async () => {
  const admin = await anAdmin();
  const body = { importFrom: "Native", file: aFile("board.json", fileOf({ board: { title: "A" }, tasks: [] })) };

  expect((await call(unprefixed, { as: admin, body })).json.success).toBe(true);
});
