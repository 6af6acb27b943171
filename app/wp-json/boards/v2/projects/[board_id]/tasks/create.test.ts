import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aLabel,
  aMember,
  anAdmin,
  aStage,
  aTask,
  aUser,
  call,
  countersOf,
  idsOf,
  idsOfPeople,
  messagesOf,
  titlesOf,
} from "@/lib/testing";
import { POST } from "./route";

/** Anna's board and a way to create on it: `create({ title: "x" })` sets board and stage by itself. */
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

describe("POST /projects/:board_id/tasks", () => {
  test("makes a task at the end of its stage, and answers 201 with the task, its stage and its board", async () => {
    const { anna, board, toDo, create } = await aBoardToCreateOn();
    const earlier = await aTask(toDo);

    const { status, json } = await create({ title: "Write the tests" });

    expect([status, json.message]).toEqual([201, "Task has been successfully created"]);
    expect(json.task).toMatchObject({
      board_id: board.id,
      stage_id: toDo.id,
      title: "Write the tests",
      slug: "write-the-tests",
      status: "open",
      type: "task",
      priority: "low",
      position: "2.00",
      created_by: anna.id,
      description: null,
      assignees: [],
      labels: [],
      is_watching: true,
      watchers: [{ ID: anna.id }],
      stage: { id: toDo.id, title: "To do", type: "stage" },
      board: { id: board.id, settings: { tasks_count: 2 }, isUserOnlyViewer: false },
    });
    expect(idsOf(json.updatedTasks)).toEqual([json.task.id, earlier.id]);
    expect(await countersOf(board)).toEqual({ tasksCount: 2, completedTasksCount: 0 });
  });

  test("accepts every value that a task may have", async () => {
    const { max, vera, board, create } = await aBoardToCreateOn();
    const label = await aLabel(board);

    const given = {
      description: "<p>Hello <b>x</b></p>",
      priority: "urgent",
      started_at: "2031-02-01 10:11:12",
      settings: { cover: { backgroundColor: "#4bce97" } },
    };

    const { json } = await create({
      ...given,
      crm_contact_id: "7",
      is_template: "yes",
      assignees: [max.id, String(vera.id)],
      labels: label.id,
      due_at: "2031-02-03",
    });

    expect(json.task).toMatchObject({
      ...given,
      crm_contact_id: 7,
      meta: { is_template: "yes" },
      due_at: "2031-02-03 00:00:00",
      isUpcoming: true,
      assignees: [
        { ID: max.id, role: "Member" },
        { ID: vera.id, role: "Viewer" },
      ],
      labels: [{ id: label.id }],
    });
    expect(json.task.watchers).toHaveLength(3);
  });

  test("accepts the reminder, the source and the value from the client", async () => {
    const { create } = await aBoardToCreateOn();

    const { json } = await create({
      remind_at: "2030-01-01 09:00:00",
      reminder_type: "1_day_before",
      source: " <b>crm</b>\n",
      source_id: 17,
      lead_value: "12.505",
    });

    expect(json.task).toMatchObject({
      remind_at: "2030-01-01 09:00:00",
      reminder_type: "1_day_before",
      source: "crm",
      source_id: "17",
      lead_value: "12.51",
    });
  });

  test.each([
    [{ reminder_type: "someday" }, { reminder_type: null }],
    [{ reminder_type: "" }, { reminder_type: "none" }],
    [{ remind_at: "none" }, { remind_at: null }],
    [
      { source: "", source_id: null, lead_value: "" },
      { source: "web", source_id: null, lead_value: "0.00" },
    ],
    [
      { source: "🎉".repeat(150), source_id: "x".repeat(300) },
      { source: "🎉".repeat(100), source_id: "x".repeat(255) },
    ],
    [{ lead_value: 99_999_999.99 }, { lead_value: "99999999.99" }],
    [{ lead_value: -5 }, { lead_value: "-5.00" }],
  ])("stores %j as %j", async (input, expected) => {
    const { create } = await aBoardToCreateOn();

    const { status, json } = await create(input);

    expect(status).toBe(201);
    expect(json.task).toMatchObject(expected);
  });

  test.each([
    [1, ["new", "a", "b"]],
    ["2", ["a", "new", "b"]],
    [3, ["a", "b", "new"]],
    [99, ["a", "b", "new"]],
    [null, ["a", "b", "new"]],
  ])("counts the position %o from 1", async (position, expected) => {
    const { toDo, create } = await aBoardToCreateOn();
    for (const title of ["a", "b"]) await aTask(toDo, { title });

    await create({ title: "new", position });

    expect(titlesOf(await db.task.findMany({ where: { stageId: toDo.id }, orderBy: { position: "asc" } }))).toEqual(
      expected,
    );
  });

  test.each([[undefined], [null], [""]])("without a stage (%o) it goes into the first active one", async (stage_id) => {
    const { toDo, doing, create } = await aBoardToCreateOn();
    await db.stage.update({ where: { id: toDo.id }, data: { archivedAt: new Date(), position: 0 } });

    const { status, json } = await create({ stage_id });

    expect([status, json.task.stage_id, json.task.stage.title]).toEqual([201, doing.id, "Doing"]);
  });

  test("a stage that closes tasks makes a closed one", async () => {
    const { board, done, create } = await aBoardToCreateOn();

    const { json } = await create({ stage_id: done.id, status: "open" });

    expect(json.task.status).toBe("closed");
    expect(json.task.last_completed_at).not.toBeNull();
    expect(await countersOf(board)).toEqual({ tasksCount: 1, completedTasksCount: 1 });
  });

  test("a stage's default people are assigned and watch, except former members", async () => {
    const { max, vera, toDo, create } = await aBoardToCreateOn();
    const gone = await aUser();
    await db.stage.update({ where: { id: toDo.id }, data: { hasDefaultPeople: true } });
    await db.stageDefaultAssignee.createMany({ data: [max, gone].map(({ id }) => ({ stageId: toDo.id, userId: id })) });
    await db.stageDefaultWatcher.createMany({ data: [vera, gone].map(({ id }) => ({ stageId: toDo.id, userId: id })) });

    const { status, json } = await create();

    expect([status, idsOfPeople(json.task.assignees)]).toEqual([201, [max.id]]);
    expect(idsOfPeople(json.task.watchers)).not.toContain(gone.id);
    expect(idsOfPeople(json.task.watchers)).toContain(vera.id);
  });

  test("in a roadmap it is an idea, and the message says so", async () => {
    const anna = await aUser();
    const board = await aBoard({ type: "roadmap", members: [[anna, "manager"]] });
    const stage = await aStage(board);

    const { json } = await call(POST, {
      as: anna,
      params: { board_id: board.id },
      body: { task: { title: "Idea", board_id: board.id, stage_id: stage.id } },
    });

    expect([json.message, json.task.type]).toEqual(["Idea has been successfully created", "roadmap"]);
  });

  test("an admin without membership may create and be assigned", async () => {
    const { create } = await aBoardToCreateOn();
    const ada = await anAdmin();

    const { status, json } = await create({ assignees: ada.id }, ada);

    expect([status, json.task.assignees[0].role]).toEqual([201, "Admin"]);
  });

  test("archived boards stay writable", async () => {
    const { board, create } = await aBoardToCreateOn();
    await db.board.update({ where: { id: board.id }, data: { archivedAt: new Date() } });

    expect((await create()).status).toBe(201);
  });

  test("a member who was added a moment ago can be assigned", async () => {
    const { board, create } = await aBoardToCreateOn();
    const eve = await aUser();
    await aMember(board, eve);

    expect((await create({ assignees: [eve.id] })).status).toBe(201);
  });
});

