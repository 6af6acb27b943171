import fc from "fast-check";
import { hashKey } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import {
  attachmentsKey,
  boardKey,
  type BoardJson,
  feedKey,
  subtasksKey,
  taskKey,
} from "@/components/board-store/board-data";
import type { BoardEdit } from "@/components/board-store/edits";
import { archiving, assigning, personOn, watching } from "@/components/board-store/edits/edit-factories";
import { loadedTasksFrom } from "@/components/board-store/edits/loaded-tasks";
import { assignServerId } from "@/components/board-store/edits/local-ids";
import {
  bareEdit,
  descriptionEdit,
  dueEdit,
  propertyEdit,
  titleEdit,
} from "@/components/board-store/edits/property-edits";
import { labelOn } from "@/components/board-store/edits/task-edits";
import { templateEdit } from "@/components/board-store/edits/template-edits";
import {
  aBoard,
  aComment,
  aField,
  aGroup,
  aLabel,
  aMember,
  aPage,
  aStage,
  aTask,
  wholeTask,
} from "@/components/testing/records";
import { inverseOf } from "@/components/undo/inverse/inverse-of";
import { type Shown, shownIn } from "@/components/undo/inverse/shown";
import type { AttachmentJson } from "@/lib/attachments/present";
import { timeOf } from "@/lib/time/of-task";
import type { TaskJson } from "@/lib/tasks/present/task";
import type { TimeTrackJson } from "@/lib/time/present";

const [anna, max] = [aMember("Anna"), aMember("Max")];
const stages = [
  aStage("To do"),
  aStage("In progress"),
  aStage("Done", { settings: { default_task_status: "closed" } }),
];
const [toDo, doing, done] = stages.map(({ id }) => id) as [number, number, number];
const [urgent, later] = [aLabel("Urgent"), aLabel("Later")];
const [customer, size] = [aField("Customer"), aField("Size", "select", ["S", "M"])];
const board: BoardJson = aBoard("Garden", {
  users: [anna, max],
  stages,
  labels: [urgent, later],
  custom_fields: [customer, size],
});
const tasks = [toDo, toDo, toDo, doing, done].map((stage_id, at) =>
  aTask(`Task ${at}`, {
    stage_id,
    status: stage_id === done ? "closed" : "open",
    position: `${at + 1}.00`,
    due_at: at % 2 ? "2026-12-01 10:00:00" : null,
    reminder_type: "none",
  }),
);
const [first, second, third, , closed] = tasks as [TaskJson, TaskJson, TaskJson, TaskJson, TaskJson];
const subtask = aTask("Dig", { parent_id: first.id });
const [group, emptyGroup] = [aGroup("Morning", [subtask, aTask("Rake", { parent_id: first.id })]), aGroup("Evening")];
const comment = aComment(anna, "Hello");
const attachment = { id: 7, object_id: first.id, title: "plan.pdf" } as AttachmentJson;
const track = {
  id: 9,
  user_id: anna.ID,
  billable_minutes: 30,
  completed_at: "2026-11-20 00:00:00",
  message: "",
} as TimeTrackJson;

const loaded = loadedTasksFrom({
  tasks,
  pagination_by_stage: Object.fromEntries(stages.map(({ id }) => [id, aPage(id, 3)])),
  newest_task_id: 1_000_000,
  synced_at: "2026-11-20 10:00:00",
});
const data = new Map<string, unknown>([
  [hashKey(boardKey(board.id)), board],
  [hashKey(taskKey(board.id, first.id)), wholeTask({ ...first, description: "<p>Old</p>" }, board)],
  [hashKey(subtasksKey(board.id, first.id)), [group, emptyGroup]],
  [hashKey(attachmentsKey(board.id, first.id)), [attachment]],
  [hashKey(feedKey(board.id, first.id, "comments", "newest")), { total: 1, entries: [comment] }],
]);

/** What Anna sees with these edits. */
const shownAfter = (...pending: BoardEdit[]): Shown =>
  shownIn(board.id, { tasks: { ...loaded, isComplete: true }, data, pending }, anna.ID);

