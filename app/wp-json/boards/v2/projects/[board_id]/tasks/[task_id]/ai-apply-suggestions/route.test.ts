import { describe, expect, test } from "vitest";
import { POST } from "./route";
import type { Board, Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  aLabel,
  assign,
  aTask,
  attachLabel,
  call,
  LONG_AGO,
  recordedActivities,
  sentNotifications,
  storedTask,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";

const apply = (as: User, board: Board, task: Task, body: object) =>
  call(POST, { as, params: { board_id: board.id, task_id: task.id }, body });

describe("POST /projects/:board_id/tasks/:task_id/ai-apply-suggestions", () => {
  testRefusals(POST);

  test("adds the labels and sets the priority as by hand, also while the assistant is off", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo, { priority: "low", updatedAt: LONG_AGO });
    await assign(task, anna);
    const [bug, docs] = [await aLabel(board, { title: "Bug" }), await aLabel(board, { title: "Docs" })];
    await attachLabel(task, bug);

    const { status, json } = await apply(max, board, task, {
      label_ids: [String(docs.id), bug.id],
      priority: "urgent",
    });

    expect([status, json.message, json.priority]).toEqual([200, "Suggestions applied.", "urgent"]);
    expect(json.labels).toMatchObject([
      { id: bug.id, title: "Bug" },
      { id: docs.id, title: "Docs" },
    ]);
    expect(json.task).toMatchObject({ id: task.id, priority: "urgent", labels: [{ id: bug.id }, { id: docs.id }] });
    expect((await storedTask(task)).updatedAt).not.toEqual(LONG_AGO);
    expect(await recordedActivities()).toHaveLength(2);
    expect(await db.activity.findMany({ orderBy: { id: "asc" } })).toMatchObject([
      { action: "added", column: "label", settings: { title: "Docs" }, createdById: max.id },
      { action: "changed", column: "priority", oldValue: "low", newValue: "urgent", createdById: max.id },
    ]);
    expect(await sentNotifications()).toHaveLength(1);
  });

  test("applies only labels, or only a priority, and nothing twice", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const [task, label] = [await aTask(toDo), await aLabel(board)];

    await Promise.all([1, 2].map(() => apply(anna, board, task, { label_ids: [label.id, label.id], priority: "" })));
    await Promise.all([1, 2].map(() => apply(anna, board, task, { priority: "high" })));

    expect(await db.taskLabel.count()).toBe(1);
    expect(await recordedActivities()).toHaveLength(2);
  });

  test.each([[{}], [{ label_ids: [] }], [{ label_ids: null, priority: null }]])(
    "422 for %j: nothing to apply",
    async (body) => {
      const { anna, board, toDo } = await aBoardOfAnna();

      const { status, json } = await apply(anna, board, await aTask(toDo), body);

      expect([status, json.message]).toEqual([422, "Nothing to apply."]);
    },
  );

  test("S3: 404 for a label of another board, 422 for another priority, 400 for other ids; nothing is changed", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const [own, foreign] = [await aLabel(board), await aLabel((await aBoardOfAnna()).board)];
    const task = await aTask(toDo, { priority: "low" });
    const statusFor = async (body: object) => (await apply(anna, board, task, body)).status;

    expect(await statusFor({ label_ids: [own.id, foreign.id], priority: "high" })).toBe(404);
    expect(await statusFor({ label_ids: [own.id], priority: "none" })).toBe(422);
    expect(await statusFor({ label_ids: [own.id], priority: ["high"] })).toBe(422);
    expect(await statusFor({ label_ids: ["x"], priority: "high" })).toBe(400);
    expect([await db.taskLabel.count(), (await storedTask(task)).priority]).toEqual([0, "low"]);
  });

  test("S4: 403 for a viewer", async () => {
    const { vera, board, toDo } = await aBoardOfAnna();

    expect((await apply(vera, board, await aTask(toDo), { priority: "high" })).status).toBe(403);
  });
});
