import { describe, expect, test } from "vitest";
import * as deletion from "@/app/wp-json/boards-app/v1/boards/[board_id]/stages/[stage_id]/route";
import * as roles from "@/app/wp-json/boards/v2/managers/roles/[user_id]/route";
import * as members from "@/app/wp-json/boards/v2/projects/[board_id]/add-members/route";
import * as archive from "@/app/wp-json/boards/v2/projects/[board_id]/archive-board/route";
import * as archiveStage from "@/app/wp-json/boards/v2/projects/[board_id]/archive-stage/[stage_id]/route";
import * as drag from "@/app/wp-json/boards/v2/projects/[board_id]/drag-stage/route";
import * as label from "@/app/wp-json/boards/v2/projects/[board_id]/labels/[label_id]/route";
import * as field from "@/app/wp-json/boards/v2/projects/[board_id]/custom-field/[custom_field_id]/route";
import * as fieldPlace from "@/app/wp-json/boards/v2/projects/[board_id]/custom-field/[custom_field_id]/update-position/route";
import * as fields from "@/app/wp-json/boards/v2/projects/[board_id]/custom-field/route";
import * as comment from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/comments/[comment_id]/route";
import * as privacy from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/comments/[comment_id]/privacy/route";
import * as comments from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import * as labels from "@/app/wp-json/boards/v2/projects/[board_id]/labels/route";
import * as values from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/custom-fields/route";
import * as labelOfTask from "@/app/wp-json/boards/v2/projects/[board_id]/labels/task/route";
import * as pin from "@/app/wp-json/boards/v2/projects/[board_id]/pin-board/route";
import * as order from "@/app/wp-json/boards/v2/projects/[board_id]/re-position-stages/route";
import * as board from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import * as stages from "@/app/wp-json/boards/v2/projects/[board_id]/stage-create/route";
import * as moveAll from "@/app/wp-json/boards/v2/projects/[board_id]/stage-move-all-task/route";
import * as view from "@/app/wp-json/boards/v2/projects/[board_id]/stage-view/[stage_id]/route";
import * as assignees from "@/app/wp-json/boards/v2/projects/[board_id]/stage/[stage_id]/default-assignees/route";
import * as watchers from "@/app/wp-json/boards/v2/projects/[board_id]/stage/[stage_id]/default-watchers/route";
import * as move from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-task/route";
import * as task from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import * as tasks from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import * as property from "@/app/wp-json/boards/v2/projects/[board_id]/update-stage-property/[stage_id]/route";
import * as stage from "@/app/wp-json/boards/v2/projects/[board_id]/update-stage/[stage_id]/route";
import * as manager from "@/app/wp-json/boards/v2/projects/[board_id]/user/[user_id]/make-manager/route";
import * as removal from "@/app/wp-json/boards/v2/projects/[board_id]/user/[user_id]/remove/route";
import * as leaving from "@/app/wp-json/boards/v2/remove-user-from-board/route";
import * as user from "@/app/wp-json/wp/v2/users/[user_id]/route";
import type { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import type { RouteHandler } from "@/lib/http/route";
import { aBoard, aBoardOfAnna, aColleague, aLabel, aStage, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aComment, aCommentImage } from "@/lib/testing/factories/comments";
import { aField, aFieldValue } from "@/lib/testing/factories/custom-fields";
import { snapshotted } from "@/lib/testing/db/snapshots";
import { notificationsDuring, numberedNotificationsDuring } from "@/lib/testing/probes/live";
import { anAdmin, aUser } from "@/lib/testing/factories/people";

type World = Awaited<ReturnType<typeof aWorld>>;

interface Write {
  by: RouteHandler;
  params?: Record<string, number>;
  body?: unknown;
}

const changed = (what: string) => [{ board: 1, what }];
const gone = (...ids: number[]) => ({ board: 1, what: "tasks", gone: ids });

const notifiedUsers = (...told: number[]) => [{ told }];

const commented = (...ids: number[]) => [{ board: 1, what: "comments", commented: ids }];

describe("the database notifies listeners of a board of exactly what changed", () => {
  test.each<[string, (world: World) => Write, unknown[]]>([
    [
      "a new task",
      ({ toDo }) => ({ by: tasks.POST, body: { task: { title: "New", board_id: 1, stage_id: toDo.id } } }),
      changed("tasks"),
    ],
    [
      "a new subtask",
      ({ parent, toDo }) => ({
        by: tasks.POST,
        body: { task: { title: "New", board_id: 1, stage_id: toDo.id, parent_id: parent.id } },
      }),
      changed("tasks"),
    ],
    [
      "another title of a task",
      ({ parent }) => ({ by: task.PUT, params: { task_id: parent.id }, body: { property: "title", value: "Other" } }),
      changed("tasks"),
    ],
    [
      "somebody assigned",
      ({ parent, max }) => ({
        by: task.PUT,
        params: { task_id: parent.id },
        body: { property: "assignees", value: max.id },
      }),
      [...changed("tasks"), ...notifiedUsers(2)],
    ],
    [
      "a move into another stage, which closes",
      ({ parent, done }) => ({
        by: move.PUT,
        params: { task_id: parent.id },
        body: { newStageId: done.id, newIndex: 1 },
      }),
      changed("tasks"),
    ],
    [
      "a deleted task with its subtask",
      ({ parent }) => ({ by: task.DELETE, params: { task_id: parent.id } }),
      [gone(1, 2), ...changed("tasks")],
    ],
    [
      "a deleted subtask, whose parent counts",
      ({ subtask }) => ({ by: task.DELETE, params: { task_id: subtask.id } }),
      [gone(2), ...changed("tasks")],
    ],
    ["a new stage", () => ({ by: stages.POST, body: { title: "Review" } }), changed("stages")],
    [
      "another title of a stage",
      ({ toDo }) => ({ by: stage.PUT, params: { stage_id: toDo.id }, body: { title: "Backlog" } }),
      changed("stages"),
    ],
    [
      "another order of the stages",
      ({ toDo, doing, done }) => ({ by: order.PUT, body: { list: [done.id, toDo.id, doing.id] } }),
      changed("stages"),
    ],
    [
      "a dragged stage",
      ({ done }) => ({ by: drag.PUT, body: { stageId: done.id, newPosition: 1 } }),
      changed("stages"),
    ],
    [
      "another colour of a stage",
      ({ toDo }) => ({
        by: property.PUT,
        params: { stage_id: toDo.id },
        body: { property: "bg_color", value: "#4bce97" },
      }),
      changed("stages"),
    ],
    [
      "a stage that is shown to the public",
      ({ toDo }) => ({ by: view.PUT, params: { stage_id: toDo.id } }),
      changed("stages"),
    ],
    [
      "default people, who take the tasks that stand there",
      ({ toDo, max }) => ({ by: assignees.PUT, params: { stage_id: toDo.id }, body: { assigneeIds: [max.id] } }),
      [...changed("stages"), ...changed("tasks"), ...notifiedUsers(2)],
    ],
    [
      "default people of a stage without tasks",
      ({ doing, max }) => ({ by: watchers.PUT, params: { stage_id: doing.id }, body: { watcherIds: [max.id] } }),
      changed("stages"),
    ],
    [
      "all tasks moved into another stage, which closes",
      ({ toDo, done }) => ({ by: moveAll.PUT, body: { oldStageId: toDo.id, newStageId: done.id } }),
      changed("tasks"),
    ],
    [
      "a deleted stage with its tasks",
      ({ toDo }) => ({ by: deletion.DELETE, params: { stage_id: toDo.id } }),
      [gone(1, 2), ...changed("stages")],
    ],
    [
      "an archived stage with its task",
      ({ toDo }) => ({ by: archiveStage.PUT, params: { stage_id: toDo.id } }),
      [...changed("stages"), ...changed("tasks")],
    ],
    [
      "a new label",
      () => ({ by: labels.POST, body: { label: "Bug", bg_color: "#4bce97", color: "#1B2533" } }),
      changed("labels"),
    ],
    [
      "another name of a label",
      ({ label: { id } }) => ({
        by: label.PUT,
        params: { label_id: id },
        body: { label: "Other", bg_color: "#4bce97" },
      }),
      changed("labels"),
    ],
    ["a deleted label", ({ label: { id } }) => ({ by: label.DELETE, params: { label_id: id } }), changed("labels")],
    [
      "a label put on a task",
      ({ parent, label }) => ({ by: labelOfTask.POST, body: { taskId: parent.id, labelId: label.id } }),
      changed("tasks"),
    ],
    [
      "a new custom field",
      () => ({ by: fields.POST, body: { customField: { title: "Size", type: "text" } } }),
      changed("board"),
    ],
    [
      "another name of a custom field",
      ({ size: { id } }) => ({
        by: field.PUT,
        params: { custom_field_id: id },
        body: { customField: { title: "Other" } },
      }),
      changed("board"),
    ],
    [
      "another place of a custom field",
      ({ size: { id } }) => ({ by: fieldPlace.PUT, params: { custom_field_id: id }, body: { newIndex: 2 } }),
      changed("board"),
    ],
    [
      "a deleted custom field, which a task had a value in",
      ({ size: { id } }) => ({ by: field.DELETE, params: { custom_field_id: id } }),
      [...changed("board"), ...changed("tasks")],
    ],
    [
      "a value in a custom field",
      ({ parent, points }) => ({
        by: values.POST,
        params: { task_id: parent.id },
        body: { custom_field_id: points.id, value: 3 },
      }),
      changed("tasks"),
    ],
    ["a new member", ({ eve }) => ({ by: members.POST, body: { memberId: eve.id } }), changed("members")],
    ["another role of a member", ({ max }) => ({ by: manager.POST, params: { user_id: max.id } }), changed("members")],
    [
      "a removed member without tasks",
      ({ vera }) => ({ by: removal.POST, params: { user_id: vera.id } }),
      [...changed("members"), ...notifiedUsers(3)],
    ],
    [
      "a member removed from a board that the body names",
      ({ vera }) => ({ by: leaving.DELETE, body: { boardId: 1, userId: vera.id } }),
      [...changed("members"), ...notifiedUsers(3)],
    ],
    [
      "a role that was settled",
      ({ vera }) => ({ by: roles.POST, params: { user_id: vera.id }, body: { roles: { 1: "member" } } }),
      changed("members"),
    ],
    [
      "a membership that was settled away",
      ({ vera }) => ({ by: roles.POST, params: { user_id: vera.id }, body: { roles: {} } }),
      [...changed("members"), ...notifiedUsers(3)],
    ],
    ["another title of the board", () => ({ by: board.PUT, body: { title: "Other" } }), changed("board")],
    ["the board archived", () => ({ by: archive.PUT }), changed("board")],
    [
      "the board deleted with all that was on it",
      () => ({ by: board.DELETE }),
      [...changed("board"), ...notifiedUsers(1, 2, 3)],
    ],
    [
      "a new comment",
      ({ parent }) => ({ by: comments.POST, params: { task_id: parent.id }, body: { comment: "Hello" } }),
      [...commented(1), ...changed("tasks")],
    ],
    [
      "a reply on a subtask",
      ({ subtask, onSubtask }) => ({
        by: comments.POST,
        params: { task_id: subtask.id },
        body: { comment: "Hello", parent_id: onSubtask.id },
      }),
      [...commented(2), ...changed("tasks")],
    ],
    [
      "other words in a comment",
      ({ onSubtask: { id } }) => ({ by: comment.PUT, params: { comment_id: id }, body: { comment: "Other" } }),
      [...commented(2), ...changed("tasks")],
    ],
    [
      "other images on a comment",
      ({ onSubtask: { id }, image }) => ({ by: comment.PUT, params: { comment_id: id }, body: { images: [image.id] } }),
      [...commented(2), ...changed("tasks")],
    ],
    [
      "a comment that became public",
      ({ onSubtask: { id } }) => ({ by: privacy.PUT, params: { comment_id: id } }),
      [...commented(2), ...changed("tasks")],
    ],
    [
      "a deleted comment",
      ({ onSubtask: { id } }) => ({ by: comment.DELETE, params: { comment_id: id } }),
      [...commented(2), ...changed("tasks")],
    ],
    ["a pin, which is one person's own", () => ({ by: pin.PUT }), []],
  ])("after %s", async (_, write, expected) => {
    const world = await aWorld();
    const { by, params, body } = write(world);
    let status = 0;

    const events = await notificationsDuring(
      async () =>
        ({ status } = await call(by, { as: world.ada, params: { board_id: world.board.id, ...params }, body })),
    );

    expect(status).toBeLessThan(300);
    expect(byText(events)).toEqual(byText(expected));
  });

  test("with its own message for each board", async () => {
    const [one, other] = [await aStage(await aBoard()), await aStage(await aBoard())];
    const title = { title: "", slug: "" };

    const events = await notificationsDuring(() =>
      db.task.createMany({
        data: [one, one, other].map(({ id, boardId }, at) => ({ ...title, boardId, stageId: id, position: at + 1 })),
      }),
    );

    expect(byText(events)).toEqual([
      { board: 1, what: "tasks" },
      { board: 2, what: "tasks" },
    ]);
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
    const stage = await aStage(await aBoard());
    const several = (count: number) =>
      db.task.createMany({
        data: Array.from({ length: count }, (_, at) => ({
          boardId: stage.boardId,
          stageId: stage.id,
          title: "",
          slug: "",
          position: at + 1,
        })),
      });
    const deleteAll = () => db.task.deleteMany();

    await several(200);
    expect(await notificationsDuring(deleteAll)).toEqual([gone(...Array.from({ length: 200 }, (_, at) => at + 1))]);
    await several(201);
    expect(await notificationsDuring(deleteAll)).toEqual([{ board: 1, what: "tasks", gone: null }]);
  });

  test("but not of an image without a comment; of one that a comment gets, shows smaller or loses it does", async () => {
    const { board, toDo, max } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const { id: commentId } = await aComment(task, max);
    const change = (data: Prisma.AttachmentUncheckedUpdateManyInput) =>
      notificationsDuring(() => db.attachment.updateMany({ data }));

    expect(await notificationsDuring(() => aCommentImage(task, max))).toEqual([]);
    expect(await change({ thumbnailPath: "small" })).toEqual([]);
    for (const data of [{ commentId }, { thumbnailPath: "smaller" }])
      expect(await change(data)).toEqual([{ board: board.id, what: "comments", commented: [task.id] }]);
    expect(await change({ title: "other" })).toEqual([]);
    expect(await notificationsDuring(() => db.attachment.deleteMany())).toEqual([
      { board: board.id, what: "comments", commented: [task.id] },
    ]);
  });

  test("with up to 200 tasks whose comments changed by their ids, and no ids of more", async () => {
    const stage = await aStage(await aBoard());
    const on = async (count: number) => {
      const tasks = await db.task.createManyAndReturn({
        data: Array.from({ length: count }, (_, at) => ({
          boardId: stage.boardId,
          stageId: stage.id,
          title: "",
          slug: "",
          position: at + 1,
        })),
      });
      const events = await notificationsDuring(() =>
        db.comment.createMany({
          data: tasks.map(({ id, boardId }) => ({
            taskId: id,
            boardId,
            authorName: "",
            authorEmail: "",
            rawDescription: "",
            description: "",
          })),
        }),
      );
      await db.task.deleteMany();
      return events;
    };

    expect(await on(200)).toMatchObject([{ what: "comments", commented: { length: 200 } }]);
    expect(await on(201)).toEqual([{ board: 1, what: "comments", commented: null }]);
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
  const [size, points] = [await aField(world.board), await aField(world.board, { type: "number" })];
  await aFieldValue(parent, size, "Large");
  const ada = await anAdmin();
  const [onSubtask, image] = [await aComment(subtask, ada), await aCommentImage(subtask, ada)];
  return {
    ...world,
    parent,
    subtask,
    size,
    points,
    onSubtask,
    image,
    label: await aLabel(world.board),
    eve: await aColleague(world.anna),
    ada,
  };
});
