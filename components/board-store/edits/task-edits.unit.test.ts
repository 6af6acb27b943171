import { expect, test } from "vitest";
import {
  archiving,
  assigning,
  finishing,
  movingTo,
  movingToEnd,
  watching,
} from "@/components/board-store/edits/edit-factories";
import { byStage, type LoadedTasks, loadedTasksFrom } from "@/components/board-store/edits/loaded-tasks";
import { withTaskEdits } from "@/components/board-store/edits/many-task-edits";
import { openTaskWithEdit } from "@/components/board-store/edits/open-task-edit";
import { type TaskEdit, withTaskEdit } from "@/components/board-store/edits/task-edits";
import { aCardIn, aPage, creating, NO_TASKS } from "@/components/testing/records";
import type { TaskCardJson } from "@/lib/tasks/present/task";

const aCard = (id: number) => aCardIn(10, id);
const me = { ID: 7, display_name: "Mina", photo: "/photos/mina.webp" };

test("a press assigns, another one takes it back", () => {
  const task = aCard(1);

  const assigned = after(task, assigning(task, me));
  expect(assigned.assignees).toMatchObject([me]);
  expect(assigning(assigned, me)).toMatchObject({ value: { remove: [7] }, optimistic: { assignees: [] } });
});

test("watching begins and ends", () => {
  const task = aCard(1);

  expect(watching(task, me)).toMatchObject({ property: "is_watching", value: "start" });
  expect(watching(after(task, watching(task, me)), me)).toMatchObject({ value: "stop", optimistic: { watchers: [] } });
});

test("what is done can be opened again", () => {
  const task = aCard(1);

  expect(finishing(task)).toMatchObject({ value: "closed", optimistic: { status: "closed" } });
  expect(finishing(after(task, finishing(task)))).toMatchObject({ value: "open" });
});

test("an archived task leaves its column", () => {
  const task = aCard(1);

  expect(withTaskEdit(shownOf([task]), archiving(task, new Date("2026-11-20T12:00:00Z"))).tasks).toEqual({});
});

test("the first place of another stage, and the first and the last of its own", () => {
  const [one, two, three, there] = [aCard(1), aCard(2), aCard(3), aCardIn(20, 4)];
  const shown = shownOf([one, two, three, there]);
  const idsIn = (stageId: number, edit: TaskEdit) =>
    byStage(withTaskEdit(shown, edit))
      .get(stageId)
      ?.map(({ id }) => id);

  expect(idsIn(20, movingTo(two, 20, [there]))).toEqual([2, 4]);
  expect(idsIn(10, movingTo(two, 10, [one, two, three]))).toEqual([2, 1, 3]);
  expect(idsIn(10, movingToEnd(two, [one, two, three]))).toEqual([1, 3, 2]);
  expect(idsIn(10, movingToEnd(three, [one, two, three]))).toEqual([1, 2, 3]);
});

const shownOf = (tasks: TaskCardJson[]) =>
  loadedTasksFrom({
    tasks,
    pagination_by_stage: { 10: aPage(10, tasks.length), 20: aPage(20, tasks.length) },
    newest_task_id: 10,
    synced_at: "2026-11-20 00:00:00",
  });

const after = (task: TaskCardJson, edit: TaskEdit): TaskCardJson =>
  withTaskEdit(shownOf([task]), edit).tasks[task.id] ?? task;

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

test("many edits together show the same as one after the other", () => {
  const cards = [1, 2, 3].map((id) => aCard(id));
  const board: LoadedTasks = {
    ...NO_TASKS,
    tasks: Object.fromEntries(cards.map((card) => [card.id, card])),
    stages: { 10: { total: 3, end: null }, 11: { total: 0, end: null } },
  };
  const [first, second] = cards;
  if (!first || !second) throw new Error("There are no cards.");
  const edits: TaskEdit[] = [
    finishing(first),
    assigning(second, me),
    { kind: "move-task", taskId: 1, stageId: 11, place: { after: null, before: null } },
    { kind: "pin-task", taskId: 1, isPinned: true },
    { kind: "fill-task", taskId: 2, fieldId: 5, value: "near" },
    { kind: "delete-task", taskId: 3 },
    { kind: "pin-task", taskId: 3, isPinned: true },
  ];

  const inTurn = edits.reduce((shown, edit) => withTaskEdit(shown, edit, STAGES), board);
  expect(withTaskEdits(board, edits, STAGES)).toEqual(inTurn);
});

const STAGES = [
  { id: 10, settings: { default_task_status: "open" as const } },
  { id: 11, settings: { default_task_status: "closed" as const } },
];
