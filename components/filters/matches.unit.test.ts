import { describe, expect, test } from "vitest";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { personOn } from "@/components/board-store/edits/edit-factories";
import { labelOn } from "@/components/board-store/edits/task-edits";
import { EMPTY, FILLED } from "@/components/filters/fields";
import { NO_FILTERS, type TaskFilters } from "@/components/filters/filters";
import { type FilterContext, taskMatcher } from "@/components/filters/matches";
import { withValue } from "@/components/board-store/edits/custom-field-edits";
import { aField, aLabel, aTask } from "@/components/testing/records";

const ME = 900;
const person = (ID: number, display_name: string) => personOn(0, { ID, display_name, photo: "" });
const [me, max] = [person(ME, "Nora"), person(901, "Max Ångström")];
const [bug, idea] = [aLabel("Bug"), aLabel("Idée")];
const [budget, customer, size, sizes, isPaid, day] = [
  aField("Budget", "number"),
  aField("Customer", "text"),
  aField("Size", "select", ["S", "M"]),
  aField("Sizes", "multi-select", ["S", "M"]),
  aField("Paid", "checkbox"),
  aField("Day", "date"),
];

const CONTEXT: FilterContext = {
  me: ME,
  // A Saturday in Guam, ten hours ahead of UTC.
  calendar: { now: new Date("2026-11-20T20:00:00Z"), timeZone: "Pacific/Guam", locale: "en-US", startOfWeek: 1 },
  customFields: [budget, customer, size, sizes, isPaid, day],
  dependentIds: new Set(),
};

const matches = (task: StoredTask, filters: Partial<TaskFilters>, context: Partial<FilterContext> = {}) =>
  taskMatcher({ ...NO_FILTERS, ...filters }, { ...CONTEXT, ...context })(task);

const withField = (id: number, value: Parameters<typeof withValue>[3]) =>
  aTask("Task", { task_custom_fields: withValue([], 1, id, value) });

test.each([
  ["every word has to occur, in any order", "roses wat", true],
  ["case and accents do not count", "ÉCLAIRÉ", true],
  ["labels and assignees are searched", "idee angstrom", true],
  ["a missing word", "water tulips", false],
  ["the number alone after a sign", "#77", true],
  ["a part of the number", "id: 7", true],
  ["another number", "#78", false],
  ["blanks alone", "   ", true],
])("text: %s", (_, text, expected) => {
  const task = aTask("Water the éclairé roses", { assignees: [max], labels: [labelOn(0, idea)], id: 4077 });
  expect(matches(task, { text })).toBe(expected);
});

test.each<[string, TaskFilters["people"], boolean, boolean, boolean]>([
  ["me", ["me"], true, false, false],
  ["somebody else", [901], false, true, false],
  ["none", ["none"], false, false, true],
  ["either of two", ["none", 901], false, true, true],
  ["those I watch", ["watching"], false, true, false],
  ["somebody unknown", [999_999], false, false, false],
])("assignee: %s", (_, people, ofMe, ofMax, ofNobody) => {
  const tasks = [aTask("A", { assignees: [me] }), aTask("B", { assignees: [max], watchers: [me] }), aTask("C")];
  expect(tasks.map((task) => matches(task, { people }))).toEqual([ofMe, ofMax, ofNobody]);
});

test.each<[TaskFilters["labelMode"], TaskFilters["labels"], string]>([
  ["any", [bug.id], "bug both"],
  ["any", [bug.id, idea.id], "bug both"],
  ["any", ["none", idea.id], "both none"],
  ["all", [bug.id, idea.id], "both"],
  ["all", [bug.id, "none"], ""],
  ["none", [bug.id], "none"],
  ["none", ["none"], "bug both"],
  ["any", [999_999], ""],
  ["none", [999_999], "bug both none"],
])("labels: %s of %j", (labelMode, labels, expected) => {
  const tasks = {
    bug: aTask("A", { labels: [labelOn(0, bug)] }),
    both: aTask("B", { labels: [bug, idea].map((label) => labelOn(0, label)) }),
    none: aTask("C"),
  };
  const found = Object.entries(tasks).filter(([, task]) => matches(task, { labels, labelMode }));
  expect(found.map(([name]) => name).join(" ")).toBe(expected);
});

test("stage, status and priority are any of the chosen ones, and all filters count together", () => {
  const task = aTask("A", { stage_id: 3, status: "closed", priority: "" });
  expect(matches(task, { stages: [2, 3], statuses: ["closed"], priorities: ["urgent", ""] })).toBe(true);
  expect(matches(task, { stages: [2] })).toBe(false);
  expect(matches(task, { stages: [3], statuses: ["open"] })).toBe(false);
  expect(matches(task, { priorities: ["low"] })).toBe(false);
});