/** Everything that edits show before they are saved. Neither people nor labels have an order. */
function stateOf(shown: Shown) {
  const now = shown.board();
  const factsOf = (id: number) => {
    const task = shown.task(id);
    return (
      task && {
        ...task,
        position: null,
        meta: timeOf(task).estimate,
        assignees: task.assignees.map(({ ID }) => ID).sort(),
        watchers: task.watchers.map(({ ID }) => ID).sort(),
        labels: task.labels.map((label) => label.id).sort(),
        task_custom_fields: task.task_custom_fields
          ?.map(({ foreign_id, settings }) => [foreign_id, settings.value])
          .sort(),
      }
    );
  };
  return {
    board: now && { ...now, description: now.description ?? "" },
    columns: now?.stages.map(({ id }) => shown.tasksIn(id).map((task) => factsOf(task.id))),
    groups: shown.subtasks(first.id)?.map(({ value, subtasks }) => [value, subtasks.map(({ id }) => id)]),
  };
}

function editsBack(edit: BoardEdit, ...earlier: BoardEdit[]): readonly BoardEdit[] {
  const inverse = inverseOf(edit, shownAfter(...earlier));
  if (!inverse) return [];
  if ("reason" in inverse) throw new Error(inverse.reason);
  const after = shownAfter(...earlier, edit);
  expect(inverse.hasChanged?.(after, null) ?? false).toBe(false);
  return inverse.takeBack(after, null);
}

type Kind = BoardEdit["kind"];

const aCopy = (key: number): BoardEdit => ({
  ...{ kind: "copy-task", taskId: first.id, key, fromTemplate: true },
  draft: { title: "New", stageId: doing, parts: {} },
});

/** Leads back to what was shown before. */
const BACK: { [Each in Kind]?: Extract<BoardEdit, { kind: Each }>[] } = {
  "limit-stage": [{ kind: "limit-stage", stageId: toDo, limit: 3 }],
  "schedule-task": [
    { kind: "schedule-task", taskId: first.id, startedAt: "2030-01-01 00:00:00", dueAt: "2030-01-05 00:00:00" },
  ],
  "create-task": [
    { kind: "create-task", id: -1, stageId: doing, title: "New", at: "start", extras: {}, optimistic: {} },
  ],
  "move-task": [
    { kind: "move-task", taskId: second.id, stageId: done, place: { after: null, before: null } },
    { kind: "move-task", taskId: second.id, stageId: doing, place: { after: null, before: null, at: "start" } },
    { kind: "move-task", taskId: first.id, stageId: toDo, place: { after: second.id, before: null } },
    { kind: "move-task", taskId: closed.id, stageId: toDo, place: { after: null, before: first.id } },
  ],
  "change-task": [
    titleEdit(first, "Renamed", first.title),
    descriptionEdit(first, "<p>New</p>", "<p>Old</p>"),
    propertyEdit(first, "status", "closed"),
    propertyEdit(first, "priority", "urgent"),
    dueEdit(first, "2026-12-24 00:00:00"),
    dueEdit(second, null),
    dueEdit({ ...closed, status: "closed" }, "2026-12-24 00:00:00"),
    propertyEdit(first, "started_at", "2026-11-01 00:00:00"),
    propertyEdit(second, "reminder_type", "before_1_hour"),
    assigning(first, max),
    watching(first, anna),
    templateEdit(first),
    {
      ...bareEdit(first),
      value: {},
      optimistic: { settings: { ...first.settings, cover: { backgroundColor: "#f00" } } },
    },
  ] as Extract<BoardEdit, { kind: "change-task" }>[],
  "pin-task": [{ kind: "pin-task", taskId: first.id, isPinned: true }],
  "label-task": [{ kind: "label-task", taskId: first.id, label: urgent, isOn: true }],
  "fill-task": [{ kind: "fill-task", taskId: first.id, fieldId: customer.id, value: "Bo" }],
  "estimate-task": [{ kind: "estimate-task", taskId: first.id, minutes: 90 }],
  "create-stage": [{ kind: "create-stage", id: -2, title: "Waiting" }],
  "change-stage": [
    { kind: "change-stage", stageId: toDo, title: "Next", background: null },
    { kind: "change-stage", stageId: toDo, title: "To do", background: "#ff0000" },
  ],
  "close-in-stage": [{ kind: "close-in-stage", stageId: toDo, status: "closed" }],
  "order-stages": [{ kind: "order-stages", stageIds: [done, toDo, doing] }],
  "create-field": [{ kind: "create-field", id: -3, title: "Price", type: "number", options: [] }],
  "change-field": [{ kind: "change-field", fieldId: customer.id, title: "Client", type: "text", options: [] }],
  "move-field": [{ kind: "move-field", fieldId: size.id, index: 1 }],
  "create-label": [
    { kind: "create-label", id: -4, draft: { title: "Big", preset: null, background: "#fff", color: null } },
  ],
  "change-label": [
    {
      kind: "change-label",
      labelId: urgent.id,
      draft: { title: "Now", preset: null, background: "#fff", color: "#000" },
    },
  ],
  "create-subtask": [{ kind: "create-subtask", id: -5, taskId: first.id, groupId: emptyGroup.id, title: "Plant" }],
  "clone-subtask": [{ kind: "clone-subtask", id: -6, taskId: first.id, subtaskId: subtask.id }],
  "place-subtask": [
    { kind: "place-subtask", taskId: first.id, subtaskId: subtask.id, groupId: emptyGroup.id, index: 0 },
    { kind: "place-subtask", taskId: first.id, subtaskId: subtask.id, groupId: group.id, index: 1 },
  ],
  "create-subtask-group": [{ kind: "create-subtask-group", id: -7, taskId: first.id, title: "Night" }],
  "rename-subtask-group": [{ kind: "rename-subtask-group", taskId: first.id, groupId: emptyGroup.id, title: "Later" }],
  "place-subtask-group": [{ kind: "place-subtask-group", taskId: first.id, groupId: emptyGroup.id, index: 0 }],
  "delete-subtask-group": [{ kind: "delete-subtask-group", taskId: first.id, groupId: emptyGroup.id }],
  "rename-board": [{ kind: "rename-board", title: "Park" }],
  "describe-board": [{ kind: "describe-board", title: "Garden", description: "<p>New</p>", from: null }],
  "pin-board": [{ kind: "pin-board", isPinned: true }],
  "paint-board": [
    { kind: "paint-board", background: { id: "solid_1", is_image: false, image_url: null, color: "#123" } },
  ],
};

