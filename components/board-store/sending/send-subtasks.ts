import { boardPath } from "@/components/board-store/board-data";
import type { EditResponse } from "@/components/board-store/edits";
import { assignServerId, requestKey, serverIdOf } from "@/components/board-store/edits/local-ids";
import { deleteOnBoard } from "@/components/board-store/sending/delete-on-board";
import { api } from "@/lib/api";
import type { SubtaskChange, SubtaskEdit } from "@/components/board-store/edits/subtask-edits";
import type { Json } from "@/lib/http/response/json";
import type { SubtaskGroupJson } from "@/lib/subtasks/present";
import type { TaskJson } from "@/lib/tasks/present/task";

type EditOf<Kind extends SubtaskEdit["kind"]> = Extract<SubtaskEdit, { kind: Kind }>;

interface Changed {
  changedSubtasks: TaskJson[];
}

/** Saves an edit of a task's subtasks. @throws ApiError */
export async function sendSubtaskEdit(boardId: number, edit: SubtaskEdit): Promise<EditResponse> {
  const tasks = `${boardPath(boardId)}/tasks`;
  switch (edit.kind) {
    case "create-subtask":
      return createSubtask(edit, `${tasks}/${edit.taskId}/subtasks`, {
        title: edit.title,
        group_id: serverIdOf(edit.groupId),
      });
    case "clone-subtask":
      return createSubtask(edit, `${tasks}/${serverIdOf(edit.subtaskId)}/clone-subtask`, {});
    case "place-subtask": {
      const path = `${tasks}/update-subtask-position/${serverIdOf(edit.subtaskId)}`;
      const body = { newPosition: edit.index + 1, newSubtasksGroupId: serverIdOf(edit.groupId) };
      const { changedSubtasks } = await api<Changed>("PUT", path, body);
      return { tasks: changedSubtasks };
    }
    case "free-subtask":
      return moveToBoard(tasks, edit);
    case "delete-subtask": {
      const subtaskId = serverIdOf(edit.subtaskId);
      const answer = await deleteOnBoard<Changed>(boardPath(boardId), `${tasks}/${subtaskId}/delete-subtask`);
      return { tasks: answer?.changedSubtasks ?? [], subtaskChange: { taskId: edit.taskId, removed: subtaskId } };
    }
    default:
      return { subtaskChange: { taskId: edit.taskId, ...(await sendGroupEdit(boardId, edit)) } };
  }
}

async function createSubtask(
  edit: EditOf<"create-subtask" | "clone-subtask">,
  path: string,
  body: Record<string, Json>,
): Promise<EditResponse> {
  const { subtask } = await api<{ subtask: TaskJson }>("POST", path, body, keyOf(edit));
  assignServerId(edit.id, subtask.id);
  return { subtaskChange: { taskId: edit.taskId, saved: [subtask] } };
}

async function moveToBoard(
  tasks: string,
  { taskId, subtaskId, stageId }: EditOf<"free-subtask">,
): Promise<EditResponse> {
  const { moveSubtask: task, changedSubtasks } = await api<Changed & { moveSubtask: TaskJson }>(
    "PUT",
    `${tasks}/${serverIdOf(subtaskId)}/move-to-board`,
    { stage_id: stageId },
  );
  return { task, tasks: [...changedSubtasks, task], subtaskChange: { taskId, removed: task.id } };
}

type GroupEdit = EditOf<Extract<SubtaskEdit["kind"], `${string}-subtask-group`>>;

interface GroupResponse {
  subtaskGroup: SubtaskGroupJson;
}

async function sendGroupEdit(boardId: number, edit: GroupEdit): Promise<Omit<SubtaskChange, "taskId">> {
  const path = `${boardPath(boardId)}/tasks/${edit.taskId}/subtask-group`;
  switch (edit.kind) {
    case "create-subtask-group": {
      const { subtaskGroup } = await api<GroupResponse>("POST", path, { title: edit.title }, keyOf(edit));
      assignServerId(edit.id, subtaskGroup.id);
      return { group: subtaskGroup };
    }
    case "rename-subtask-group": {
      const body = { group_id: serverIdOf(edit.groupId), title: edit.title };
      const { subtaskGroup } = await api<GroupResponse>("PUT", path, body);
      return { group: subtaskGroup };
    }
    case "place-subtask-group": {
      const groups = `/boards-app/v1/boards/${boardId}/tasks/${edit.taskId}/subtask-groups`;
      const { subtaskGroups } = await api<{ subtaskGroups: SubtaskGroupJson[] }>(
        "PUT",
        `${groups}/${serverIdOf(edit.groupId)}/place`,
        { index: edit.index + 1 },
      );
      return { groupIds: subtaskGroups.map(({ id }) => id) };
    }
    case "delete-subtask-group":
      await deleteOnBoard(boardPath(boardId), `${path}?group_id=${serverIdOf(edit.groupId)}`);
      return { removedGroup: serverIdOf(edit.groupId) };
  }
}

const keyOf = ({ kind, id }: { kind: string; id: number }): string => requestKey(kind, id);
