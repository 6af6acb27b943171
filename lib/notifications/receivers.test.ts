import { describe, expect, test } from "vitest";
import { GET as COUNT } from "@/app/wp-json/boards/v2/notifications/unread-count/route";
import { GET as LIST } from "@/app/wp-json/boards/v2/notifications/route";
import { PUT as UPDATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { POST as COMMENT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { POST as DATES } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/dates/route";
import { PUT as MOVE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-task/route";
import { POST as ADD_SUBTASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/subtasks/route";
import { NotificationKind } from "@/generated/prisma/enums";
import { db } from "@/lib/db";
import type { RouteHandler } from "@/lib/http/route";
import { aBoardOfAnna, aColleague, aMember, aTask } from "@/lib/testing/factories/boards";
import { entryOf } from "@/lib/events/notifications";
import { call } from "@/lib/testing/http/call";
import { aComment } from "@/lib/testing/factories/comments";
import { aUser } from "@/lib/testing/factories/people";

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
type Request = (world: World) => [handler: RouteHandler, taskId: number, body: object];

const put =
  (property: string, value: unknown, on: "task" | "archived" = "task"): Request =>
  (world) => [UPDATE, world[on].id, { property, value }];
const userIds = ({ anna, max, vera, admin, muted }: World) => [anna, max, vera, admin, muted].map(({ id }) => id);

const CHANGES: Record<NotificationKind, Request> = {
  comment_created: ({ task }) => [COMMENT, task.id, { comment: "Hello" }],
  task_reply_added: ({ task, comment }) => [COMMENT, task.id, { comment: "Hello", parent_id: comment.id }],
  task_comment_mentioned: (world) => [COMMENT, world.task.id, { comment: "Hello", mentionData: userIds(world) }],
  subtask_added: ({ task }) => [ADD_SUBTASK, task.id, { title: "Step" }],
  task_due_date_changed: put("due_at", "2031-06-02"),
  task_start_date_changed: ({ task }) => [DATES, task.id, { started_at: "2031-06-02" }],
  task_moved_to_new_stage: ({ task, doing }) => [MOVE, task.id, { newStageId: doing.id }],
  task_priority_changed: put("priority", "high"),
  board_task_archived: put("archived_at", "now"),
  board_task_restored: put("archived_at", null, "archived"),
  task_title_updated: put("title", "New"),
  task_assignee_changed: (world) => [
    UPDATE,
    world.unassigned.id,
    { property: "assignees", value: { add: userIds(world) } },
  ],
  task_assignee_removed: (world) => [
    UPDATE,
    world.task.id,
    { property: "assignees", value: { remove: userIds(world) } },
  ],
};

async function change(world: World, kind: NotificationKind) {
  const [handler, task_id, body] = CHANGES[kind](world);
  const { status } = await call(handler, { as: world.anna, params: { board_id: world.board.id, task_id }, body });
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
    const { json } = await call(LIST, { as: world.max, query: { action: entryOf(kind).action } });

    expect(json.data).toMatchObject([
      { kind, action: entryOf(kind).action, activity_by: world.anna.id, object_id: world.board.id, read: false },
    ]);
    expect(
      await Promise.all(
        [world.max, world.muted, world.left, world.anna].map(
          async (as) => (await call(COUNT, { as })).json.total_unread,
        ),
      ),
    ).toEqual([1, 0, 0, 0]);
  });
});

test("an ended assignment notifies only the former assignees, who are no longer on the task", async () => {
  const world = await aCrowdedTask();
  const { anna, max, vera, muted, left, board, task } = world;

  await call(UPDATE, {
    as: anna,
    params: { board_id: board.id, task_id: task.id },
    body: { property: "assignees", value: { remove: [anna, max, vera, muted, left].map(({ id }) => id) } },
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
  expect((await call(LIST, { as: world.max })).json.total).toBe(0);
});
