import "server-only";
import { type Stage, type Task, Prisma } from "@/generated/prisma/client";
import { changeTime } from "@/lib/database/change-time";
import { sendAlong, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { type Hundredths, positionOf } from "@/lib/order";
import { countSubtasks } from "@/lib/subtasks/counters";
import { restoreAtEnd } from "@/lib/subtasks/place";
import { onStage, renumber } from "@/lib/tasks/move/place";
import { countArchived, recordArchiving } from "@/lib/tasks/write/archive";
import type { CurrentUser } from "@/lib/users/current-user";

export const stageArchived = ({ title }: Pick<Stage, "title">): string =>
  `This task cannot be restored because its stage "${title}" is archived. Please restore the stage first.`;

/** Returns the other tasks that changed. @throws Invalid while the task's stage is archived */
export async function restoreTask(tx: Tx, task: Task, actor: CurrentUser): Promise<number[]> {
  if (task.archivedAt === null) return [];

  const stage = task.stageId === null ? null : await tx.stage.findUniqueOrThrow({ where: { id: task.stageId } });
  if (stage?.archivedAt) throw new Invalid(stageArchived(stage));
  return (await restoreTasks(tx, task.boardId, [task], actor)).filter((id) => id !== task.id);
}

/** Restores tasks to the top of their active stages, and subtasks to the end of their groups. Needs `lockTaskOrder`
 * of the stages and the tasks' locks. Returns all tasks that changed. */
export async function restoreTasks(tx: Tx, boardId: number, tasks: Task[], actor: CurrentUser): Promise<number[]> {
  if (tasks.length === 0) return [];

  const top = tasks.filter(({ parentId }) => parentId === null);
  const subtasks = tasks.filter(({ parentId }) => parentId !== null);
  const renumbered = await restoreOnTop(tx, top);
  await restoreAtEnd(tx, subtasks);
  await unmerge(tx, tasks);
  await recordArchiving(tx, boardId, tasks, "restored", actor);
  const parents = await countSubtasks(tx, ...new Set(subtasks.flatMap(({ parentId }) => parentId ?? [])));
  await countArchived(tx, boardId, top, 1);
  return [...renumbered, ...parents, ...tasks.map(({ id }) => id)];
}

/** A restored idea is an idea of its own again; what has moved to the other one stays there. */
const unmerge = (tx: Tx, tasks: Pick<Task, "id">[]) =>
  sendAlong(
    tx,
    Prisma.sql`UPDATE idea SET merged_into_id = NULL WHERE task_id = ANY(${tasks.map(({ id }) => id)}::int[]) AND merged_into_id IS NOT NULL`,
  );

/** Below every position that a task can have. */
const OUT_OF_THE_WAY = -1_000_000;

async function restoreOnTop(tx: Tx, tasks: Pick<Task, "id" | "stageId">[]): Promise<number[]> {
  if (tasks.length === 0) return [];

  const places = (await firstPlaces(tx, tasks)).map(({ id, first }) => {
    const ids = tasks.filter(({ stageId }) => stageId === id).map((task) => task.id);
    return { stageId: id, ids, free: spread(ids.length, first) };
  });
  const positions = places.flatMap(
    ({ ids, free }) => free?.map(positionOf) ?? ids.map((_, at) => String(OUT_OF_THE_WAY + at)),
  );
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE task SET archived_at = NULL, archived_by = NULL, archived_position = NULL, archived_with_stage = false, position = place.position, updated_at = ${changeTime()}
    FROM unnest(${places.flatMap(({ ids }) => ids)}::int[], ${positions}::numeric[]) AS place(id, position) WHERE task.id = place.id`,
  );

  const crowded = places.filter(({ free }) => free === null).map(({ stageId }) => stageId);
  return crowded.length > 0 ? renumber(tx, crowded) : [];
}

interface FirstPlace {
  id: number;
  first: Hundredths | null;
}

const firstPlaces = (tx: Tx, tasks: Pick<Task, "stageId">[]) => tx.$queryRaw<FirstPlace[]>`
  SELECT stage.id, (SELECT (min(position) * 100)::float8 FROM task WHERE ${onStage(Prisma.sql`stage.id`)}) AS first
  FROM unnest(${[...new Set(tasks.flatMap(({ stageId }) => stageId ?? []))]}::int[]) AS stage(id)`;

function spread(count: number, first: Hundredths | null): Hundredths[] | null {
  const step = first === null ? 100 : first / (count + 1);
  return step < 1 ? null : Array.from({ length: count }, (_, at) => Math.round(step * (at + 1)));
}
