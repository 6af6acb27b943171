import { beforeEach, describe, expect, test } from "vitest";
import type { Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aLabel, aMember, aStage, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aServiceAdmin, aUser } from "@/lib/testing/factories/people";
import { PUT } from "./route";

const aPlan = async () => {
  const home = await aBoardOfAnna();
  const other = await aBoard({
    title: "Shop",
    members: [
      [home.anna, "member"],
      [home.max, "viewer"],
    ],
  });
  const stage = await aStage(other, { title: "Inbox" });
  return { ...home, task: await aTask(home.toDo, { title: "Paint" }), other, stage };
};
let plan: Awaited<ReturnType<typeof aPlan>>;

beforeEach(async () => {
  plan = await aPlan();
});

const move = (place: Record<string, unknown> = {}, as = plan.anna, task = plan.task) =>
  call(PUT, {
    as,
    params: { board_id: plan.board.id, task_id: task.id },
    body: { newStageId: plan.stage.id, newBoardId: plan.other.id, ...place },
  });

const countsOf = async ({ id }: { id: number }) => {
  const { tasksCount, completedTasksCount } = await db.board.findUniqueOrThrow({ where: { id } });
  return [tasksCount, completedTasksCount];
};
const boardsOf = async (rows: Promise<{ boardId: number }[]>) => [
  ...new Set((await rows).map(({ boardId }) => boardId)),
];
const onHome = (task: Task = plan.task) =>
  db.task.findFirst({ where: { id: task.id, boardId: plan.board.id, stageId: plan.toDo.id } });

