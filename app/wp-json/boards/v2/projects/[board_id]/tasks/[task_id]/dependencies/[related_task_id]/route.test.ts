import { describe, expect, test } from "vitest";
import type { Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aStage, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { withSettings } from "@/lib/testing/factories/settings";
import { DELETE } from "./route";

const part = (as: User, task: Task, related: Task) =>
  call(DELETE, { as, params: { board_id: task.boardId, task_id: task.id, related_task_id: related.id } });

async function twoTasks() {
  const home = await aBoardOfAnna();
  const [one, two] = [await aTask(home.toDo, { title: "one" }), await aTask(home.toDo, { title: "two" })];
  await db.taskDependency.create({ data: { predecessorId: one.id, successorId: two.id, boardId: home.board.id } });
  return { ...home, one, two };
}

describe("DELETE /projects/:board_id/tasks/:task_id/dependencies/:related_task_id", () => {
  test.each(["one that waits", "one for which another waits"])(
    "ends the dependency from %s, and both have changed and have a line of it",
    async (which) => {
      const { anna, one, two } = await twoTasks();
      await db.$executeRaw`UPDATE task SET updated_at = '2020-01-01'`;

      const { status, json } = await (which === "one that waits" ? part(anna, two, one) : part(anna, one, two));

      expect([status, json]).toEqual([200, { message: "Dependency removed successfully." }]);
      expect(await db.taskDependency.count()).toBe(0);
      expect(await db.task.count({ where: { updatedAt: { gt: new Date("2021-01-01") } } })).toBe(2);
      expect(await db.activity.findMany({ orderBy: { id: "asc" } })).toMatchObject([
        { taskId: two.id, action: "removed", column: "predecessor", newValue: "one", createdById: anna.id },
        { taskId: one.id, action: "removed", column: "successor", newValue: "two" },
      ]);
    },
  );

  test("404 where neither waits for the other, and for a task of another board", async () => {
    const { anna, toDo, one } = await twoTasks();
    const [three, theirs] = [
      await aTask(toDo),
      await aTask(await aStage(await aBoard({ members: [[anna, "manager"]] }))),
    ];

    expect((await part(anna, one, three)).json.message).toBe("Dependency not found");
    expect((await part(anna, one, theirs)).json.message).toBe("Task not found");
    expect(await db.taskDependency.count()).toBe(1);
  });

  test("403 for a viewer and in the free tier", async () => {
    const { anna, vera, one, two } = await twoTasks();

    expect((await part(vera, one, two)).status).toBe(403);
    expect((await withSettings({ BOARDS_TIER: "free" }, () => part(anna, one, two))).json.message).toBe(
      "This is a pro feature",
    );
    expect(await db.taskDependency.count()).toBe(1);
  });
});
