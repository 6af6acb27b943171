import { describe, expect, test } from "vitest";
import { Prisma } from "@/generated/prisma/client";
import { validate } from "@/lib/http/input/validate";
import { matchesFilters } from "@/lib/tasks/read/filter";
import { FilterTasks } from "@/lib/tasks/read/filter-inputs";
import { pageOfTaskIds } from "@/lib/tasks/read/task-page";
import { aBoardOfAnna, aBoardToFilter, aTask, CALENDAR, type Ids } from "@/lib/testing";
import { passes } from "@/lib/testing/probes/filter-model";

/** One choice of one filter, or several, which widen it. */
const CHOICES: [filter: string, choice: (ids: Ids) => unknown][] = [
  ["search", () => "PAINT"],
  ["search", () => "50%_\\"],
  ["search", ({ tasks }) => `id:${String(tasks[10]).slice(-1)}`],
  ["include_archived", () => "true"],
  ["stage", ({ stages }) => [stages[1]]],
  ["stage", ({ stages }) => [stages[0], stages[3]]],
  ["stage", ({ stages }) => [stages[2], "archived"]],
  ["task_status", () => "open"],
  ["task_status", () => ["closed", "archived"]],
  ["task_status", () => ["open", "closed"]],
  ["priority", () => [""]],
  ["priority", () => ["urgent", "low"]],
  ["assignee", ({ people }) => people[0]],
  ["assignee", ({ people }) => [people[1], "no-assignee"]],
  ["assignee", () => "no-assignee"],
  ["labels", ({ labels }) => [labels[0], labels[1]]],
  ["labels", ({ labels }) => ["no-label", labels[2]]],
  ["watchers", ({ people }) => [people[2], people[0]]],
  ["contact", () => [7, 8]],
  ["custom_fields", ({ fields }) => fields[0]],
  ["custom_fields", ({ fields }) => ["no-custom-field", fields[1]]],
  ...["overdue", "no-dates", "today", "this-week", "next-week", "this-month", "upcoming"].map(
    (word): [string, () => unknown] => ["due_date", () => word],
  ),
  ["due_date", () => ["no-dates", "today"]],
];

const pairs = CHOICES.flatMap((one, at) =>
  CHOICES.slice(at)
    .filter((other) => other === one || other[0] !== one[0])
    .map((other) => [one, other] as const),
);

async function found(boardId: number, query: Record<string, unknown>) {
  const where = matchesFilters(boardId, validate(FilterTasks, query), CALENDAR);
  return (await pageOfTaskIds({ where, order: Prisma.sql`t.id` }, null)).ids;
}

describe("the filters of tasks", () => {
  test(
    `each of ${CHOICES.length} choices, and every two of different filters, find the same tasks as a check of each task`,
    { timeout: 120_000 },
    async () => {
      const { board, tasks, ids } = await aBoardToFilter();
      const wrong: unknown[] = [];
      const sizes: number[] = [];

      for (const [[one, first], [other, second]] of pairs) {
        const query = { [one]: first(ids), [other]: second(ids) };
        const [expected, answered] = [
          tasks.filter((task) => passes(task, query)).map(({ id }) => id),
          await found(board.id, query),
        ];
        sizes.push(expected.length);
        if (String(expected) !== String(answered)) wrong.push({ query, expected, answered });
      }

      expect(wrong).toEqual([]);
      expect(sizes.filter((size) => size > 0 && size < tasks.length).length).toBeGreaterThan(pairs.length / 2);
    },
  );

  test("all filters work together", async () => {
    const { board, tasks, ids } = await aBoardToFilter();
    const query = Object.fromEntries(
      CHOICES.filter(([filter]) => !["search", "contact"].includes(filter)).map(([filter, choice]) => [
        filter,
        choice(ids),
      ]),
    );

    expect(await found(board.id, query)).toEqual(tasks.filter((task) => passes(task, query)).map(({ id }) => id));
  });

  test.each([
    ["zażółć", "ZAŻÓŁĆ gęślą"],
    ["ПРИВЕТ", "привет, мир"],
    ["日本", "東京は日本の首都"],
    ["🎉", "Party 🎉"],
    ["100%", "100% done"],
    ["a_b", "a_b"],
    ["c:\\x", "in c:\\x"],
    ["id:x", "what is id:x?"],
    ["'; DROP", "'; DROP TABLE task"],
  ])("the search ignores case and takes pattern characters literally: %s", async (search, title) => {
    const { board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo, { title });
    for (const other of ["100 per cent", "axb", "something else", "id: 12"]) await aTask(toDo, { title: other });

    expect(await found(board.id, { search: ` ${search} ` })).toEqual([task.id]);
  });

  test.each([
    ["a whole day", "2026-11-21T00:00:00Z", ["today", "this-week", "this-month", "upcoming"]],
    ["the whole day before", "2026-11-20T00:00:00Z", ["this-week", "this-month", "overdue"]],
    ["a moment ago", "2026-11-20T19:59:59Z", ["today", "this-week", "this-month", "overdue"]],
    ["just before this day began in the zone", "2026-11-20T13:59:59Z", ["this-week", "this-month", "overdue"]],
    ["as this day began in the zone", "2026-11-20T14:00:00Z", ["today", "this-week", "this-month", "overdue"]],
    ["as this day ends in the zone", "2026-11-21T14:00:00Z", ["this-week", "this-month", "upcoming"]],
    ["the last moment of the week in the zone", "2026-11-22T13:59:59Z", ["this-week", "this-month", "upcoming"]],
    ["the first moment of the next one", "2026-11-22T14:00:00Z", ["next-week", "this-month", "upcoming"]],
    ["a whole day in the next month", "2026-12-01T00:00:00Z", ["upcoming"]],
    ["the last moment of this month in the zone", "2026-11-30T13:59:59Z", ["this-month", "upcoming"]],
  ])("days begin in the caller's time zone: %s", async (_, dueAt, words) => {
    const { board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo, { dueAt: new Date(dueAt) });

    const filterChoices = [];
    for (const word of ["today", "this-week", "next-week", "this-month", "overdue", "upcoming", "no-dates"])
      if ((await found(board.id, { due_date: word })).includes(task.id)) filterChoices.push(word);

    expect(filterChoices).toEqual(words);
  });
});
