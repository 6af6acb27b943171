import { boardPath } from "@/components/board-store/board-data";
import type { EditResponse } from "@/components/board-store/edits";
import { assignServerId, PAGE_LOAD, serverIdOf } from "@/components/board-store/local-ids";
import { api } from "@/lib/api";
import type { SubtaskEdit } from "@/components/board-store/edits/subtask-edits";
import type { SubtaskGroupJson } from "@/lib/subtasks/present";
import type { TaskJson } from "@/lib/tasks/present/task";

/** Saves an edit of a task's subtasks. @throws ApiError */
export async function sendSubtaskEdit(boardId: number, edit: SubtaskEdit): Promise<EditResponse> {
  const [board, taskId] = [boardPath(boardId), edit.taskId];
  switch (edit.kind) {
    case "create-subtask":
      return madeAs(
        edit,
        await api(
          "POST",
          `${board}/tasks/${taskId}/subtasks`,
          { title: edit.title, group_id: serverIdOf(edit.groupId) },
          keyOf(edit),
        ),
      );
    case "clone-subtask":
      return madeAs(
        edit,
        await api("POST", `${board}/tasks/${serverIdOf(edit.subtaskId)}/clone-subtask`, {}, keyOf(edit)),
      );
    case "place-subtask": {
      const { changedSubtasks } = await api<Changed>(
        "PUT",
        `${board}/tasks/update-subtask-position/${serverIdOf(edit.subtaskId)}`,
        { newPosition: edit.index + 1, newSubtasksGroupId: serverIdOf(edit.groupId) },
      );
      return { tasks: changedSubtasks };
    }
    case "free-subtask": {
      const { moveSubtask, changedSubtasks } = await api<Changed & { moveSubtask: TaskJson }>(
        "PUT",
        `${board}/tasks/${serverIdOf(edit.subtaskId)}/move-to-board`,
        { stage_id: edit.stageId },
      );
      return {
        task: moveSubtask,
        tasks: [...changedSubtasks, moveSubtask],
        subtaskChange: { taskId, gone: moveSubtask.id },
      };
    }
    case "delete-subtask": {
      const { changedSubtasks } = await api<Changed>(
        "DELETE",
        `${board}/tasks/${serverIdOf(edit.subtaskId)}/delete-subtask`,
      );
      return { tasks: changedSubtasks, subtaskChange: { taskId, gone: serverIdOf(edit.subtaskId) } };
    }
    default:
      return sendGroupEdit(boardId, edit);
  }
}

interface Changed {
  changedSubtasks: TaskJson[];
}

type GroupEdit = Extract<SubtaskEdit, { kind: `${string}-subtask-group` }>;

async function sendGroupEdit(boardId: number, edit: GroupEdit): Promise<EditResponse> {
  const [task, taskId] = [`${boardPath(boardId)}/tasks/${edit.taskId}`, edit.taskId];
  switch (edit.kind) {
    case "create-subtask-group": {
      const { subtaskGroup } = await api<GroupAnswer>(
        "POST",
        `${task}/subtask-group`,
        { title: edit.title },
        keyOf(edit),
      );
      assignServerId(edit.id, subtaskGroup.id);
      return { subtaskChange: { taskId, group: subtaskGroup } };
    }
    case "rename-subtask-group": {
      const { subtaskGroup } = await api<GroupAnswer>("PUT", `${task}/subtask-group`, {
        group_id: serverIdOf(edit.groupId),
        title: edit.title,
      });
      return { subtaskChange: { taskId, group: subtaskGroup } };
    }
    case "place-subtask-group": {
      const path = `/boards-app/v1/boards/${boardId}/tasks/${taskId}/subtask-groups/${serverIdOf(edit.groupId)}/place`;
      const { subtaskGroups } = await api<{ subtaskGroups: SubtaskGroupJson[] }>("PUT", path, {
        index: edit.index + 1,
      });
      return { subtaskChange: { taskId, groupIds: subtaskGroups.map(({ id }) => id) } };
    }
    case "delete-subtask-group":
      await api("DELETE", `${task}/subtask-group?group_id=${serverIdOf(edit.groupId)}`);
      return { subtaskChange: { taskId, goneGroup: serverIdOf(edit.groupId) } };
  }
}

interface GroupAnswer {
  subtaskGroup: SubtaskGroupJson;
}

function madeAs({ id, taskId }: { id: number; taskId: number }, { subtask }: { subtask: TaskJson }): EditResponse {
  assignServerId(id, subtask.id);
  return { subtaskChange: { taskId, here: [subtask] } };
}

const keyOf = ({ kind, id }: { kind: string; id: number }): string => `${kind} ${id} of ${PAGE_LOAD}`;
