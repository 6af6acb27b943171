import { expect, test } from "vitest";
import {
  archiving,
  assigning,
  finishing,
  movingTo,
  movingToEnd,
  watching,
} from "@/components/board-store/edits/edit-factories";
import { type TaskEdit, withTaskEdit } from "@/components/board-store/edits/task-edits";
import type { TaskCardJson } from "@/lib/tasks/present/task";
import { byStage, loadedTasksFrom } from "@/components/board-store/edits/loaded-tasks";
import { aCardIn, aPage } from "@/components/testing/records";

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
