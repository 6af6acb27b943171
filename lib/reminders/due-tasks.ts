import "server-only";
import { Prisma, type User } from "@/generated/prisma/client";
import { type ClockOnScreen, dayIn } from "@/lib/dates/dates-on-screen";
import type { Tx } from "@/lib/db";
import { MOST_NAMED } from "@/lib/mail/named-tasks";
import { isDue } from "@/lib/tasks/read/due";
import { isAdmin } from "@/lib/users/current-user";

export interface DueTask {
  id: number;
  boardId: number;
  title: string;
  boardTitle: string;
  dueAt: Date;
}

export interface DueTasks {
  tasks: DueTask[];
  total: number;
}

export async function readDueTasks(
  tx: Tx,
  person: User,
  { now, timeZone }: Pick<ClockOnScreen, "now" | "timeZone">,
): Promise<Record<"overdue" | "today", DueTasks>> {
  const calendar = { now, timeZone, today: dayIn(now, timeZone), startOfWeek: 1 };
  const overdue = isDue("overdue", calendar);
  return {
    overdue: await readDueWhere(tx, person, overdue),
    today: await readDueWhere(tx, person, Prisma.sql`${isDue("today", calendar)} AND NOT ${overdue}`),
  };
}

async function readDueWhere(tx: Tx, person: User, due: Prisma.Sql): Promise<DueTasks> {
  const isVisible = isAdmin(person)
    ? Prisma.sql`true`
    : Prisma.sql`EXISTS (SELECT 1 FROM board_member m WHERE m.board_id = b.id AND m.user_id = ${person.id})`;
  const rows = await tx.$queryRaw<(DueTask & { total: number })[]>`
    SELECT t.id, t.board_id AS "boardId", t.title, b.title AS "boardTitle", t.due_at AS "dueAt", (count(*) OVER ())::int AS total
    FROM task_assignee a JOIN task t ON t.id = a.task_id JOIN board b ON b.id = t.board_id LEFT JOIN task parent ON parent.id = t.parent_id
    WHERE a.user_id = ${person.id} AND t.status = 'open' AND t.archived_at IS NULL AND parent.archived_at IS NULL AND b.archived_at IS NULL AND NOT b.is_template AND ${isVisible} AND ${due}
    ORDER BY t.due_at, t.id LIMIT ${MOST_NAMED}`;
  return { tasks: rows, total: rows[0]?.total ?? 0 };
}
