import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { asNumbers, msOf, numbersIn } from "@/lib/database/numbers";
import { db, rowsOf } from "@/lib/db";
import type { ReportRange } from "@/lib/reports/range";
import { boardsOfReport, type ReportReader } from "@/lib/reports/scope";

/** A task of the board that is no subtask. Times are milliseconds. */
export interface FlowTask {
  id: number;
  stageId: number;
  isClosed: boolean;
  createdAt: number;
  startedAt: number | null;
  completedAt: number | null;
  archivedAt: number | null;
}

/** What happened to a task: numbers, because there are many. */
export interface FlowLine {
  kind: LineKind;
  at: number;
  /** 0 for one that is unknown; null if it was in none. */
  fromStageId: number | null;
  toStageId: number;
}

export const LINE_KINDS = ["stage", "board", "closed", "reopened", "archived", "restored"] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export interface FlowHistory {
  board: { id: number; title: string };
  stages: { id: number; title: string; isClosing: boolean }[];
  tasks: FlowTask[];
  /** By task, in the order in which they happened. */
  lines: Map<number, FlowLine[]>;
  /** Of the tasks that were completed last. */
  titles: Map<number, string>;
}

export const MOST_LISTED = 500;

/** The board's tasks and what moved them, in one statement. Null for a board that the reader can't see. */
export async function readHistory(
  boardId: number,
  range: Pick<ReportRange, "from" | "to">,
  reader: Pick<ReportReader, "user">,
): Promise<FlowHistory | null> {
  const [found] = await rowsOf<Found>(db, statementOf(boardsOfReport("to-do", { boardId }, reader), range));
  if (!found) return null;

  const { id, title, stages, titles, tasks, lines } = found;
  return {
    ...{ board: { id, title }, stages: stages ?? [], tasks: tasksIn(tasks), lines: linesIn(lines) },
    titles: new Map(titles?.map((each) => [each.id, each.title])),
  };
}

interface Found {
  id: number;
  title: string;
  stages: FlowHistory["stages"] | null;
  titles: { id: number; title: string }[] | null;
  tasks: string | null;
  lines: string | null;
}

const NONE = -1;

const msOrNone = (at: Prisma.Sql) => Prisma.sql`coalesce(${msOf(at)}, ${NONE}::int8)`;

const TASK_AS_NUMBERS = asNumbers([
  Prisma.sql`t.id`,
  Prisma.sql`coalesce(t.stage_id, 0)`,
  Prisma.sql`(t.status = 'closed')::int`,
  msOf(Prisma.sql`t.created_at`),
  msOrNone(Prisma.sql`t.started_at`),
  msOrNone(Prisma.sql`t.last_completed_at`),
  msOrNone(Prisma.sql`t.archived_at`),
]);

/** The kind is a place in `LINE_KINDS`. */
const LINE_AS_NUMBERS = asNumbers([
  Prisma.sql`a.task_id`,
  Prisma.sql`CASE a.action WHEN 'changed' THEN 0 WHEN 'moved' THEN 1 WHEN 'closed' THEN 2 WHEN 'reopened' THEN 3 WHEN 'archived' THEN 4 ELSE 5 END`,
  msOf(Prisma.sql`a.created_at`),
  Prisma.sql`coalesce(a.from_stage_id, CASE WHEN a.to_stage_id IS NULL THEN 0 ELSE ${NONE}::int END)`,
  Prisma.sql`coalesce(a.to_stage_id, 0)`,
]);

const statementOf = (board: Prisma.Sql, { from, to }: Pick<ReportRange, "from" | "to">) => Prisma.sql`
  WITH board AS MATERIALIZED (${board})
  SELECT board.id, board.title,
    (SELECT json_agg(json_build_object('id', s.id, 'title', s.title, 'isClosing', s.default_task_status = 'closed') ORDER BY s.archived_at IS NOT NULL, s.position, s.id)
      FROM stage s WHERE s.board_id = board.id) AS stages,
    (SELECT json_agg(done) FROM (
      SELECT t.id, t.title FROM task t WHERE t.board_id = board.id AND t.parent_id IS NULL AND t.status = 'closed' AND t.last_completed_at >= ${from} AND t.last_completed_at < ${to}
      ORDER BY t.last_completed_at DESC, t.id DESC LIMIT ${MOST_LISTED}) done) AS titles,
    (SELECT ${TASK_AS_NUMBERS} FROM task t WHERE t.board_id = board.id AND t.parent_id IS NULL) AS tasks,
    (SELECT ${LINE_AS_NUMBERS} FROM (SELECT * FROM activity a WHERE a.board_id = board.id AND ${IS_OF_FLOW} ORDER BY a.task_id, a.created_at, a.id) a) AS lines
  FROM board`;

/** As in the index of these lines. */
const IS_OF_FLOW = Prisma.sql`
  a.task_id IS NOT NULL AND ((a.action = 'changed' AND a."column" = 'stage') OR (a.action = 'moved' AND a."column" = 'board')
    OR (a.action IN ('closed', 'reopened', 'archived', 'restored') AND a."column" = 'task'))`;

function tasksIn(text: string | null): FlowTask[] {
  const tasks: FlowTask[] = [];
  const numbers = numbersIn(text);
  for (let at = 0; at < numbers.length; at += 7)
    tasks.push({
      id: numbers[at] ?? 0,
      stageId: numbers[at + 1] ?? 0,
      isClosed: numbers[at + 2] === 1,
      createdAt: numbers[at + 3] ?? 0,
      startedAt: orNull(numbers[at + 4]),
      completedAt: orNull(numbers[at + 5]),
      archivedAt: orNull(numbers[at + 6]),
    });
  return tasks;
}

function linesIn(text: string | null): FlowHistory["lines"] {
  const lines: FlowHistory["lines"] = new Map();
  const numbers = numbersIn(text);
  for (let at = 0; at < numbers.length; at += 5) {
    const taskId = numbers[at] ?? 0;
    const line = {
      kind: LINE_KINDS[numbers[at + 1] ?? 0] ?? "stage",
      at: numbers[at + 2] ?? 0,
      fromStageId: orNull(numbers[at + 3]),
      toStageId: numbers[at + 4] ?? 0,
    };
    const known = lines.get(taskId);
    if (known) known.push(line);
    else lines.set(taskId, [line]);
  }
  return lines;
}

const orNull = (value: number | undefined) => (value === undefined || value === NONE ? null : value);
