import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { isVisibleBoard } from "@/lib/boards/read/list";
import type { ReadReport } from "@/lib/reports/inputs";
import type { ReportRange } from "@/lib/reports/range";
import type { Calendar } from "@/lib/users/calendar";
import type { CurrentUser } from "@/lib/users/current-user";

/** Who reads a report, and what day it is there. */
export interface ReportReader {
  user: CurrentUser;
  calendar: Calendar;
}

/** Selects the boards of a report: active ones that the reader may see, and no templates. */
export const boardsOfReport = (
  type: "to-do" | "roadmap",
  { boardId }: Pick<ReadReport, "boardId">,
  { user }: Pick<ReportReader, "user">,
): Prisma.Sql => Prisma.sql`
  SELECT b.id, b.title, b.background_color FROM board b
  WHERE b.type = ${type}::board_type AND b.archived_at IS NULL AND ${isVisibleBoard(user)}
  ${boardId === null ? Prisma.empty : Prisma.sql`AND b.id = ${boardId}`}`;

export const isWithin = (at: Prisma.Sql, { from, to }: ReportRange): Prisma.Sql =>
  Prisma.sql`(${at} >= ${from} AND ${at} < ${to})`;
