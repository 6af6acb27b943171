import "server-only";
import { tzOffset } from "@date-fns/tz";
import { type Activity, Prisma } from "@/generated/prisma/client";
import { guestNameIn } from "@/lib/activity/actor";
import { withBoardNames } from "@/lib/activity/board-move";
import { columnsOf } from "@/lib/database/record";
import { longTime } from "@/lib/dates/dates";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { db, rowsOf } from "@/lib/db";
import type { ActivityKey } from "@/lib/events/phrases";
import { phraseOf, textsOf } from "@/lib/events/sentence";
import { translator } from "@/lib/i18n/catalogue";
import type { AnyMessage } from "@/lib/i18n/translate";
import type { ReportRange } from "@/lib/reports/range";
import { isWithin } from "@/lib/reports/scope";
import type { CurrentUser } from "@/lib/users/current-user";
import { nobodyOr } from "@/lib/users/nobody";

/** Activity of a task, with the names that a report shows. */
export type RecentLine = Activity & { taskId: number; taskSlug: string; taskTitle: string; actorName: string | null };

const MOST = 10;
const MINUTE = 60_000;

/** The last activity of tasks in the range: one search in the index of each board is faster than one through the activity of all.
 * @param boards selects boards */
export async function recentLines(boards: Prisma.Sql, range: ReportRange, user: CurrentUser): Promise<RecentLine[]> {
  const isOfReport = Prisma.sql`a.board_id = source.id AND a.task_id IS NOT NULL AND ${isWithin(Prisma.sql`a.created_at`, range)}`;
  const lines = await rowsOf<RecentLine>(
    db,
    Prisma.sql`
    SELECT ${columnsOf(Prisma.ActivityScalarFieldEnum, "a")}, t.slug AS "taskSlug", t.title AS "taskTitle", u.display_name AS "actorName" FROM (
      SELECT a.* FROM (
        SELECT id FROM (
          SELECT id, (SELECT a.created_at FROM activity a WHERE ${isOfReport} ORDER BY a.created_at DESC LIMIT 1) AS changed_at FROM (${boards}) source) each
        WHERE changed_at IS NOT NULL ORDER BY changed_at DESC, id DESC LIMIT ${MOST}) source
      CROSS JOIN LATERAL (SELECT a.* FROM activity a WHERE ${isOfReport} ORDER BY a.created_at DESC, a.id DESC LIMIT ${MOST}) a
      ORDER BY a.created_at DESC, a.id DESC LIMIT ${MOST}) a
    JOIN task t ON t.id = a.task_id LEFT JOIN "user" u ON u.id = a.created_by ORDER BY a.created_at DESC, a.id DESC`,
  );
  return withBoardNames(lines, user);
}

type Texts = ReturnType<typeof textsFor>;

/** Creating translators takes longer than using them, so this is done once for all lines. */
export const textsFor = (clock: ClockOnScreen) => {
  const message: AnyMessage<ActivityKey> = translator(clock.locale, "activity");
  return { message, words: { t: translator(clock.locale, "eventWords"), clock } };
};

export const recentLineOf = (line: RecentLine, texts: Texts) => ({
  id: line.id,
  taskId: line.taskId,
  taskSlug: line.taskSlug,
  boardId: line.boardId,
  actor: actorOf(line).display_name,
  action: actionOf(line, texts),
  subject: line.taskTitle,
  at: line.createdAt,
});

/** `October 1, 2025, 9:12 am` on the reader's clock. */
export const presentRecentLine = ({ at, ...line }: ReturnType<typeof recentLineOf>, timeZone: string) => ({
  ...line,
  date: longTime(new Date(at.getTime() + tzOffset(timeZone, at) * MINUTE), { midnight: true }),
});

const actorOf = ({ createdById, actorName, settings }: RecentLine) =>
  createdById !== null && actorName !== null
    ? { ID: createdById, display_name: actorName }
    : nobodyOr(guestNameIn(settings));

/** The sentence of the screens without its subject: "moved this task from Open to Done". */
function actionOf(line: RecentLine, { message, words }: Texts): string {
  const user = actorOf(line);
  const { key, ...phrase } = phraseOf({
    object_type: "task_activity",
    action: line.action,
    column: line.column,
    old_value: line.oldValue,
    new_value: line.newValue,
    description: line.description,
    settings: line.settings,
    user,
  });
  const same = (text: string) => text;
  const values = { ...textsOf(phrase, user, words), actor: () => "", value: same, label: same, task: same };
  return message.markup(key, values).replace(/\s+/g, " ").trim();
}
