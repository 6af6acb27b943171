import "server-only";
import type { Stage, Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/read/counters";
import type { Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { recordNotification } from "@/lib/notifications/record";
import { countSubtasks } from "@/lib/subtasks/counters";
import { endOfGroup } from "@/lib/subtasks/place";
import { type FreePlace, positionAt } from "@/lib/tasks/move/place";
import type { CurrentUser } from "@/lib/users/current-user";

/** An archived task rests at position 0; archiving it again changes nothing. Tells which other tasks changed with it. */
export async function archiveTask(tx: Tx, task: Task, actor: CurrentUser): Promise<number[]> {
  if (task.archivedAt !== null) return [];

  await tx.task.update({
    where: { id: task.id },
    data: {
      archivedAt: new Date(),
      archivedById: actor.id,
      archivedPosition: task.position,
      archivedWithStage: false,
      position: 0,
    },
  });
  await tell(tx, task, "archived", actor);
  return count(tx, task, -1);
}

/**
 * A restored task goes to the top of its stage, which must be locked (`lockTaskOrder`). Tells which other tasks changed with it.
 *
 * @throws Invalid while that stage is archived itself.
 */
export async function restoreTask(tx: Tx, task: Task, actor: CurrentUser): Promise<number[]> {
  if (task.archivedAt === null) return [];

  const { position, renumbered } = await topOf(tx, task);
  await tx.task.update({
    where: { id: task.id },
    data: { archivedAt: null, archivedById: null, archivedPosition: null, archivedWithStage: false, position },
  });
  await tell(tx, task, "restored", actor);
  return [...renumbered, ...(await count(tx, task, 1))];
}

/** While the stage is archived itself. */
export const refusalIn = ({ title }: Pick<Stage, "title">): string =>
  `This task cannot be restored because its stage "${title}" is archived. Please restore the stage first.`;

async function topOf(tx: Tx, task: Task): Promise<FreePlace> {
  if (task.stageId === null) return { position: await endOfGroup(tx, task.subtaskGroupId ?? 0), renumbered: [] };

  const stage = await tx.stage.findUniqueOrThrow({ where: { id: task.stageId } });
  if (stage.archivedAt) throw new Invalid(refusalIn(stage));
  return positionAt(tx, task.stageId, { index: 1 }, task.id);
}

async function tell(tx: Tx, task: Task, action: "archived" | "restored", actor: CurrentUser) {
  const line = { boardId: task.boardId, action, column: "task", oldValue: task.title };
  await recordActivity(tx, actor, { ...line, taskId: task.id }, line);
  await recordNotification(tx, actor, {
    boardId: task.boardId,
    taskId: task.id,
    action: action === "archived" ? "board_task_archived" : "board_task_restored",
    description: task.title,
  });
}

async function count(tx: Tx, task: Task, by: 1 | -1): Promise<number[]> {
  if (task.parentId !== null) return countSubtasks(tx, task.parentId);

  await countTasks(tx, task.boardId, { tasks: by, completed: task.status === "closed" ? by : 0 });
  await tx.board.update({ where: { id: task.boardId }, data: { tasksArchivedAt: new Date() } });
  return [];
}
