import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { localeOf } from "@/lib/activity/words";
import { grouped } from "@/lib/by-id";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import { db, rowsOf } from "@/lib/db";
import { ACTIVITY_KINDS, type ActivityKindKey, KIND_KEYS } from "@/lib/reports/activity-kinds";
import type { ReadReport } from "@/lib/reports/inputs";
import { personOf, ranked } from "@/lib/reports/people";
import { rangeOf } from "@/lib/reports/range";
import { presentRecentLine, recentLineOf, recentLines, type RecentLine, textsFor } from "@/lib/reports/recent-lines";
import { boardsOfReport, isWithin, type ReportReader } from "@/lib/reports/scope";
import type { Calendar } from "@/lib/users/calendar";
import { DELETED_USER } from "@/lib/users/nobody";

/** How much someone did of a kind; without a name, people whose accounts are gone. */
interface Count {
  id: number | null;
  name: string | null;
  photoKey: string | null;
  /** A place in `KIND_KEYS`. */
  kind: number;
  total: number;
}

export type ActivityReport = ReturnType<typeof reportOf>;

/** What people did with tasks in a range, in two statements. @throws Invalid */
export async function readActivityReport(query: ReadReport, reader: ReportReader): Promise<ActivityReport> {
  const range = rangeOf(query, reader.calendar);
  const boards = boardsOfReport("to-do", query, reader);
  const [counts, recent, locale] = await Promise.all([
    rowsOf<Count>(
      db,
      Prisma.sql`
      SELECT u.id, u.display_name AS name, u.photo_key AS "photoKey", c.kind, c.total FROM (
        SELECT created_by, kind, sum(total)::int AS total FROM (${boards}) boards CROSS JOIN LATERAL (
          SELECT a.created_by, a.report_kind AS kind, count(*) AS total FROM activity a
          WHERE a.board_id = boards.id AND a.task_id IS NOT NULL AND ${isWithin(Prisma.sql`a.created_at`, range)} GROUP BY 1, 2) own
        GROUP BY 1, 2) c LEFT JOIN "user" u ON u.id = c.created_by`,
    ),
    recentLines(boards, range, reader.user),
    localeOf(reader.user),
  ]);
  return reportOf(counts, recent, { ...reader.calendar, locale });
}

/** For clients, which read times as texts. */
export const presentActivityReport = (
  { recent, ...report }: ActivityReport,
  { timeZone }: Pick<Calendar, "timeZone">,
) => ({
  ...report,
  recent: recent.map((line) => presentRecentLine(line, timeZone)),
});

function reportOf(counts: readonly Count[], recent: readonly RecentLine[], clock: ClockOnScreen) {
  const texts = textsFor(clock);
  const totalOf = (kind: ActivityKindKey) => sumOf(counts.filter((count) => KIND_KEYS[count.kind] === kind));
  return {
    stats: {
      tasksCreated: totalOf("task_created"),
      stageChanged: totalOf("task_stage_updated"),
      commentsAdded: totalOf("comment_created"),
      subtasksCreated: totalOf("subtask_added"),
      attachmentsAdded: totalOf("task_attachment_added"),
    },
    byUser: byUser(counts),
    byType: KIND_KEYS.map((key) => ({
      key,
      label: ACTIVITY_KINDS[key].label,
      icon: ACTIVITY_KINDS[key].icon,
      value: totalOf(key),
    })),
    recent: recent.map((line) => recentLineOf(line, texts)),
  };
}

function byUser(counts: readonly Count[]) {
  const people = grouped(counts, ({ id }) => id);
  const rows = [...people].map(([id, own]) => ({ ...actorOf(id, own[0]), count: sumOf(own) }));
  return ranked(
    rows,
    ({ name }) => name,
    ({ count }) => count,
  );
}

const actorOf = (id: number, count?: Count) =>
  count?.name && count.photoKey
    ? personOf({ id, name: count.name, photoKey: count.photoKey })
    : { id: DELETED_USER.ID, name: DELETED_USER.display_name, avatar: "" };

const sumOf = (counts: readonly Count[]) => counts.reduce((total, count) => total + count.total, 0);
