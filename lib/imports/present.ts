import type { ImportSession } from "@/generated/prisma/client";
import { isoDate } from "@/lib/dates/dates";
import { storedText } from "@/lib/i18n/refusals";
import { type ImportReport, reportOf, type ReportNote } from "@/lib/imports/report";

export type ImportJson = ReturnType<typeof presentImport>;
export type OwnImportJson = ReturnType<typeof presentOwnImport>;

export const presentImport = ({
  id,
  status,
  phase,
  percentage,
  completed,
  total,
  boardId,
  message,
}: ImportSession) => ({
  import_id: id,
  status: status as string,
  phase,
  percentage,
  completed,
  total,
  board_id: boardId,
  message,
});

/** For our own screens, with its sentences in the language of `locale`; empty for programs. */
export const presentOwnImport = (session: ImportSession, locale: string) => ({
  ...presentImport(session),
  message: storedText(session.message, locale),
  source: session.source,
  title: session.title,
  created_at: isoDate(session.createdAt),
  ended_at: session.endedAt && isoDate(session.endedAt),
  is_cancelled: session.cancelledAt !== null,
  report: presentReport(reportOf(session.report), locale),
});

const presentReport = (report: ImportReport, locale: string): ImportReport => ({
  ...report,
  notes: presentNotes(report.notes, locale),
});

export const presentNotes = (notes: ReportNote[], locale: string): ReportNote[] =>
  notes.map(({ kind, title, reason }) => ({ kind, title, reason: storedText(reason, locale) }));

export const presentImports = (sessions: ImportSession[], locale: string) => ({
  imports: sessions.map((session) => presentOwnImport(session, locale)),
});

/** `import` is the first one: the export of a whole site starts one for each board. */
export function presentStarted(sessions: ImportSession[], locale: string) {
  const { imports } = presentImports(sessions, locale);
  return { import: imports[0] ?? null, imports };
}
