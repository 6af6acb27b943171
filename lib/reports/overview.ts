import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { completedTasks, countedTasks, dueOf, isDueState, isState, peopleAsJson } from "@/lib/reports/counted-tasks";
import type { ReadReport } from "@/lib/reports/inputs";
import { personOf, type PersonInReport, ranked } from "@/lib/reports/people";
import { rangeOf } from "@/lib/reports/range";
import type { ReportReader } from "@/lib/reports/scope";
import { byDueDate, byPriority, byState, type Cell, minutesOf, totalOf } from "@/lib/reports/sums";
import { presentDuration } from "@/lib/time/duration";

/** With figures of their tasks in the report. */
type Assignee = PersonInReport & { open: number; overdue: number; minutes: number };

type Found = {
  cells: Cell[] | null;
  boards: { id: number; title: string; total: number }[] | null;
  people: Assignee[] | null;
};

export type OverviewReport = ReturnType<typeof presentOverview>;

/** What became of the tasks in a range, in one statement. @throws Invalid */
export async function readOverview(query: ReadReport, reader: ReportReader): Promise<OverviewReport> {
  const range = rangeOf(query, reader.calendar);
  const [found] = await rowsOf<Found>(
    db,
    Prisma.sql`
    ${countedTasks(query, range, reader, Prisma.sql`t.board_id, coalesce(t.estimated_minutes, 0) AS minutes, ${dueOf(reader.calendar)} AS due`)}
    SELECT ${CELLS_AS_JSON} AS cells, ${BOARDS_AS_JSON} AS boards, ${ASSIGNEES_AS_JSON} AS people`,
  );
  return presentOverview(found ?? { cells: null, boards: null, people: null });
}

/** Sums for each combination of properties, of which the others are made. */
const CELLS_AS_JSON = Prisma.sql`(SELECT json_agg(cell) FROM (
  SELECT priority, state, due, count(*)::int AS total, sum(minutes)::float8 AS minutes FROM counted GROUP BY priority, state, due) cell)`;

const ASSIGNEES_AS_JSON = peopleAsJson({
  completed: completedTasks,
  open: Prisma.sql`count(*) FILTER (WHERE ${isState("incomplete")})::int`,
  overdue: Prisma.sql`count(*) FILTER (WHERE ${isDueState("overdue")})::int`,
  minutes: Prisma.sql`sum(minutes)::float8`,
});

const BOARDS_AS_JSON = Prisma.sql`(SELECT json_agg(json_build_object('id', b.id, 'title', b.title, 'total', c.total)) FROM (
  SELECT board_id, count(*)::int AS total FROM counted GROUP BY board_id) c JOIN boards b ON b.id = c.board_id)`;

function presentOverview(found: Found) {
  const [cells, people] = [found.cells ?? [], found.people ?? []];
  const [completion, dueDate] = [byState(cells), byDueDate(cells)];
  return {
    stats: {
      total: totalOf(cells),
      completed: valueOf(completion, "completed"),
      overdue: valueOf(dueDate, "overdue"),
      activeMembers: people.length,
      estimatedTime: presentDuration(minutesOf(cells)),
    },
    tasksByBoard: ranked(
      found.boards ?? [],
      ({ title }) => title,
      ({ total }) => total,
    ),
    priority: byPriority(cells),
    completion,
    dueDate,
    assigneeWorkload: workloadOf(people),
  };
}

const valueOf = (buckets: readonly { key: string; value: number }[], wanted: string) =>
  buckets.find(({ key }) => key === wanted)?.value ?? 0;

/** `workload` is a percentage of the most open tasks that one person has. */
function workloadOf(people: readonly Assignee[]) {
  const most = Math.max(1, ...people.map(({ open }) => open));
  const busiest = ranked(
    people,
    ({ name }) => name,
    ({ open }) => open,
    ({ total }) => total,
  );
  return busiest.map((person) => ({
    ...personOf(person),
    open: person.open,
    completed: person.completed,
    overdue: person.overdue,
    estimated: presentDuration(person.minutes),
    workload: Math.round((100 * person.open) / most),
  }));
}
