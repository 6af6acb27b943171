import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { NotificationKind } from "@/generated/prisma/enums";
import { db, transaction } from "@/lib/db";
import { entryOf } from "@/lib/events/notifications";
import { recordNotification } from "@/lib/notifications/record";
import { whileBlocked } from "@/lib/testing/db/locks";
import { aBoardOfAnna, aColleague, aMember, aTask, aBoard } from "@/lib/testing/factories/boards";
import { aComment } from "@/lib/testing/factories/comments";
import { aUser, anAdmin, aServiceAdmin } from "@/lib/testing/factories/people";
import { request, requestOn } from "@/lib/testing/http/request";

/** The actor, a member, a viewer, an admin, a former member and a member who switched notifications off are assigned to the task and watch it. */
async function aCrowdedTask() {
  const world = await aBoardOfAnna();
  const [admin, left, muted] = [await aColleague(world.anna, { role: "administrator" }), await aUser(), await aUser()];
  await aMember(world.board, muted);
  await db.boardMember.update({
    where: { boardId_userId: { boardId: world.board.id, userId: muted.id } },
    data: { preferences: { dashboard_notification: false } },
  });
  const people = [world.anna, world.max, world.vera, admin, left, muted];
  const [task, archived, unassigned] = [
    await aTask(world.toDo),
    await aTask(world.toDo, { archivedAt: new Date(), position: 0 }),
    await aTask(world.toDo),
  ];
  const links = [task, archived].flatMap(({ id }) => people.map((person) => ({ taskId: id, userId: person.id })));
  await db.taskAssignee.createMany({ data: links });
  await db.taskWatcher.createMany({ data: links });
  return { ...world, admin, left, muted, task, archived, unassigned, comment: await aComment(task, world.anna) };
}

type World = Awaited<ReturnType<typeof aCrowdedTask>>;
type Request = (world: World) => [line: string, body: object];

const put =
  (property: string, value: unknown, on: "task" | "archived" = "task"): Request =>
  (world) => [`PUT tasks/${world[on].id}`, { property, value }];
const userIds = ({ anna, max, vera, admin, muted }: World) => [anna, max, vera, admin, muted].map(({ id }) => id);

const CHANGES: Record<NotificationKind, Request> = {
  comment_created: ({ task }) => [`POST tasks/${task.id}/comments`, { comment: "Hello" }],
  task_reply_added: ({ task, comment }) => [
    `POST tasks/${task.id}/comments`,
    { comment: "Hello", parent_id: comment.id },
  ],
  task_comment_mentioned: (world) => [
    `POST tasks/${world.task.id}/comments`,
    { comment: "Hello", mentionData: userIds(world) },
  ],
  subtask_added: ({ task }) => [`POST tasks/${task.id}/subtasks`, { title: "Step" }],
  task_due_date_changed: put("due_at", "2031-06-02"),
  task_start_date_changed: ({ task }) => [`POST tasks/${task.id}/dates`, { started_at: "2031-06-02" }],
  task_moved_to_new_stage: ({ task, doing }) => [`PUT tasks/${task.id}/move-task`, { newStageId: doing.id }],
  task_priority_changed: put("priority", "high"),
  board_task_archived: put("archived_at", "now"),
  board_task_restored: put("archived_at", null, "archived"),
  task_title_updated: put("title", "New"),
  task_assignee_changed: (world) => [
    `PUT tasks/${world.unassigned.id}`,
    { property: "assignees", value: { add: userIds(world) } },
  ],
  task_assignee_removed: (world) => [
    `PUT tasks/${world.task.id}`,
    { property: "assignees", value: { remove: userIds(world) } },
  ],
};

async function change(world: World, kind: NotificationKind) {
  const [line, body] = CHANGES[kind](world);
  const { status } = await requestOn(world.board, world.anna, line, body);
  expect(status).toBeLessThan(300);
}

const deliveries = async () =>
  (await db.notificationRecipient.findMany({ include: { notification: true }, orderBy: { userId: "asc" } })).map(
    ({ userId, notification: { kind } }) => [userId, kind],
  );

describe.each(Object.values(NotificationKind))("a notification of %s", (kind) => {
  test("goes once to each assignee and watcher, viewers and admins too; not to the actor, former members and members who switched it off", async () => {
    const world = await aCrowdedTask();

    await change(world, kind);

    expect(await deliveries()).toEqual([world.max, world.vera, world.admin].map(({ id }) => [id, kind]));
  });

  test("is listed and counted as unread for its receivers only", async () => {
    const world = await aCrowdedTask();

    await change(world, kind);
    const { json } = await request(world.max, "GET notifications", undefined, {
      query: { action: entryOf(kind).action },
    });

    expect(json.data).toMatchObject([
      { kind, action: entryOf(kind).action, activity_by: world.anna.id, object_id: world.board.id, read: false },
    ]);
    expect(
      await Promise.all(
        [world.max, world.muted, world.left, world.anna].map(
          async (as) => (await request(as, "GET notifications/unread-count")).json.total_unread,
        ),
      ),
    ).toEqual([1, 0, 0, 0]);
  });
});

