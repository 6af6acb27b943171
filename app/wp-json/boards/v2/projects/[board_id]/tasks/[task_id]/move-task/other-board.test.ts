import { beforeEach, describe, expect, test } from "vitest";
import type { CustomField, Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  aComment,
  aCommentImage,
  addAssignees,
  addWatchers,
  aField,
  aFieldValue,
  aLabel,
  aMember,
  anAttachment,
  aNotification,
  aServiceAdmin,
  aStage,
  aSubtask,
  aTask,
  aTaskOfAnna,
  attachLabel,
  aUser,
  call,
  countersOf,
  idsOf,
  idsOfPeople,
  LONG_AGO,
  messagesOf,
  storedTask,
} from "@/lib/testing";
import { PUT } from "./route";

let plan: Awaited<ReturnType<typeof aPlan>>;
beforeEach(async () => {
  plan = await aPlan();
});

async function aPlan() {
  const home = await aTaskOfAnna({ title: "Paint" });
  const { anna, max } = home;
  const other = await aBoard({
    title: "Shop",
    members: [
      [anna, "member"],
      [max, "viewer"],
    ],
  });
  return { ...home, other, stage: await aStage(other, { title: "Inbox" }) };
}

const move = (place: Record<string, unknown> = {}, as = plan.anna, task = plan.task) =>
  call(PUT, {
    as,
    params: { board_id: plan.board.id, task_id: task.id },
    body: { newStageId: plan.stage.id, newBoardId: plan.other.id, ...place },
  });

/** The numbers of tasks and of completed tasks on both boards. */
const counts = async () => (await Promise.all([countersOf(plan.board), countersOf(plan.other)])).map(Object.values);
const boardsOf = async (rows: Promise<{ boardId: number }[]>) => [
  ...new Set((await rows).map(({ boardId }) => boardId)),
];
const onOldBoard = (task: Task = plan.task) =>
  db.task.findFirst({ where: { id: task.id, boardId: plan.board.id, stageId: plan.toDo.id } });

