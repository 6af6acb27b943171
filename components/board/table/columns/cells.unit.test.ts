import { describe, expect, test } from "vitest";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import { withTaskEdit } from "@/components/board-store/edits/task-edits";
import { type TableColumn, columnsOf, isEditableOn } from "@/components/board/table/columns/columns";
import { textOf } from "@/components/board/table/columns/cell-words";
import { type ParseContext, parseCell } from "@/components/board/table/columns/parse-cell";
import { parseNumber, plainNumber } from "@/components/board/table/columns/parse-values";
import { newSorter, sortsIn, sortText } from "@/components/board/table/columns/sorting";
import { summariesOf, summaryOf } from "@/components/board/table/columns/summaries";
import { aBoard, aField, aLabel, aMember, aStage, aTask, NO_TASKS } from "@/components/testing/records";
import english from "@/messages/en/quickEntry.json";

const [open, done] = [aStage("To do"), aStage("Done", { settings: { default_task_status: "closed" } })];
const [max, nora] = [aMember("Max Example"), aMember("Example, Nora")];
const labels = [aLabel("Heavy"), aLabel("Fragile"), aLabel("Attic, left")];
const fields = {
  note: aField("Note"),
  budget: aField("Budget", "number"),
  size: aField("Size", "select", ["S", "M"]),
  rooms: aField("Rooms", "multi-select", ["Kitchen", "Hall"]),
  paid: aField("Paid", "checkbox"),
  shipped: aField("Shipped", "date"),
};
const board = aBoard("House move", {
  stages: [open, done],
  users: [max, nora],
  labels,
  custom_fields: Object.values(fields),
});
const columns = columnsOf({
  boards: null,
  fields: board.custom_fields,
  hasVotes: true,
  hasTime: true,
  nameOf: (id) => id,
});
const context: ParseContext = {
  board,
  boards: null,
  viewer: { locale: "en-US", timeZone: "Europe/Berlin" },
  words: {
    status: (status) => (status === "closed" ? "Done" : "Open"),
    priority: (priority) => (priority ? `${priority[0]?.toUpperCase()}${priority.slice(1)}` : "None"),
    label: ({ title }) => title ?? "",
    yes: "Yes",
    no: "No",
  },
  language: { locale: "en-US", ...english },
  today: "2026-11-18",
};

function columnOf(id: string): TableColumn {
  const field = Object.entries(fields).find(([name]) => name === id)?.[1];
  const column = columns.find((each) => (field ? each.field === field : each.id === id));
  if (!column) throw new Error(`There is no column ${id}.`);
  return column;
}

const task = aTask("Dig", { stage_id: open.id });
const timed = (logged: number, estimate?: number) =>
  aTask("Dig", { log_minutes: logged, meta: estimate ? { _estimated_minutes: String(estimate) } : [] });

/** The text of the cell after a text was pasted into it; null if it is refused. */
function textAfter(id: string, text: string, before = task): string | null {
  const edits = parseCell(columnOf(id), before, text, context);
  if (!edits) return null;
  const store: LoadedTasks = {
    ...NO_TASKS,
    tasks: { [before.id]: before },
    stages: { [open.id]: WINDOW, [done.id]: WINDOW },
  };
  const shown = edits.reduce((known, edit) => withTaskEdit(known, edit, board.stages), store);
  return textOf(columnOf(id), shown.tasks[before.id] ?? before, context);
}

const WINDOW = { total: 1, end: null };

