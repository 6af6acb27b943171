import { viewerContextOf, type OnBoard } from "@/lib/boards/policy";
import { jsonLists } from "@/lib/http/response/json";
import { type ChangedTasks, presentChanged } from "@/lib/tasks/present/changed";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { taskPresenter } from "@/lib/tasks/present/task";
import type { CurrentUser } from "@/lib/users/current-user";

/** `transfer`: the reader's membership on the task's new board, and the changed tasks of the old one. */
export interface MovedTask extends ChangedTasks {
  transfer: (Pick<OnBoard, "membership"> & { left: LoadedTasks }) | null;
}

export function presentMoved(
  { transfer, ...changed }: MovedTask,
  found: Pick<OnBoard, "membership">,
  user: CurrentUser,
) {
  if (transfer === null) return presentChanged(changed, found, user);

  const { task, updatedTasks } = presentChanged(changed, transfer, user);
  const left = taskPresenter(transfer.left, viewerContextOf(user, found)).tasks(transfer.left.rows);
  return { task, updatedTasks: jsonLists(updatedTasks, left) };
}
