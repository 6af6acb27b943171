import { describe, expect, test } from "vitest";
import type { Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, activityLines, aTask, aTaskElsewhere, call, withSettings } from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
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
    "removes the dependency from %s, and both tasks have changed and have an activity about it",
    async (which) => {
      const { anna, one, two } = await twoTasks();
      await db.$executeRaw`UPDATE task SET updated_at = '2020-01-01'`;

      const { status, json } = await (which === "one that waits" ? part(anna, two, one) : part(anna, one, two));

      expect([status, json]).toEqual([200, { message: "Dependency removed successfully." }]);
      expect(await db.taskDependency.count()).toBe(0);
      expect(await db.task.count({ where: { updatedAt: { gt: new Date("2021-01-01") } } })).toBe(2);
      expect(await activityLines()).toEqual([
        ["removed", "predecessor", null, "one"],
        ["removed", "successor", null, "two"],
      ]);
    },
  );

  test("answers 404 when neither waits for the other, and for a task of another board", async () => {
    const { anna, toDo, one } = await twoTasks();
    const [three, theirs] = [await aTask(toDo), await aTaskElsewhere(anna)];

    expect((await part(anna, one, three)).json.message).toBe("Dependency not found");
    expect((await part(anna, one, theirs)).json.message).toBe("Task not found");
    expect(await db.taskDependency.count()).toBe(1);
  });

  testRefusals(DELETE);

  test("answers 403 in the free tier", async () => {
    const { anna, one, two } = await twoTasks();

    expect((await withSettings({ BOARDS_TIER: "free" }, () => part(anna, one, two))).json.message).toBe(
      "This is a pro feature",
    );
  });
});
