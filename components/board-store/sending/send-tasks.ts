import { boardPath } from "@/components/board-store/board-data";
import type { EditResponse } from "@/components/board-store/edits";
import { assignServerId, requestKey, serverIdOf, serverIdOrNull } from "@/components/board-store/edits/local-ids";
import { deleteOnBoard } from "@/components/board-store/sending/delete-on-board";
import { sendTimeEdit } from "@/components/board-store/sending/send-time";
import { sendTransferEdit } from "@/components/board-store/sending/send-transfers";
import { currentTask, type EditOf, taskPath, tasksIn } from "@/components/board-store/sending/task-requests";
import { api } from "@/lib/api";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import type { TaskJson } from "@/lib/tasks/present/task";

/** Saves an edit of a task. @throws ApiError */
export async function sendTaskEdit(boardId: number, edit: TaskEdit): Promise<EditResponse> {
  switch (edit.kind) {
    case "create-task":
      return createTask(boardId, edit);
    case "move-task":
      return moveTask(boardId, edit);
    case "change-task":
      return changeTask(boardId, edit);
    case "schedule-task":
      return scheduleTask(boardId, edit);
    case "pin-task":
      return pinTask(boardId, edit);
    case "label-task":
      return labelTask(boardId, edit);
    case "fill-task":
      return setFieldValue(boardId, edit);
    case "copy-task":
    case "transfer-task":
    case "return-task":
    case "repeat-task":
      return sendTransferEdit(boardId, edit);
    case "estimate-task":
    case "log-time":
    case "change-log":
    case "delete-log":
      return sendTimeEdit(boardId, edit);
    case "delete-task":
      return deleteTask(boardId, edit);
  }
}

async function deleteTask(boardId: number, { taskId }: EditOf<"delete-task">): Promise<EditResponse> {
  await deleteOnBoard(boardPath(boardId), taskPath(boardId, taskId));
  return { removed: [serverIdOf(taskId)] };
}

async function createTask(
  boardId: number,
  { id, stageId, title, at, extras }: EditOf<"create-task">,
): Promise<EditResponse> {
  const task = {
    title,
    board_id: boardId,
    stage_id: serverIdOf(stageId),
    ...(at === "start" && { position: 1 }),
    ...extras,
  };
  const response = tasksIn(await api("POST", `${boardPath(boardId)}/tasks`, { task }, requestKey("task", id)));
  if (response.task) assignServerId(id, response.task.id);
  return at === "end" ? { ...response, after: "all" } : response;
}

async function moveTask(
  boardId: number,
  { taskId, stageId, place, expectedStageId }: EditOf<"move-task">,
): Promise<EditResponse> {
  const { after, before, at } = place;
  const response = tasksIn(
    await api("PUT", `${taskPath(boardId, taskId)}/move-task`, {
      newStageId: serverIdOf(stageId),
      prevTaskId: serverIdOrNull(after),
      nextTaskId: serverIdOrNull(before),
      ...(at === "start" && { newIndex: 1 }),
      ...(expectedStageId !== undefined && { expected_stage_id: serverIdOf(expectedStageId) }),
    }),
  );
  return before === null ? { ...response, after: serverIdOrNull(after) } : response;
}

async function changeTask(boardId: number, { taskId, property, value, from, expected = from }: EditOf<"change-task">) {
  const expecting = expected !== undefined && { expected_value: expected };
  return tasksIn(await api("PUT", taskPath(boardId, taskId), { property, value, ...expecting }));
}

async function scheduleTask(boardId: number, { taskId, startedAt, dueAt, expected }: EditOf<"schedule-task">) {
  const expecting = expected && { expected_started_at: expected.started_at, expected_due_at: expected.due_at };
  const dates = { started_at: startedAt, due_at: dueAt, exact: true, ...expecting };
  return tasksIn(await api("POST", `${taskPath(boardId, taskId)}/dates`, dates));
}

async function pinTask(boardId: number, { taskId, isPinned }: EditOf<"pin-task">): Promise<EditResponse> {
  const { updatedTasks } = await api<{ updatedTasks: TaskJson[] }>("PUT", `${taskPath(boardId, taskId)}/pin`, {
    pinned: isPinned,
  });
  return { tasks: updatedTasks };
}

async function labelTask(boardId: number, { taskId, label, isOn }: EditOf<"label-task">): Promise<EditResponse> {
  if (isOn) await api("POST", `${boardPath(boardId)}/labels/task`, { taskId: serverIdOf(taskId), labelId: label.id });
  else await api("DELETE", `${taskPath(boardId, taskId)}/labels/${label.id}`);
  return currentTask(boardId, taskId);
}

async function setFieldValue(
  boardId: number,
  { taskId, fieldId, value, expected }: EditOf<"fill-task">,
): Promise<EditResponse> {
  const expecting = expected !== undefined && { expected_value: expected };
  const body = { custom_field_id: serverIdOf(fieldId), value, ...expecting };
  await api("POST", `${taskPath(boardId, taskId)}/custom-fields`, body);
  return currentTask(boardId, taskId);
}
