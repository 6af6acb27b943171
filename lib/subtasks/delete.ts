import "server-only";
import { transaction } from "@/lib/db";
import type { Subtask } from "@/lib/subtasks/find";
import { type LoadedTask, loadChangedSubtasks, loadTaskById } from "@/lib/subtasks/load";
import { lockSubtask } from "@/lib/subtasks/lock";
import { deleteTasks } from "@/lib/tasks/write/delete";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import type { CurrentUser } from "@/lib/users/current-user";

export interface DeletedSubtask {
  deleted: LoadedTask;
  others: LoadedTasks;
}

/** compatibility.md, C64. */
export async function deleteSubtask(found: Subtask, actor: CurrentUser): Promise<DeletedSubtask> {
  const deleted = await transaction(async (tx) => {
    const subtask = await lockSubtask(tx, found);
    const loaded = await loadTaskById(subtask.boardId, subtask.id, actor);
    await deleteTasks(tx, subtask.boardId, [subtask], actor);
    return loaded;
  });
  return { deleted, others: await loadChangedSubtasks(found, [], actor) };
}
