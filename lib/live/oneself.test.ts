import { describe, expect, test } from "vitest";
import { PUT as READ } from "@/app/wp-json/boards/v2/notifications/read/route";
import { POST as REMOVE } from "@/app/wp-json/boards/v2/projects/[board_id]/user/[user_id]/remove/route";
import { PUT as UPDATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { ONESELF } from "@/lib/live/changes";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { notificationsDuring, watchBoard } from "@/lib/testing/probes/live";
import { anAdmin, aUser } from "@/lib/testing/factories/people";

const NEWS = { event: "changed", data: { board: ONESELF, what: ["notifications"], at: "0", gone: [] } };

/** Vera watches a task of Anna's board; Max may change it. */
async function aWatchedTask() {
  const world = await aBoardOfAnna();
  const task = await aTask(world.toDo);
  await db.taskWatcher.create({ data: { taskId: task.id, userId: world.vera.id } });
  const retitle = (title: string, as: User = world.max) =>
    call(UPDATE, {
      as,
      params: { board_id: world.board.id, task_id: task.id },
      body: { property: "title", value: title },
    });
  return { ...world, task, retitle };
}

describe("who looks at oneself hears, on no board at all,", () => {
  test("of a new notification, of one that was read, and of a board that was lost", async () => {
    const { anna, vera, board, retitle } = await aWatchedTask();
    const { next } = await watchBoard({ id: ONESELF }, vera);

    await retitle("Other");
    expect(await next()).toEqual(NEWS);
    await call(READ, { as: vera });
    expect(await next()).toEqual(NEWS);
    await call(REMOVE, { as: anna, params: { board_id: board.id, user_id: vera.id } });
    expect(await next()).toEqual(NEWS);
  });

  test("of having got another role, by which other boards are seen", async () => {
    const admin = await anAdmin();
    const { next } = await watchBoard({ id: ONESELF }, admin);

    await db.user.update({ where: { id: admin.id }, data: { role: "subscriber" } });

    expect(await next()).toEqual(NEWS);
  });

  test("nothing of others' notifications, and nothing of boards", async () => {
    const { anna, vera, retitle } = await aWatchedTask();
    const { next } = await watchBoard({ id: ONESELF }, anna);
    const { next: veras } = await watchBoard({ id: ONESELF }, vera);

    await retitle("Other");
    expect(await veras()).toEqual(NEWS);
    await db.notificationRecipient.create({
      data: { userId: anna.id, notificationId: (await db.notification.findFirstOrThrow()).id },
    });

    expect(await next()).toEqual(NEWS);
    expect(await notificationsDuring(() => retitle("Third"))).toContainEqual({ told: [vera.id] });
  });
});

test("of one happening with a thousand receivers all are told, in messages that the database takes", async () => {
  const { board, task } = await aWatchedTask();
  const { id: notificationId } = await db.notification.create({
    data: { boardId: board.id, taskId: task.id, action: "task_title_updated" },
  });
  await db.$executeRaw`INSERT INTO "user" (login, nicename, email, display_name, photo_key) SELECT 'crowd' || n, 'crowd' || n, 'crowd' || n || '@example.com', 'Crowd', 'crowd' || n FROM generate_series(1, 1200) n`;
  await aUser();

  const messages = await notificationsDuring(
    () =>
      db.$executeRaw`INSERT INTO notification_recipient (notification_id, user_id) SELECT ${notificationId}, id FROM "user" WHERE login LIKE 'crowd%'`,
  );

  expect(messages.map((message) => (message as { told: number[] }).told.length)).toEqual([500, 500, 200]);
});
