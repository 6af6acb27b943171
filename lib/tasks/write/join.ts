import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import { reader, transaction, type Tx } from "@/lib/db";
import { assignPeople, unassignPeople } from "@/lib/tasks/write/assign";
import { type ChangedTasks, loadChanged } from "@/lib/tasks/present/changed";
import { lockTask } from "@/lib/tasks/lock";
import type { CurrentUser } from "@/lib/users/current-user";

export const joinTask = (board: Board, found: Task, actor: CurrentUser) =>
  changeOwn(board, found, actor, (tx, task) => assignPeople(tx, task.boardId, [task.id], [actor.id], actor));

export const leaveTask = (board: Board, found: Task, actor: CurrentUser) =>
  changeOwn(board, found, actor, (tx, task) => unassignPeople(tx, task.boardId, [task.id], [actor.id], actor));

async function changeOwn(
  board: Board,
  found: Task,
  actor: CurrentUser,
  change: (tx: Tx, task: Task) => Promise<unknown>,
): Promise<ChangedTasks> {
  await transaction(async (tx) => change(tx, await lockTask(tx, found)));
  return loadChanged(reader(), board.id, actor.id, found.id);
}