test("an ended assignment notifies only the former assignees, who are no longer on the task", async () => {
  const world = await aCrowdedTask();
  const { anna, max, vera, muted, left, board, task } = world;

  await request(anna, `PUT projects/${board.id}/tasks/${task.id}`, {
    property: "assignees",
    value: { remove: [anna, max, vera, muted, left].map(({ id }) => id) },
  });

  expect(await deliveries()).toEqual([max, vera].map(({ id }) => [id, "task_assignee_removed"]));
  expect(new Set((await db.notification.findMany()).map(({ description }) => description))).toEqual(
    new Set(["has removed you as an assignee."]),
  );
});

test("a person who leaves the board between two events is notified of the first alone and sees neither", async () => {
  const world = await aCrowdedTask();
  await change(world, "task_priority_changed");

  await db.boardMember.deleteMany({ where: { boardId: world.board.id, userId: world.max.id } });
  await change(world, "task_title_updated");

  expect((await deliveries()).filter(([userId]) => userId === world.max.id)).toEqual([
    [world.max.id, "task_priority_changed"],
  ]);
  expect((await request(world.max, "GET notifications")).json.total).toBe(0);
});

const receivers = async () =>
  (await db.notificationRecipient.findMany({ orderBy: { userId: "asc" } })).map(({ userId }) => userId);
const idsOf = (...people: User[]) => people.map(({ id }) => id);

/** Anna changes the title of a task that these people watch and are assigned to. */
async function renameTaskOf({ anna, board, toDo }: Awaited<ReturnType<typeof aBoardOfAnna>>, ...people: User[]) {
  const task = await aTask(toDo);
  await db.taskWatcher.createMany({ data: people.map(({ id }) => ({ taskId: task.id, userId: id })) });
  await db.taskAssignee.createMany({ data: people.map(({ id }) => ({ taskId: task.id, userId: id })) });
  const { status } = await request(anna, `PUT projects/${board.id}/tasks/${task.id}`, {
    property: "title",
    value: "New",
  });
  expect(status).toBe(200);
}

describe("a notification", () => {
  test("goes once to each assignee and watcher, viewers too; never to the actor or to people of other boards", async () => {
    const world = await aBoardOfAnna();
    const [left, elsewhere] = [await aUser(), await aUser()];
    await aMember(await aBoard(), elsewhere);

    await renameTaskOf(world, world.anna, world.max, world.vera, left, elsewhere);

    expect(await receivers()).toEqual(idsOf(world.max, world.vera));
  });

  test("goes to admins who are not members", async () => {
    const world = await aBoardOfAnna();
    const [admin, serviceAdmin] = [await anAdmin(), await aServiceAdmin()];

    await renameTaskOf(world, admin, serviceAdmin);

    expect(await receivers()).toEqual(idsOf(admin, serviceAdmin));
  });

  test("does not go to people who switched the board's notifications off; other boards and preferences do not matter", async () => {
    const world = await aBoardOfAnna();
    const { max, vera, board } = world;
    const prefer = (user: User, boardId: number, preferences: object) =>
      db.boardMember.update({ where: { boardId_userId: { boardId, userId: user.id } }, data: { preferences } });
    await prefer(max, board.id, { dashboard_notification: false });
    await prefer(vera, board.id, { dashboard_notification: true, email_after_comment: false });
    const other = await aBoard({ members: [[vera, "member"]] });
    await prefer(vera, other.id, { dashboard_notification: false });

    await renameTaskOf(world, max, vera);

    expect(await receivers()).toEqual([vera.id]);
  });

  test("is recorded when a receiver's account is deleted at the same moment", async () => {
    const world = await aBoardOfAnna();
    const { anna, max, vera, board, toDo } = world;
    const task = await aTask(toDo);
    await db.taskWatcher.createMany({ data: [max, vera].map(({ id }) => ({ taskId: task.id, userId: id })) });

    await whileBlocked(
      (tx) => tx.user.delete({ where: { id: vera.id } }),
      () => [
        transaction((tx) =>
          recordNotification(tx, anna, {
            boardId: board.id,
            taskIds: [task.id],
            kind: "task_title_updated",
            description: "New",
          }),
        ),
      ],
    );

    expect(await receivers()).toEqual([max.id]);
  });

  test("to explicit receivers follows the same rules", async () => {
    const { anna, max, vera, board, toDo } = await aBoardOfAnna();
    const [task, left] = [await aTask(toDo), await aUser()];
    await db.boardMember.update({
      where: { boardId_userId: { boardId: board.id, userId: vera.id } },
      data: { preferences: { dashboard_notification: false } },
    });

    await recordNotification(db, anna, {
      boardId: board.id,
      taskIds: [task.id],
      kind: "task_assignee_changed",
      description: null,
      to: idsOf(anna, max, max, vera, left).map((userId) => ({ taskId: task.id, userId })),
    });

    expect(await receivers()).toEqual([max.id]);
  });

  test("without receivers is not recorded", async () => {
    const world = await aBoardOfAnna();

    await renameTaskOf(world, world.anna, await aUser());

    expect(await db.notification.count()).toBe(0);
  });
});
