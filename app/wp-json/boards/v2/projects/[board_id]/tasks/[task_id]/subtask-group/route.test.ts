import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  addAssignees,
  aGroup,
  anAttachment,
  aParentOnAnotherBoard,
  aParentTask,
  aSubtask,
  aTask,
  atOnce,
  call,
  countersOfParent,
  historyOf,
  statusesOf,
  storedTask,
  subtasksIn,
} from "@/lib/testing";
import { sweepTrash } from "@/lib/trash/end";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { DELETE, POST, PUT } from "./route";

const HANDLERS = { POST, PUT, DELETE };

async function setUp() {
  const all = await aParentTask();
  const send = (method: keyof typeof HANDLERS, body: unknown, taskId = all.parent.id) =>
    call(HANDLERS[method], { as: all.anna, params: { board_id: all.board.id, task_id: taskId }, body });
  return { ...all, send };
}

describe("POST /projects/:board_id/tasks/:task_id/subtask-group", () => {
  test("adds a group after the others, and records an activity in the task's feed", async () => {
    const { parent, send } = await setUp();

    const { status, json } = await send("POST", { title: " Release\n<b>day</b> " });

    expect([status, json.message]).toEqual([200, "New Subtask group has been added"]);
    expect(Object.keys(json.subtaskGroup)).toEqual(["id", "task_id", "key", "value", "created_at", "updated_at"]);
    expect(json.subtaskGroup).toMatchObject({ task_id: parent.id, key: "group_name", value: "Release day" });
    expect((await db.subtaskGroup.findUniqueOrThrow({ where: { id: json.subtaskGroup.id } })).position.toFixed(2)).toBe(
      "3.00",
    );
    expect(await historyOf(parent)).toEqual({
      activities: [["created", "subtask group", null, "Release day"]],
      notifications: [],
    });
  });

  test("eight requests at once each get their own position", async () => {
    const { send } = await setUp();

    const answers = await atOnce(8, (at) => send("POST", { title: `G${at}` }));

    expect(statusesOf(answers)).toEqual(Array(8).fill(200));
    expect(new Set((await db.subtaskGroup.findMany()).map(({ position }) => position.toFixed(2))).size).toBe(10);
  });

  test("marks the task as changed, so that others load it again", async () => {
    const { parent, send } = await setUp();
    await db.task.update({ where: { id: parent.id }, data: { updatedAt: new Date(0) } });

    await send("POST", { title: "Group" });

    expect((await storedTask(parent)).updatedAt.getTime()).toBeGreaterThan(0);
  });

  test("answers 400 without a title, for one of more than 255 characters, and under a subtask", async () => {
    const { design, send } = await setUp();
    const [subtask] = await subtasksIn(design, "A");

    const answers = [
      await send("POST", {}),
      await send("POST", { title: "<br>" }),
      await send("POST", { title: "x".repeat(256) }),
      await send("POST", { title: "x" }, subtask?.id),
    ];

    expect(answers.map(({ status, json }) => [status, json.data.params?.title ?? json.message])).toEqual([
      [400, "The title field is required."],
      [400, "The title field is required."],
      [400, "The title must have at most 255 characters."],
      [400, "A subtask can't have subtasks."],
    ]);
    expect(await db.subtaskGroup.count()).toBe(2);
    expect((await send("POST", { title: "字".repeat(255) })).status).toBe(200);
  });
});

describe("PUT /projects/:board_id/tasks/:task_id/subtask-group", () => {
  test("renames a group, and records an activity in the task's feed", async () => {
    const { parent, design, send } = await setUp();

    const { status, json } = await send("PUT", { group_id: String(design.id), title: "Drafts" });

    expect([status, json.message, json.subtaskGroup.value]).toEqual([
      200,
      "Subtask group title has been added",
      "Drafts",
    ]);
    expect(await historyOf(parent)).toEqual({
      activities: [["updated", "subtask group", "Design", "Drafts"]],
      notifications: [],
    });
  });

  test("the same title records no activity", async () => {
    const { parent, design, send } = await setUp();

    expect((await send("PUT", { group_id: design.id, title: "Design" })).json.subtaskGroup).toMatchObject({
      id: design.id,
      value: "Design",
    });
    expect((await historyOf(parent)).activities).toEqual([]);
  });

  test("answers 400 without a group or a title", async () => {
    const { design, send } = await setUp();

    expect((await send("PUT", { title: "x" })).json.data.params).toEqual({
      group_id: "The group_id field is required.",
    });
    expect((await send("PUT", { group_id: design.id })).json.data.params).toEqual({
      title: "The title field is required.",
    });
  });
});

describe("DELETE /projects/:board_id/tasks/:task_id/subtask-group", () => {
  test("deletes the group with its subtasks, archived ones too, and everything that belongs to them", async () => {
    const { anna, parent, design, build, send } = await setUp();
    const [subtask = parent] = await subtasksIn(design, "A", "B");
    await subtasksIn(build, "Stays");
    await aSubtask(parent, { subtaskGroupId: design.id, title: "C", archivedAt: new Date(), position: 0 });
    await anAttachment(subtask);
    await addAssignees(subtask, anna);

    const { status, json } = await send("DELETE", { group_id: design.id });

    expect([status, json]).toEqual([200, { message: "Subtask group has been deleted" }]);
    expect(await db.task.findMany({ where: { parentId: parent.id } })).toMatchObject([{ title: "Stays" }]);
    expect(await db.subtaskGroup.findMany()).toMatchObject([{ id: build.id }]);
    await sweepTrash(new Date(Date.now() + 40 * 86_400_000));
    expect([await db.attachment.count(), await db.taskAssignee.count(), await db.discardedFile.count()]).toEqual([
      0, 0, 1,
    ]);
    expect(await countersOfParent(parent)).toEqual({ subtaskCount: 1, subtaskCompletedCount: 0 });
    expect(await historyOf(parent)).toEqual({
      activities: [
        ...["A", "B", "C"].map((title) => ["deleted", "subtask", title, null]),
        ["deleted", "subtask group", "Design", null],
      ],
      notifications: [],
    });
  });

  test("answers 400 without a group, and deletes nothing", async () => {
    const { send } = await setUp();

    for (const body of [{}, { group_id: "" }, { group_id: "all" }, { group_id: [1, 2] }])
      expect((await send("DELETE", body)).status).toBe(400);
    expect(await db.subtaskGroup.count()).toBe(2);
  });
});

describe.each(["PUT", "DELETE"] as const)("%s subtask-group", (method) => {
  test("S3: answers 404 for a group of another task or board, which stays as it is", async () => {
    const { anna, toDo, send } = await setUp();
    const [near, far] = [await aGroup(await aTask(toDo), "Near", 1), (await aParentOnAnotherBoard(anna)).group];
    const before = await db.subtaskGroup.findMany({ orderBy: { id: "asc" } });

    for (const group_id of [near.id, far.id, 99_999_999])
      expect(await send(method, { group_id, title: "Taken" })).toMatchObject({
        status: 404,
        json: { message: "Subtask group not found" },
      });

    expect(await db.subtaskGroup.findMany({ orderBy: { id: "asc" } })).toEqual(before);
  });
});

testRefusals(POST, PUT, DELETE);
