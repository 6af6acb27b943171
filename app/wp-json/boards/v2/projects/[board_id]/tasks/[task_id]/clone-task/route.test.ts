import { describe, expect, test } from "vitest";
import type { Stage, Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aComment,
  addAssignees,
  aField,
  aFieldValue,
  aLabel,
  aStage,
  aSubtask,
  aTask,
  attachLabel,
  aUser,
  call,
  idsOf,
  idsOfPeople,
  inSeparateTransaction,
  messagesOf,
  notificationLines,
  storedTask,
  waitForBlockedStatements,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { POST } from "./route";

const NOTHING = { assignee: false, subtask: false, label: false, attachment: false, comment: false };

const clone = (as: User, task: Task, stage: Stage, options: Record<string, unknown> = {}) =>
  call(POST, {
    as,
    params: { board_id: task.boardId, task_id: task.id },
    body: { title: "Copy", stage_id: stage.id, ...NOTHING, ...options },
  });

const cloneOf = ({ json }: { json: { task: { id: number } } }) => storedTask(json.task);

describe("POST /projects/:board_id/tasks/:task_id/clone-task", () => {
  test("makes a task with the same fields at the top of the stage, and counts it", async () => {
    const { anna, board, toDo, doing } = await aBoardOfAnna();
    const dueAt = new Date("2030-01-02T03:04:05Z");
    const task = await aTask(toDo, {
      title: "Paint",
      priority: "high",
      description: "<p>red</p>",
      dueAt,
      coverColor: "#ff0000",
      crmContactId: 7,
      estimatedMinutes: 30,
      isPinned: true,
      commentsCount: 3,
    });
    const first = await aTask(doing);

    const answer = await clone(anna, task, doing);

    expect(answer.status).toBe(200);
    expect(answer.json.message).toBe("Task has been cloned successfully");
    expect(answer.json.task).toMatchObject({
      board_id: board.id,
      stage_id: doing.id,
      title: "Copy",
      slug: "copy",
      status: "open",
      priority: "high",
      description: "<p>red</p>",
      due_at: "2030-01-02 03:04:05",
      position: "0.50",
      comments_count: 0,
      crm_contact_id: 7,
      created_by: anna.id,
      is_pinned: false,
      assignees: [],
      labels: [],
    });
    expect(idsOf(answer.json.updatedTasks)).toEqual(expect.arrayContaining([answer.json.task.id, first.id]));
    expect(await cloneOf(answer)).toMatchObject({ estimatedMinutes: 30, coverColor: "#ff0000" });
    expect(await db.board.findUnique({ where: { id: board.id } })).toMatchObject({
      tasksCount: 3,
      completedTasksCount: 0,
    });
    expect(await storedTask(task)).toMatchObject({
      title: "Paint",
      position: task.position,
      updatedAt: task.updatedAt,
    });
  });

  test("is open or closed as its stage says", async () => {
    const { anna, board, toDo, done } = await aBoardOfAnna();
    const task = await aTask(done, { status: "closed", lastCompletedAt: new Date("2020-01-01") });

    const [open, closed] = [await clone(anna, task, toDo), await clone(anna, task, done)];

    expect(open.json.task).toMatchObject({ status: "open", last_completed_at: null });
    expect(closed.json.task.status).toBe("closed");
    expect((await cloneOf(closed)).lastCompletedAt?.getFullYear()).toBeGreaterThan(2020);
    expect(await db.board.findUnique({ where: { id: board.id } })).toMatchObject({
      tasksCount: 3,
      completedTasksCount: 2,
    });
  });

  test.each([
    ["true", "as text", "true"],
    ["true", "as such", true],
    ["false", "as text", "false"],
  ])("the flag value %s %s", async (word, _, value) => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    await aSubtask(task);
    await addAssignees(task, max);
    await db.taskLabel.create({ data: { taskId: task.id, labelId: (await aLabel(board)).id, boardId: board.id } });
    await aComment(task, max);

    const { json } = await clone(anna, task, toDo, {
      assignee: value,
      subtask: value,
      label: value,
      attachment: value,
      comment: value,
    });

    const size = word === "true" ? 1 : 0;
    expect([
      json.task.assignees.length,
      json.task.labels.length,
      json.task.comments_count,
      json.task.settings.subtask_count,
    ]).toEqual([size, size, size, size]);
  });

  test("copies groups and active subtasks in their order, with their state, people, labels and values", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const [one, two] = [
      await aSubtask(task, { title: "one", priority: "high" }),
      await aSubtask(task, { title: "two", status: "closed", lastCompletedAt: new Date() }),
    ];
    await aSubtask(task, { archivedAt: new Date() });
    const label = await aLabel(board);
    const field = await aField(board, { type: "number" });
    await db.subtaskGroup.create({ data: { taskId: task.id, title: "Later", position: 2 } });
    await addAssignees(one, max);
    await attachLabel(two, label);
    for (const each of [task, one]) await aFieldValue(each, field, each.id);

    const { json } = await clone(anna, task, toDo, { assignee: true, subtask: true, label: true });

    const groups = await db.subtaskGroup.findMany({
      where: { taskId: json.task.id },
      orderBy: { position: "asc" },
      include: {
        subtasks: { orderBy: { position: "asc" }, include: { assignees: true, labels: true, customFieldValues: true } },
      },
    });
    expect(
      groups.map(({ title, subtasks }) => [
        title,
        subtasks.map((each) => [each.title, each.status, each.priority, each.position.toFixed(2)]),
      ]),
    ).toEqual([
      [
        "Steps",
        [
          ["one", "open", "high", one.position.toFixed(2)],
          ["two", "closed", "low", two.position.toFixed(2)],
        ],
      ],
      ["Later", []],
    ]);
    expect(groups[0]?.subtasks).toMatchObject([
      { createdById: anna.id, assignees: [{ userId: max.id }], labels: [], customFieldValues: [{ value: one.id }] },
      { assignees: [], labels: [{ labelId: label.id }] },
    ]);
    expect(json.task).toMatchObject({
      settings: { subtask_count: 2, subtask_completed_count: 1 },
      task_custom_fields: [{ foreign_id: field.id, settings: { value: task.id } }],
    });
    expect(await db.task.count({ where: { parentId: task.id } })).toBe(3);
  });

  test("copies comments with replies, mentions, authors and times, and notifies nobody", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const createdAt = new Date("2020-01-01T00:00:00Z");
    const comment = await aComment(task, max, { rawDescription: "hello", description: "<b>hello</b>", createdAt });
    await db.commentMention.create({ data: { commentId: comment.id, userId: anna.id } });
    await aComment(task, max, { parentId: comment.id, rawDescription: "yes" });

    const { json } = await clone(anna, task, toDo, { comment: true });

    const copies = await db.comment.findMany({
      where: { taskId: json.task.id },
      orderBy: { id: "asc" },
      include: { mentions: true },
    });
    expect(copies).toMatchObject([
      {
        createdById: max.id,
        authorName: "Max",
        authorEmail: max.email,
        createdAt,
        boardId: board.id,
        rawDescription: "hello",
        description: "<b>hello</b>",
        parentId: null,
        mentions: [{ userId: anna.id }],
      },
      { type: "reply", parentId: copies[0]?.id, rawDescription: "yes" },
    ]);
    expect(json.task.comments_count).toBe(1);
    expect(await db.notification.count()).toBe(0);
    expect(await db.comment.count({ where: { taskId: task.id } })).toBe(2);
  });

  test("assigns the task's people who may be assigned, notifies them, and they watch by their own settings", async () => {
    const { anna, max, toDo } = await aBoardOfAnna();
    const [task, gone] = [await aTask(toDo), await aUser()];
    await addAssignees(task, anna, max, gone);

    const { json } = await clone(anna, task, toDo, { assignee: true });

    expect([idsOfPeople(json.task.assignees), idsOfPeople(json.task.watchers)]).toEqual([
      [anna.id, max.id],
      [anna.id, max.id],
    ]);
    expect(await notificationLines()).toEqual([["task_assignee_changed", "has added you as an assignee.", [max.id]]]);
  });

  test("without the task's people it gets the stage's default people", async () => {
    const { anna, max, vera, toDo, doing } = await aBoardOfAnna();
    const task = await aTask(toDo);
    await addAssignees(task, anna);
    await db.stage.update({ where: { id: doing.id }, data: { hasDefaultPeople: true } });
    await db.stageDefaultAssignee.create({ data: { stageId: doing.id, userId: max.id } });
    await db.stageDefaultWatcher.create({ data: { stageId: doing.id, userId: vera.id } });

    const [without, withPeople] = [await clone(anna, task, doing), await clone(anna, task, doing, { assignee: true })];

    expect([without, withPeople].map(({ json }) => idsOfPeople(json.task.assignees))).toEqual([[max.id], [anna.id]]);
    expect(idsOfPeople(without.json.task.watchers)).toContain(vera.id);
  });

  test("runs as many SQL statements for many subtasks and comments as for few", async () => {
    const { anna, toDo } = await aBoardOfAnna();
    const statementsWith = async (size: number) => {
      const task = await aTask(toDo);
      const { id: _, ...first } = await aSubtask(task);
      await db.task.createMany({
        data: Array.from({ length: size }, (_none, at) => ({ ...first, position: at + 1_000 })),
      });
      const { id: __, ...comment } = await aComment(task, anna);
      await db.comment.createMany({ data: Array.from({ length: size }, () => comment) });
      return (await clone(anna, task, toDo, { assignee: true, subtask: true, label: true, comment: true })).queries;
    };
    await statementsWith(1);

    expect(await statementsWith(40)).toBe(await statementsWith(2));
  });

  test("copies what was written before it locked the task, and counts what it copied", async () => {
    const { anna, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    await aSubtask(task);

    const { cloning } = await inSeparateTransaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM task WHERE id = ${task.id} FOR NO KEY UPDATE`;
      const cloning = clone(anna, task, toDo, { subtask: true, comment: true });
      await waitForBlockedStatements();
      await tx.comment.create({
        data: {
          boardId: task.boardId,
          taskId: task.id,
          authorName: "Max",
          authorEmail: "",
          rawDescription: "Late",
          description: "Late",
        },
      });
      const group = await tx.subtaskGroup.create({ data: { taskId: task.id, title: "Late", position: 9 } });
      await tx.task.create({
        data: { boardId: task.boardId, parentId: task.id, subtaskGroupId: group.id, title: "Late", slug: "late" },
      });
      await tx.task.update({ where: { id: task.id }, data: { commentsCount: 1, subtaskCount: 2 } });
      return { cloning };
    });

    const { status, json } = await cloning;
    expect([status, json.task.comments_count, json.task.settings.subtask_count]).toEqual([200, 1, 2]);
    expect(await db.comment.count({ where: { taskId: json.task.id } })).toBe(1);
  });

  testRefusals(POST);

  test("answers 404 for a stage of another board, 400 for an archived one and for a subtask, and makes nothing", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const subtask = await aSubtask(task);
    const [elsewhere, archived] = [
      await aStage(await aBoard({ members: [[anna, "manager"]] })),
      await aStage(board, { archivedAt: new Date() }),
    ];

    const answers = [
      await clone(anna, task, elsewhere),
      await clone(anna, task, archived),
      await clone(anna, subtask, toDo),
    ];

    expect(messagesOf(answers)).toEqual([
      [404, "Stage not found"],
      [400, "This stage is archived. Please restore the stage first."],
      [400, "A subtask has no stage in which a clone could stand."],
    ]);
    expect(await db.task.count()).toBe(2);
  });

  test("answers 400 without any of the seven fields, and for an invalid flag", async () => {
    const { anna, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const send = (body: object) => call(POST, { as: anna, params: { board_id: task.boardId, task_id: task.id }, body });

    expect((await send({})).json.data.params).toEqual(
      Object.fromEntries(
        ["title", "stage_id", "assignee", "subtask", "label", "attachment", "comment"].map((field) => [
          field,
          `The ${field} field is required.`,
        ]),
      ),
    );
    expect((await clone(anna, task, toDo, { label: "perhaps" })).json.data.params).toEqual({
      label: "The label must be true or false.",
    });
    expect(await db.task.count()).toBe(1);
  });
});
