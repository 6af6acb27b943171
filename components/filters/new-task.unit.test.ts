import { expect, test } from "vitest";
import { NO_FILTERS, type TaskFilters } from "@/components/filters/filters";
import { extrasFrom, mergedExtras, stageFrom } from "@/components/filters/new-task";
import { aLabel, aMember } from "@/components/testing/records";

const [nora, max] = [aMember("Nora"), aMember("Max")];
const bug = aLabel("Bug");
const board = { labels: [bug], users: [nora, max] };

test.each<[string, Partial<TaskFilters>, ReturnType<typeof extrasFrom>]>([
  [
    "one choice each",
    { people: [max.ID], labels: [bug.id], priorities: ["high"] },
    { assignees: [max.ID], labels: [bug.id], priority: "high" },
  ],
  ["the reader", { people: ["me"] }, { assignees: [nora.ID] }],
  ["several choices", { people: ["me", max.ID], priorities: ["high", "low"] }, {}],
  ["what a task does not have", { people: ["none"], labels: ["none"], priorities: [""] }, {}],
  ["what the reader watches", { people: ["watching"] }, {}],
  ["what is not on the board", { people: [99_999], labels: [99_999] }, {}],
  ["labels that tasks must not have", { labels: [bug.id], labelMode: "none" }, {}],
])("a new task gets from the filters: %s", (_, filters, expected) => {
  expect(extrasFrom({ ...NO_FILTERS, ...filters }, board, nora.ID)).toEqual(expected);
});

test("what was typed wins, and labels add up", () => {
  const typed = { labels: [2, 1], priority: "low", due_at: "2031-01-01 00:00:00" };
  expect(mergedExtras({ labels: [1], assignees: [7], priority: "high" }, typed)).toEqual({
    labels: [1, 2],
    assignees: [7],
    priority: "low",
    due_at: "2031-01-01 00:00:00",
  });
  expect(mergedExtras({}, {})).toEqual({});
});

test("a new task is in the only stage of the filters", () => {
  expect(stageFrom({ ...NO_FILTERS, stages: [4] })).toBe(4);
  expect(stageFrom({ ...NO_FILTERS, stages: [4, 5] })).toBeUndefined();
});
