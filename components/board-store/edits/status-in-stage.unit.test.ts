import { expect, test } from "vitest";
import { openTaskWithEdit, type TaskEdit, withTaskEdit } from "@/components/board-store/edits/task-edits";

const stages = [aStage(1, "open"), aStage(2, "closed"), aStage(3, "closed"), aStage(4, "open")];
const nothing = { tasks: {}, stages: {}, beyond: {}, newestId: 10, syncedAt: "", isStale: false };

test.each([
  ["an open task is done where tasks are done", "open", 1, 2, "closed"],
  ["a done task is open where tasks are open again", "closed", 2, 1, "open"],
  ["a done task stays done from one such stage to another", "closed", 2, 3, "closed"],
  ["a task that was done by hand stays done among open ones", "closed", 1, 4, "closed"],
  ["an open task stays open among open ones", "open", 1, 4, "open"],
  ["a task that was opened by hand stays so in its stage", "open", 2, 2, "open"],
  ["a stage that nobody knows changes nothing", "open", 1, 99, "open"],
])("moved: %s", (_, status, from, to, expected) => {
  const shown = { ...nothing, stages: Object.fromEntries([1, 2, 3, 4, 99].map((id) => [id, { total: 1, end: null }])) };
  const made = withTaskEdit(
    shown,
    { kind: "create-task", id: 7, stageId: from, title: "x", at: "end", extras: {}, optimistic: { status } },
    stages,
  );
  const move: TaskEdit = { kind: "move-task", taskId: 7, stageId: to, place: { after: null, before: null } };

  expect(withTaskEdit(made, move, stages).tasks[7]?.status).toBe(expected);
  expect(openTaskWithEdit(made.tasks[7] ?? null, move, stages)?.status).toBe(expected);
});

test("a new task is done at once where tasks are done", () => {
  const made = withTaskEdit(
    nothing,
    { kind: "create-task", id: -1, stageId: 2, title: "x", at: "end", extras: {}, optimistic: {} },
    stages,
  );

  expect(made.tasks[-1]?.status).toBe("closed");
});

function aStage(id: number, status: string) {
  return { id, settings: { default_task_status: status } };
}
