import "server-only";
import { type Board, type Label, Prisma } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { sharedRead } from "@/lib/boards/read/shared-reads";
import { db } from "@/lib/db";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { loadLabelsWhere } from "@/lib/labels/list";
import type { StageRecord } from "@/lib/stages/load";
import { loadStagesWhere } from "@/lib/stages/load-by-ids";
import { type LoadedTasks, loadTasks, noReader, type Reader, readerOf } from "@/lib/tasks/read/load";
import { topLevelOf } from "@/lib/tasks/read/list";
import { stageTotals, type StageTotals } from "@/lib/tasks/read/first-pages";
import { byDueDate, readerAsValue, type ReaderJson, readerRowOf } from "@/lib/tasks/read/load-rows";
import type { CallerRead } from "@/lib/users/caller-read";

/** A list whose reset flag is set is complete instead of a difference, if `wantsWhole` is set. */
export interface Changes {
  board: Board | null;
  stages: StageRecord[];
  labels: Label[];
  tasks: LoadedTasks;
  /** For clients that read tasks in pages. */
  paged: PagedChanges | null;
  resets: { tasks: boolean; stages: boolean; labels: boolean };
  hasChanges: boolean;
  syncedAt: Date;
  isFullSync: boolean;
}

interface PagedChanges {
  /** More tasks changed than are listed, so none are. */
  areTooMany: boolean;
  totals: StageTotals;
}

interface ChangesQuery {
  since: Date | null;
  /** False when `since` is invalid, in the future or older than a day. An absent `since` means the last minute. */
  isComparable: boolean;
  includeArchived: boolean;
  /** If false, the client reloads complete lists itself. */
  wantsWhole: boolean;
  /** The client reads tasks in pages: it gets at most `MOST_LISTED` tasks, and how many each stage has. */
  isPaged: boolean;
  /** The transaction that the live message named. */
  seen: bigint | null;
}

const MINUTE = 60_000;
/** Transactions can commit some seconds after the timestamps that they wrote. */
const OVERLAP = 5_000;
/** More than a request of the screens changes at once. Restoring a stage may change thousands. */
const MOST_LISTED = 200;

/** Reads changes since `since` (compatibility.md, C34) in at most seven statements; the first one finds the caller.
 * @throws Forbidden, or NotFound for people who reach every board */
export const changesOfPath: CallerRead<[PathParams, ChangesQuery], OnBoard & { changes: Changes }> = {
  expression: ({ board_id }) => {
    const boardId = pathId(board_id);
    return boardOfCaller(boardId, readerAsValue(boardId, Prisma.sql`caller.id`));
  },
  result: async (value, user, _params, query) => {
    const { more, ...found } = foundBoard<ReaderJson>(value, user);
    return { ...found, changes: await readChanges(found.board, query, readerOf(readerRowOf(more))) };
  },
};

async function readChanges(board: Board, query: ChangesQuery, reader: Reader): Promise<Changes> {
  const { since, isComparable, includeArchived, wantsWhole, isPaged, seen } = query;
  const from = new Date((since ?? new Date(Date.now() - MINUTE)).getTime() - (since ? OVERLAP : 0));
  const resets = resetsSince(board, from, { isFullSync: !isComparable, includeArchived });
  const read = () => readRows(board.id, from, query, resets);
  const key = JSON.stringify([board.id, from, isComparable, includeArchived, wantsWhole, isPaged, resets]);

  const { tasks, stages, labels, paged, syncedAt } = await (seen !== null && since
    ? sharedRead(key, seen, read)
    : read());
  const isBoardChanged = since === null || !isComparable || board.updatedAt >= from;
  const hasChanges =
    isBoardChanged ||
    tasks.rows.length + stages.length + labels.length > 0 ||
    paged?.areTooMany ||
    resets.tasks ||
    resets.stages ||
    resets.labels;
  return {
    board: isBoardChanged ? board : null,
    stages,
    labels,
    tasks: { ...tasks, reader },
    paged,
    resets,
    hasChanges,
    syncedAt,
    isFullSync: !isComparable,
  };
}

/** Contains nothing that depends on the viewer, so that it can be shared. */
async function readRows(
  boardId: number,
  from: Date,
  { isComparable, includeArchived, wantsWhole, isPaged }: ChangesQuery,
  resets: Changes["resets"],
) {
  const syncedAt = new Date();
  if (!isComparable && !wantsWhole) return { tasks: noTasks(), stages: [], labels: [], paged: null, syncedAt };

  const changed = (isReset: boolean, column: Prisma.Sql) =>
    isReset && wantsWhole ? Prisma.sql`true` : Prisma.sql`${column} >= ${from}`;
  const where = changedTasks(boardId, from, { includeArchived, wantsWhole }, resets.tasks);
  const [tasks, totals, stages, labels] = await Promise.all([
    loadTasks(db, boardId, NOBODY, { where, order: byDueDate, ...(isPaged && { limit: MOST_LISTED + 1 }) }),
    isPaged ? stageTotals(boardId) : null,
    loadStagesWhere(
      db,
      Prisma.sql`s.board_id = ${boardId} AND (${includeArchived} OR s.archived_at IS NULL) AND ${changed(resets.stages, Prisma.sql`s.updated_at`)}`,
    ),
    loadLabelsWhere(db, Prisma.sql`l.board_id = ${boardId} AND ${changed(resets.labels, Prisma.sql`l.updated_at`)}`),
  ]);
  const areTooMany = isPaged && tasks.rows.length > MOST_LISTED;
  const paged = totals && { areTooMany, totals };
  return { tasks: areTooMany ? noTasks() : tasks, stages, labels, paged, syncedAt };
}

const NOBODY = 0;

const noTasks = (): LoadedTasks => ({ rows: [], people: new Map(), labels: new Map(), reader: noReader() });

/** Lists omit tasks of archived stages, so archiving a stage resets lists that include archived tasks, too. */
function resetsSince(
  board: Board,
  from: Date,
  { isFullSync, includeArchived }: { isFullSync: boolean; includeArchived: boolean },
) {
  const happened = (...times: (Date | null)[]) => isFullSync || times.some((time) => time !== null && time >= from);
  return {
    tasks: happened(board.tasksResetAt, board.stagesArchivedAt, includeArchived ? null : board.tasksArchivedAt),
    stages: happened(board.stagesResetAt, includeArchived ? null : board.stagesArchivedAt),
    labels: happened(board.labelsResetAt),
  };
}

function changedTasks(
  boardId: number,
  from: Date,
  { includeArchived, wantsWhole }: Pick<ChangesQuery, "includeArchived" | "wantsWhole">,
  isReset: boolean,
): Prisma.Sql {
  const visibleTasks = topLevelOf(boardId, includeArchived);
  if (!isReset) return changedSince(from, visibleTasks);
  return wantsWhole ? visibleTasks : changedSince(from, withSubtasks(boardId, visibleTasks));
}

const changedSince = (from: Date, tasks: Prisma.Sql): Prisma.Sql => Prisma.sql`${tasks} AND t.updated_at >= ${from}`;

/** A task that became a subtask left the list but still exists, so it is included as changed. */
const withSubtasks = (boardId: number, visibleTasks: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`t.board_id = ${boardId} AND (t.parent_id IS NOT NULL OR (${visibleTasks}))`;