/** Shown only once they are saved, or by other parts of the screen. */
const SENT: [edit: BoardEdit, back: object[]][] = [
  [archiving(first, new Date()), [{ kind: "change-task", property: "archived_at", value: null }]],
  [
    archiving(second, new Date()),
    [
      { kind: "change-task", property: "archived_at", value: null },
      { kind: "move-task", taskId: second.id, stageId: toDo, place: { after: first.id, before: null } },
    ],
  ],
  [
    { kind: "delete-task", taskId: first.id },
    [{ kind: "restore-deleted", type: "task", id: first.id, parentId: null }],
  ],
  [
    { kind: "log-time", taskId: first.id, log: { minutes: 5, day: "2026-11-20", note: "" }, track },
    [{ kind: "delete-log", taskId: first.id, track }],
  ],
  [{ kind: "show-stage", stageId: toDo, isPublic: true }, [{ kind: "show-stage", stageId: toDo, isPublic: false }]],
  [
    { kind: "template-stage", stageId: toDo, isTemplate: true },
    [{ kind: "template-stage", stageId: toDo, isTemplate: false }],
  ],
  [
    { kind: "archive-stage", stageId: doing },
    [
      { kind: "restore-stage", stageId: doing },
      { kind: "order-stages", stageIds: [toDo, doing, done] },
    ],
  ],
  [{ kind: "archive-stage", stageId: done }, [{ kind: "restore-stage", stageId: done }]],
  [{ kind: "restore-stage", stageId: 99 }, [{ kind: "archive-stage", stageId: 99 }]],
  [
    { kind: "sort-stage", stageId: toDo, order: "title", direction: "DESC" },
    [
      { kind: "move-task", taskId: first.id, place: { after: null, before: null, at: "start" } },
      { kind: "move-task", taskId: second.id, place: { after: first.id, before: null } },
      { kind: "move-task", taskId: third.id, place: { after: second.id, before: null } },
    ],
  ],
  [
    { kind: "add-attachment", taskId: first.id, attachmentId: 7, title: "plan.pdf" },
    [{ kind: "delete-attachment", taskId: first.id, attachmentId: 7 }],
  ],
  [
    { kind: "rename-attachment", taskId: first.id, attachmentId: 7, title: "b.pdf" },
    [{ kind: "rename-attachment", title: "plan.pdf" }],
  ],
  [
    {
      ...{ kind: "create-comment", id: -40, taskId: first.id, parentId: null, text: "Hi", isMarkdown: false },
      ...{ images: [], isPrivate: undefined, after: 0 },
    },
    [{ kind: "delete-comment", taskId: first.id, commentId: -40 }],
  ],
  [
    {
      kind: "change-comment",
      taskId: first.id,
      commentId: comment.id,
      text: "Bye",
      isMarkdown: false,
      html: "",
      images: [],
    },
    [{ kind: "change-comment", text: "Hello", html: "<p>Hello</p>" }],
  ],
  [
    { kind: "react", taskId: first.id, commentId: comment.id, emoji: "👍", isOn: true, name: "Anna" },
    [{ kind: "react", emoji: "👍", isOn: false }],
  ],
  [
    { kind: "add-dependency", predecessorId: second.id, successorId: first.id, isBlocking: true },
    [{ kind: "remove-dependency", predecessorId: second.id, successorId: first.id }],
  ],
  [
    { kind: "remove-dependency", predecessorId: second.id, successorId: first.id },
    [{ kind: "add-dependency", predecessorId: second.id, successorId: first.id, isBlocking: true }],
  ],
  [
    {
      kind: "repeat-task",
      taskId: first.id,
      body: { repeat_type: "daily" },
      rule: null,
      former: { body: null, rule: null },
    },
    [{ kind: "repeat-task", body: null, rule: null }],
  ],
  [
    { kind: "transfer-task", taskId: first.id, boardId: 2, boardTitle: "Park", stageId: 9, at: "start" },
    [{ kind: "return-task", taskId: first.id, stageId: toDo, labels: first.labels.map(({ id }) => id), people: [] }],
  ],
  [
    {
      ...{ kind: "return-task", taskId: first.id, stageId: toDo, title: first.title, labels: [], people: [] },
      transfer: { boardId: 2, boardTitle: "Park", stageId: 9 },
    },
    [{ kind: "transfer-task", taskId: first.id, boardId: 2, boardTitle: "Park", stageId: 9, at: "end" }],
  ],
  [
    { kind: "publish-comment", taskId: first.id, commentId: comment.id, privacy: "private" },
    [{ kind: "publish-comment", privacy: "public" }],
  ],
  [
    { kind: "delete-comment", taskId: first.id, commentId: comment.id },
    [{ kind: "restore-deleted", type: "comment", id: comment.id, parentId: first.id }],
  ],
  [
    { kind: "delete-subtask", taskId: first.id, subtaskId: subtask.id },
    [{ kind: "restore-deleted", type: "task", id: subtask.id, parentId: first.id }],
  ],
  [
    { kind: "free-subtask", taskId: first.id, subtaskId: subtask.id, stageId: toDo },
    [
      { kind: "change-task", taskId: subtask.id, property: "parent_id", value: first.id },
      { kind: "place-subtask", subtaskId: subtask.id, groupId: group.id, index: 0 },
    ],
  ],
  [
    { kind: "restore-deleted", type: "task", id: subtask.id, parentId: first.id, key: -30 },
    [{ kind: "delete-subtask", taskId: first.id, subtaskId: subtask.id }],
  ],
  [aCopy(-20), [{ kind: "delete-task", taskId: -20 }]],
];

