import "server-only";
import { type Board, type Label, Prisma, type Stage } from "@/generated/prisma/client";
import { byId } from "@/lib/by-id";
import { db, rowsOf } from "@/lib/db";
import type { Paged } from "@/lib/http/paginator";
import type { ListTasksOfPerson } from "@/lib/people/inputs";
import { isReachable, typesOf } from "@/lib/people/task-types";
import { columnsAsJson, type ColumnTexts, tasksOfColumns } from "@/lib/tasks/columns";
import { linksAsJson, linksOfPicked, type LinkTexts, withLinks } from "@/lib/tasks/links";
import { pageOfTaskIds } from "@/lib/tasks/pick";
import type { TaskRow } from "@/lib/tasks/rows";
import { type Calendar, calendarOf } from "@/lib/users/calendar";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

export type BoardName = Pick<Board, "id" | "title" | "type">;
export type StageName = Pick<Stage, "id" | "boardId" | "title">;

/** Tasks of several boards, with what names them. */
export interface TasksOfPerson extends Paged<TaskRow> {
  boards: Map<number, BoardName>;
  stages: Map<number, StageName>;
  labels: Map<number, Label>;
  calendar: Calendar;
}

/** Somebody's tasks of one type, a page of them, from all boards that the caller may see; a fixed number of statements. */
export async function listTasksOf(person: Person, asked: ListTasksOfPerson, user: CurrentUser): Promise<TasksOfPerson> {
  const { page, perPage, type, boardIds } = asked;
  const calendar = await calendarOf(user);
  const where = Prisma.sql`${typesOf(person, calendar)[type]} AND ${isReachable(boardIds, user)}`;
  const { ids, total } = await pageOfTaskIds({ where, order: orderOf(asked) }, { page, perPage });
  return { ...(await loadAcrossBoards(ids)), calendar, total, page, perPage };
}

const COLUMNS = {
  priority: Prisma.sql`t.priority`,
  due_at: Prisma.sql`t.due_at`,
  position: Prisma.sql`t.position`,
  created_at: Prisma.sql`t.created_at`,
  title: Prisma.sql`lower(t.title)`,
} satisfies Record<ListTasksOfPerson["orderBy"], Prisma.Sql>;

const orderOf = ({ orderBy, isDown }: ListTasksOfPerson) => Prisma.sql`${COLUMNS[orderBy]} ${isDown ? Prisma.sql`DESC` : Prisma.sql`ASC`} NULLS LAST, t.id DESC`;

async function loadAcrossBoards(ids: number[]) {
  const rows = await loadRows(ids);
  const [boards, stages, labels] = await Promise.all([
    db.board.findMany({ where: { id: { in: rows.map(({ boardId }) => boardId) } }, select: { id: true, title: true, type: true } }),
    db.stage.findMany({ where: { id: { in: rows.flatMap(({ stageId }) => stageId ?? []) } }, select: { id: true, boardId: true, title: true } }),
    db.label.findMany({ where: { id: { in: rows.flatMap((row) => (row.labels ?? []).map(([id]) => id)) } } }),
  ]);
  return { rows: inOrder(rows, ids), boards: byId(boards), stages: byId(stages), labels: byId(labels) };
}

async function loadRows(ids: number[]): Promise<TaskRow[]> {
  const [found] = await rowsOf<ColumnTexts & LinkTexts>(db, Prisma.sql`
    WITH picked AS MATERIALIZED (SELECT t.*, t.xmin::text::bigint AS version FROM task t WHERE t.id = ANY(${ids})),
    ${linksOfPicked}
    SELECT ${columnsAsJson}, ${linksAsJson} FROM picked t`);
  return found ? withLinks(tasksOfColumns(found), found) : [];
}

/** Who was deleted meanwhile is left out. */
function inOrder(rows: TaskRow[], ids: number[]): TaskRow[] {
  const known = byId(rows);
  return ids.flatMap((id) => known.get(id) ?? []);
}
