import "server-only";
import { type CalendarFeed, Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { digestOfFeedKey } from "@/lib/calendar-feeds/key";
import { type CalendarInJson, calendarAsJson, calendarOfJson } from "@/lib/users/calendar";
import type { CurrentUser } from "@/lib/users/current-user";
import { isVisibleTask, relationsOf } from "@/lib/users/person-page/task-types";
import { callerColumns, currentUserOf, joinUser, type UserRow } from "@/lib/users/row";

export interface FeedToRead {
  feed: Pick<CalendarFeed, "id" | "boardId">;
  person: CurrentUser;
  timeZone: string;
  boardTitle: string | null;
}

type Row = UserRow & Pick<CalendarFeed, "id" | "boardId">;

const BOARD_TITLE = Prisma.sql`(SELECT b.title FROM board b LEFT JOIN board_member m ON m.board_id = b.id AND m.user_id = caller.id
  WHERE b.id = f.board_id AND NOT b.is_template AND (m.user_id IS NOT NULL OR caller.is_admin))`;

/** Null for an unknown or removed address, a deactivated account, and a board that the person may not see anymore. */
export async function feedByKey(key: string): Promise<FeedToRead | null> {
  const [row] = await rowsOf<Row>(
    db,
    Prisma.sql`SELECT f.id, f.board_id AS "boardId", ${callerColumns(Prisma.sql`json_build_array(${calendarAsJson}, ${BOARD_TITLE})`)}
      FROM calendar_feed f ${joinUser(Prisma.sql`f.user_id`)} WHERE f.key_digest = ${digestOfFeedKey(key)}`,
  );
  if (!row?.callerRead) return null;

  const person = currentUserOf(row);
  const [calendar, boardTitle] = JSON.parse(row.callerRead) as [CalendarInJson, string | null];
  if (row.boardId !== null && boardTitle === null) return null;
  const { timeZone } = calendarOfJson(calendar, person);
  return { feed: { id: row.id, boardId: row.boardId }, person, timeZone, boardTitle };
}

export interface TaskInFeed {
  id: number;
  boardId: number;
  boardTitle: string;
  stage: string | null;
  title: string;
  description: string;
  isDone: boolean;
  dueAt: Date;
  startedAt: Date | null;
  updatedAt: Date;
  labels: string[];
}

const PAST_DAYS = 90;
const MOST_TASKS = 5_000;

/** As much of a description as a line of it can need. */
const READ_DESCRIPTION = 4_000;

/** With a due date in the last 90 days or the future, on boards that the person may see now; at most 5,000, the earliest
 * first. */
export const tasksOfFeed = ({ feed: { boardId }, person }: FeedToRead): Promise<TaskInFeed[]> =>
  rowsOf<TaskInFeed>(
    db,
    Prisma.sql`
    SELECT t.id, t.board_id AS "boardId", b.title AS "boardTitle", s.title AS stage, t.title, left(coalesce(t.description, ''), ${READ_DESCRIPTION}) AS description,
      t.status = 'closed' AS "isDone", t.due_at AS "dueAt", t.started_at AS "startedAt", t.updated_at AS "updatedAt",
      ARRAY(SELECT l.title FROM task_label tl JOIN label l ON l.id = tl.label_id WHERE tl.task_id = t.id AND l.title <> '' ORDER BY l.id) AS labels
    FROM task t JOIN board b ON b.id = t.board_id LEFT JOIN stage s ON s.id = t.stage_id
    WHERE t.due_at >= now() - make_interval(days => ${PAST_DAYS}::int) AND s.archived_at IS NULL
      AND ${boardId === null ? relationsOf(person).assigned : Prisma.sql`t.board_id = ${boardId}`}
      AND ${isVisibleTask(boardId === null ? undefined : [boardId], person)}
    ORDER BY t.due_at, t.id LIMIT ${MOST_TASKS}`,
  );
