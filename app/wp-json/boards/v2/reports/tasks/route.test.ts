import { describe, expect, test } from "vitest";
import { aBoardOfAnna, aLabel, assign, aTask, attachLabel, call } from "@/lib/testing";
import { testReport } from "@/lib/testing/contract/reports";
import { GET } from "./route";

describe("GET /reports/tasks", () => {
  testReport(GET, {
    byStage: [],
    byAssignee: [],
    byLabel: [],
    priority: {
      total: 0,
      items: ["urgent", "high", "medium", "low", "none"].map((key) => ({
        key,
        label: `${key.slice(0, 1).toUpperCase()}${key.slice(1)}`,
        value: 0,
      })),
    },
    recentlyCompleted: [],
  });

  test("counts by stage, person and label, and lists what was completed last", async () => {
    const { anna, max, board, toDo, done } = await aBoardOfAnna();
    const bug = await aLabel(board, { title: "Bug", bgColor: "#e11d48" });
    const open = await assign(await aTask(toDo), anna);
    const completed = { status: "closed", priority: "high", estimatedMinutes: 120 } as const;
    const last = await aTask(done, { ...completed, lastCompletedAt: new Date() });
    await assign(last, max);
    await assign(last, anna);
    await aTask(done, { ...completed, lastCompletedAt: new Date(Date.now() - 60_000) });
    for (const task of [open, last]) await attachLabel(task, bug);

    const { report } = (await call(GET, { as: anna })).json;

    expect(report.byStage).toMatchObject([
      { id: done.id, title: done.title, total: 2, boardId: board.id, board: board.title },
      { id: toDo.id, total: 1 },
    ]);
    expect(report.byAssignee).toMatchObject([
      { id: anna.id, name: anna.displayName, completed: 1, total: 2 },
      { id: max.id, completed: 1, total: 1 },
    ]);
    expect(report.byLabel).toEqual([{ id: bug.id, title: "Bug", total: 2, color: "#e11d48" }]);
    expect(report.priority).toMatchObject({
      total: 3,
      items: [{ value: 0 }, { value: 2 }, { value: 0 }, { value: 1 }, { value: 0 }],
    });
    expect(report.recentlyCompleted).toMatchObject([
      {
        id: last.id,
        title: last.title,
        slug: last.slug,
        boardId: board.id,
        stage: done.title,
        priority: "high",
        assignee: max.displayName,
        estimated: "2h",
      },
      { assignee: null, assigneeAvatar: null },
    ]);
  });
});
