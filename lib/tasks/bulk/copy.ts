import "server-only";
import { type Board, Prisma, type Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import type { CopiedFile } from "@/lib/attachments/copy";
import { countTasks } from "@/lib/boards/read/counters";
import { commentsToCopy } from "@/lib/comments/copy";
import { type Copy, reserveIds } from "@/lib/copies/copy";
import { insertAllInto } from "@/lib/database/record";
import { reader, rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import type { StageRecord } from "@/lib/stages/load";
import { loadStagesWhere } from "@/lib/stages/load-by-ids";
import { copySubtasks, subtasksToCopy } from "@/lib/subtasks/copy";
import type { CopyTasks } from "@/lib/tasks/bulk/inputs";
import {
  type Failure,
  type LockedTasks,
  lockListedStages,
  readListed,
  rejectTasks,
  requireLockedStages,
} from "@/lib/tasks/bulk/lock";
import { givePeople } from "@/lib/tasks/bulk/people-of-copies";
import { onStage } from "@/lib/tasks/move/place";
import { loadUpdated } from "@/lib/tasks/present/changed";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { partsOf } from "@/lib/tasks/write/clone";
import { attachCopies, filesForCopies } from "@/lib/tasks/write/copied-parts";
import { columnsOfCopy, linesOfCopy, typeOn, WITHOUT_STAGE } from "@/lib/tasks/write/copy-task";
import type { CurrentUser } from "@/lib/users/current-user";

export interface CopiedTasks {
  copies: Copy[];
  failed: Failure[];
  updated: LoadedTasks;
}

export const filesForListed = ({ id: boardId }: Board, { taskIds, parts }: CopyTasks): Promise<CopiedFile[]> =>
  filesForCopies({ id: { in: taskIds }, boardId }, partsOf(parts));

/** Copies tasks to the end of their stages, or of one stage, in the order of `taskIds`. The number of statements is
 * constant. @throws NotFound when no task is on the board */
export async function copyListedTasks(
  board: Board,
  input: CopyTasks,
  files: CopiedFile[],
  actor: CurrentUser,
): Promise<CopiedTasks> {
  const { copies, failed } = await transaction((tx) => copyListed(tx, board, input, files, actor));
  const updated = await loadUpdated(
    reader(),
    board.id,
    actor.id,
    copies.map(({ to }) => to),
  );
  return { copies, failed, updated };
}

async function copyListed(
  tx: Tx,
  board: Board,
  { taskIds, titleOf, stageId, parts: sent }: CopyTasks,
  files: CopiedFile[],
  actor: CurrentUser,
): Promise<Omit<CopiedTasks, "updated">> {
  const parts = partsOf(sent);
  const { locked, stages, ends, ids, subtasks } = await lockAndRead(tx, board, taskIds, stageId, parts.subtasks);
  const stageOf = stageFinder(stages, stageId);
  const { tasks, failed } = rejectTasks(locked, (task) => reasonNotToCopy(task, stageOf));
  if (tasks.length === 0) return { copies: [], failed };

  const placed = placedAtEnds(tasks, stageOf, ends, ids);
  await sendAlong(tx, insertAllInto("task", rowsOfCopies(placed, board, titleOf, actor)));
  const top = placed.map(({ source, id }) => ({ from: source.id, to: id }));
  const own = { boardId: board.id, type: typeOn(board), createdById: actor.id };
  const copies = [...top, ...(subtasks ? await copySubtasks(tx, top, subtasks, () => own) : [])];
  const comments = parts.comments ? await commentsToCopy(tx, copies) : [];
  await attachCopies(tx, copies, parts, comments, files, { boardId: board.id, createdById: actor.id });
  const completed = placed.filter(({ stage }) => stage.defaultTaskStatus === "closed").length;
  await countTasks(tx, board.id, { tasks: placed.length, completed });
  const linesOf = ({ source, id, stage }: Placed) =>
    linesOfCopy(source, { id, boardId: board.id, title: titleOf(source.title) }, stage);
  await recordActivity(tx, actor, ...placed.flatMap(linesOf));
  await givePeople(tx, board.id, placed, parts.assignees ? copies : null, actor);
  return { copies: top, failed };
}

async function lockAndRead(tx: Tx, board: Board, taskIds: number[], stageId: number | null, withSubtasks: boolean) {
  const inStages = Prisma.sql`(s.id = ${stageId}::int OR s.id IN (SELECT stage_id FROM task WHERE id = ANY(${taskIds}::int[])))`;
  const [lockedStages, locked, stages, ends, ids, subtasks] = await Promise.all([
    lockListedStages(tx, board.id, taskIds, ...(stageId === null ? [] : [stageId])),
    readListed(tx, board.id, taskIds),
    loadStagesWhere(tx, Prisma.sql`s.board_id = ${board.id} AND ${inStages}`),
    rowsOf<{ id: number; last: number }>(
      tx,
      Prisma.sql`SELECT s.id, coalesce((SELECT max(position) FROM task WHERE ${onStage(Prisma.sql`s.id`)}), 0)::float8 AS last FROM stage s WHERE ${inStages}`,
    ),
    reserveIds(tx, "task", taskIds.length),
    withSubtasks ? subtasksToCopy(tx, taskIds) : null,
  ]);
  requireOnBoard(locked, taskIds);
  if (stageId === null) requireLockedStages(locked, lockedStages);
  return { locked, stages, ends, ids, subtasks };
}

function requireOnBoard({ failed }: LockedTasks, taskIds: number[]) {
  if (failed.length === taskIds.length) throw new NotFound("Task");
}

type StageOf = (task: Task) => StageRecord | undefined;

/** @throws NotFound, or Invalid for an archived stage, when it is the one for all */
function stageFinder(stages: StageRecord[], stageId: number | null): StageOf {
  const known = new Map(stages.map((stage) => [stage.id, stage]));
  if (stageId === null) return (task) => known.get(task.stageId ?? 0);
  const stage = known.get(stageId);
  if (!stage) throw new NotFound("Stage");
  if (stage.archivedAt) throw new Invalid(ARCHIVED);
  return () => stage;
}

const ARCHIVED = "This stage is archived. Please restore the stage first.";

function reasonNotToCopy(task: Task, stageOf: StageOf): string | null {
  if (task.parentId !== null) return WITHOUT_STAGE;
  return stageOf(task)?.archivedAt === null ? null : ARCHIVED;
}

interface Placed {
  source: Task;
  stage: StageRecord;
  id: number;
  position: string;
}

function placedAtEnds(tasks: Task[], stageOf: StageOf, ends: { id: number; last: number }[], ids: number[]): Placed[] {
  const last = new Map(ends.map((stage) => [stage.id, stage.last]));
  return tasks.flatMap((source, at) => {
    const [stage, id] = [stageOf(source), ids[at]];
    if (!stage || id === undefined) return [];
    const place = (last.get(stage.id) ?? 0) + 1;
    last.set(stage.id, place);
    return { source, stage, id, position: place.toFixed(2) };
  });
}

const rowsOfCopies = (placed: Placed[], board: Board, titleOf: CopyTasks["titleOf"], actor: CurrentUser) =>
  placed.map(({ source, stage, id, position }) =>
    columnsOfCopy(board, source, stage, { id, title: titleOf(source.title), position, staysTemplate: true }, actor),
  );
