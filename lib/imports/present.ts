import type { ImportSession } from "@/generated/prisma/client";
import { isoDate } from "@/lib/dates/dates";
import { reportOf } from "@/lib/imports/report";

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

/** For our own screens. */
export const presentOwnImport = (session: ImportSession) => ({
  ...presentImport(session),
  source: session.source,
  title: session.title,
  created_at: isoDate(session.createdAt),
  ended_at: session.endedAt && isoDate(session.endedAt),
  is_cancelled: session.cancelledAt !== null,
  report: reportOf(session.report),
});

/** `import` is the first one: the export of a whole site starts one for each board. */
export function presentStarted(sessions: ImportSession[]) {
  const imports = sessions.map(presentOwnImport);
  return { import: imports[0] ?? null, imports };
}
