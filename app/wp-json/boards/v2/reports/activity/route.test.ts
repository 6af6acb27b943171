import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aBoardActivity, aBoardOfAnna, anActivity, aStage, aTask, call, request } from "@/lib/testing";
import { testReport } from "@/lib/testing/contract/reports";
import { GET } from "./route";

const KINDS = {
  task_stage_updated: ["Stage Change", "task-stage"],
  comment_created: ["Comments", "comment-line"],
  task_created: ["Task Created", "plus"],
  subtask_added: ["Subtasks", "subtask"],
  task_attachment_added: ["Attachments", "paper-clip"],
  task_label: ["Labels", "label"],
  task_due_date_changed: ["Due Dates", "date"],
  other: ["Other", "activity"],
};

const byType = (values: Partial<Record<keyof typeof KINDS, number>>) =>
  Object.entries(KINDS).map(([key, [label, icon]]) => ({
    key,
    label,
    icon,
    value: values[key as keyof typeof KINDS] ?? 0,
  }));

const WORLD_STATS = { tasksCreated: 0, stageChanged: 0, commentsAdded: 0, subtasksCreated: 0, attachmentsAdded: 0 };

describe("GET /reports/activity", () => {
  testReport(GET, { stats: WORLD_STATS, byUser: [], byType: byType({}), recent: [] });

  test("counts what people did with tasks, by person and by kind, and lists the last of it", async () => {
    const { anna, max, board, doing } = await aBoardOfAnna();
    const { json } = await request(anna, `POST projects/${board.id}/tasks`, {
      task: { title: "Write notes", board_id: board.id, stage_id: doing.id },
    });
    const { id, slug } = json.task;
    for (const [action, column] of [
      ["added", "comment"],
      ["added", "a reply"],
      ["added", "label"],
      ["removed", "Due Date"],
      ["changed", "title"],
    ] as const)
      await anActivity({ id, boardId: board.id }, max, { action, column, createdAt: new Date(Date.now() - 60_000) });
    await anActivity({ id, boardId: board.id }, null, {
      action: "changed",
      column: "stage",
      oldValue: "Open",
      newValue: "Done",
      createdAt: new Date("2027-01-01T00:00:00Z"),
    });
    await aBoardActivity(board, max);
    await anActivity(await aTask(await aStage(await aBoard())), max);

    const { report } = (await call(GET, { as: anna })).json;

    expect(report.stats).toEqual({ ...WORLD_STATS, tasksCreated: 1, commentsAdded: 2 });
    expect(report.byType).toEqual(
      byType({ task_created: 1, comment_created: 2, task_label: 1, task_due_date_changed: 1, other: 1 }),
    );
    expect(report.byUser).toMatchObject([
      { id: max.id, name: max.displayName, count: 5 },
      { id: anna.id, count: 1 },
    ]);
    expect(report.recent).toHaveLength(6);
    expect(report.recent[0]).toMatchObject({
      ...{ taskId: id, taskSlug: slug, boardId: board.id },
      ...{ actor: anna.displayName, action: "created this task", subject: "Write notes" },
    });
  });

  test("shows deleted people as such, and times and sentences as the caller reads them", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    await db.user.update({ where: { id: anna.id }, data: { timezone: "Asia/Kathmandu", locale: "de_DE" } });
    const task = await aTask(toDo, { title: "Write notes" });
    await anActivity(task, max, {
      action: "changed",
      column: "stage",
      oldValue: "Open",
      newValue: "Done",
      createdAt: new Date("2025-09-30T18:15:00Z"),
    });
    await db.user.delete({ where: { id: max.id } });

    const query = { board_id: board.id, start_date: "2025-10-01", end_date: "2025-10-01" };
    const { report } = (await call(GET, { as: anna, query })).json;

    expect(report.byUser).toEqual([{ id: 0, name: "Deleted user", avatar: "", count: 1 }]);
    expect(report.recent).toMatchObject([
      {
        actor: "Deleted user",
        action: "hat diese Aufgabe von Open nach Done verschoben",
        date: "October 1, 2025, 12:00 am",
      },
    ]);
  });
});
