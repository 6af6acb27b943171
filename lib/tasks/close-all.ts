import "server-only";
import { recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/counters";
import type { Tx } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

interface Changed {
  id: number;
  title: string;
}

/** Closes those of a board's active top-level tasks that are open, as `closeTask` does one. */
export async function closeAll(tx: Tx, boardId: number, taskIds: number[], actor: CurrentUser): Promise<void> {
  const closed = await tx.$queryRaw<Changed[]>`UPDATE task SET status = 'closed', last_completed_at = now(), updated_at = now() WHERE id = ANY(${taskIds}) AND status = 'open' RETURNING id, title`;
  await afterChange(tx, boardId, inOrder(closed, taskIds), "closed", actor);
}

/** Reopens those that are closed, as `reopenTask` does one. */
export async function reopenAll(tx: Tx, boardId: number, taskIds: number[], actor: CurrentUser): Promise<void> {
  const reopened = await tx.$queryRaw<Changed[]>`UPDATE task SET status = 'open', last_completed_at = NULL, updated_at = now() WHERE id = ANY(${taskIds}) AND status = 'closed' RETURNING id, title`;
  await afterChange(tx, boardId, inOrder(reopened, taskIds), "reopened", actor);
}

function inOrder(changed: Changed[], taskIds: number[]): Changed[] {
  const places = new Map(taskIds.map((id, at) => [id, at]));
  return changed.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}

async function afterChange(tx: Tx, boardId: number, changed: Changed[], action: "closed" | "reopened", actor: CurrentUser) {
  await recordActivity(tx, actor, ...changed.map(({ id, title }) => ({ boardId, taskId: id, action, column: "task", oldValue: title })));
  await countTasks(tx, boardId, { completed: action === "closed" ? changed.length : -changed.length });
}
