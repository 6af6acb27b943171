import "server-only";
import { type Board, type Label, Prisma } from "@/generated/prisma/client";
import { sharedRead } from "@/lib/boards/read/shared-reads";
import { db } from "@/lib/db";
import { loadStages, type StageRecord } from "@/lib/stages/load";
import { type LoadedTasks, loadReader, loadTasks, noReader } from "@/lib/tasks/read/load";
import { topLevelOf } from "@/lib/tasks/read/list";
import { byDueDate } from "@/lib/tasks/read/load-rows";
import type { CurrentUser } from "@/lib/users/current-user";

/** What changed on a board since a moment. A list whose reset flag is set is whole, not a difference, if that is wanted. */
export interface Changes {
  board: Board | null;
  stages: StageRecord[];
  labels: Label[];
  tasks: LoadedTasks;
  resets: { tasks: boolean; stages: boolean; labels: boolean };
  hasChanges: boolean;
  syncedAt: Date;
  /** Nothing could be compared: everything is whole. */
  isFullSync: boolean;
}

interface Asked {
  since: Date | null;
  /** Absent is "the last minute"; what is no date, in the future or older than a day can't be compared. */
  isComparable: boolean;
  includeArchived: boolean;
  /** Else a list that would be whole is the difference, too: whoever asks reads anew himself what left it. */
  wantsWhole: boolean;
  /** The transaction of which the asker was told, as live messages name it. */
  seen: bigint | null;
}

const MINUTE = 60_000;
/** A transaction may commit some seconds after the times that it wrote. */
const OVERLAP = 5_000;

/** Changes since `since` (facts.md, 6.1; decisions.md, "Behaviour"), at most seven statements. */
export async function readChanges(board: Board, asked: Asked, user: CurrentUser): Promise<Changes> {
  const { since, isComparable, seen } = asked;
  const from = new Date((since ?? new Date(Date.now() - MINUTE)).getTime() - (since ? OVERLAP : 0));
  const resets = resetsSince(board, from, { isFullSync: !isComparable, includeArchived: asked.includeArchived });
  const read = () => readRows(board.id, from, asked, resets);
  const key = JSON.stringify([board.id, from, isComparable, asked.includeArchived, asked.wantsWhole, resets]);

  const [{ tasks, stages, labels, syncedAt }, reader] = await Promise.all([
    seen !== null && since ? sharedRead(key, seen, read) : read(),
    loadReader(db, board.id, user.id),
  ]);
  const isBoardChanged = since === null || !isComparable || board.updatedAt >= from;
  const hasChanges =
    isBoardChanged ||
    tasks.rows.length + stages.length + labels.length > 0 ||
    resets.tasks ||
    resets.stages ||
    resets.labels;
  return {
    board: isBoardChanged ? board : null,
    stages,
    labels,
    tasks: { ...tasks, reader },
    resets,
    hasChanges,
    syncedAt,
    isFullSync: !isComparable,
  };
}

/** What is the same for everybody who may see the board. */
async function readRows(
  boardId: number,
  from: Date,
  { isComparable, includeArchived, wantsWhole }: Asked,
  resets: Changes["resets"],
) {
  const syncedAt = new Date();
  if (!isComparable && !wantsWhole) return { tasks: noTasks(), stages: [], labels: [], syncedAt };

  const changed = (isReset: boolean) => !(isReset && wantsWhole) && { updatedAt: { gte: from } };
  const listed = topLevelOf(boardId, includeArchived);
  const which = !resets.tasks
    ? changedSince(from, listed)
    : wantsWhole
      ? listed
      : changedSince(from, withSubtasks(boardId, listed));
  const [tasks, stages, labels] = await Promise.all([
    loadTasks(db, boardId, NOBODY, { where: which, order: byDueDate }),
    loadStages(db, { boardId, ...(!includeArchived && { archivedAt: null }), ...changed(resets.stages) }),
    db.label.findMany({
      where: { boardId, ...changed(resets.labels) },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    }),
  ]);
  return { tasks, stages, labels, syncedAt };
}

/** Whose unread notifications are none. */
const NOBODY = 0;

const noTasks = (): LoadedTasks => ({ rows: [], people: new Map(), labels: new Map(), reader: noReader() });

/** No list shows the tasks of an archived stage, so that archiving one takes tasks from those who include archived ones, too. */
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

const changedSince = (from: Date, tasks: Prisma.Sql): Prisma.Sql => Prisma.sql`${tasks} AND t.updated_at >= ${from}`;

/** A task that became a subtask left the list without being gone: only this names it. */
const withSubtasks = (boardId: number, listed: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`t.board_id = ${boardId} AND (t.parent_id IS NOT NULL OR (${listed}))`;