const IRREVERSIBLE: [BoardEdit, string][] = [
  [{ kind: "delete-label", labelId: urgent.id }, "label"],
  [{ kind: "delete-field", fieldId: size.id }, "field"],
  [{ kind: "change-field", fieldId: size.id, title: "Size", type: "select", options: ["S"] }, "options"],
  [{ kind: "delete-attachment", taskId: first.id, attachmentId: 7 }, "file"],
  [{ kind: "delete-subtask-group", taskId: first.id, groupId: group.id }, "group"],
  [{ kind: "delete-log", taskId: first.id, track: { ...track, user_id: max.ID } }, "log"],
  [{ kind: "change-task", taskId: 404, property: "priority", value: "low", optimistic: {} }, "unknown"],
];

const inMemory = Object.values(BACK).flat();

describe("what takes an edit back", () => {
  test.each(inMemory.map((edit) => [JSON.stringify(edit).slice(0, 90), edit] as const))("%s", (_, edit) => {
    const before = shownAfter();
    const back = editsBack(edit);

    expect(back.length).toBeGreaterThan(0);
    expect(stateOf(shownAfter(edit, ...back))).toEqual(stateOf(before));
  });

  test.each(SENT.map(([edit, back]) => [edit.kind, edit, back] as const))("%s", (_, edit, back) => {
    expect(editsBack(edit)).toMatchObject(back);
  });

  test.each(IRREVERSIBLE)("nothing does for %j: %s", (edit, reason) => {
    expect(inverseOf(edit, shownAfter())).toMatchObject({ reason });
  });

  test("an edit without effect is not to be undone", () => {
    for (const edit of [
      propertyEdit(first, "priority", first.priority),
      { kind: "label-task", taskId: first.id, label: later, isOn: false },
      { kind: "pin-task", taskId: first.id, isPinned: false },
      { kind: "order-stages", stageIds: [toDo, doing, done] },
      { kind: "rename-board", title: "Garden" },
    ] as BoardEdit[])
      expect(inverseOf(edit, shownAfter())).toBeNull();
  });

  test("every kind of edit is among these examples", () => {
    const kinds = [...inMemory, ...SENT.map(([edit]) => edit), ...IRREVERSIBLE.map(([edit]) => edit)].map(
      ({ kind }) => kind,
    );
    const others: Kind[] = ["change-log", "change-tasks"];
    expect(new Set([...kinds, ...others]).size).toBe(KINDS);
  });
});

