import { expect, test } from "vitest";
import { db, transaction } from "@/lib/db";
import { entryOf, type NotificationKind } from "@/lib/events/notifications";
import { recordNotification } from "@/lib/notifications/record";
import {
  aBoard,
  aBoardOfAnna,
  aColleague,
  aMember,
  aTask,
  aUser,
  prefer,
  request,
  requestOn,
  watch,
  whileBlocked,
} from "@/lib/testing";

/**
 * The actor, a member, a viewer, two kinds of admins, a former member who is on another board, and a member who switched
 * notifications off are assigned to the task and watch it. The viewer switched them off on another board.
 */
async function aCrowdedTask() {
  const world = await aBoardOfAnna();
  const { anna, max, vera, board } = world;
  const [admin, serviceAdmin] = [
    await aColleague(anna, { role: "administrator" }),
    await aColleague(anna, { isServiceAdmin: true }),
  ];
  const [left, muted] = [await aUser(), await aUser()];
  await aBoard({ members: [[left, "member"]] });
  await aMember(board, muted);
  await prefer(muted, board, { dashboard_notification: false });
  await prefer(vera, board, { dashboard_notification: true, email_after_comment: false });
  await prefer(vera, await aBoard({ members: [[vera, "member"]] }), { dashboard_notification: false });
  const people = [anna, max, vera, admin, serviceAdmin, left, muted];
  const [task, archived, unassigned] = [
    await aTask(world.toDo),
    await aTask(world.toDo, { archivedAt: new Date(), position: 0 }),
    await aTask(world.toDo),
  ];
  const links = [task, archived].flatMap(({ id }) => people.map((person) => ({ taskId: id, userId: person.id })));
  await db.taskAssignee.createMany({ data: links });
  await db.taskWatcher.createMany({ data: links });
  return {
    ...world,
    admin,
    serviceAdmin,
    left,
    muted,
    task,
    archived,
    unassigned,
  };
}

type World = Awaited<ReturnType<typeof aCrowdedTask>>;
type Request = (world: World) => [line: string, body: object];

const userIds = ({ anna, max, vera, admin, serviceAdmin, muted }: World) =>
  [anna, max, vera, admin, serviceAdmin, muted].map(({ id }) => id);

/** Each way to choose who is notified. `lib/tasks/read/lines.test.ts` has every change. */
const CHANGES = {
  task_title_updated: ({ task }) => [`PUT tasks/${task.id}`, { property: "title", value: "New" }],
  board_task_restored: ({ archived }) => [`PUT tasks/${archived.id}`, { property: "archived_at", value: null }],
  task_comment_mentioned: (world) => [
    `POST tasks/${world.task.id}/comments`,
    { comment: "Hello", mentionData: userIds(world) },
  ],
  task_assignee_changed: (world) => [
    `PUT tasks/${world.unassigned.id}`,
    { property: "assignees", value: { add: userIds(world) } },
  ],
  task_assignee_removed: (world) => [
    `PUT tasks/${world.task.id}`,
    { property: "assignees", value: { remove: userIds(world) } },
  ],
} satisfies Partial<Record<NotificationKind, Request>>;

const KINDS = Object.keys(CHANGES) as (keyof typeof CHANGES)[];

async function change(world: World, kind: keyof typeof CHANGES) {
  const [line, body] = CHANGES[kind](world);
  const { status } = await requestOn(world.board, world.anna, line, body);
  expect(status).toBeLessThan(300);
}

const deliveries = async () =>
  (await db.notificationRecipient.findMany({ include: { notification: true }, orderBy: { userId: "asc" } })).map(
    ({ userId, notification: { kind } }) => [userId, kind],
  );

test.each(KINDS)(
  "a notification of %s goes once to each assignee and watcher, viewers and admins too, who read it; not to the actor, former members and members who switched it off",
  async (kind) => {
    const world = await aCrowdedTask();
    const { anna, max, vera, admin, serviceAdmin, left, muted, board } = world;
    const { action } = entryOf(kind);

    await change(world, kind);

    expect(await deliveries()).toEqual([max, vera, admin, serviceAdmin].map(({ id }) => [id, kind]));
    expect((await request(max, `GET notifications?action=${action}`)).json.data).toMatchObject([
      { kind, action, activity_by: anna.id, object_id: board.id, read: false },
    ]);
    const unread = [max, muted, left, anna].map(
      async (as) => (await request(as, "GET notifications/unread-count")).json.total_unread,
    );
    expect(await Promise.all(unread)).toEqual([1, 0, 0, 0]);
  },
);

test("an ended assignment notifies only the former assignees, who are no longer on the task", async () => {
  const world = await aCrowdedTask();
  const { anna, max, vera, muted, left, board, task } = world;

  await requestOn(board, anna, `PUT tasks/${task.id}`, {
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
  await change(world, "board_task_restored");

  await db.boardMember.deleteMany({ where: { boardId: world.board.id, userId: world.max.id } });
  await change(world, "task_title_updated");

  expect((await deliveries()).filter(([userId]) => userId === world.max.id)).toEqual([
    [world.max.id, "board_task_restored"],
  ]);
  expect((await request(world.max, "GET notifications")).json.total).toBe(0);
});

test("a notification is recorded when a receiver's account is deleted at the same moment", async () => {
  const { anna, max, vera, board, toDo } = await aBoardOfAnna();
  const task = await aTask(toDo);
  for (const user of [max, vera]) await watch(task, user);
  const event = {
    boardId: board.id,
    taskIds: [task.id],
    kind: "task_title_updated" as const,
    description: "New",
  };

  await whileBlocked(
    (tx) => tx.user.delete({ where: { id: vera.id } }),
    () => [transaction((tx) => recordNotification(tx, anna, event))],
  );

  expect(await deliveries()).toEqual([[max.id, event.kind]]);
});

test("a notification without receivers is not recorded", async () => {
  const { anna, board, toDo } = await aBoardOfAnna();
  const task = await aTask(toDo);
  for (const user of [anna, await aUser()]) await watch(task, user);

  await requestOn(board, anna, `PUT tasks/${task.id}`, { property: "title", value: "New" });

  expect(await db.notification.count()).toBe(0);
});
