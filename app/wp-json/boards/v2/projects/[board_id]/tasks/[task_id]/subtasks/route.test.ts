import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  addAssignees,
  aGroup,
  aParentOnAnotherBoard,
  aParentTask,
  aSubtask,
  aTask,
  aUser,
  call,
  countersOf,
  countersOfParent,
  historyOf,
  messagesOf,
  positionsIn,
  recounted,
  storedTask,
  subtasksIn,
  titlesIn,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { GET, POST } from "./route";

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/;

describe("GET /projects/:board_id/tasks/:task_id/subtasks", () => {
  test("returns the groups in their order, each with its subtasks in theirs", async () => {
    const { max, vera, board, parent, design, build } = await aParentTask();
    await db.subtaskGroup.update({ where: { id: build.id }, data: { position: 0.5 } });
    const [, first] = [
      await aSubtask(parent, { subtaskGroupId: design.id, position: 2, title: "Second" }),
      await aSubtask(parent, { subtaskGroupId: design.id, position: 1, title: "First", status: "closed" }),
    ];
    await addAssignees(first, max);

    const { status, json } = await call(GET, { as: vera, params: { board_id: board.id, task_id: parent.id } });

    expect([status, Object.keys(json)]).toEqual([200, ["subtaskGroups"]]);
    expect(json.subtaskGroups).toMatchObject([
      { id: build.id, task_id: parent.id, key: "group_name", value: "Build", subtasks: [] },
      { id: design.id, task_id: parent.id, value: "Design", subtasks: [{ title: "First" }, { title: "Second" }] },
    ]);
    expect(json.subtaskGroups[1].subtasks[0]).toMatchObject({
      parent_id: parent.id,
      stage_id: null,
      status: "closed",
      position: "1.00",
      meta: { subtask_group_id: String(design.id) },
      subtask_group_id: design.id,
      repeat_task_meta: null,
      assignees: [{ ID: max.id }],
    });
    for (const key of ["created_at", "updated_at"]) expect(json.subtaskGroups[0][key]).toMatch(ISO);
  });

  test("leaves out archived subtasks and those of other tasks", async () => {
    const { anna, board, toDo, parent, design } = await aParentTask();
    await aSubtask(parent, { subtaskGroupId: design.id, archivedAt: new Date(), position: 0 });
    await aSubtask(await aTask(toDo));

    const { json } = await call(GET, { as: anna, params: { board_id: board.id, task_id: parent.id } });

    expect(json.subtaskGroups.map(({ subtasks }: { subtasks: unknown[] }) => subtasks)).toEqual([[], []]);
  });

  test("a task without groups and a subtask have none, and reading makes none", async () => {
    const { anna, board, toDo, parent, design } = await aParentTask();
    const [subtask = parent] = await subtasksIn(design, "A");
    const groups = await db.subtaskGroup.count();

    for (const { id } of [subtask, await aTask(toDo)]) {
      expect((await call(GET, { as: anna, params: { board_id: board.id, task_id: id } })).json).toEqual({
        subtaskGroups: [],
      });
    }
    expect(await db.subtaskGroup.count()).toBe(groups);
  });
});

