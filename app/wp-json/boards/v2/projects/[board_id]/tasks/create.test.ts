import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aLabel, aMember, aStage, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { POST } from "./route";

/** Anna's board and a way to create on it: `create({ title: "x" })` gives board and stage by itself. */
async function aBoardToCreateOn() {
  const people = await aBoardOfAnna();
  const { anna, board, toDo } = people;
  const create = (task: unknown = {}, as = anna) =>
    call(POST, {
      as,
      params: { board_id: board.id },
      body: {
        task:
          typeof task === "object" && task !== null
            ? { title: "Task", board_id: board.id, stage_id: toDo.id, ...task }
            : task,
      },
    });
  return { ...people, create };
}

describe("POST /projects/:board_id/tasks", () => {
  test("makes a task at the end of its stage: 201 with the task, its stage and its board", async () => {
    const { anna, board, toDo, create } = await aBoardToCreateOn();
    const earlier = await aTask(toDo);

    const { status, json } = await create({ title: "Write the tests" });

    expect([status, json.message]).toEqual([201, "Task has been successfully created"]);
    expect(json.task).toMatchObject({
      ...{
        board_id: board.id,
        stage_id: toDo.id,
        title: "Write the tests",
        slug: "write-the-tests",
        status: "open",
        type: "task",
        priority: "low",
        position: "2.00",
      },
      ...{
        created_by: anna.id,
        description: null,
        source: "web",
        lead_value: "0.00",
        issue_number: null,
        is_pinned: false,
        isOverdue: false,
        isUpcoming: false,
      },
      settings: { cover: { backgroundColor: "" }, subtask_count: 0, attachment_count: 0, subtask_completed_count: 0 },
      ...{
        meta: [],
        repeat_task_meta: null,
        assignees: [],
        labels: [],
        is_watching: true,
        watchers: [{ ID: anna.id }],
      },
      stage: { id: toDo.id, title: "To do", type: "stage" },
      board: { id: board.id, settings: { tasks_count: 2 }, isUserOnlyViewer: false },
    });
    expect(json.updatedTasks.map(({ id }: { id: number }) => id)).toEqual([json.task.id, earlier.id]);
    expect(await db.board.findUnique({ where: { id: board.id } })).toMatchObject({
      tasksCount: 2,
      completedTasksCount: 0,
    });
  });

  test("writes a line on the task and one on the board", async () => {
    const { anna, board, create } = await aBoardToCreateOn();

    const { json } = await create({ title: "Write the tests" });

    expect(await db.activity.findMany({ orderBy: { id: "asc" } })).toMatchObject([
      {
        taskId: json.task.id,
        boardId: board.id,
        action: "created",
        column: "task",
        newValue: "Write the tests",
        description: null,
        createdById: anna.id,
      },
      {
        taskId: null,
        boardId: board.id,
        action: "created",
        column: "task",
        newValue: "Write the tests",
        description: "on stage To do",
        settings: { task_id: json.task.id },
      },
    ]);
  });

  test("takes all that a task may be given", async () => {
    const { max, vera, board, create } = await aBoardToCreateOn();
    const label = await aLabel(board);

    const { json } = await create({
      ...{
        description: "<p>Hello <b>x</b></p>",
        priority: "urgent",
        crm_contact_id: "7",
        is_template: "yes",
        assignees: [max.id, String(vera.id)],
        labels: label.id,
      },
      ...{
        due_at: "2031-02-03",
        started_at: "2031-02-01 10:11:12",
        settings: { cover: { backgroundColor: "#4bce97" } },
      },
    });

    expect(json.task).toMatchObject({
      ...{
        description: "<p>Hello <b>x</b></p>",
        priority: "urgent",
        crm_contact_id: 7,
        meta: { is_template: "yes" },
        due_at: "2031-02-03 00:00:00",
        started_at: "2031-02-01 10:11:12",
      },
      settings: { cover: { backgroundColor: "#4bce97" } },
      ...{
        isUpcoming: true,
        assignees: [
          { ID: max.id, role: "Member" },
          { ID: vera.id, role: "Viewer" },
        ],
        labels: [{ id: label.id }],
      },
    });
    expect(json.task.watchers).toHaveLength(3);
  });

  test("takes the reminder, the source and the value from the client", async () => {
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
  ])("%j is kept as %j", async (given, expected) => {
    const { create } = await aBoardToCreateOn();

    const { status, json } = await create(given);

    expect(status).toBe(201);
    expect(json.task).toMatchObject(expected);
  });

  test("a form with brackets does as well as JSON", async () => {
    const { anna, max, board, toDo } = await aBoardToCreateOn();
    const body = `task[title]=Form&task[board_id]=${board.id}&task[stage_id]=${toDo.id}&task[assignees][]=${max.id}&task[settings][cover][backgroundColor]=%23fff`;

    const { status, json } = await call(POST, {
      as: anna,
      params: { board_id: board.id },
      body,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });

    expect([status, json.task.title, json.task.assignees.length, json.task.settings.cover.backgroundColor]).toEqual([
      201,
      "Form",
      1,
      "#fff",
    ]);
  });

  test.each([
    [1, ["new", "a", "b"]],
    ["2", ["a", "new", "b"]],
    [3, ["a", "b", "new"]],
    [99, ["a", "b", "new"]],
    [0, ["new", "a", "b"]],
    [-5, ["new", "a", "b"]],
    ["1.00", ["new", "a", "b"]],
    [2.5, ["a", "new", "b"]],
    [null, ["a", "b", "new"]],
  ])("place %o is counted from 1", async (position, expected) => {
    const { toDo, create } = await aBoardToCreateOn();
    for (const title of ["a", "b"]) await aTask(toDo, { title });

    await create({ title: "new", position });

    expect(
      (await db.task.findMany({ where: { stageId: toDo.id }, orderBy: { position: "asc" } })).map(({ title }) => title),
    ).toEqual(expected);
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
    expect(await db.board.findUnique({ where: { id: board.id } })).toMatchObject({
      tasksCount: 1,
      completedTasksCount: 1,
    });
  });

  test("a stage's default people are assigned and watch, except who is no member any more", async () => {
    const { max, vera, toDo, create } = await aBoardToCreateOn();
    const gone = await aUser();
    await db.stage.update({ where: { id: toDo.id }, data: { hasDefaultPeople: true } });
    await db.stageDefaultAssignee.createMany({ data: [max, gone].map(({ id }) => ({ stageId: toDo.id, userId: id })) });
    await db.stageDefaultWatcher.createMany({ data: [vera, gone].map(({ id }) => ({ stageId: toDo.id, userId: id })) });

    const { status, json } = await create();

    const ids = (people: { ID: number }[]) => people.map(({ ID }) => ID).sort();
    expect([status, ids(json.task.assignees)]).toEqual([201, [max.id]]);
    expect(ids(json.task.watchers)).not.toContain(gone.id);
    expect(ids(json.task.watchers)).toContain(vera.id);
  });

  test("people watch by their own rules: the board's before the global ones", async () => {
    const { anna, max, vera, board, create } = await aBoardToCreateOn();
    await db.userSetting.create({
      data: { userId: anna.id, key: "notifications", value: { watch_on_creating_task: false } },
    });
    await db.userSetting.create({
      data: { userId: max.id, key: "notifications", value: { watch_on_assigning: false } },
    });
    await db.userSetting.create({
      data: { userId: vera.id, key: "notifications", value: { watch_on_assigning: false } },
    });
    await db.boardMember.update({
      where: { boardId_userId: { boardId: board.id, userId: vera.id } },
      data: { preferences: { watch_on_assigning: true } },
    });

    const { json } = await create({ assignees: [max.id, vera.id] });

    expect(json.task.watchers.map(({ ID }: { ID: number }) => ID)).toEqual([vera.id]);
  });

  test("tells who was assigned, never who did it", async () => {
    const { anna, max, create } = await aBoardToCreateOn();

    await create({ assignees: [anna.id, max.id] });

    expect(await db.notification.findMany({ include: { recipients: true } })).toMatchObject([
      {
        kind: "task_assignee_changed",
        description: "has added you as an assignee.",
        recipients: [{ userId: max.id }],
      },
    ]);
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

  test("an admin who is no member may create and be assigned", async () => {
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
