import { viewerContextOf, type OnBoard } from "@/lib/boards/policy";
import { jsonLists } from "@/lib/http/response/json";
import { type ChangedTasks, presentChanged } from "@/lib/tasks/present/changed";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { taskPresenter } from "@/lib/tasks/present/task";
import type { CurrentUser } from "@/lib/users/current-user";

/** What a move changed. Of a task that went to another board: the reader's place on that one, and what changed on the one that it left. */
export interface MovedTask extends ChangedTasks {
  crossed: (Pick<OnBoard, "membership"> & { left: LoadedTasks }) | null;
}

export function presentMoved(
  { crossed, ...changed }: MovedTask,
  found: Pick<OnBoard, "membership">,
  user: CurrentUser,
) {
  if (crossed === null) return presentChanged(changed, found, user);

  const { task, updatedTasks } = presentChanged(changed, crossed, user);
  const left = taskPresenter(crossed.left, viewerContextOf(user, found)).tasks(crossed.left.rows);
  return { task, updatedTasks: jsonLists(updatedTasks, left) };
}
