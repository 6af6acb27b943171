import type { EditResponse } from "@/components/board-store/edits";
import { requestKey, serverIdOf } from "@/components/board-store/local-ids";
import { currentTask, type EditOf, taskPath, tasksIn } from "@/components/board-store/task-requests";
import { api } from "@/lib/api";

/** Copies a task, moves it to another board, or changes how it repeats. @throws ApiError */
export function sendTransferEdit(
  boardId: number,
  edit: EditOf<"copy-task" | "transfer-task" | "repeat-task">,
): Promise<EditResponse> {
  switch (edit.kind) {
    case "copy-task":
      return copyTask(boardId, edit);
    case "transfer-task":
      return transferTask(boardId, edit);
    case "repeat-task":
      return repeatTask(boardId, edit);
  }
}

async function copyTask(
  boardId: number,
  { taskId, key, fromTemplate, draft }: EditOf<"copy-task">,
): Promise<EditResponse> {
  const { title, stageId, parts } = draft;
  const path = `${taskPath(boardId, taskId)}/${fromTemplate ? "task-create-from-template" : "clone-task"}`;
  const body = { title, board_id: boardId, stage_id: serverIdOf(stageId), ...parts };
  return tasksIn(await api("POST", path, body, requestKey("copy", key)));
}

async function transferTask(boardId: number, edit: EditOf<"transfer-task">): Promise<EditResponse> {
  const place = edit.at === "start" && { newIndex: 1 };
  await api("PUT", `${taskPath(boardId, edit.taskId)}/move-task`, {
    ...{ newBoardId: edit.boardId, newStageId: edit.stageId },
    ...place,
  });
  return { removed: [serverIdOf(edit.taskId)] };
}

async function repeatTask(boardId: number, { taskId, body }: EditOf<"repeat-task">): Promise<EditResponse> {
  const path = taskPath(boardId, taskId);
  if (body) return tasksIn(await api("POST", `${path}/create-repeat-task`, body));
  await api("DELETE", `${path}/remove-repeat-task`);
  return currentTask(boardId, taskId);
}
