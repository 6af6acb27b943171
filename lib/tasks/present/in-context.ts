import { viewerContextOf, type OnBoard } from "@/lib/boards/policy";
import { presentBoardFor } from "@/lib/boards/present/board";
import { grouped } from "@/lib/by-id";
import { presentStage } from "@/lib/stages/present";
import type { TaskContext } from "@/lib/tasks/read/context";
import { nextStageOf, type TaskJson, taskPresenter } from "@/lib/tasks/present/task";
import type { TaskRow } from "@/lib/tasks/read/rows";
import type { CurrentUser } from "@/lib/users/current-user";

export type TaskInContextJson = ReturnType<ReturnType<typeof presenterInContext>>;

export function presenterInContext(
  present: (row: TaskRow) => TaskJson,
  { board, stages, subtasks }: TaskContext,
  { membership }: Pick<OnBoard, "membership">,
  user: CurrentUser,
) {
  const presentSubtask = taskPresenter(subtasks, viewerContextOf(user, { membership })).task;
  const subtasksOf = grouped(subtasks.rows, ({ parentId }) => parentId);
  const boardJson = presentBoardFor(user, { board, membership });
  const active = stages.filter(({ archivedAt }) => archivedAt === null);

  return (row: TaskRow) => {
    const stage = stages.find(({ id }) => id === row.stageId);
    return {
      ...present(row),
      updated_at_ms: Date.parse(row.updatedAt),
      nextStage: nextStageOf(active, row.stageId),
      stage: stage ? presentStage(stage) : null,
      board: boardJson,
      subtasks: (subtasksOf.get(row.id) ?? []).map(presentSubtask),
    };
  };
}
