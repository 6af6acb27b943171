import { describe, expect, test } from "vitest";
import { openTaskWithEdit } from "@/components/board-store/edits/open-task-edit";
import { type TaskEdit, withTaskEdit } from "@/components/board-store/edits/task-edits";
import { archiving, assigning, finishing, watching } from "@/components/board-store/edits/edit-factories";
import {
  descriptionEdit,
  dueEdit,
  noAssigneesEdit,
  propertyEdit,
  stageEdit,
  titleEdit,
} from "@/components/board-store/edits/property-edits";
import type { TaskCardJson } from "@/lib/tasks/present/task";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";

const nothing: LoadedTasks = {
  tasks: {},
  stages: { 1: { total: 0, end: null } },
  beyond: {},
  newestId: 10,
  syncedAt: "2026-11-21 00:00:00",
  isStale: false,
};
const task = withTaskEdit(nothing, {
  kind: "create-task",
  id: 7,
  stageId: 1,
  title: "Buy milk",
  at: "end",
  extras: {},
  optimistic: {},
}).tasks[7] as TaskCardJson;
const anna = { ID: 3, display_name: "Anna", photo: "" };
const label = {
  id: 5,
  board_id: 1,
  title: "Shop",
  slug: null,
  type: "label",
  position: "1.00",
  color: null,
  bg_color: "#fff",
  settings: null,
  archived_at: null,
  created_at: "",
  updated_at: "",
};

describe("an edit of the open task is shown at once", () => {
  test.each<[string, TaskEdit, object]>([
    ["closing", finishing(task), { status: "closed" }],
    ["a priority", propertyEdit(task, "priority", "urgent"), { priority: "urgent" }],
    [
      "a due date, which opens it again",
      dueEdit({ ...task, status: "closed" }, "2026-12-01 00:00:00"),
      { due_at: "2026-12-01 00:00:00", status: "open" },
    ],
    ["no start", propertyEdit(task, "started_at", null), { started_at: null }],
    ["a reminder", propertyEdit(task, "reminder_type", "1_day_before"), { reminder_type: "1_day_before" }],
    ["a title", titleEdit(task, "Buy bread", "Buy milk"), { title: "Buy bread" }],
    ["a description", descriptionEdit(task, "<p>x</p>", null), { description: "<p>x</p>" }],
    ["a stage", stageEdit(task, 9), { stage_id: 9 }],
    ["an archive", archiving(task, new Date("2026-11-21T00:00:00Z")), { archived_at: "2026-11-21 00:00:00" }],
    ["a pin", { kind: "pin-task", taskId: 7, isPinned: true }, { is_pinned: true }],
    ["a label", { kind: "label-task", taskId: 7, label, isOn: true }, { labels: [{ id: 5, pivot: { object_id: 7 } }] }],
    ["somebody assigned", assigning(task, anna), { assignees: [{ ID: 3, pivot: { object_id: 7, foreign_id: 3 } }] }],
    ["a watcher", watching(task, anna), { watchers: [{ ID: 3 }] }],
  ])("%s is shown", (_, edit, shown) => {
    expect(openTaskWithEdit(task, edit)).toMatchObject(shown);
  });

  test("no assignee is left after all are removed", () => {
    const assigned = openTaskWithEdit(task, assigning(task, anna));

    expect(assigned && noAssigneesEdit(assigned)).toMatchObject({
      value: { remove: [3] },
      optimistic: { assignees: [] },
    });
    expect(assigned && openTaskWithEdit(assigned, assigning(assigned, anna))?.assignees).toEqual([]);
  });

  test("a deleted task is closed", () => {
    expect(openTaskWithEdit(task, { kind: "delete-task", taskId: 7 })).toBeNull();
  });

  test("an edit of another task changes nothing", () => {
    expect(openTaskWithEdit(task, finishing({ ...task, id: 8 }))).toBe(task);
  });
});

test("a moved task comes before the others of its stage", () => {
  const shown = [1, 2].reduce(
    (before, id) =>
      withTaskEdit(before, { kind: "create-task", id, stageId: 1, title: "x", at: "end", extras: {}, optimistic: {} }),
    nothing,
  );
  const moved = withTaskEdit(shown, stageEdit({ ...task, id: 2 }, 1));

  expect(Number(moved.tasks[2]?.position)).toBeLessThan(Number(moved.tasks[1]?.position));
});

test("an edit of a text contains the text from which it started", () => {
  expect(titleEdit(task, "Buy bread", "Buy milk").from).toBe("Buy milk");
  expect(descriptionEdit(task, "<p>x</p>", null).from).toBeNull();
});