describe("POST /projects/:board_id/tasks/:task_id/subtasks", () => {
  const setUp = async () => {
    const all = await aParentTask();
    const add = (body: unknown, taskId = all.parent.id) =>
      call(POST, { as: all.anna, params: { board_id: all.board.id, task_id: taskId }, body });
    return { ...all, add };
  };

  test("adds an open subtask at the end of the group, in no stage and watched by nobody", async () => {
    const { anna, board, parent, build, add } = await setUp();
    await subtasksIn(build, "A");

    const { status, json } = await add({
      title: " The <b>new</b>\nsubtask ",
      group_id: String(build.id),
      due_at: "2031-02-03T10:00:00Z",
    });

    expect([status, json.message]).toEqual([200, "Subtask has been added"]);
    expect(json.subtask).toMatchObject({
      title: "The new subtask",
      slug: "the-new-subtask",
      parent_id: parent.id,
      board_id: board.id,
      stage_id: null,
      status: "open",
      priority: "low",
      due_at: "2031-02-03 10:00:00",
      started_at: null,
    });
    expect(json.subtask).toMatchObject({
      position: "2.00",
      created_by: anna.id,
      type: "task",
      meta: { subtask_group_id: String(build.id) },
      repeat_task_meta: null,
      assignees: [],
      watchers: [],
    });
    expect(await positionsIn(build)).toEqual(["A 1.00", "The new subtask 2.00"]);
  });

  test("counts only on its parent, is recorded in its feed, notifies its people and marks it as changed", async () => {
    const { max, board, parent, add } = await setUp();
    await db.task.update({ where: { id: parent.id }, data: { updatedAt: new Date(0) } });

    await add({ title: "Step" });

    expect(await countersOfParent(parent)).toEqual({ subtaskCount: 1, subtaskCompletedCount: 0 });
    expect(await countersOf(board)).toEqual(await recounted(board));
    expect(await historyOf(parent)).toEqual({
      activities: [["added", "subtask", null, "Step"]],
      notifications: [["subtask_added", "Step", max.id]],
    });
    expect((await storedTask(parent)).updatedAt.getTime()).toBeGreaterThan(0);
  });

  test.each([true, "true", "yes", 1])("add_to_top %o puts it before the others", async (add_to_top) => {
    const { build, add } = await setUp();
    await subtasksIn(build, "A", "B");

    await add({ title: "Top", group_id: build.id, add_to_top });

    expect(await positionsIn(build)).toEqual(["Top 0.50", "A 1.00", "B 2.00"]);
  });

  test("renumbers a group without room on top", async () => {
    const { build, add, parent } = await setUp();
    for (const [at, title] of ["A", "B", "C"].entries())
      await aSubtask(parent, { subtaskGroupId: build.id, title, position: (at + 1) / 100 });

    await add({ title: "Top", group_id: build.id, add_to_top: true });

    expect(await positionsIn(build)).toEqual(["Top 0.50", "A 1.00", "B 2.00", "C 3.00"]);
  });

  test("without a group it goes to the first one, which is made if there is none", async () => {
    const { board, toDo, design, add } = await setUp();
    const bare = await aTask(toDo);

    for (const group_id of [undefined, null, ""]) await add({ title: "In the first", group_id });
    const made = [await add({ title: "One" }, bare.id), await add({ title: "Two" }, bare.id)];

    expect(await titlesIn(design)).toEqual(Array(3).fill("In the first"));
    const groups = await db.subtaskGroup.findMany({ where: { taskId: bare.id } });
    expect(groups).toMatchObject([{ title: "Untitled Group" }]);
    expect(made.map(({ json }) => json.subtask.subtask_group_id)).toEqual(Array(2).fill(groups[0]?.id));
    expect(await countersOf(board)).toEqual(await recounted(board));
  });

  test("sets text, priority, reminder and the first of the people, who is notified", async () => {
    const { max, vera, add } = await setUp();

    const { json } = await add({
      title: "Step",
      description: '<p onclick="x">Hi</p>',
      priority: "high",
      due_at: "2031-02-03 10:00:00",
      reminder_type: "1_hour_before",
      assignees: [String(max.id), vera.id],
    });

    expect(json.subtask).toMatchObject({
      description: "<p>Hi</p>",
      priority: "high",
      reminder_type: "1_hour_before",
      remind_at: "2031-02-03 09:00:00",
      assignees: [{ ID: max.id }],
    });
    expect(json.subtask.assignees).toHaveLength(1);
    expect((await historyOf(json.subtask)).notifications).toEqual([
      ["task_assignee_changed", "has added you as an assignee.", max.id],
    ]);
  });

  test.each(["שלום עולם", "買い物 🎉", "e\u0301 ".repeat(300).trim(), "x".repeat(1_000)])(
    "accepts the title %.20s",
    async (title) => {
      const { add } = await setUp();

      expect((await add({ title })).json.subtask.title).toBe(title);
    },
  );

  test("on a roadmap it is an idea like its parent", async () => {
    const { board, add } = await setUp();
    await db.board.update({ where: { id: board.id }, data: { type: "roadmap" } });

    expect((await add({ title: "Step" })).json.subtask.type).toBe("roadmap");
  });

  test("answers 400 for wrong values, and adds nothing", async () => {
    const { parent, design, add } = await setUp();
    const [subtask] = await subtasksIn(design, "A");
    const stranger = await aUser();

    const answers = [
      await add({}),
      await add({ title: " \n" }),
      await add({ title: ["x"] }),
      await add({ title: "x", due_at: "soon" }),
      await add({ title: "x", group_id: "first" }),
      await add({ title: "x", assignees: [stranger.id] }),
      await add({ title: "x", priority: "very" }),
      await add({ title: "x" }, subtask?.id),
    ];

    expect(messagesOf(answers)).toEqual([
      [400, "Invalid parameter(s): title"],
      [400, "Invalid parameter(s): title"],
      [400, "Invalid parameter(s): title"],
      [400, "Invalid parameter(s): due_at"],
      [400, "Invalid parameter(s): group_id"],
      [400, "Only members of the board can be assigned."],
      [400, "Invalid parameter(s): priority"],
      [400, "A subtask can't have subtasks."],
    ]);
    expect([await db.task.count(), await db.activity.count(), (await countersOfParent(parent)).subtaskCount]).toEqual([
      2, 0, 1,
    ]);
  });

  test("S3: answers 404 for a group of another task or board, and adds nothing", async () => {
    const { anna, toDo, add } = await setUp();
    const other = await aTask(toDo);
    const [near, far] = [await aGroup(other, "Near", 1), (await aParentOnAnotherBoard(anna)).group];
    const before = await db.task.count();

    for (const group_id of [near.id, far.id, 99_999_999])
      expect(await add({ title: "x", group_id })).toMatchObject({
        status: 404,
        json: { message: "Subtask group not found" },
      });

    expect(await db.task.count()).toBe(before);
  });

  testRefusals(GET, POST);
});
