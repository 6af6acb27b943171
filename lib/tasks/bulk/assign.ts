import "server-only";
import type { Board } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { assignToAll } from "@/lib/tasks/write/assign-all";
import { assignableByName } from "@/lib/tasks/write/assignable";
import { type LockedTasks, lockTasks, idsOf, touch } from "@/lib/tasks/bulk/lock";
import type { CurrentUser } from "@/lib/users/current-user";

/** Assigns people to tasks; who is assigned already stays so. @throws Invalid when one of them may not be assigned on this board. */
export async function assignToTasks(
  tx: Tx,
  board: Board,
  taskIds: number[],
  userIds: number[],
  actor: CurrentUser,
): Promise<LockedTasks> {
  const locked = await lockTasks(tx, board.id, taskIds);
  const may = await assignableByName(tx, board.id, userIds, actor);
  if (may.length === 0)
    throw new Invalid("No valid board members selected for assignment", {
      params: { user_ids: "No valid board members selected for assignment" },
    });
  if (may.length < userIds.length)
    throw new Invalid("Only members of the board can be assigned.", {
      params: { user_ids: "Only members of the board can be assigned." },
    });

  await touch(tx, locked.tasks);
  await assignToAll(tx, board.id, idsOf(locked.tasks), userIds, actor);
  return locked;
}