/** As `AREAS` in edits.ts. */
const KINDS = 58;

const anEdit = fc.oneof(
  fc
    .record({
      task: fc.constantFrom(...tasks),
      stageId: fc.constantFrom(toDo, doing, done),
      beside: fc.constantFrom(...tasks),
    })
    .map(({ task, stageId, beside }): BoardEdit => ({
      kind: "move-task",
      taskId: task.id,
      stageId,
      place: beside === task ? { after: null, before: null, at: "start" } : { after: beside.id, before: null },
    })),
  fc.constantFrom(
    ...inMemory.filter(
      ({ kind }) => !kind.startsWith("create-") && kind !== "describe-board" && kind !== "delete-subtask-group",
    ),
  ),
);

test("any changes one after the other, taken back in reverse order, leave everything as it was", () => {
  fc.assert(
    fc.property(fc.array(anEdit, { maxLength: 6 }), (edits) => {
      const backs = edits.map((edit, at) => ({ edit, inverse: inverseOf(edit, shownAfter(...edits.slice(0, at))) }));
      const run: BoardEdit[] = [...edits];
      for (const { inverse } of backs.toReversed())
        if (inverse && "takeBack" in inverse) run.push(...inverse.takeBack(shownAfter(...run), null));

      expect(stateOf(shownAfter(...run))).toEqual(stateOf(shownAfter()));
    }),
    { numRuns: 150 },
  );
});

describe("what others have changed since", () => {
  const changedBy = (edit: BoardEdit, ...theirs: BoardEdit[]) => {
    const inverse = inverseOf(edit, shownAfter());
    if (!inverse || "reason" in inverse) throw new Error("It has no inverse.");
    return inverse.hasChanged?.(shownAfter(edit, ...theirs), null);
  };

  test.each<[string, BoardEdit, BoardEdit]>([
    ["the same property", dueEdit(first, "2026-12-24 00:00:00"), dueEdit(first, "2026-12-25 00:00:00")],
    [
      "the stage",
      { kind: "move-task", taskId: first.id, stageId: doing, place: { after: null, before: null } },
      { kind: "move-task", taskId: first.id, stageId: done, place: { after: null, before: null } },
    ],
    [
      "the place in the stage",
      { kind: "move-task", taskId: first.id, stageId: toDo, place: { after: second.id, before: null } },
      { kind: "move-task", taskId: first.id, stageId: toDo, place: { after: third.id, before: null } },
    ],
    [
      "a label, by its use",
      { kind: "create-label", id: -9, draft: { title: "Big", preset: null, background: "#fff", color: null } },
      { kind: "label-task", taskId: first.id, label: { ...urgent, id: -9 }, isOn: true },
    ],
    [
      "the assignee",
      assigning(first, max),
      { ...assigning({ ...first, assignees: [] }, max), optimistic: { assignees: [] } } as BoardEdit,
    ],
    ["the name of the board", { kind: "rename-board", title: "Park" }, { kind: "rename-board", title: "Forest" }],
  ])("%s", (_, mine, theirs) => {
    expect(changedBy(mine)).toBe(false);
    expect(changedBy(mine, theirs)).toBe(true);
  });

  test("another property is no matter, nor is another assignee", () => {
    expect(
      changedBy(
        dueEdit(first, null === first.due_at ? "2026-12-24 00:00:00" : null),
        propertyEdit(first, "priority", "urgent"),
      ),
    ).toBe(false);
    const both = {
      ...assigning(first, max),
      optimistic: { assignees: [anna, max].map((person) => ({ ...person, pivot: null })) },
    };
    expect(changedBy(assigning(first, max), both as unknown as BoardEdit)).toBe(false);
  });
});

