import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { anAdmin, assign, aTask, call, tasksOfMax } from "@/lib/testing";
import { testProfileAccess } from "@/lib/testing/probes/profiles";
import { GET } from "./route";

async function withNotifications() {
  const world = await tasksOfMax();
  await assign(await aTask(world.stage, { status: "closed" }), world.max);
  for (const marked of [null, null, new Date()]) {
    await db.notification.create({
      data: {
        boardId: world.shared.id,
        kind: "task_title_updated",
        recipients: { create: { userId: world.max.id, markedReadAt: marked } },
      },
    });
  }
  return world;
}

const all = { assigned_tasks: 3, completed_tasks: 1, total_boards: 3 };

describe("GET /member/:id/stats", () => {
  testProfileAccess(GET);

  test("counts open and completed assignments, boards, and unread notifications", async () => {
    const { max } = await withNotifications();

    expect((await call(GET, { as: max, params: { id: max.id } })).json).toEqual({ ...all, unread_notifications: 2 });
  });

  test("counts for others only what they may see, and no unread notifications, also for admins", async () => {
    const { anna, max } = await withNotifications();

    expect((await call(GET, { as: anna, params: { id: max.id } })).json).toEqual({
      assigned_tasks: 2,
      completed_tasks: 1,
      total_boards: 1,
      unread_notifications: 0,
    });
    expect((await call(GET, { as: await anAdmin(), params: { id: max.id } })).json).toEqual({
      ...all,
      unread_notifications: 0,
    });
  });
});
