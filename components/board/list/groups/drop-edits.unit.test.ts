import { expect, test } from "vitest";
import { personOn } from "@/components/board-store/edits/edit-factories";
import { labelOn } from "@/components/board-store/edits/task-edits";
import { acceptsTask, groupChangeEdits } from "@/components/board/list/groups/drop-edits";
import type { GroupValue } from "@/components/board/list/groups/groupings";
import { aBoard, aLabel, aMember, aStage, aTask } from "@/components/testing/records";

const calendar = { now: new Date("2026-11-18T11:00:00Z"), timeZone: "UTC", locale: "en-US", startOfWeek: 1 };
const [max, zoe] = [7, 8].map((ID) => ({ ID, display_name: `Person ${ID}`, photo: "" }));
const [bug, idea] = [aLabel("Bug"), aLabel("Idea")];
const stage = aStage("Done");
const users = [7, 8].map((ID) => ({ ...aMember(`Person ${ID}`), ID }));
const context = { board: aBoard("Office", { users, labels: [bug, idea] }), boards: null, calendar };

const by = {
  stage: { by: "stage", stage },
  max: { by: "assignee", person: max ?? null },
  zoe: { by: "assignee", person: zoe ?? null },
  nobody: { by: "assignee", person: null },
  formerMember: { by: "assignee", person: { ID: 9, display_name: "Person 9", photo: "" } },
  bug: { by: "label", label: bug },
  idea: { by: "label", label: idea },
  noLabel: { by: "label", label: null },
  deletedLabel: { by: "label", label: aLabel("Old") },
  high: { by: "priority", priority: "high" },
  noPriority: { by: "priority", priority: "" },
  overdue: { by: "due", due: "overdue" },
  tomorrow: { by: "due", due: "tomorrow" },
  noDate: { by: "due", due: "none" },
} satisfies Record<string, GroupValue>;

const task = aTask("Fix login", {
  due_at: "2026-11-01 09:30:00",
  assignees: [max].flatMap((person) => (person ? [personOn(0, person)] : [])),
  labels: [labelOn(0, bug)],
});
const assigned = (value: object) => ({ kind: "change-task", property: "assignees", value });
const labelled = (label: object, isOn: boolean) => ({ kind: "label-task", label, isOn });

test.each([
  ["a person's to another's", by.max, by.zoe, [assigned({ add: [8], remove: [7] })]],
  ["nobody's to a person who has it already", by.nobody, by.max, []],
  ["a person's to nobody's", by.max, by.nobody, [assigned({ add: [], remove: [7] })]],
  ["a label's to another's", by.bug, by.idea, [labelled(idea, true), labelled(bug, false)]],
  ["a label's to the one without", by.bug, by.noLabel, [labelled(bug, false)]],
  ["the one without a label to a label's", by.noLabel, by.idea, [labelled(idea, true)]],
  ["a priority's to another's", by.noPriority, by.high, [{ property: "priority", value: "high" }]],
  ["a priority's to the one without", by.high, by.noPriority, [{ property: "priority", value: "" }]],
  ["a date's to another's", by.noDate, by.tomorrow, [{ property: "due_at", value: "2026-11-19 09:30:00" }]],
  ["a date's to the one without", by.tomorrow, by.noDate, [{ property: "due_at", value: null }]],
])("from %s", (_, from, to, edits) => {
  expect(groupChangeEdits(task, from, to, { place: null, ...context })).toEqual(
    edits.map((edit) => expect.objectContaining({ ...edit, taskId: task.id })),
  );
});

test("a task moves between its neighbors in another stage, or to its start in a sorted list", () => {
  const moved = { kind: "move-task", taskId: task.id, stageId: stage.id };
  const place = { after: 3, before: 4 };

  expect(groupChangeEdits(task, by.stage, by.stage, { place, ...context })).toEqual([{ ...moved, place }]);
  expect(groupChangeEdits(task, by.stage, by.stage, { place: null, ...context })).toEqual([
    { ...moved, place: { after: null, before: null, at: "start" } },
  ]);
});

test("groups of days that are over, former members and deleted labels accept no tasks", () => {
  const names = Object.keys(by).filter((name) => !acceptsTask(by[name as keyof typeof by], task, context));

  expect(names).toEqual(["formerMember", "deletedLabel", "overdue"]);
});

test("on several boards, a task takes the label of its own board, and no stage of another one", () => {
  const ownBug = aLabel("Bug", { board_id: 2 });
  const [first, second] = [
    aBoard("Garden", { id: 1, labels: [bug, idea] }),
    aBoard("Office", { id: 2, labels: [ownBug] }),
  ];
  const several = {
    board: { ...first, sameLabels: new Map([[ownBug.id, bug.id]]) },
    boards: new Map([first, second].map((board) => [board.id, board])),
    calendar,
  };
  const other = aTask("File", { board_id: 2 });

  expect(groupChangeEdits(other, by.noLabel, by.bug, { place: null, ...several })).toEqual([
    expect.objectContaining(labelled(ownBug, true)),
  ]);
  const labeled = { ...other, labels: [labelOn(0, ownBug)] };
  expect(groupChangeEdits(labeled, by.bug, by.noLabel, { place: null, ...several })).toEqual([
    expect.objectContaining({ kind: "label-task", isOn: false, label: expect.objectContaining({ id: ownBug.id }) }),
  ]);
  expect([by.bug, by.idea, by.stage].map((value) => acceptsTask(value, other, several))).toEqual([true, false, false]);
  expect(acceptsTask(by.stage, task, several)).toBe(true);
});