test("dates are taken back from those that the server has set, unless somebody has changed those", () => {
  const edit: BoardEdit = {
    ...{ kind: "schedule-task", taskId: first.id },
    ...{ startedAt: "2030-01-05 09:00:00", dueAt: "2030-01-05 00:00:00" },
  };
  const inverse = inverseOf(edit, shownAfter());
  if (!inverse || "reason" in inverse) throw new Error("It has no inverse.");
  const set = { started_at: "2030-01-05 00:00:00", due_at: "2030-01-05 00:00:00" };
  const answer = { task: { ...first, ...set } };
  const answered = shownAfter({ ...edit, startedAt: set.started_at });

  expect(inverse.hasChanged?.(answered, answer)).toBe(false);
  expect(inverse.hasChanged?.(shownAfter(edit), answer)).toBe(true);
  expect(inverse.takeBack(answered, answer)).toEqual([
    { kind: "schedule-task", taskId: first.id, startedAt: first.started_at, dueAt: first.due_at, expected: set },
  ]);
});

describe("what others have made of a new task", () => {
  const created = aTask("New", { stage_id: doing, description: null });
  const copied = aTask("New", { settings: { ...created.settings, subtask_count: 2 }, comments_count: 1 });
  const shownWith = (task: TaskJson, ...pending: BoardEdit[]) =>
    shownIn(
      board.id,
      { tasks: { ...loaded, tasks: { ...loaded.tasks, [task.id]: task }, isComplete: true }, data, pending },
      anna.ID,
    );
  const isKept = (edit: BoardEdit, localId: number, saved: TaskJson, now: Shown) => {
    assignServerId(localId, saved.id);
    const inverse = inverseOf(edit, shownAfter());
    if (!inverse || "reason" in inverse) throw new Error("It has no inverse.");
    const isPart = edit.kind === "create-subtask" || edit.kind === "clone-subtask";
    return inverse.hasChanged?.(
      now,
      isPart ? { subtaskChange: { taskId: first.id, saved: [saved] } } : { task: saved },
    );
  };
  const NEW: [BoardEdit, number, TaskJson][] = [
    [
      { kind: "create-task", id: -21, stageId: doing, title: "New", at: "end", extras: {}, optimistic: {} },
      ...([-21, created] as const),
    ],
    [aCopy(-22), -22, copied],
    [{ kind: "create-subtask", id: -23, taskId: first.id, groupId: group.id, title: "New" }, -23, created],
    [{ kind: "clone-subtask", id: -24, taskId: first.id, subtaskId: subtask.id }, -24, copied],
  ];
  const CHANGES: Partial<TaskJson>[] = [
    { title: "Other" },
    { description: "<p>Plan</p>" },
    { stage_id: done },
    { status: "closed" },
    { started_at: "2026-12-01 10:00:00" },
    { due_at: "2026-12-01 10:00:00" },
    { priority: "urgent" },
    { assignees: [personOn(0, max)] },
    { labels: [labelOn(0, urgent)] },
    { comments_count: 2 },
    { settings: { ...created.settings, subtask_count: 3 } },
    { settings: { ...created.settings, subtask_count: 2, attachment_count: 1 } },
  ];

  test.each(NEW)("keeps it: %j", (edit, localId, saved) => {
    expect(isKept(edit, localId, saved, shownWith({ ...saved }))).toBe(false);
    for (const change of CHANGES) expect(isKept(edit, localId, saved, shownWith({ ...saved, ...change }))).toBe(true);
    const filled: BoardEdit = { kind: "fill-task", taskId: saved.id, fieldId: customer.id, value: "Bo" };
    expect(isKept(edit, localId, saved, shownWith(saved, filled))).toBe(true);
    expect(isKept(edit, localId, saved, shownWith(saved, filled, { ...filled, value: null }))).toBe(false);
  });
});

test("a card goes beside the nearest former neighbour that is still there", () => {
  const move: BoardEdit = { kind: "move-task", taskId: third.id, stageId: doing, place: { after: null, before: null } };
  const inverse = inverseOf(move, shownAfter());
  if (!inverse || "reason" in inverse) throw new Error("It has no inverse.");
  const secondGone: BoardEdit = { kind: "delete-task", taskId: second.id };

  expect(inverse.takeBack(shownAfter(move, secondGone), null)).toMatchObject([{ place: { after: first.id } }]);
});