describe("PUT move-task to another board", () => {
  test("moves the task to the position in the stage, counts it there, and returns what changed on both boards", async () => {
    const first = await aTask(plan.stage);
    const stays = await aTask(plan.toDo);

    const { status, json } = await move({ newIndex: 1 });

    expect(status).toBe(200);
    expect(json).toMatchObject({
      message: "Task has been updated",
      task: { id: plan.task.id, board_id: plan.other.id, stage_id: plan.stage.id, position: "0.50", status: "open" },
    });
    expect(json.last_updated).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(idsOf(json.updatedTasks)).toEqual([plan.task.id, stays.id]);
    expect(idsOf(json.updatedTasks)).not.toContain(first.id);
    expect(await counts()).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect((await db.board.findUniqueOrThrow({ where: { id: plan.board.id } })).tasksResetAt).not.toBeNull();
  });

  test("renumbers the stage when no gap is left, and returns those tasks too", async () => {
    const [one, two] = [await aTask(plan.stage, { position: 0.01 }), await aTask(plan.stage, { position: 0.02 })];

    const { json } = await move({ prevTaskId: one.id, nextTaskId: two.id });

    expect(json.updatedTasks.map(({ id, position }: { id: number; position: string }) => [id, position])).toEqual([
      [plan.task.id, "1.50"],
      [one.id, "1.00"],
      [two.id, "2.00"],
    ]);
  });

  test("moves subtasks, comments, files, time, activities and notifications along", async () => {
    const { anna, board, task, other } = plan;
    const subtask = await aSubtask(task);
    const own = { boardId: board.id, taskId: task.id };
    const comment = await aComment(task, anna);
    const reply = await aComment(task, anna, { parentId: comment.id });
    const cover = await anAttachment(task);
    await aCommentImage(task, anna, { commentId: reply.id });
    await anAttachment(subtask);
    await db.task.update({
      where: { id: task.id },
      data: { coverAttachmentId: cover.id, crmContactId: 7, description: "kept" },
    });
    await db.timeTrack.create({ data: { ...own, userId: anna.id } });
    await db.activity.create({ data: { ...own, action: "created", column: "task" } });
    await aNotification(task, anna);

    expect((await move()).json.task).toMatchObject({
      comments_count: 1,
      crm_contact_id: 7,
      description: "kept",
      settings: { subtask_count: 1 },
    });

    for (const rows of [
      db.task.findMany({ where: { OR: [{ id: task.id }, { parentId: task.id }] } }),
      db.comment.findMany(),
      db.attachment.findMany(),
      db.timeTrack.findMany(),
      db.activity.findMany({ where: { taskId: task.id } }),
      db.notification.findMany(),
    ]) {
      expect(await boardsOf(rows)).toEqual([other.id]);
    }
    expect(await storedTask(subtask)).toMatchObject({
      parentId: task.id,
      stageId: null,
      subtaskGroupId: subtask.subtaskGroupId,
      position: subtask.position,
    });
    expect(await storedTask(task)).toMatchObject({ coverAttachmentId: cover.id });
    expect(await db.notificationRecipient.count()).toBe(1);
  });

  test("replaces labels by those of the same title and colour; the others are dropped", async () => {
    const { board, task, other } = plan;
    const subtask = await aSubtask(task);
    const [bug, blue, other1] = [
      await aLabel(board, { title: "Bug", bgColor: "#AA0000" }),
      await aLabel(board, { title: null, bgColor: "#0000ff" }),
      await aLabel(board, { title: "Bug", bgColor: "#00ff00" }),
    ];
    const [theirBug, theirBlue] = [
      await aLabel(other, { title: "Bug", bgColor: "#aa0000" }),
      await aLabel(other, { title: null, bgColor: "#0000ff" }),
    ];
    for (const label of [bug, blue, other1]) await attachLabel(task, label);
    await attachLabel(subtask, bug);

    const { json } = await move();

    expect(idsOf(json.task.labels)).toEqual([theirBug.id, theirBlue.id]);
    expect(await db.taskLabel.findMany({ where: { taskId: subtask.id } })).toMatchObject([
      { labelId: theirBug.id, boardId: other.id },
    ]);
  });

  test("moves custom values to fields of the same title, in any case, and of a type that can store them", async () => {
    const { board, task, other } = plan;
    const mine: [CustomField, string | number | string[]][] = [
      [await aField(board, { title: "Size", type: "number" }), 3],
      [await aField(board, { title: "Kind" }), "x"],
      [await aField(board, { title: "Pick", type: "select", options: ["a", "b"] }), "a"],
      [await aField(board, { title: "Many", type: "multi_select", options: ["a", "b"] }), ["a", "b"]],
    ];
    for (const [field, value] of mine) await aFieldValue(task, field, value);
    const theirSize = await aField(other, { title: "SIZE", type: "number" });
    await aField(other, { title: "Kind", type: "number" });
    await aField(other, { title: "Pick", type: "select", options: ["b"] });
    const theirMany = await aField(other, { title: "Many", type: "multi_select", options: ["b", "c"] });

    const { json } = await move();

    expect(json.task.task_custom_fields).toMatchObject([
      { foreign_id: theirSize.id, settings: { value: 3 } },
      { foreign_id: theirMany.id, settings: { value: ["b"] } },
    ]);
  });

  test("people who are not on the other board lose assignment, watching and notifications; admins and viewers stay", async () => {
    const { anna, max, vera, task } = plan;
    const boss = await aServiceAdmin();
    const everybody = [anna, max, vera, boss];
    await addAssignees(task, ...everybody);
    await addWatchers(task, ...everybody);
    for (const person of everybody) await aNotification(task, person);

    const { json } = await move();

    expect([idsOfPeople(json.task.assignees), idsOfPeople(json.task.watchers)]).toEqual([
      [anna.id, max.id, boss.id],
      [anna.id, max.id, boss.id],
    ]);
    expect(json.task.assignees.map(({ role }: { role: string }) => role)).toEqual(["Member", "Viewer", "Admin"]);
    expect(await db.notificationRecipient.findMany({ where: { userId: vera.id } })).toEqual([]);
  });

  test("removes dependencies on tasks that stay, and keeps those within the task", async () => {
    const { board, toDo, task, other } = plan;
    const [stays, one, two] = [await aTask(toDo), await aSubtask(task), await aSubtask(task)];
    await db.taskDependency.createMany({
      data: [
        [stays, task],
        [task, stays],
        [one, two],
      ].map(([before, after]) => ({ predecessorId: before?.id ?? 0, successorId: after?.id ?? 0, boardId: board.id })),
    });

    await move();

    expect(await db.taskDependency.findMany()).toMatchObject([
      { predecessorId: one.id, successorId: two.id, boardId: other.id },
    ]);
  });

  test("tasks that depended on it and stay have an activity and count as changed", async () => {
    const { anna, board, toDo, task } = plan;
    const [before, after, other] = [
      await aTask(toDo, { title: "Sand" }),
      await aTask(toDo, { title: "Dry" }),
      await aTask(toDo),
    ];
    const [step, inner] = [await aSubtask(other), await aSubtask(task, { title: "Mix" })];
    await db.taskDependency.createMany({
      data: [
        [before, task],
        [task, after],
        [inner, step],
      ].map(([from, to]) => ({ predecessorId: from?.id ?? 0, successorId: to?.id ?? 0, boardId: board.id })),
    });
    await db.$executeRaw`UPDATE task SET updated_at = '2020-01-01'`;

    const { json } = await move();

    expect(idsOf(json.updatedTasks)).toEqual([task.id, before.id, after.id]);
    const changed = { where: { boardId: board.id, updatedAt: { gt: LONG_AGO } }, orderBy: { id: "asc" } } as const;
    expect(idsOf(await db.task.findMany(changed))).toEqual([before.id, after.id, step.id]);
    const line = { boardId: board.id, action: "removed", createdById: anna.id };
    expect(await db.activity.findMany({ where: { action: "removed" }, orderBy: { taskId: "asc" } })).toMatchObject([
      { ...line, taskId: before.id, column: "successor", newValue: "Paint", settings: { task_id: task.id } },
      { ...line, taskId: after.id, column: "predecessor", newValue: "Paint", settings: { task_id: task.id } },
      { ...line, taskId: step.id, column: "predecessor", newValue: "Mix", settings: { task_id: inner.id } },
    ]);
  });

  test.each([
    ["to the stage of the same title", "Inbox", "open", true],
    ["without a stage where that of its title closes tasks", "Inbox", "closed", false],
    ["without a stage where there is none of its title", "Elsewhere", "open", false],
  ] as const)("moves its repeat rule along, %s", async (_, title, defaultTaskStatus, isThere) => {
    await db.stage.update({ where: { id: plan.stage.id }, data: { defaultTaskStatus } });
    const chosen = await aStage(plan.board, { title });
    await db.repeatRule.create({
      data: { taskId: plan.task.id, boardId: plan.board.id, unit: "daily", stageId: chosen.id },
    });

    await move();

    expect(await db.repeatRule.findMany()).toMatchObject([
      { taskId: plan.task.id, boardId: plan.other.id, stageId: isThere ? plan.stage.id : null, unit: "daily" },
    ]);
  });

  test("the stage closes it and adds its default people", async () => {
    await db.stage.update({
      where: { id: plan.stage.id },
      data: { defaultTaskStatus: "closed", hasDefaultPeople: true },
    });
    await db.stageDefaultAssignee.createMany({
      data: [plan.max, plan.vera].map(({ id }) => ({ stageId: plan.stage.id, userId: id })),
    });

    const { json } = await move();

    expect(json.task).toMatchObject({ status: "closed", assignees: [{ ID: plan.max.id }] });
    expect(await counts()).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test("counts a closed task as such, and reopens it in an open stage", async () => {
    const { done } = plan;
    const [remaining, reopened] = [
      await aTask(plan.toDo, { status: "closed" }),
      await aTask(done, { status: "closed" }),
    ];

    expect((await move({}, plan.anna, remaining)).json.task.status).toBe("closed");
    expect((await move({}, plan.anna, reopened)).json.task.status).toBe("open");
    expect(await counts()).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  test("an idea becomes a task, and a task an idea, as the other board requires", async () => {
    await db.board.update({ where: { id: plan.other.id }, data: { type: "roadmap" } });

    expect((await move()).json.task.type).toBe("roadmap");
    const back = await call(PUT, {
      as: plan.anna,
      params: { board_id: plan.other.id, task_id: plan.task.id },
      body: { newStageId: plan.toDo.id, newBoardId: plan.board.id },
    });
    expect(back.json.task.type).toBe("task");
  });

  test("an earlier `last_boards_updated` widens what is returned as updated", async () => {
    const old = await aTask(plan.toDo);
    await db.$executeRaw`UPDATE task SET updated_at = now() - interval '1 hour' WHERE id = ${old.id}`;
    const last_boards_updated = new Date(Date.now() - 2 * 3_600_000).toISOString();

    expect(idsOf((await move({ last_boards_updated })).json.updatedTasks)).toEqual([plan.task.id, old.id]);
  });
});

describe("a move to another board is refused", () => {
  test("answers 404 for a stranger's board and for an unknown one, with the same message", async () => {
    const strange = await aStage(await aBoard());

    const answers = [
      await move({ newBoardId: strange.boardId, newStageId: strange.id }),
      await move({ newBoardId: 999_999 }),
    ];

    expect(messagesOf(answers)).toEqual([
      [404, "Board not found"],
      [404, "Board not found"],
    ]);
    expect(await onOldBoard()).not.toBeNull();
  });

  test("answers 403 for people who are viewers on the other board", async () => {
    const task = await aTask(plan.toDo);

    expect((await move({}, plan.max, task)).status).toBe(403);
    expect(await onOldBoard(task)).not.toBeNull();
  });

  test("answers 404 for a stage that is not on the other board, 400 for an archived one and for a subtask", async () => {
    const archived = await aStage(plan.other, { archivedAt: new Date() });
    const subtask = await aSubtask(plan.task);

    const answers = [
      await move({ newStageId: plan.doing.id }),
      await move({ newStageId: archived.id }),
      await move({}, plan.anna, subtask),
    ];

    expect(messagesOf(answers)).toEqual([
      [404, "Stage not found"],
      [400, "What is archived can't be moved. Please restore it first."],
      [400, "A subtask has no stage to move to."],
    ]);
    expect(await onOldBoard()).not.toBeNull();
    expect(await counts()).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  test("shows e-mail addresses by the reader's role on each of the two boards", async () => {
    const [watcher, stays] = [await aUser(), await aTask(plan.toDo)];
    for (const board of [plan.board, plan.other]) await aMember(board, watcher);
    await db.boardMember.updateMany({ where: { userId: watcher.id }, data: { invitedEmail: watcher.email } });
    for (const { id } of [plan.task, stays]) await db.taskWatcher.create({ data: { taskId: id, userId: watcher.id } });

    const { json } = await move();

    const emails = json.updatedTasks.map(
      ({ watchers }: { watchers: { user_email: string }[] }) => watchers[0]?.user_email === watcher.email,
    );
    expect(emails).toEqual([false, true]);
  });
});