test("has: all chosen parts have to be there", () => {
  const full = aTask("A", {
    description: "Deep",
    comments_count: 1,
    settings: { cover: { backgroundColor: "" }, subtask_count: 1, subtask_completed_count: 0, attachment_count: 2 },
  });
  const parts = ["description", "subtasks", "attachments", "comments"] as const;
  expect(matches(full, { has: parts })).toBe(true);
  for (const part of parts) expect(matches(aTask("B"), { has: [part] })).toBe(false);
  expect(matches(full, { has: [...parts, "dependencies"] })).toBe(false);
  expect(matches(full, { has: ["dependencies"] }, { dependentIds: new Set([full.id]) })).toBe(true);
});

describe("custom fields", () => {
  test.each<[string, number, Parameters<typeof withValue>[3], readonly string[], boolean]>([
    ["a number in a range", budget.id, 5, ["1..5"], true],
    ["a number written as text", budget.id, "5", ["5.."], true],
    ["a number beyond a range", budget.id, 6, ["..5.5"], false],
    ["zero is a value", budget.id, 0, [FILLED], true],
    ["no number is in no range", budget.id, null, ["..5"], false],
    ["no number in an address", budget.id, 5, ["a..b"], false],
    ["the words of a text", customer.id, "Müller & Sons", ["sons muller"], true],
    ["other words", customer.id, "Müller", ["Meyer"], false],
    ["an empty text", customer.id, "", [EMPTY], true],
    ["any text", customer.id, "", [FILLED], false],
    ["an option", size.id, "M", ["S", "M"], true],
    ["another option", size.id, "S", ["M"], false],
    ["one of many options", sizes.id, ["S", "M"], ["M"], true],
    ["no options", sizes.id, [], [EMPTY], true],
    ["checked", isPaid.id, true, ["yes"], true],
    ["not checked", isPaid.id, null, ["no"], true],
    ["checked as text", isPaid.id, "true", ["no"], false],
    ["a day in a range", day.id, "2026-11-21", ["2026-11-21..2026-11-30"], true],
    ["a day after a range", day.id, "2026-12-01", ["..2026-11-30"], false],
    ["no day in an address", day.id, "2026-12-01", ["x..y"], false],
    ["either of two choices", size.id, null, ["S", EMPTY], true],
  ])("%s", (_, id, value, choices, expected) => {
    expect(matches(withField(id, value), { fields: { [id]: choices } })).toBe(expected);
  });

  test("a field that no longer exists filters nothing", () => {
    expect(matches(aTask("A"), { fields: { 123456: ["x"] } })).toBe(true);
  });
});

describe("created and updated", () => {
  test.each([
    ["the first moment of this day where the reader lives", "2026-11-20 14:00:00", ["today", "last-7-days"]],
    ["the last moment of the day before", "2026-11-20 13:59:59", ["last-7-days"]],
    ["midnight in UTC, which is a moment here", "2026-11-20 00:00:00", ["last-7-days"]],
    ["the first moment of the last seven days", "2026-11-14 14:00:00", ["last-7-days"]],
    ["before the last seven days", "2026-11-14 13:59:59", []],
  ])("%s", (_, created_at, expected) => {
    const task = aTask("A", { created_at });
    expect((["today", "last-7-days"] as const).filter((word) => matches(task, { created: [word] }))).toEqual(expected);
  });

  test("a range takes whole days where the reader lives, both ends included", () => {
    const created: TaskFilters["created"] = [{ from: "2026-11-20", to: "2026-11-21" }];
    const at = (created_at: string) => matches(aTask("A", { created_at }), { created });
    expect(["2026-11-19T13:59:59+00:00", "2026-11-19T14:00:00+00:00"].map(at)).toEqual([false, true]);
    expect(["2026-11-21T13:59:59+00:00", "2026-11-21T14:00:00+00:00"].map(at)).toEqual([true, false]);
  });
});

test("start: closed tasks are in the past and upcoming like open ones", () => {
  const task = aTask("A", { started_at: "2026-11-19 00:00:00", status: "closed" });
  expect([matches(task, { start: ["past"] }), matches(task, { start: ["upcoming"] })]).toEqual([true, false]);
  expect(matches(aTask("B"), { start: ["none"] })).toBe(true);
  expect(matches(aTask("B"), { start: ["past", "upcoming", "today"] })).toBe(false);
});
