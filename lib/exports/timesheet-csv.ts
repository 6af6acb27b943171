import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { byId } from "@/lib/by-id";
import { rowsOf, type Tx } from "@/lib/db";
import { type DayRange, dayOfWork } from "@/lib/exports/timesheet-range";
import type { TextExport } from "@/lib/exports/snapshot";
import { csvOf, csvRow } from "@/lib/text/csv";
import { textOfHtml } from "@/lib/text/text-of-html";
import { DONE_AT, workedIn } from "@/lib/time/day-of-work";

const COLUMNS = [
  ...["Date", "Person", "Task ID", "Task", "Subtask of"],
  ...["Minutes", "Hours", "Billable Minutes", "Description"],
];

const PAGE = 1_000;

/** The committed time of a board by the day on which the work was done, in the time zone of the site. */
export async function timesheetCsv(
  tx: Tx,
  { id }: Pick<Board, "id">,
  range: DayRange,
  zone: string,
): Promise<TextExport> {
  const entries = entriesOf(id, range, zone);
  const [[counted], pages] = await Promise.all([
    rowsOf<{ tasks: number }>(tx, Prisma.sql`SELECT count(DISTINCT task_id)::int AS tasks ${entries}`),
    rowsOf<{ ids: number[] }>(
      tx,
      Prisma.sql`
      SELECT array_agg(id ORDER BY place) AS ids
      FROM (SELECT id, row_number() OVER (ORDER BY ${DONE_AT}, id) AS place ${entries}) k
      GROUP BY (place - 1) / ${PAGE}::int ORDER BY min(place)`,
    ),
  ]);
  return {
    total: counted?.tasks ?? 0,
    texts: rowsIn(
      tx,
      pages.map(({ ids }) => ids),
      zone,
    ),
  };
}

const entriesOf = (boardId: number, range: DayRange, zone: string) =>
  Prisma.sql`FROM time_track l WHERE l.board_id = ${boardId} AND l.status = 'commited' AND ${workedIn(range, zone)}`;

const asRow = {
  include: {
    user: { select: { displayName: true } },
    task: { select: { title: true, parent: { select: { title: true } } } },
  },
} satisfies Prisma.TimeTrackDefaultArgs;

async function* rowsIn(tx: Tx, pages: number[][], zone: string): AsyncGenerator<string> {
  yield csvOf([COLUMNS]);
  for (const ids of pages) {
    const tracks = byId(await tx.timeTrack.findMany({ ...asRow, where: { id: { in: ids } } }));
    for (const id of ids) {
      const track = tracks.get(id);
      if (track) yield csvRow(cellsOf(track, zone));
    }
  }
}

const cellsOf = (track: Prisma.TimeTrackGetPayload<typeof asRow>, zone: string): string[] => [
  dayOfWork(track.completedAt ?? track.startedAt, zone),
  track.user?.displayName ?? "",
  String(track.taskId),
  track.task.title,
  track.task.parent?.title ?? "",
  String(track.workingMinutes),
  (track.workingMinutes / 60).toFixed(2),
  String(track.billableMinutes),
  textOfHtml(track.message ?? ""),
];
