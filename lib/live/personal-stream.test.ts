import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { PERSONAL_CHANNEL } from "@/lib/live/changes";
import {
  aBoardOfAnna,
  anAdmin,
  aTask,
  aTimer,
  manyUsers,
  notificationsDuring,
  request,
  requestOn,
  watch,
  watchBoard,
} from "@/lib/testing";

const NOTIFICATIONS_CHANGED = {
  event: "changed",
  data: { board: PERSONAL_CHANNEL, what: ["notifications"], at: "0", gone: [] },
};

/** Vera watches a task of Anna's board; Max may change it. */
async function aWatchedTask() {
  const world = await aBoardOfAnna();
  const task = await aTask(world.toDo);
  await watch(task, world.vera);
  const retitle = (title: string, as: User = world.max) =>
    requestOn(world.board, as, `PUT tasks/${task.id}`, { property: "title", value: title });
  return { ...world, task, retitle };
}

describe("a stream of one's own changes, without a board,", () => {
  test("gets new notifications, read ones, and the loss of a board", async () => {
    const { anna, vera, board, retitle } = await aWatchedTask();
    const { next } = await watchBoard({ id: PERSONAL_CHANNEL }, vera);

    await retitle("Other");
    expect(await next()).toEqual(NOTIFICATIONS_CHANGED);
    await request(vera, "PUT notifications/read");
    expect(await next()).toEqual(NOTIFICATIONS_CHANGED);
    await requestOn(board, anna, `POST user/${vera.id}/remove`);
    expect(await next()).toEqual(NOTIFICATIONS_CHANGED);
  });

  test("gets one's own timer, also when its task is deleted, and nobody else's", async () => {
    const { anna, vera, task } = await aWatchedTask();
    const { next } = await watchBoard({ id: PERSONAL_CHANNEL }, anna);
    const timerChanged = { event: "changed", data: { ...NOTIFICATIONS_CHANGED.data, what: ["timer"] } };

    await aTimer(task, vera);
    await aTimer(task, anna);
    expect(await next()).toEqual(timerChanged);
    await db.timer.update({ where: { userId: anna.id }, data: { runningSince: null } });
    expect(await next()).toEqual(timerChanged);
    await db.task.delete({ where: { id: task.id } });
    expect(await next()).toEqual(timerChanged);
  });

  test("gets another role, which shows other boards", async () => {
    const admin = await anAdmin();
    const { next } = await watchBoard({ id: PERSONAL_CHANNEL }, admin);

    await db.user.update({ where: { id: admin.id }, data: { role: "subscriber" } });

    expect(await next()).toEqual(NOTIFICATIONS_CHANGED);
  });

  test("gets nothing of others' notifications, and nothing of boards", async () => {
    const { anna, vera, retitle } = await aWatchedTask();
    const { next } = await watchBoard({ id: PERSONAL_CHANNEL }, anna);
    const { next: veras } = await watchBoard({ id: PERSONAL_CHANNEL }, vera);

    await retitle("Other");
    expect(await veras()).toEqual(NOTIFICATIONS_CHANGED);
    await db.notificationRecipient.create({
      data: { userId: anna.id, notificationId: (await db.notification.findFirstOrThrow()).id },
    });

    expect(await next()).toEqual(NOTIFICATIONS_CHANGED);
    expect(await notificationsDuring(() => retitle("Third"))).toContainEqual({ told: [vera.id] });
  });
});

test("notifies all of a thousand recipients, in messages that the database accepts", async () => {
  const { board, task } = await aWatchedTask();
  const { id: notificationId } = await db.notification.create({
    data: { boardId: board.id, taskId: task.id, kind: "task_title_updated" },
  });
  await manyUsers(1_200);

  const messages = await notificationsDuring(
    () =>
      db.$executeRaw`INSERT INTO notification_recipient (notification_id, user_id) SELECT ${notificationId}, id FROM "user" WHERE display_name = 'P'`,
  );

  expect(messages.map((message) => (message as Record<"told", number[]>).told.length)).toEqual([500, 500, 200]);
});
