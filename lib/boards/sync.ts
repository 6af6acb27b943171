import "server-only";
import { type Board, type Label, Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { loadStages, type StageRecord } from "@/lib/stages/load";
import { type LoadedTasks, loadTasks } from "@/lib/tasks/load";
import { topLevelOf } from "@/lib/tasks/list";
import { byDueDate } from "@/lib/tasks/rows";
import type { CurrentUser } from "@/lib/users/current-user";

/** What changed on a board since a moment. A list whose reset flag is set is whole, not a difference. */
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
  /** Else a list that would be whole is empty: whoever asks reads it anew himself. */
  wantsWhole: boolean;
}

const MINUTE = 60_000;
/** A transaction may commit some seconds after the times that it wrote. */
const OVERLAP = 5_000;

/** Changes since `since` (facts.md, 6.1; decisions.md, "Behaviour"), at most seven statements. */
export async function readChanges(board: Board, { since, isComparable, includeArchived, wantsWhole }: Asked, user: CurrentUser): Promise<Changes> {
  const syncedAt = new Date();
  const from = new Date((since ?? new Date(syncedAt.getTime() - MINUTE)).getTime() - (since ? OVERLAP : 0));
  const resets = resetsSince(board, from, { isFullSync: !isComparable, includeArchived });
  const sent = <Rows>(isReset: boolean, read: () => Promise<Rows>, none: Rows) => (isReset && !wantsWhole ? none : read());

  const [tasks, stages, labels] = await Promise.all([
    sent(resets.tasks, () => loadTasks(db, board.id, user.id, { where: changedTasks(board.id, resets.tasks ? null : from, includeArchived), order: byDueDate }), noTasks()),
    sent(resets.stages, () => loadStages(db, { boardId: board.id, ...(!includeArchived && { archivedAt: null }), ...(!resets.stages && { updatedAt: { gte: from } }) }), []),
    sent(resets.labels, () => db.label.findMany({ where: { boardId: board.id, ...(!resets.labels && { updatedAt: { gte: from } }) }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] }), []),
  ]);
  const isBoardChanged = since === null || !isComparable || board.updatedAt >= from;
  const hasChanges = isBoardChanged || tasks.rows.length + stages.length + labels.length > 0 || resets.tasks || resets.stages || resets.labels;
  return { board: isBoardChanged ? board : null, stages, labels, tasks, resets, hasChanges, syncedAt, isFullSync: !isComparable };
}

const noTasks = (): LoadedTasks => ({ rows: [], people: new Map(), labels: new Map(), unread: new Map() });

/** No list shows the tasks of an archived stage, so that archiving one takes tasks from those who include archived ones, too. */
function resetsSince(board: Board, from: Date, { isFullSync, includeArchived }: { isFullSync: boolean; includeArchived: boolean }) {
  const happened = (...times: (Date | null)[]) => isFullSync || times.some((time) => time !== null && time >= from);
  return {
    tasks: happened(board.tasksResetAt, board.stagesArchivedAt, includeArchived ? null : board.tasksArchivedAt),
    stages: happened(board.stagesResetAt, includeArchived ? null : board.stagesArchivedAt),
    labels: happened(board.labelsResetAt),
  };
}

function changedTasks(boardId: number, from: Date | null, includeArchived: boolean): Prisma.Sql {
  const listed = topLevelOf(boardId, includeArchived);
  return from === null ? listed : Prisma.sql`${listed} AND t.updated_at >= ${from}`;
}
