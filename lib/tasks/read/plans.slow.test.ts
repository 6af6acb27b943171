import { stringify } from "qs";
import { expect, test } from "vitest";
import { aLargeSite, largeScansOf, sequentialScansOf } from "@/lib/testing";

type Site = Awaited<ReturnType<typeof aLargeSite>>;

const LARGE_TABLES = ["task", "task_assignee", "task_watcher", "task_label", "custom_field_value"];

const DUE_DATES = "overdue no-dates upcoming today this-week next-week this-month".split(" ");

const filtersOn = ({ anna, stage, label, field, task }: Site): object[] => [
  {},
  { search: "matter" },
  { search: "board 1: matter c4ca4238" },
  { search: `id:${task.id}` },
  { include_archived: true },
  { stage: [stage.id] },
  { stage: ["archived"] },
  { task_status: ["closed", "archived"] },
  { priority: ["", "urgent"] },
  { assignee: [anna.id] },
  { assignee: ["no-assignee"] },
  { labels: [label.id, "no-label"] },
  { watchers: [anna.id] },
  { contact: [3] },
  { custom_fields: [field.id] },
  { custom_fields: ["no-custom-field"] },
  ...DUE_DATES.map((due_date) => ({ due_date })),
  { assignee: [anna.id], labels: [label.id], due_date: ["overdue", "upcoming"], search: "matter" },
];

const SORTS = "position title status stage_id priority due_at created_at updated_at vote_statistics".split(" ");

const WITH_AND_WITHOUT_ARCHIVED = [{}, { include_archived: true }];

const requestsOn = (site: Site): [path: string, queries: object[]][] => [
  ["tasks/table", filtersOn(site)],
  ["tasks/table", SORTS.map((sort_by) => ({ sort_by, sort_direction: "desc" }))],
  [
    "tasks/filtered",
    [{ due_date: "today" }, { contact: [3] }, { labels: ["no-label"] }, { search: "c4ca4238", include_archived: true }],
  ],
  [
    "archived-tasks",
    [{}, { searchInput: "matter" }, { searchInput: "board 1: matter c4ca4238" }, { page: 20, per_page: 50 }],
  ],
  ["tasks", WITH_AND_WITHOUT_ARCHIVED],
  ["tasks/by-stage", WITH_AND_WITHOUT_ARCHIVED],
  ["tasks/stage-page", ["next", "prev"].map((direction) => ({ stage_id: site.stage.id, cursor: 500, direction }))],
];

test("no list of a board scans the tasks of all boards", { timeout: 120_000 }, async () => {
  const site = await aLargeSite(4_000);
  const lines = requestsOn(site).flatMap(([path, queries]) =>
    queries.map((query) => `GET projects/${site.board.id}/${path}?${stringify(query)}`),
  );

  expect(await largeScansOf(site.anna, lines, LARGE_TABLES)).toEqual([]);
  const text = `SELECT 1 FROM task t WHERE t.board_id = $1 AND NOT EXISTS (SELECT 1 FROM task_assignee x WHERE x.task_id = t.id)`;
  const scans = await sequentialScansOf([{ text, values: [site.board.id] }]);
  expect(scans.filter((scan) => scan.endsWith(" on task_assignee"))).toHaveLength(1);
});
