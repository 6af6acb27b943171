import "server-only";
import { type Board, Prisma, type Priority } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { addLabels } from "@/lib/labels/attach";
import { lockLabels } from "@/lib/labels/lock";
import { idsOf, type LockedTasks, lockTasks, touch } from "@/lib/tasks/bulk/lock";
import { archiveTasks } from "@/lib/tasks/write/archive";
import { assignPeople } from "@/lib/tasks/write/assign";
import { assignableByName } from "@/lib/tasks/write/assignable";
import { prioritiseTasks } from "@/lib/tasks/write/describe";
import type { CurrentUser } from "@/lib/users/current-user";

export async function archiveListed(tx: Tx, board: Board, taskIds: number[], actor: CurrentUser): Promise<LockedTasks> {
  const locked = await lockTasks(tx, board.id, taskIds);
  await archiveTasks(tx, board.id, Prisma.sql`id = ANY(${idsOf(locked.tasks)})`, actor);
  return locked;
}

export async function prioritiseListed(
  tx: Tx,
  board: Board,
  taskIds: number[],
  priority: Priority,
  actor: CurrentUser,
): Promise<LockedTasks> {
  const locked = await lockTasks(tx, board.id, taskIds);
  await touch(tx, locked.tasks);
  await prioritiseTasks(tx, board.id, locked.tasks, priority, actor);
  return locked;
}

/** @throws Invalid when somebody may not be assigned on this board */
export async function assignToListed(
  tx: Tx,
  board: Board,
  taskIds: number[],
  userIds: number[],
  actor: CurrentUser,
): Promise<LockedTasks> {
  const locked = await lockTasks(tx, board.id, taskIds);
  const allowed = await assignableByName(tx, board.id, userIds, actor);
  if (allowed.length === 0) throw refusal("No valid board members selected for assignment");
  if (allowed.length < userIds.length) throw refusal("Only members of the board can be assigned.");

  await touch(tx, locked.tasks);
  await assignPeople(tx, board.id, idsOf(locked.tasks), userIds, actor);
  return locked;
}

const refusal = (message: string) => new Invalid(message, { params: { user_ids: message } });

/** @throws NotFound when a label is not of the board */
export async function labelListed(
  tx: Tx,
  board: Board,
  taskIds: number[],
  labelIds: number[],
  actor: CurrentUser,
): Promise<LockedTasks> {
  const labels = await lockLabels(tx, board, labelIds);
  const locked = await lockTasks(tx, board.id, taskIds);
  await touch(tx, locked.tasks);
  await addLabels(tx, board.id, idsOf(locked.tasks), labels, actor);
  return locked;
}
