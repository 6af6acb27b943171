import { describe, expect, test } from "vitest";
import * as user from "@/app/wp-json/wp/v2/users/[user_id]/route";
import type { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import {
  aBoard,
  aBoardOfAnna,
  aColleague,
  aComment,
  aCommentImage,
  aField,
  aFieldValue,
  aLabel,
  anAdmin,
  aStage,
  aStageWithoutGaps,
  aSubtask,
  aTask,
  aUser,
  call,
  notificationsDuring,
  numberedNotificationsDuring,
  requestOn,
  snapshotted,
} from "@/lib/testing";

type World = Awaited<ReturnType<typeof aWorld>>;

/** Below the address of the board. */
type Write = [line: string, body?: unknown];

const changed = (what: string) => ({ board: 1, what });
const gone = (...ids: number[]) => ({ ...changed("tasks"), gone: ids });
const commented = (...ids: number[]) => ({ ...changed("comments"), commented: ids });
const newTask = (given: object) => ({ task: { title: "New", board_id: 1, ...given } });
const notifiedUsers = (...told: number[]) => ({ told });

describe("the database notifies listeners of a board of exactly what changed", () => {
  test.each<[string, (world: World) => Write, unknown[]]>([
    ["a new task", ({ toDo }) => ["POST tasks", newTask({ stage_id: toDo.id })], [changed("tasks")]],
    [
      "a new subtask",
      ({ toDo, parent }) => ["POST tasks", newTask({ stage_id: toDo.id, parent_id: parent.id })],
      [changed("tasks")],
    ],
    [
      "somebody assigned",
      ({ parent, max }) => [`PUT tasks/${parent.id}`, { property: "assignees", value: max.id }],
      [changed("tasks"), notifiedUsers(2)],
    ],
    [
      "a move into another stage, which closes",
      ({ parent, done }) => [`PUT tasks/${parent.id}/move-task`, { newStageId: done.id, newIndex: 1 }],
      [changed("tasks")],
    ],
    ["a deleted task with its subtask", ({ parent }) => [`DELETE tasks/${parent.id}`], [gone(1, 2), changed("tasks")]],
    [
      "a deleted subtask, whose parent counts",
      ({ subtask }) => [`DELETE tasks/${subtask.id}`],
      [gone(2), changed("tasks")],
    ],
    ["a new stage", () => ["POST stage-create", { title: "Review" }], [changed("stages")]],
    [
      "another order of the stages",
      ({ toDo, doing, done }) => ["PUT re-position-stages", { list: [done.id, toDo.id, doing.id] }],
      [changed("stages")],
    ],
    [
      "default people, who take the tasks that stand there",
      ({ toDo, max }) => [`PUT stage/${toDo.id}/default-assignees`, { assigneeIds: [max.id] }],
      [changed("stages"), changed("tasks"), notifiedUsers(2)],
    ],
    [
      "default people of a stage without tasks",
      ({ doing, max }) => [`PUT stage/${doing.id}/default-watchers`, { watcherIds: [max.id] }],
      [changed("stages")],
    ],
    [
      "all tasks moved into another stage, which closes",
      ({ toDo, done }) => ["PUT stage-move-all-task", { oldStageId: toDo.id, newStageId: done.id }],
      [changed("tasks")],
    ],
    [
      "a deleted stage with its tasks",
      ({ board, toDo }) => [`DELETE /boards-app/v1/boards/${board.id}/stages/${toDo.id}`],
      [gone(1, 2), changed("stages")],
    ],
    [
      "an archived stage with its task",
      ({ toDo }) => [`PUT archive-stage/${toDo.id}`],
      [changed("stages"), changed("tasks")],
    ],
    [
      "a new label",
      () => ["POST labels", { label: "Bug", bg_color: "#4bce97", color: "#1B2533" }],
      [changed("labels")],
    ],
    ["a deleted label", ({ label }) => [`DELETE labels/${label.id}`], [changed("labels")]],
    [
      "a label put on a task",
      ({ parent, label }) => ["POST labels/task", { taskId: parent.id, labelId: label.id }],
      [changed("tasks")],
    ],
    [
      "a new custom field",
      () => ["POST custom-field", { customField: { title: "Size", type: "text" } }],
      [changed("board")],
    ],
    [
      "a deleted custom field, which a task had a value in",
      ({ size }) => [`DELETE custom-field/${size.id}`],
      [changed("board"), changed("tasks")],
    ],
    [
      "a value in a custom field",
      ({ parent, points }) => [`POST tasks/${parent.id}/custom-fields`, { custom_field_id: points.id, value: 3 }],
      [changed("tasks")],
    ],
    ["a new member", ({ eve }) => ["POST add-members", { memberId: eve.id }], [changed("members")]],
    ["another role of a member", ({ max }) => [`POST user/${max.id}/make-manager`], [changed("members")]],
    [
      "a removed member without tasks",
      ({ vera }) => [`POST user/${vera.id}/remove`],
      [changed("members"), notifiedUsers(3)],
    ],
    ["another title of the board", () => ["PUT .", { title: "Other" }], [changed("board")]],
    ["the board archived", () => ["PUT archive-board"], [changed("board")]],
    ["the board deleted with all that was on it", () => ["DELETE ."], [changed("board"), notifiedUsers(1, 2, 3)]],
    [
      "a new comment",
      ({ parent }) => [`POST tasks/${parent.id}/comments`, { comment: "Hello" }],
      [commented(1), changed("tasks")],
    ],
    [
      "a reply on a subtask",
      ({ subtask, onSubtask }) => [`POST tasks/${subtask.id}/comments`, { comment: "Hello", parent_id: onSubtask.id }],
      [commented(2), changed("tasks")],
    ],
    [
      "other words in a comment",
      ({ onSubtask }) => [`PUT tasks/comments/${onSubtask.id}`, { comment: "Other" }],
      [commented(2), changed("tasks")],
    ],
    [
      "a deleted comment",
      ({ onSubtask }) => [`DELETE tasks/comments/${onSubtask.id}`],
      [commented(2), changed("tasks")],
    ],
    [
      "a task that waits for another one from now on",
      ({ parent, other }) => [`POST tasks/${parent.id}/dependencies`, { predecessor_task_id: other.id }],
      [changed("dependencies"), changed("tasks")],
    ],
    [
      "a task that no longer waits",
      ({ waiting, other }) => [`DELETE tasks/${waiting.id}/dependencies/${other.id}`],
      [changed("dependencies"), changed("tasks")],
    ],
    [
      "a deleted task that another one waited for",
      ({ other }) => [`DELETE tasks/${other.id}`],
      [gone(3), changed("dependencies"), changed("tasks")],
    ],
    ["a pin, which is one person's own", () => ["PUT pin-board"], []],
  ])("after %s", async (_, write, expected) => {
    const world = await aWorld();
    let status = 0;

    const events = await notificationsDuring(
      async () => ({ status } = await requestOn(world.board, world.ada, ...write(world))),
    );

    expect(status).toBeLessThan(300);
    expect(byText(events)).toEqual(byText(expected));
  });

  test.each([
    ["task", { what: "tasks" }],
    ["stage", { what: "stages" }],
    ["label", { what: "labels" }],
    ["custom_field", { what: "board" }],
    ["comment", { what: "comments", commented: [2] }],
  ])("after an update of any column of a %s", async (table, message) => {
    await aWorld();
    const columns = await db.$queryRaw<
      { name: string }[]
    >`SELECT column_name AS name FROM information_schema.columns WHERE table_name = ${table}`;

    const events = await notificationsDuring(async () => {
      for (const { name } of columns) await db.$executeRawUnsafe(`UPDATE ${table} SET "${name}" = "${name}"`);
    });

    expect(events).toEqual(columns.map(() => ({ board: 1, ...message })));
  });

  test("with its own message for each board", async () => {
    for (const board of [await aBoard(), await aBoard()]) await aStageWithoutGaps(board, 2);

    const events = await notificationsDuring(() => db.task.updateMany({ data: { title: "Other" } }));

    expect(byText(events)).toEqual([changed("tasks"), { ...changed("tasks"), board: 2 }]);
  });

  test("when a task leaves for another board, on both boards", async () => {
    const [one, other] = [await aStage(await aBoard()), await aStage(await aBoard())];
    const { id } = await aTask(one);

    const events = await notificationsDuring(() =>
      db.task.update({ where: { id }, data: { boardId: other.boardId, stageId: other.id } }),
    );

    expect(byText(events)).toEqual(byText([gone(id), { board: other.boardId, what: "tasks" }]));
  });

  test("with up to 200 deleted tasks by their ids, and no ids of more", async () => {
    const board = await aBoard();
    const deleteAll = () => notificationsDuring(() => db.task.deleteMany());

    const { tasks: several } = await aStageWithoutGaps(board, 200);
    expect(await deleteAll()).toEqual([gone(...several.map(({ id }) => id))]);
    await aStageWithoutGaps(board, 201);
    expect(await deleteAll()).toEqual([{ ...changed("tasks"), gone: null }]);
  });

  test("but not of an image without a comment or one that moves; of one that a comment gets, shows smaller or loses it does", async () => {
    const { toDo, max } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const { id: commentId } = await aComment(task, max);
    const change = (data: Prisma.AttachmentUncheckedUpdateManyInput) =>
      notificationsDuring(() => db.attachment.updateMany({ data }));

    expect(await notificationsDuring(() => aCommentImage(task, max))).toEqual([]);
    expect(await change({ thumbnailPath: "small" })).toEqual([]);
    for (const data of [{ commentId }, { thumbnailPath: "smaller" }])
      expect(await change(data)).toEqual([commented(task.id)]);
    expect(await change({ title: "other" })).toEqual([]);
    expect(await change({ driver: "s3", filePath: "moved", thumbnailPath: "moved, smaller" })).toEqual([]);
    expect(await notificationsDuring(() => db.attachment.deleteMany())).toEqual([commented(task.id)]);
  });

  test("with up to 200 tasks whose comments changed by their ids, and no ids of more", async () => {
    const board = await aBoard();
    const texts = { authorName: "", authorEmail: "", rawDescription: "", description: "" };
    const commentedOn = async (count: number) => {
      const { tasks } = await aStageWithoutGaps(board, count);
      const comments = tasks.map(({ id: taskId, boardId }) => ({ taskId, boardId, ...texts }));
      return notificationsDuring(() => db.comment.createMany({ data: comments }));
    };

    expect(await commentedOn(200)).toMatchObject([{ what: "comments", commented: { length: 200 } }]);
    expect(await commentedOn(201)).toEqual([{ ...changed("comments"), commented: null }]);
  });

  test("but not of counters, times and a member's own preferences", async () => {
    const { board, max } = await aBoardOfAnna();
    const now = new Date();

    const events = await notificationsDuring(async () => {
      await db.board.update({
        where: { id: board.id },
        data: {
          tasksCount: 5,
          completedTasksCount: 2,
          tasksResetAt: now,
          stagesResetAt: now,
          labelsResetAt: now,
          tasksArchivedAt: now,
          stagesArchivedAt: now,
          membersChangedAt: now,
        },
      });
      await db.boardMember.update({
        where: { boardId_userId: { boardId: board.id, userId: max.id } },
        data: { preferences: { mail: false } },
      });
    });

    expect(events).toEqual([]);
  });

  test("with the transaction, so that a read can be known to include it", async () => {
    const { toDo } = await aBoardOfAnna();
    const numbers: { id: string }[] = [];

    const events = await numberedNotificationsDuring(() =>
      db.$transaction(async (tx) => {
        await tx.task.create({ data: { boardId: toDo.boardId, stageId: toDo.id, title: "", slug: "" } });
        numbers.push(...(await tx.$queryRaw<{ id: string }[]>`SELECT pg_current_xact_id()::text AS id`));
      }),
    );

    expect(events).toEqual([{ board: toDo.boardId, what: "tasks", at: numbers[0]?.id }]);
  });

  test("but not of changes that were rolled back", async () => {
    const { board, toDo } = await aBoardOfAnna();
    const undone = () =>
      db.$transaction(async (tx) => {
        await tx.task.create({ data: { boardId: board.id, stageId: toDo.id, title: "", slug: "" } });
        throw new Refusal(400, "undone", "");
      });

    expect(
      await notificationsDuring(() => undone().catch((error: unknown) => expect(error).toBeInstanceOf(Refusal))),
    ).toEqual([]);
  });
});

describe("the database notifies listeners of people whose access must be checked again", () => {
  test("after another role on the site", async () => {
    const [ada, anna] = [await anAdmin(), await aUser()];
    const change = (roles: string[]) => call(user.PUT, { as: ada, params: { user_id: anna.id }, body: { roles } });

    expect(await notificationsDuring(() => change(["administrator"]))).toEqual([{ user: anna.id }]);
    expect(await notificationsDuring(() => change(["administrator"]))).toEqual([]);
    expect(
      await notificationsDuring(() => db.user.update({ where: { id: anna.id }, data: { isServiceAdmin: true } })),
    ).toEqual([{ user: anna.id }]);
  });

  test("after a deletion, with the sessions and the memberships", async () => {
    const { max } = await aBoardOfAnna();
    const session = await db.session.create({ data: { userId: max.id, expiresAt: inAnHour() } });

    const events = await notificationsDuring(async () =>
      call(user.DELETE, { as: await anAdmin(), params: { user_id: max.id }, body: { force: true, reassign: false } }),
    );

    expect(byText(events)).toEqual(
      byText([{ user: max.id }, { session: session.id }, { board: 1, what: "members" }, { told: [max.id] }]),
    );
  });

  test("after the end of a session, unless it had expired before", async () => {
    const { id: userId } = await aUser();
    const { id } = await db.session.create({ data: { userId, expiresAt: inAnHour() } });
    await db.session.create({ data: { userId, expiresAt: new Date(Date.now() - 1000) } });

    expect(await notificationsDuring(() => db.session.deleteMany())).toEqual([{ session: id }]);
  });
});

const inAnHour = () => new Date(Date.now() + 3_600_000);

/** The order within one commit is undefined. */
const byText = (messages: unknown[]) =>
  [...messages].sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));

/** Anna's board, with a task and its subtask, and the administrator Ada. */
const aWorld = snapshotted("live_board", async () => {
  const world = await aBoardOfAnna();
  const parent = await aTask(world.toDo);
  const subtask = await aSubtask(parent);
  const [other, waiting] = [await aTask(world.done), await aTask(world.done)];
  const dependency = { predecessorId: other.id, successorId: waiting.id };
  await db.taskDependency.create({ data: { boardId: world.board.id, ...dependency } });
  const [size, points] = [await aField(world.board), await aField(world.board, { type: "number" })];
  await aFieldValue(parent, size, "Large");
  const ada = await anAdmin();
  return {
    ...world,
    parent,
    subtask,
    other,
    waiting,
    size,
    points,
    onSubtask: await aComment(subtask, ada),
    label: await aLabel(world.board),
    eve: await aColleague(world.anna),
    ada,
  };
});
