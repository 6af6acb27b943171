import { stringify } from "qs";
import { expect, test } from "vitest";
import { GET as archivedTasks } from "@/app/wp-json/boards/v2/projects/[board_id]/archived-tasks/route";
import { GET as byStage } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/by-stage/route";
import { GET as filtered } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/filtered/route";
import { GET as tasks } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { GET as stagePage } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/stage-page/route";
import { GET as table } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/table/route";
import type { RouteHandler } from "@/lib/http/route";
import { call } from "@/lib/testing/http/call";
import { aLargeSite } from "@/lib/testing/factories/large";
import { sequentialScansOf } from "@/lib/testing/db/plans";
import { statementsOf } from "@/lib/testing/db/statements";

type Site = Awaited<ReturnType<typeof aLargeSite>>;

const LARGE_TABLES = / on (task|task_assignee|task_watcher|task_label|custom_field_value)$/;

const filtersOn = ({ anna, stage, label, field, task }: Site) => [
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
  ...["overdue", "no-dates", "upcoming", "today", "this-week", "next-week", "this-month"].map((due_date) => ({
    due_date,
  })),
  { assignee: [anna.id], labels: [label.id], due_date: ["overdue", "upcoming"], search: "matter" },
];

const SORTS = [
  "position",
  "title",
  "status",
  "stage_id",
  "priority",
  "due_at",
  "created_at",
  "updated_at",
  "vote_statistics",
];

test("no list of a board scans the tasks of all boards", { timeout: 120_000 }, async () => {
  const site = await aLargeSite(4_000);
  const requests: [RouteHandler, object][] = [
    ...filtersOn(site).map((query): [RouteHandler, object] => [table, query]),
    ...[
      { due_date: "today" },
      { contact: [3] },
      { labels: ["no-label"] },
      { search: "c4ca4238", include_archived: true },
    ].map((query): [RouteHandler, object] => [filtered, query]),
    ...SORTS.map((sort_by): [RouteHandler, object] => [table, { sort_by, sort_direction: "desc" }]),
    ...[{}, { searchInput: "matter" }, { searchInput: "board 1: matter c4ca4238" }, { page: 20, per_page: 50 }].map(
      (query): [RouteHandler, object] => [archivedTasks, query],
    ),
    ...[tasks, byStage].flatMap((handler): [RouteHandler, object][] => [
      [handler, {}],
      [handler, { include_archived: true }],
    ]),
    ...["next", "prev"].map((direction): [RouteHandler, object] => [
      stagePage,
      { stage_id: site.stage.id, cursor: 500, direction },
    ]),
  ];
  const found: string[] = [];

  for (const [handler, query] of requests) {
    const received = await statementsOf(() =>
      call(handler, {
        as: site.anna,
        params: { board_id: site.board.id },
        path: `/wp-json/boards/v2/x?${stringify(query)}`,
      }),
    );
    const reading = received.filter(({ text }) => /^\s*(SELECT|WITH)\b/i.test(text));
    const whole =
      reading.length < 3
        ? ["no statement was recorded"]
        : (await sequentialScansOf(reading)).filter((read) => LARGE_TABLES.test(read));
    found.push(...whole.map((read) => `${JSON.stringify(query)}: ${read}`));
  }

  expect(found).toEqual([]);
  const whole = await sequentialScansOf([
    {
      text: "SELECT 1 FROM task t WHERE t.board_id = $1 AND NOT EXISTS (SELECT 1 FROM task_assignee x WHERE x.task_id = t.id)",
      values: [site.board.id],
    },
  ]);
  expect(whole.filter((read) => read.endsWith(" on task_assignee"))).toHaveLength(1);
});
