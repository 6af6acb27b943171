import { describe, expect, test } from "vitest";
import { aBoard, aBoardOfAnna, assign, aStage, aSubtask, aTask, call } from "@/lib/testing";
import { testReport } from "@/lib/testing/contract/reports";
import { GET } from "./route";

const DAY = 24 * 60 * 60 * 1000;
const days = (count: number) => new Date(Date.now() + count * DAY);
const OLD = { createdAt: days(-60), updatedAt: days(-60) };

const buckets = (...entries: [key: string, label: string, value: number][]) =>
  entries.map(([key, label, value]) => ({ key, label, value }));

describe("GET /reports/overview", () => {
  testReport(GET, {
    stats: { total: 0, completed: 0, overdue: 0, activeMembers: 0, estimatedTime: "0m" },
    tasksByBoard: [],
    priority: {
      total: 0,
      items: buckets(
        ["urgent", "Urgent", 0],
        ["high", "High", 0],
        ["medium", "Medium", 0],
        ["low", "Low", 0],
        ["none", "None", 0],
      ),
    },
    completion: buckets(
      ["completed", "Completed", 0],
      ["incomplete", "Still Open", 0],
      ["completed_earlier", "Completed Earlier", 0],
    ),
    dueDate: buckets(
      ["overdue", "Overdue", 0],
      ["today", "Today", 0],
      ["next7days", "Next 7 Days", 0],
      ["later", "Later", 0],
      ["no_due_date", "No Due Date", 0],
    ),
    assigneeWorkload: [],
  });

  test("counts tasks that were created, completed or updated in the last seven days, without subtasks and archived ones", async () => {
    const { anna, max, board, toDo, done } = await aBoardOfAnna();
    const overdue = await assign(
      await aTask(toDo, { priority: "urgent", dueAt: days(-3), estimatedMinutes: 90 }),
      anna,
    );
    await assign(overdue, max);
    await assign(await aTask(toDo, { priority: "none", dueAt: days(3) }), anna);
    await assign(await aTask(done, { ...OLD, status: "closed", lastCompletedAt: days(-1), estimatedMinutes: 30 }), max);
    await aTask(done, { ...OLD, updatedAt: days(-2), status: "closed", lastCompletedAt: days(-50) });
    await aTask(toDo, OLD);
    await aTask(toDo, { archivedAt: new Date() });
    await aSubtask(overdue);

    const { status, json } = await call(GET, { as: anna });

    expect(status).toBe(200);
    expect(json.report).toMatchObject({
      stats: { total: 4, completed: 1, overdue: 1, activeMembers: 2, estimatedTime: "2h" },
      tasksByBoard: [{ id: board.id, title: board.title, total: 4 }],
      priority: {
        total: 4,
        items: [{ key: "urgent", value: 1 }, { value: 0 }, { value: 0 }, { value: 2 }, { value: 1 }],
      },
      completion: [{ value: 1 }, { value: 2 }, { value: 1 }],
      dueDate: [{ value: 1 }, { value: 0 }, { value: 1 }, { value: 0 }, { value: 0 }],
    });
    expect(json.report.assigneeWorkload).toMatchObject([
      { id: anna.id, name: anna.displayName, open: 2, completed: 0, overdue: 1, estimated: "1h 30m", workload: 100 },
      { id: max.id, name: max.displayName, open: 1, completed: 1, overdue: 1, estimated: "2h", workload: 50 },
    ]);
  });

  test("covers one board if asked, and otherwise all to-do boards of the caller", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const other = await aBoard({ members: [[anna, "viewer"]] });
    const roadmap = await aBoard({ type: "roadmap", members: [[anna, "viewer"]] });
    for (const stage of [
      toDo,
      await aStage(other),
      await aStage(other),
      await aStage(roadmap),
      await aStage(await aBoard()),
    ])
      await aTask(stage);

    const totals = async (query: Record<string, number>) =>
      (await call(GET, { as: anna, query })).json.report.tasksByBoard.map(
        ({ id, total }: { id: number; total: number }) => [id, total],
      );

    expect(await totals({})).toEqual([
      [other.id, 2],
      [board.id, 1],
    ]);
    expect(await totals({ board_id: board.id })).toEqual([[board.id, 1]]);
  });
});
