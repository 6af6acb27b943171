import "server-only";
import type { Board, Stage, Task } from "@/generated/prisma/client";
import { reader, transaction, type Tx } from "@/lib/db";
import { countSubtasks } from "@/lib/subtasks/counters";
import { restoreAtEnd } from "@/lib/subtasks/place";
import { refusalIn } from "@/lib/tasks/write/archive";
import { type Failure, lockTasks, idsOf, NoneFound, sorted } from "@/lib/tasks/bulk/lock";
import type { NamedTasks } from "@/lib/tasks/bulk/inputs";
import { restoreOnTop } from "@/lib/tasks/bulk/place-on-top";
import { loadUpdated } from "@/lib/tasks/present/changed";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { countRestored, noteRestored } from "@/lib/tasks/write/restored";
import type { CurrentUser } from "@/lib/users/current-user";

export interface ManyDone {
  count: number;
  failed: Failure[];
  updated: LoadedTasks;
}

/** Puts archived tasks on top of their stages, in the order in which they are named. @throws NoneFound when none of them is an archived task of the board. */
export async function restoreTasks(board: Board, { taskIds }: NamedTasks, actor: CurrentUser): Promise<ManyDone> {
  const { tasks, failed, changedIds } = await transaction(async (tx) => {
    const locked = await lockTasks(tx, board.id, taskIds);
    if (!locked.tasks.some(({ archivedAt }) => archivedAt)) throw new NoneFound();

    const stages = await tx.stage.findMany({
      where: { id: { in: locked.tasks.flatMap(({ stageId }) => stageId ?? []) } },
      orderBy: { id: "asc" },
    });
    const { tasks, failed } = sorted(locked, (task) => reasonAgainst(task, stages));
    return { tasks, failed, changedIds: await restoreLocked(tx, board, tasks, actor) };
  });
  return { count: tasks.length, failed, updated: await loadUpdated(reader(), board.id, actor.id, changedIds) };
}

function reasonAgainst({ archivedAt, stageId }: Task, stages: Stage[]): string | null {
  if (archivedAt === null) return "Task is not archived";
  const stage = stages.find(({ id }) => id === stageId);
  return stage?.archivedAt ? refusalIn(stage) : null;
}

/** Archived tasks that are held, whose stages are active. @returns the ids of all that changed */
export async function restoreLocked(tx: Tx, board: Board, tasks: Task[], actor: CurrentUser): Promise<number[]> {
  if (tasks.length === 0) return [];

  const [own, subtasks] = [
    tasks.filter(({ parentId }) => parentId === null),
    tasks.filter(({ parentId }) => parentId !== null),
  ];
  const renumbered = await restoreOnTop(tx, own);
  await restoreAtEnd(tx, subtasks);
  await noteRestored(tx, board.id, tasks, actor);
  const parents = await countSubtasks(tx, ...new Set(subtasks.flatMap(({ parentId }) => parentId ?? [])));
  await countRestored(tx, board.id, own);
  return [...renumbered, ...parents, ...idsOf(tasks)];
}
