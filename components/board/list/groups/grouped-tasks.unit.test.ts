import { expect, test } from "vitest";
import { personOn } from "@/components/board-store/edits/edit-factories";
import { groupedTasks } from "@/components/board/list/groups/grouped-tasks";
import { type Grouping, groupKeyOf } from "@/components/board/list/groups/groupings";
import { ListItems } from "@/components/board/list/list-items";
import { newRowCache } from "@/components/board/list/rows";
import { sortIn, sortText } from "@/components/board/list/groups/sorting";
import { taskIdOfRow } from "@/components/drag/item-id";
import { aLabel, aStage, aTask } from "@/components/testing/records";
import { labelOn } from "@/components/board-store/edits/task-edits";

const [toDo, done] = [aStage("To do"), aStage("Done")];
const [bug, deleted] = [aLabel("Bug"), aLabel("Deleted")];
const people = ["Ann", "Bob", "Zoe"].map((display_name, at) => personOn(0, { ID: at + 1, display_name, photo: "" }));
const tasks = [
  aTask("Task 10", { priority: "low", due_at: "2026-11-20 00:00:00", assignees: people, labels: [labelOn(0, bug)] }),
  aTask("Task 9", { priority: "urgent", labels: [labelOn(0, deleted)] }),
  aTask("Ärger", { priority: "", due_at: "2026-11-19 00:00:00", assignees: people.slice(1, 2) }),
];
const context = {
  board: { stages: [toDo, done], users: [], labels: [bug] },
  boards: null,
  columns: new Map([
    [toDo.id, tasks.slice(0, 2)],
    [done.id, tasks.slice(2)],
  ]),
  sort: { by: "order" as const, isDescending: false },
  me: 2,
  locale: "de-DE",
  calendar: { now: new Date("2026-11-18T11:00:00Z"), timeZone: "UTC", locale: "de-DE", startOfWeek: 1 },
};

const grouped = (by: Grouping, options: Partial<typeof context> = {}) =>
  groupedTasks(by, { ...context, ...options }).map(({ value, tasks: found }) => [
    groupKeyOf(value),
    found.map(({ title }) => title),
  ]);

test("the reader's tasks come first, tasks of nobody last", () => {
  expect(grouped("assignee")).toEqual([
    ["2", ["Task 10", "Ärger"]],
    ["1", ["Task 10"]],
    ["3", ["Task 10"]],
    ["none", ["Task 9"]],
  ]);
});

test("tasks with a label that somebody has just deleted stay in view", () => {
  expect(grouped("label").map(([key]) => key)).toEqual([String(bug.id), String(deleted.id), "none"]);
});

test.each(["created", "-created"])("sorted by %s, a task that is being saved is the newest", (text) => {
  const [first, second] = [aTask("First", { created_at: "2026-11-01 00:00:00" }), aTask("Second")];
  const saved = [
    { ...first, created_at: "2026-11-01 00:00:00" },
    { ...second, created_at: "2026-11-02 00:00:00" },
  ];
  const columns = new Map([[toDo.id, [{ ...aTask("New"), id: -1, created_at: undefined }, ...saved]]]);
  const titles = groupedTasks("stage", { ...context, columns, sort: sortIn(text) ?? context.sort })[0]?.tasks.map(
    ({ title }) => title,
  );

  expect(titles).toEqual(text === "created" ? ["First", "Second", "New"] : ["New", "Second", "First"]);
});

test.each(["assignee", "label", "priority", "due"] as const)(
  "a board without tasks has one group by %s, for a first task",
  (by) => {
    expect(grouped(by, { columns: new Map() })).toEqual([["none", []]]);
  },
);

test.each([
  ["order", ["Task 10", "Task 9", "Ärger"]],
  ["title", ["Ärger", "Task 9", "Task 10"]],
  ["-title", ["Task 10", "Task 9", "Ärger"]],
  ["priority", ["Task 9", "Task 10", "Ärger"]],
  ["-priority", ["Task 10", "Task 9", "Ärger"]],
  ["due", ["Ärger", "Task 10", "Task 9"]],
  ["-due", ["Task 10", "Ärger", "Task 9"]],
  ["anything", ["Task 10", "Task 9", "Ärger"]],
])("sorted by %s, tasks without a value last", (text, titles) => {
  const sort = sortIn(text) ?? context.sort;
  const columns = new Map([[toDo.id, tasks]]);

  expect(grouped("stage", { sort: sort as typeof context.sort, columns })[0]).toEqual([String(toDo.id), titles]);
  expect(sortIn(sortText(sort))).toEqual(sort);
});

test("each row of a task has an id of its own, and stays the same row until the task changes", () => {
  const rowsOf = newRowCache();
  const groups = groupedTasks("assignee", context);
  const rows = [...rowsOf(groups).values()].flat();

  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.map(({ id }) => taskIdOfRow(id))).toEqual(rows.map(({ task }) => task.id));
  expect([...rowsOf(groupedTasks("assignee", context)).values()].flat().every((row, at) => row === rows[at])).toBe(
    true,
  );
});

test("a list has a header, rows and an end of each open group", () => {
  const rows = [...newRowCache()(groupedTasks("stage", context)).values()];
  const items = new ListItems([
    { groupId: 1, isOpen: true, isComposing: false, rows: rows[0] ?? [] },
    { groupId: 2, isOpen: false, isComposing: false, rows: rows[1] ?? [] },
    { groupId: 3, isOpen: true, isComposing: true, rows: [] },
  ]);

  expect(Array.from({ length: items.count }, (_, at) => items.keyAt(at))).toEqual([
    "header 1",
    tasks[0]?.id,
    tasks[1]?.id,
    "tail 1",
    "header 2",
    "header 3",
    "field 3",
  ]);
  expect(items.indexOf(tasks[1]?.id ?? 0)).toBe(2);
  expect(items.indexOf(tasks[2]?.id ?? 0)).toBe(-1);
});
