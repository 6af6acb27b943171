"use client";
import { useMemo } from "react";
import { readSubtasks, subtasksKey } from "@/components/board-store/board-data";
import type { BoardEdit } from "@/components/board-store/edits";
import { isSubtaskEdit, isTaskEdit } from "@/components/board-store/edit-areas";
import { serverIdOf } from "@/components/board-store/edits/local-ids";
import { usePending } from "@/components/board-store/use-save";
import type { ShownTask } from "@/components/task/parts/use-task";
import { type Loading, useRetriedQuery } from "@/components/ui/hooks/use-retried-query";
import { type SubtaskGroupView, type SubtaskEdit, withSubtaskEdit } from "@/components/board-store/edits/subtask-edits";
import { openTaskWithEdit } from "@/components/board-store/edits/open-task-edit";

/** Subtasks with pending edits; undefined until they are loaded. */
export function useSubtasks({
  id,
  board_id: boardId,
}: Pick<ShownTask, "id" | "board_id">): Loading & { groups: SubtaskGroupView[] | undefined } {
  const { data, ...loading } = useRetriedQuery({
    queryKey: subtasksKey(boardId, id),
    queryFn: () => readSubtasks(boardId, id),
  });
  const edits = usePending(boardId);
  const groups = useMemo(
    () => data && edits.reduce((before, edit) => withEdit(before, id, edit), data),
    [data, edits, id],
  );
  return { groups, ...loading };
}

function withEdit(groups: SubtaskGroupView[], taskId: number, edit: BoardEdit): SubtaskGroupView[] {
  if (isSubtaskEdit(edit)) return edit.taskId === taskId ? withSubtaskEdit(groups, withRealIds(edit)) : groups;
  if (!isTaskEdit(edit) || edit.kind === "create-task") return groups;
  const named = { ...edit, taskId: serverIdOf(edit.taskId) };
  return groups.map((group) => ({
    ...group,
    subtasks: group.subtasks.flatMap((subtask) => openTaskWithEdit(subtask, named) ?? []),
  }));
}

/** Records that were created here may have got their server ids meanwhile. */
const withRealIds = (edit: SubtaskEdit): SubtaskEdit => ({
  ...edit,
  ...("subtaskId" in edit && { subtaskId: serverIdOf(edit.subtaskId) }),
  ...("groupId" in edit && { groupId: serverIdOf(edit.groupId) }),
});
