import type { SubtaskGroup } from "@/generated/prisma/client";
import { isoDate } from "@/lib/dates/dates";
import type { Converted } from "@/lib/subtasks/convert";
import type { MoveSubtasks } from "@/lib/subtasks/inputs";
import type { GroupedSubtasks } from "@/lib/subtasks/list";
import type { LoadedTask } from "@/lib/subtasks/load";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { taskPresenter } from "@/lib/tasks/present/task";
import type { ViewerContext } from "@/lib/users/present";

export type SubtaskGroupJson = ReturnType<typeof presentSubtaskGroup>;
export type GroupedSubtasksJson = ReturnType<typeof presentGrouped>;

export const presentSubtaskGroup = ({ id, taskId, title, createdAt, updatedAt }: Omit<SubtaskGroup, "position">) => ({
  id,
  task_id: taskId,
  key: "group_name",
  value: title,
  created_at: isoDate(createdAt),
  updated_at: isoDate(updatedAt),
});

export function presentGrouped({ groups, ...loaded }: GroupedSubtasks, viewerContext: ViewerContext) {
  const present = taskPresenter(loaded, viewerContext);
  return groups.map((group) => ({
    ...presentSubtaskGroup(group),
    subtasks: loaded.rows.filter(({ subtaskGroupId }) => subtaskGroupId === group.id).map(present.task),
  }));
}

export const presentLoadedTask = ({ task, ...loaded }: LoadedTask, viewerContext: ViewerContext) =>
  taskPresenter(loaded, viewerContext).task(task);

export const presentLoadedTasks = (loaded: LoadedTasks, viewerContext: ViewerContext) =>
  taskPresenter(loaded, viewerContext).tasks(loaded.rows);

export function presentConverted({ groupTitle, ...parent }: Converted, viewerContext: ViewerContext) {
  const task = presentLoadedTask(parent, viewerContext);
  return { ...task, meta: { ...task.meta, group_name: groupTitle } };
}

export function presentMovedSubtasks(
  moved: LoadedTasks,
  { isList }: Pick<MoveSubtasks, "isList">,
  viewerContext: ViewerContext,
) {
  const subtasks = moved.rows.map(taskPresenter(moved, viewerContext).task);
  return isList ? subtasks : (subtasks[0] ?? null);
}