describe("a pasted text", () => {
  test.each([
    ["title", "  Dig\n deep ", "Dig deep"],
    ["stage", "done", "Done"],
    ["status", "Done", "Done"],
    ["status", "closed", "Done"],
    ["status", "x", "Done"],
    ["priority", "urgent", "Urgent"],
    ["priority", "None", ""],
    ["labels", "fragile, Heavy", "Fragile, Heavy"],
    ["labels", "Attic, left", "Attic, left"],
    ["assignees", "max example", "Max Example"],
    ["assignees", "Example, Nora", "Example, Nora"],
    ["assignees", "max-example@example.com; example,-nora", null],
    ["assignees", "max-example@example.com", "Max Example"],
    ["due", "12/24/2026", "2026-12-24"],
    ["due", "2026-12-24T17:00:00", "2026-12-24 17:00"],
    ["due", "fri 5pm", "2026-11-20 17:00"],
    ["start", "tomorrow", "2026-11-19"],
    ["note", " two\nlines ", "two\nlines"],
    ["budget", "1,250.50", "1250.5"],
    ["size", "m", "M"],
    ["rooms", "hall;kitchen", "Hall, Kitchen"],
    ["paid", "TRUE", "Yes"],
    ["shipped", "2026-12-24", "2026-12-24"],
  ])("in %s: %j becomes %j", (id, text, expected) => {
    expect(textAfter(id, text)).toBe(expected);
  });

  test.each([
    ["title", " "],
    ["stage", "Somewhere"],
    ["status", "maybe"],
    ["priority", "very"],
    ["labels", "Heavy, Unknown"],
    ["assignees", "Nobody"],
    ["due", "soon"],
    ["start", "31/31/2026"],
    ["budget", "a lot"],
    ["size", "XXL"],
    ["rooms", "Hall, Attic"],
    ["paid", "perhaps"],
    ["shipped", "never"],
    ["created", "2026-12-24"],
    ["subtasks", "1/2"],
    ["watchers", "Max Example"],
  ])("in %s: %j is refused", (id, text) => {
    expect(textAfter(id, text)).toBeNull();
  });

  test.each(["priority", "labels", "assignees", "due", "start", "note", "budget", "size", "rooms", "shipped"])(
    "an empty one clears %s",
    (id) => {
      const full = aTask("Dig", { stage_id: open.id, priority: "high", due_at: "2026-12-24 00:00:00" });

      expect(textAfter(id, "", full)).toBe("");
    },
  );

  test("that is the value already changes nothing", () => {
    const same = aTask("Dig", { stage_id: open.id, due_at: "2026-12-24 16:00:00", priority: "high" });

    for (const id of ["title", "stage", "status", "priority", "labels", "assignees", "due"])
      expect(parseCell(columnOf(id), same, textOf(columnOf(id), same, context), context), id).toEqual([]);
  });
});

test.each([
  ["1,250.5", "en-US", 1250.5],
  ["1.250,5", "de-DE", 1250.5],
  ["1.250", "de-DE", 1250],
  ["1250.5", "de-DE", 1250.5],
  ["1 250,5", "fr-FR", 1250.5],
  ["-3", "en-US", -3],
  ["٣", "ar-EG", 3],
  ["١٬٢٥٠٫٥", "ar-EG", 1250.5],
  ["1,5,0", "en-US", undefined],
  ["12 apples", "en-US", undefined],
  ["", "en-US", undefined],
])("%j in %s is %d", (text, locale, number) => {
  expect(parseNumber(text, locale)).toBe(number);
});

test.each(["en-US", "de-DE", "fr-FR", "ar-EG", "de-CH", "sv-SE"])(
  "a number is the same after it was copied in %s",
  (locale) => {
    for (const value of [1.125, 1250.5, -3, 0, 1_000_000, 0.001])
      expect(parseNumber(plainNumber(value, locale), locale)).toBe(value);
  },
);

describe("sorting", () => {
  const tasks = [
    aTask("Item 10", { priority: "low", due_at: "2026-12-01 00:00:00" }),
    aTask("item 9", { priority: "urgent" }),
    aTask("Ärger", { priority: "low", due_at: "2026-11-01T10:00:00+00:00" }),
    aTask("Zebra", { priority: "" }),
  ];
  const options = { ...context, columns };
  const sorted = (text: string) => newSorter()(tasks, sortsIn(text, columns), options).map(({ title }) => title);

  test.each([
    ["title", ["Ärger", "item 9", "Item 10", "Zebra"]],
    ["-title", ["Zebra", "Item 10", "item 9", "Ärger"]],
    ["due", ["Ärger", "Item 10", "item 9", "Zebra"]],
    ["-due", ["Item 10", "Ärger", "item 9", "Zebra"]],
    ["priority", ["item 9", "Item 10", "Ärger", "Zebra"]],
    ["priority,-title", ["item 9", "Item 10", "Ärger", "Zebra"]],
    ["priority,due", ["item 9", "Ärger", "Item 10", "Zebra"]],
    ["", tasks.map(({ title }) => title)],
  ])("by %j", (text, titles) => {
    expect(sorted(text)).toEqual(titles);
  });

  test("goes on from the last order, with the same result", () => {
    const sort = newSorter();
    const sorts = sortsIn("title", columns);
    sort(tasks, sorts, options);
    const [first, ...others] = tasks;
    const changed = [...others, { ...(first ?? task), title: "Aal" }, aTask("Mole")];

    expect(sort(changed, sorts, options).map(({ title }) => title)).toEqual([
      "Aal",
      "Ärger",
      "item 9",
      "Mole",
      "Zebra",
    ]);
  });

  test("keeps known columns of an address, each once", () => {
    expect(sortText(sortsIn("-due,title,nothing,due", columns))).toBe("-due,title");
  });
});

