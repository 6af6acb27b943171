import { describe, expect, test } from "vitest";
import { openTaskWithEdit, type TaskEdit, withTaskEdit } from "@/lib/tasks/edits";
import { archiveEdit, assigneeEdit, descriptionEdit, dueEdit, noAssigneesEdit, priorityEdit, reminderEdit, stageEdit, startEdit, statusEdit, titleEdit, watchEdit } from "@/lib/tasks/property-edits";
import type { TaskCardJson } from "@/lib/tasks/present";
import type { ShownTasks } from "@/lib/tasks/shown";

const nothing: ShownTasks = { tasks: {}, stages: { 1: { total: 0, end: null } }, beyond: {}, syncedAt: "2026-11-21 00:00:00", isStale: false };
const task = withTaskEdit(nothing, { kind: "create-task", id: 7, stageId: 1, title: "Buy milk", at: "end", extras: {} }).tasks[7] as TaskCardJson;
const anna = { ID: 3, display_name: "Anna", user_login: "anna", user_nicename: "anna", user_email: "", user_url: "", user_registered: "", user_status: "0", photo: "", role: "Member" } as const;
const label = { id: 5, board_id: 1, title: "Shop", slug: null, type: "label", position: "1.00", color: null, bg_color: "#fff", settings: null, archived_at: null, created_at: "", updated_at: "" };

describe("what was done to the open task is shown at once", () => {
  test.each<[string, TaskEdit, object]>([
    ["closing", statusEdit(task, "closed"), { status: "closed" }],
    ["a priority", priorityEdit(task, "urgent"), { priority: "urgent" }],
    ["a due date, which opens it again", dueEdit({ ...task, status: "closed" }, "2026-12-01 00:00:00"), { due_at: "2026-12-01 00:00:00", status: "open" }],
    ["no start", startEdit(task, null), { started_at: null }],
    ["a reminder", reminderEdit(task, "1_day_before"), { reminder_type: "1_day_before" }],
    ["a title", titleEdit(task, "Buy bread", "Buy milk"), { title: "Buy bread" }],
    ["a description", descriptionEdit(task, "<p>x</p>", null), { description: "<p>x</p>" }],
    ["a stage", stageEdit(task, 9), { stage_id: 9 }],
    ["an archive", archiveEdit(task, "2026-11-21 00:00:00"), { archived_at: "2026-11-21 00:00:00" }],
    ["a pin", { kind: "pin-task", taskId: 7, isPinned: true }, { is_pinned: true }],
    ["a label", { kind: "label-task", taskId: 7, label, isOn: true }, { labels: [{ id: 5, pivot: { object_id: 7 } }] }],
    ["somebody assigned", assigneeEdit(task, anna, true), { assignees: [{ ID: 3, pivot: { object_id: 7, foreign_id: 3 } }] }],
    ["a watcher", watchEdit(task, anna, true), { watchers: [{ ID: 3 }] }],
  ])("%s", (_what, edit, shown) => {
    expect(openTaskWithEdit(task, edit)).toMatchObject(shown);
  });

  test("nobody twice, and nobody who was taken off", () => {
    const assigned = openTaskWithEdit(openTaskWithEdit(task, assigneeEdit(task, anna, true)), assigneeEdit(task, anna, true));

    expect(assigned?.assignees).toHaveLength(1);
    expect(assigned && openTaskWithEdit(assigned, assigneeEdit(assigned, anna, false))?.assignees).toEqual([]);
    expect(assigned && noAssigneesEdit(assigned)).toMatchObject({ value: { remove: [3] }, looks: { assignees: [] } });
  });

  test("deleted is gone", () => {
    expect(openTaskWithEdit(task, { kind: "delete-task", taskId: 7 })).toBeNull();
  });

  test("what was done to another task changes nothing", () => {
    expect(openTaskWithEdit(task, statusEdit({ ...task, id: 8 }, "closed"))).toBe(task);
  });
});

test("texts say from which text they were begun", () => {
  expect(titleEdit(task, "Buy bread", "Buy milk").from).toBe("Buy milk");
  expect(descriptionEdit(task, "<p>x</p>", null).from).toBeNull();
});