describe("PUT move-task to another board", () => {
  test("puts the task at the place in the stage, counts it there, and says what changed on both boards", async () => {
    const first = await aTask(plan.stage);
    const stays = await aTask(plan.toDo);

    const { status, json } = await move({ newIndex: 1 });

    expect(status).toBe(200);
    expect(json).toMatchObject({
      message: "Task has been updated",
      task: { id: plan.task.id, board_id: plan.other.id, stage_id: plan.stage.id, position: "0.50", status: "open" },
    });
    expect(json.last_updated).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(json.updatedTasks.map(({ id }: { id: number }) => id)).toEqual([plan.task.id, stays.id]);
    expect(json.updatedTasks.map(({ id }: { id: number }) => id)).not.toContain(first.id);
    expect([await countsOf(plan.board), await countsOf(plan.other)]).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect((await db.board.findUniqueOrThrow({ where: { id: plan.board.id } })).tasksResetAt).not.toBeNull();
  });

  test("numbers the stage anew when no gap is left, and answers those tasks too", async () => {
    const [one, two] = [await aTask(plan.stage, { position: 0.01 }), await aTask(plan.stage, { position: 0.02 })];

    const { json } = await move({ prevTaskId: one.id, nextTaskId: two.id });

    expect(json.updatedTasks.map(({ id, position }: { id: number; position: string }) => [id, position])).toEqual([
      [plan.task.id, "1.50"],
      [one.id, "1.00"],
      [two.id, "2.00"],
    ]);
  });

  test("takes subtasks, comments, files, time, lines and notifications along", async () => {
    const { anna, board, task, other } = plan;
    const subtask = await aSubtask(task);
    const own = { boardId: board.id, taskId: task.id };
    const comment = await db.comment.create({
      data: { ...own, authorName: "Anna", authorEmail: "", rawDescription: "a", description: "a" },
    });
    const reply = await db.comment.create({
      data: {
        ...own,
        taskId: task.id,
        parentId: comment.id,
        type: "reply",
        authorName: "Anna",
        authorEmail: "",
        rawDescription: "b",
        description: "b",
      },
    });
    const file = { boardId: board.id, attachmentType: "image/png", title: "a.png" };
    const cover = await db.attachment.create({ data: { ...file, owner: "task", taskId: task.id, fileHash: "1" } });
    await db.attachment.create({
      data: { ...file, owner: "comment_image", taskId: task.id, commentId: reply.id, fileHash: "2" },
    });
    await db.attachment.create({ data: { ...file, owner: "task", taskId: subtask.id, fileHash: "3" } });
    await db.task.update({
      where: { id: task.id },
      data: { coverAttachmentId: cover.id, commentsCount: 1, crmContactId: 7, description: "kept" },
    });
    await db.timeTrack.create({ data: { ...own, userId: anna.id } });
    await db.activity.create({ data: { ...own, action: "created", column: "task" } });
    await db.notification.create({
      data: { ...own, kind: "comment_created", recipients: { create: { userId: anna.id } } },
    });

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
    expect(await db.task.findUnique({ where: { id: subtask.id } })).toMatchObject({
      parentId: task.id,
      stageId: null,
      subtaskGroupId: subtask.subtaskGroupId,
      position: subtask.position,
    });
    expect(await db.task.findUnique({ where: { id: task.id } })).toMatchObject({ coverAttachmentId: cover.id });
    expect(await db.notificationRecipient.count()).toBe(1);
  });

  test("labels go on as those of the same title and colour, and the others stay behind", async () => {
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
    await db.taskLabel.createMany({
      data: [
        ...[bug, blue, other1].map(({ id }) => ({ taskId: task.id, labelId: id, boardId: board.id })),
        { taskId: subtask.id, labelId: bug.id, boardId: board.id },
      ],
    });

    const { json } = await move();

    expect(json.task.labels.map(({ id }: { id: number }) => id)).toEqual([theirBug.id, theirBlue.id]);
    expect(await db.taskLabel.findMany({ where: { taskId: subtask.id } })).toMatchObject([
      { labelId: theirBug.id, boardId: other.id },
    ]);
  });

  test("custom values go on in fields of the same title, in whatever case, and type that can hold them", async () => {
    const { board, task, other } = plan;
    const field = (
      boardId: number,
      title: string,
      position: number,
      given: { type: "text" | "number" | "select" | "multi_select"; options?: string[] },
    ) => db.customField.create({ data: { boardId, title, slug: title, position, ...given } });
    const size = await field(board.id, "Size", 1, { type: "number" });
    const kind = await field(board.id, "Kind", 2, { type: "text" });
    const pick = await field(board.id, "Pick", 3, { type: "select", options: ["a", "b"] });
    const many = await field(board.id, "Many", 4, { type: "multi_select", options: ["a", "b"] });
    const theirSize = await field(other.id, "SIZE", 1, { type: "number" });
    await field(other.id, "Kind", 2, { type: "number" });
    await field(other.id, "Pick", 3, { type: "select", options: ["b"] });
    const theirMany = await field(other.id, "Many", 4, { type: "multi_select", options: ["b", "c"] });
    const values = [
      [size, 3],
      [kind, "x"],
      [pick, "a"],
      [many, ["a", "b"]],
    ] as const;
    await db.customFieldValue.createMany({
      data: values.map(([{ id }, value]) => ({
        taskId: task.id,
        boardId: board.id,
        customFieldId: id,
        value: value as number,
      })),
    });

    const { json } = await move();

    expect(
      json.task.task_custom_fields.map(({ foreign_id, settings }: { foreign_id: number; settings: unknown }) => [
        foreign_id,
        settings,
      ]),
    ).toEqual([
      [theirSize.id, { value: 3 }],
      [theirMany.id, { value: ["b"] }],
    ]);
  });

  test("who is not on the other board is no longer assigned, does not watch and keeps no notification; admins and viewers stay", async () => {
    const { anna, max, vera, board, task } = plan;
    const boss = await aServiceAdmin();
    const everybody = [anna, max, vera, boss];
    await db.taskAssignee.createMany({ data: everybody.map(({ id }) => ({ taskId: task.id, userId: id })) });
    await db.taskWatcher.createMany({ data: everybody.map(({ id }) => ({ taskId: task.id, userId: id })) });
    await db.notification.create({
      data: {
        boardId: board.id,
        taskId: task.id,
        kind: "comment_created",
        recipients: { create: everybody.map(({ id }) => ({ userId: id })) },
      },
    });
    const ids = (people: { ID: number }[]) => people.map(({ ID }) => ID).sort((a, b) => a - b);

    const { json } = await move();

    expect([ids(json.task.assignees), ids(json.task.watchers)]).toEqual([
      [anna.id, max.id, boss.id],
      [anna.id, max.id, boss.id],
    ]);
    expect(json.task.assignees.map(({ role }: { role: string }) => role)).toEqual(["Member", "Viewer", "Admin"]);
    expect(await db.notificationRecipient.findMany({ where: { userId: vera.id } })).toEqual([]);
  });

  test("dependencies on tasks that stay end, those within the task go along", async () => {
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

  test("the tasks that depended on it and stay hear of it, by a line and as changed", async () => {
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

    expect(json.updatedTasks.map(({ id }: { id: number }) => id)).toEqual([task.id, before.id, after.id]);
    expect(
      (
        await db.task.findMany({
          where: { boardId: board.id, updatedAt: { gt: new Date("2021-01-01") } },
          orderBy: { id: "asc" },
        })
      ).map(({ id }) => id),
    ).toEqual([before.id, after.id, step.id]);
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
  ] as const)("a rule that repeats it goes along, %s", async (_, title, defaultTaskStatus, isThere) => {
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

  test("the stage closes it and greets it with its default people", async () => {
    await db.stage.update({
      where: { id: plan.stage.id },
      data: { defaultTaskStatus: "closed", hasDefaultPeople: true },
    });
    await db.stageDefaultAssignee.createMany({
      data: [plan.max, plan.vera].map(({ id }) => ({ stageId: plan.stage.id, userId: id })),
    });

    const { json } = await move();

    expect(json.task).toMatchObject({ status: "closed", assignees: [{ ID: plan.max.id }] });
    expect([await countsOf(plan.board), await countsOf(plan.other)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test("a closed one is counted as such, and reopened by an open stage", async () => {
    const { done } = plan;
    const [kept, reopened] = [await aTask(plan.toDo, { status: "closed" }), await aTask(done, { status: "closed" })];

    expect((await move({}, plan.anna, kept)).json.task.status).toBe("closed");
    expect((await move({}, plan.anna, reopened)).json.task.status).toBe("open");
    expect([await countsOf(plan.board), await countsOf(plan.other)]).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  test("an idea becomes a task, and a task an idea, as the board has them", async () => {
    await db.board.update({ where: { id: plan.other.id }, data: { type: "roadmap" } });

    expect((await move()).json.task.type).toBe("roadmap");
    const back = await call(PUT, {
      as: plan.anna,
      params: { board_id: plan.other.id, task_id: plan.task.id },
      body: { newStageId: plan.toDo.id, newBoardId: plan.board.id },
    });
    expect(back.json.task.type).toBe("task");
  });

  test("both boards and the task have a line of it, and its people are told", async () => {
    const { anna, max, vera, board, task, other } = plan;
    await db.taskWatcher.createMany({ data: [anna, max, vera].map(({ id }) => ({ taskId: task.id, userId: id })) });

    await move();

    const lines = await db.activity.findMany({ orderBy: { id: "asc" } });
    const settings = { task_id: task.id, from_board_id: board.id, to_board_id: other.id };
    expect(lines).toMatchObject([
      {
        boardId: board.id,
        taskId: null,
        action: "moved",
        column: "task",
        newValue: "Paint",
        settings,
        createdById: anna.id,
      },
      { boardId: other.id, taskId: null, action: "added", column: "task", newValue: "Paint", settings },
      {
        boardId: other.id,
        taskId: task.id,
        action: "moved",
        column: "board",
        oldValue: null,
        newValue: null,
        settings,
      },
    ]);
    expect(await db.notification.findMany({ include: { recipients: true } })).toMatchObject([
      { boardId: other.id, kind: "task_moved_to_new_stage", description: "Inbox", recipients: [{ userId: max.id }] },
    ]);
  });

  test("an earlier `last_boards_updated` widens what is answered as updated", async () => {
    const old = await aTask(plan.toDo);
    await db.$executeRaw`UPDATE task SET updated_at = now() - interval '1 hour' WHERE id = ${old.id}`;
    const idsSince = async (last_boards_updated: string) =>
      (await move({ last_boards_updated })).json.updatedTasks.map(({ id }: { id: number }) => id);

    expect(await idsSince(new Date(Date.now() - 2 * 3_600_000).toISOString())).toEqual([plan.task.id, old.id]);
  });
});

describe("a move to another board is refused", () => {
  test("404 for a stranger's board and for one that is not there, with the same words", async () => {
    const strange = await aStage(await aBoard());

    const answers = [
      await move({ newBoardId: strange.boardId, newStageId: strange.id }),
      await move({ newBoardId: 999_999 }),
    ];

    expect(answers.map(({ status, json }) => [status, json.message])).toEqual([
      [404, "Board not found"],
      [404, "Board not found"],
    ]);
    expect(await onHome()).not.toBeNull();
  });

  test("403 for who may only look at the other board", async () => {
    const task = await aTask(plan.toDo);

    expect((await move({}, plan.max, task)).status).toBe(403);
    expect(await onHome(task)).not.toBeNull();
  });

  test("404 for a stage that is not on the other board, 400 for an archived one and for a subtask", async () => {
    const archived = await aStage(plan.other, { archivedAt: new Date() });
    const subtask = await aSubtask(plan.task);

    const answers = [
      await move({ newStageId: plan.doing.id }),
      await move({ newStageId: archived.id }),
      await move({}, plan.anna, subtask),
    ];

    expect(answers.map(({ status, json }) => [status, json.message])).toEqual([
      [404, "Stage not found"],
      [400, "What is archived can't be moved. Please restore it first."],
      [400, "A subtask has no stage to move to."],
    ]);
    expect(await onHome()).not.toBeNull();
    expect([await countsOf(plan.board), await countsOf(plan.other)]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  test("e-mail addresses are shown by one's role on each of the two boards", async () => {
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