describe("the footer", () => {
  const clock = { now: new Date("2026-11-18T12:00:00Z"), today: "2026-11-18" };
  const withBudget = (value: number | null, overrides = {}) =>
    aTask("Dig", {
      ...overrides,
      task_custom_fields: value === null ? [] : [{ ...VALUE, foreign_id: fields.budget.id, settings: { value } }],
    });
  const VALUE = {
    id: 1,
    object_id: 1,
    object_type: "task_custom_field",
    preferences: null,
    created_at: "",
    updated_at: "",
  };
  const tasks = [
    withBudget(0.1, { due_at: "2026-11-01 00:00:00" }),
    withBudget(0.2, { due_at: "2026-12-01 00:00:00", status: "closed" }),
    withBudget(null),
  ];

  test.each([
    ["budget", "sum", { kind: "number", value: 0.3 }],
    ["budget", "average", { kind: "number", value: 0.15 }],
    ["budget", "min", { kind: "number", value: 0.1 }],
    ["budget", "max", { kind: "number", value: 0.2 }],
    ["budget", "filled", { kind: "number", value: 2 }],
    ["budget", "empty", { kind: "number", value: 1 }],
    ["due", "overdue", { kind: "number", value: 1 }],
    ["due", "latest", { kind: "date", value: "2026-12-01 00:00:00" }],
    ["status", "done", { kind: "number", value: 1 }],
    ["budget", "none", null],
  ] as const)("of %s: %s", (id, summary, value) => {
    expect(summaryOf(summary, columnOf(id), tasks, clock)).toEqual(value);
    expect(summariesOf(columnOf(id))).toContain(summary);
  });
});

describe("time", () => {
  test.each([
    ["1h 30m", 90],
    ["90", 90],
    ["1:30", 90],
    ["", 0],
  ])("%j is an estimate", (text, minutes) => {
    expect(parseCell(columnOf("estimate"), timed(0, 5), text, context)).toEqual([
      expect.objectContaining({ kind: "estimate-task", minutes }),
    ]);
  });

  test("that is no time is no estimate, and the same one is no change", () => {
    expect(parseCell(columnOf("estimate"), timed(0, 90), "soon", context)).toBeNull();
    expect(parseCell(columnOf("estimate"), timed(0, 90), "1h 30m", context)).toEqual([]);
  });

  test("that people have spent can’t be typed", () => {
    expect(columnOf("spent").isEditable).toBe(false);
    expect(parseCell(columnOf("spent"), timed(90), "2h", context)).toBeNull();
  });

  test("is copied as it is typed, and sorted by its length", () => {
    const tasks = [timed(600), timed(0), timed(90, 120)];
    expect(tasks.map((each) => textOf(columnOf("spent"), each, context))).toEqual(["10h", "", "1h 30m"]);
    expect(tasks.map((each) => textOf(columnOf("estimate"), each, context))).toEqual(["", "", "2h"]);
    const sorted = newSorter()(tasks, [{ id: "spent", desc: false }], { columns, ...context });
    expect(sorted.map(({ log_minutes }) => log_minutes)).toEqual([90, 600, 0]);
  });

  test("is summed, also in parts of a minute", () => {
    const clock = { now: new Date("2026-11-18T12:00:00Z"), today: "2026-11-18" };
    const tasks = [timed(600), timed(0), timed(91)];
    expect(summariesOf(columnOf("spent"))[0]).toBe("sum");
    expect(summaryOf("sum", columnOf("spent"), tasks, clock)).toEqual({ kind: "duration", value: 691 });
    expect(summaryOf("average", columnOf("spent"), tasks, clock)).toEqual({ kind: "duration", value: 346 });
    expect(summaryOf("empty", columnOf("spent"), tasks, clock)).toEqual({ kind: "number", value: 1 });
  });
});

test("among several boards, only tasks where time tracking is on have a time", () => {
  const boards = new Map([[board.id, board]]);
  const facts = { boards, fields: [], hasVotes: false, hasTime: true, nameOf: (id: string) => id };
  const [on, off] = [new Set([task.board_id]), new Set([task.board_id + 1])].map((timedBoards) =>
    columnsOf({ ...facts, timedBoards }).find(({ id }) => id === "estimate"),
  );
  if (!on || !off) throw new Error("There is no estimate.");

  expect([on, off].map((column) => textOf(column, timed(30, 90), context))).toEqual(["1h 30m", ""]);
  expect([on, off].map((column) => isEditableOn(column, task))).toEqual([true, false]);
});
