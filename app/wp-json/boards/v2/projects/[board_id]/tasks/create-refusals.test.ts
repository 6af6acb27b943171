import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aLabel, aStage } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { POST } from "./route";

/** Anna's board and a way to create on it: `create({ title: "x" })` gives board and stage by itself. */
async function aBoardToCreateOn() {
  const people = await aBoardOfAnna();
  const { anna, board, toDo } = people;
  const create = (task: Record<string, unknown> = {}, as = anna) =>
    call(POST, {
      as,
      params: { board_id: board.id },
      body: { task: { title: "Task", board_id: board.id, stage_id: toDo.id, ...task } },
    });
  return { ...people, create };
}

describe("POST /projects/:board_id/tasks refuses", () => {
  test.each([
    [{ title: undefined }, { title: "The title field is required." }],
    [{ title: null }, { title: "The title field is required." }],
    [{ title: " \n\t " }, { title: "The title field is required." }],
    [{ title: "<script>alert(1)</script>" }, { title: "The title field is required." }],
    [{ title: ["a"] }, { title: "The title must be a string." }],
    [{ title: { a: 1 } }, { title: "The title must be a string." }],
    [{ board_id: undefined }, { board_id: "The board_id field is required." }],
    [{ stage_id: "x" }, { stage_id: "The stage_id must be an integer." }],
    [{ priority: "asap" }, { priority: "The priority format is invalid." }],
    [{ priority: ["low"] }, { priority: "The priority format is invalid." }],
    [{ due_at: "tomorrow" }, { due_at: "The due_at is not a valid date." }],
    [{ due_at: "2031-02-31" }, { due_at: "The due_at is not a valid date." }],
    [{ due_at: 1_900_000_000 }, { due_at: "The due_at is not a valid date." }],
    [{ assignees: ["x"] }, { assignees: "The assignees must be an array." }],
    [{ labels: { a: 1 } }, { labels: "The labels must be an array." }],
    [{ position: "first" }, { position: "The position must be an integer." }],
    [{ remind_at: "tomorrow" }, { remind_at: "The remind_at is not a valid date." }],
    [{ source: ["x"] }, { source: "The source must be a string." }],
    [{ source_id: {} }, { source_id: "The source_id must be a string." }],
    [{ lead_value: "much" }, { lead_value: "The lead_value must be a number." }],
    [{ lead_value: 99_999_999.995 }, { lead_value: "The lead_value must be a number." }],
    [{ lead_value: "-100000000" }, { lead_value: "The lead_value must be a number." }],
    [{ description: { html: "x" } }, { description: "The description must be a string." }],
  ])("400 for %o, and makes no task", async (task, params) => {
    const { create } = await aBoardToCreateOn();

    const { status, json } = await create(task);

    expect([status, json.code, json.data?.params]).toEqual([400, "rest_invalid_param", params]);
    expect([await db.task.count(), await db.activity.count()]).toEqual([0, 0]);
  });

  test.each([[undefined], [null], [[]], ["x"], [7], [[{ title: "x" }]]])("400 when task is %o", async (task) => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await call(POST, { as: anna, params: { board_id: board.id }, body: { task } });

    expect([status, Object.keys(json.data.params).sort()]).toEqual([400, ["board_id", "title"]]);
  });

  test("S2: 400 when the body names another board than the path, and neither gets a task", async () => {
    const { anna, create } = await aBoardToCreateOn();
    const other = await aBoard({ members: [[anna, "manager"]] });
    const stage = await aStage(other);

    const { status, json } = await create({ board_id: other.id, stage_id: stage.id });

    expect([status, json.message]).toEqual([400, "Board id is not valid"]);
    expect(await db.task.count()).toBe(0);
  });

  test("S3: 404 for a stage or a label of another board, 400 for an assignee from outside; nothing is made", async () => {
    const { anna, board, create } = await aBoardToCreateOn();
    const other = await aBoard({ members: [[anna, "manager"]] });
    const [stage, label] = [await aStage(other), await aLabel(other)];

    const answers = [
      await create({ stage_id: stage.id }),
      await create({ stage_id: 99_999_999_999 }),
      await create({ labels: [(await aLabel(board)).id, label.id] }),
      await create({ labels: [99_999_999_999] }),
      await create({ assignees: [anna.id, (await aUser()).id] }),
      await create({ assignees: ["99999999999"] }),
    ];

    expect(answers.map(({ status, json }) => [status, json.message])).toEqual([
      [404, "Stage not found"],
      [404, "Stage not found"],
      [404, "Label not found"],
      [404, "Label not found"],
      [400, "Only members of the board can be assigned."],
      [400, "Only members of the board can be assigned."],
    ]);
    expect([await db.task.count(), await db.taskAssignee.count(), await db.activity.count()]).toEqual([0, 0, 0]);
    expect(await db.board.findUnique({ where: { id: board.id } })).toMatchObject({ tasksCount: 0 });
  });

  test("400 in an archived stage", async () => {
    const { board, create } = await aBoardToCreateOn();
    const stage = await aStage(board, { archivedAt: new Date(), position: 0 });

    expect((await create({ stage_id: stage.id })).status).toBe(400);
  });

  test("400 without a stage on a board whose stages are all archived", async () => {
    const { create } = await aBoardToCreateOn();
    await db.stage.updateMany({ data: { archivedAt: new Date() } });

    const { status, json } = await create({ stage_id: undefined });

    expect([status, json.data.params]).toEqual([400, { stage_id: "This board has no active stage." }]);
    expect(await db.task.count()).toBe(0);
  });

  test("403 for a viewer and a stranger, before it looks at the body", async () => {
    const { vera, create } = await aBoardToCreateOn();

    for (const caller of [vera, await aUser()]) expect((await create({ title: "" }, caller)).status).toBe(403);

    expect(await db.task.count()).toBe(0);
  });

  test("S6: what only the server knows is ignored", async () => {
    const { anna, max, board, create } = await aBoardToCreateOn();

    const { json } = await create({
      ...{
        id: 777,
        created_by: max.id,
        type: "roadmap",
        status: "closed",
        archived_at: "2020-01-01",
        comments_count: 9,
        slug: "mine",
        subtask_group_id: 1,
        vote_count: 9,
      },
      ...{ last_completed_at: "true", is_pinned: 1, author_email: "x@example.com", created_at: "2001-01-01" },
      settings: {
        subtask_count: 9,
        attachment_count: 9,
        logo: "x",
        cover: { backgroundColor: "", backgroundImage: "//evil", imageId: 1 },
      },
    });

    expect(json.task).toMatchObject({
      created_by: anna.id,
      type: "task",
      status: "open",
      archived_at: null,
      comments_count: 0,
      slug: "task",
      source: "web",
      source_id: null,
      lead_value: "0.00",
      parent_id: null,
    });
    expect(json.task).toMatchObject({
      reminder_type: "none",
      remind_at: null,
      last_completed_at: null,
      is_pinned: false,
      board_id: board.id,
    });
    expect(json.task.settings).toEqual({
      cover: { backgroundColor: "" },
      subtask_count: 0,
      attachment_count: 0,
      subtask_completed_count: 0,
    });
    expect(json.task.id).not.toBe(777);
    expect(json.task.created_at).not.toContain("2001");
  });

  test.each([["red"], ["#ffffff;background:url(//evil)"], ["#fff</style>"], [["#fff"]], [7]])(
    "S13: the cover %o, and stores nothing of it",
    async (backgroundColor) => {
      const { create } = await aBoardToCreateOn();

      const { status } = await create({ settings: { cover: { backgroundColor } } });

      expect([201, 400]).toContain(status);
      expect((await db.task.findMany()).map(({ coverColor }) => coverColor ?? "")).toEqual(status === 201 ? [""] : []);
    },
  );

  test("the body that holds a NUL character or is nested too deeply: 400", async () => {
    const { anna, board, create } = await aBoardToCreateOn();
    const deep = `${'{"task":'.repeat(40)}1${"}".repeat(40)}`;

    expect((await create({ title: "a\0b" })).status).toBe(400);
    expect((await call(POST, { as: anna, params: { board_id: board.id }, body: deep })).status).toBe(400);
    expect((await call(POST, { as: anna, params: { board_id: board.id }, body: "{" })).json.code).toBe(
      "rest_invalid_json",
    );
  });
});
