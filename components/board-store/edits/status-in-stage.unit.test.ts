import { expect, test } from "vitest";
import { openTaskWithEdit, type TaskEdit, withTaskEdit } from "@/components/board-store/edits/task-edits";
import { creating, NO_TASKS } from "@/components/testing/records";

const stages = [aStage(1, "open"), aStage(2, "closed"), aStage(3, "closed"), aStage(4, "open")];

test.each([
  ["an open task is done where tasks are done", "open", 1, 2, "closed"],
  ["a done task is open where tasks are open again", "closed", 2, 1, "open"],
  ["a done task stays done from one such stage to another", "closed", 2, 3, "closed"],
  ["a task that was done by hand stays done among open ones", "closed", 1, 4, "closed"],
  ["an open task stays open among open ones", "open", 1, 4, "open"],
  ["a task that was opened by hand stays so in its stage", "open", 2, 2, "open"],
  ["a stage that nobody knows changes nothing", "open", 1, 99, "open"],
])("moved: %s", (_, status, from, to, expected) => {
  const shown = {
    ...NO_TASKS,
    stages: Object.fromEntries([1, 2, 3, 4, 99].map((id) => [id, { total: 1, end: null }])),
  };
  const made = withTaskEdit(shown, creating(7, from, { optimistic: { status } }), stages);
  const move: TaskEdit = { kind: "move-task", taskId: 7, stageId: to, place: { after: null, before: null } };

  expect(withTaskEdit(made, move, stages).tasks[7]?.status).toBe(expected);
  expect(openTaskWithEdit(made.tasks[7] ?? null, move, stages)?.status).toBe(expected);
});

test("a new task is done at once where tasks are done", () => {
  const made = withTaskEdit(NO_TASKS, creating(-1, 2), stages);

  expect(made.tasks[-1]?.status).toBe("closed");
});

function aStage(id: number, status: string) {
  return { id, settings: { default_task_status: status } };
}