describe("POST /projects/:board_id/tasks with invalid values", () => {
  test.each([
    [{ title: undefined }, { title: "The title field is required." }],
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
  ])("answers 400 for %o, and makes no task", async (task, params) => {
    const { create } = await aBoardToCreateOn();

    const { status, json } = await create(task);

    expect([status, json.code, json.data?.params]).toEqual([400, "rest_invalid_param", params]);
    expect([await db.task.count(), await db.activity.count()]).toEqual([0, 0]);
  });

  test("S2: answers 400 when the body names another board than the path, and neither gets a task", async () => {
    const { anna, create } = await aBoardToCreateOn();
    const other = await aBoard({ members: [[anna, "manager"]] });
    const stage = await aStage(other);

    const { status, json } = await create({ board_id: other.id, stage_id: stage.id });

    expect([status, json.message]).toEqual([400, "Board id is not valid"]);
    expect(await db.task.count()).toBe(0);
  });

  test("S3: answers 404 for a stage or a label of another board, 400 for an assignee from outside; nothing is made", async () => {
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

    expect(messagesOf(answers)).toEqual([
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

  test("answers 400 in an archived stage", async () => {
    const { board, create } = await aBoardToCreateOn();
    const stage = await aStage(board, { archivedAt: new Date(), position: 0 });

    expect((await create({ stage_id: stage.id })).status).toBe(400);
  });

  test("answers 400 without a stage on a board whose stages are all archived", async () => {
    const { create } = await aBoardToCreateOn();
    await db.stage.updateMany({ data: { archivedAt: new Date() } });

    const { status, json } = await create({ stage_id: undefined });

    expect([status, json.data.params]).toEqual([400, { stage_id: "This board has no active stage." }]);
    expect(await db.task.count()).toBe(0);
  });

  test("S6: ignores values that only the server sets", async () => {
    const { anna, max, create } = await aBoardToCreateOn();

    const { json } = await create({
      id: 777,
      created_by: max.id,
      type: "roadmap",
      status: "closed",
      archived_at: "2020-01-01",
      comments_count: 9,
      slug: "mine",
      last_completed_at: "true",
      is_pinned: 1,
      created_at: "2001-01-01",
      settings: {
        subtask_count: 9,
        attachment_count: 9,
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
      last_completed_at: null,
      is_pinned: false,
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
});
