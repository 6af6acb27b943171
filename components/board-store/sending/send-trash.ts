import type { EditResponse } from "@/components/board-store/edits";
import type { TrashEdit } from "@/components/board-store/edits/trash-edits";
import { requestKey, serverIdOf } from "@/components/board-store/edits/local-ids";
import { api } from "@/lib/api";
import type { CommentJson } from "@/lib/comments/present";
import type { StageJson } from "@/lib/stages/present";
import type { TaskJson } from "@/lib/tasks/present/task";

interface Restored {
  task?: TaskJson;
  stage?: StageJson;
  tasks?: TaskJson[];
  comment?: CommentJson;
}

/** Brings something back from the trash. @throws ApiError */
export async function sendTrashEdit(boardId: number, { type, id, parentId, key }: TrashEdit): Promise<EditResponse> {
  const path = `/boards-app/v1/boards/${boardId}/trash/restore`;
  const body = { type, id: serverIdOf(id) };
  const { task, stage, tasks = [], comment } = await api<Restored>("POST", path, body, requestKey("restore", key));
  return {
    ...(task && { task, tasks: [task] }),
    ...(task && parentId !== null && { subtaskChange: { taskId: parentId, saved: [task] } }),
    ...(stage && { stages: [stage], tasks, isStale: true }),
    ...(comment && { commentChange: { taskId: comment.task_id, saved: comment } }),
  };
}
