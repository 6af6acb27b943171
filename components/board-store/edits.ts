import { type BoardJson, boardPath, withoutContext } from "@/components/board-store/board-data";
import { assignServerId, PAGE_LOAD, serverIdOf, serverIdOrNull } from "@/components/board-store/local-ids";
import { sendCommentEdit, sendFieldEdit, sendLabelEdit } from "@/components/board-store/send-parts";
import { sendSubtaskEdit } from "@/components/board-store/send-subtasks";
import { starBoard } from "@/components/board-store/star";
import { api } from "@/lib/api";
import type { AttachmentChange, AttachmentEdit } from "@/components/board-store/edits/attachment-edits";
import type { AttachmentJson } from "@/lib/attachments/present";
import type { CommentChange, CommentEdit } from "@/components/board-store/edits/comment-edits";
import type { FieldEdit } from "@/components/board-store/edits/custom-field-edits";
import type { CustomFieldJson } from "@/lib/custom-fields/present";
import type { Json } from "@/lib/http/response/json";
import type { LabelEdit } from "@/components/board-store/edits/label-edits";
import type { LabelJson } from "@/lib/labels/present";
import type { StageEdit } from "@/components/board-store/edits/stage-edits";
import type { StageJson } from "@/lib/stages/present";
import { isSubtaskEdit, type SubtaskChange, type SubtaskEdit } from "@/components/board-store/edits/subtask-edits";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import type { TaskJson } from "@/lib/tasks/present/task";
import type { TaskInContextJson } from "@/lib/tasks/present/in-context";
import type { AfterTask } from "@/components/board-store/edits/loaded-tasks";

export type BoardEdit =
  | TaskEdit
  | StageEdit
  | AttachmentEdit
  | CommentEdit
  | FieldEdit
  | LabelEdit
  | SubtaskEdit
  | { kind: "rename-board"; title: string }
  /** `from` is the text that was edited. */
  | { kind: "describe-board"; title: string; description: string; from: string | null }
  | { kind: "pin-board"; isPinned: boolean }
  /** One of the palette's, or none. */
  | { kind: "paint-board"; background: BoardJson["background"] };

/** What the server says that an edit has changed. */
export interface EditResponse {
  tasks?: TaskJson[];
  gone?: number[];
  stages?: StageJson[];
  /** The tasks of other stages than those loaded are in sight now. */
  isStale?: boolean;
  board?:
    | { title: string; description: string | null }
    | { is_pinned: boolean }
    | Pick<BoardJson, "background">
    | { custom_fields: CustomFieldJson[] }
    | { labels: LabelJson[] };
  attachmentChange?: AttachmentChange;
  commentChange?: CommentChange;
  subtaskChange?: SubtaskChange;
  task?: TaskJson;
  /** Behind which one the task was put, when none was known to follow there. */
  after?: AfterTask;
}

interface TaskAnswer {
  task: TaskInContextJson;
  updatedTasks?: TaskJson[];
}

/** Saves one edit through the REST API. @throws ApiError */
export async function send(boardId: number, edit: BoardEdit): Promise<EditResponse> {
  const board = boardPath(boardId);
  switch (edit.kind) {
    case "create-task":
      return createTask(boardId, edit);
    case "move-task": {
      const { after, before, at } = edit.place;
      const answer = tasksOf(
        await api("PUT", `${board}/tasks/${serverIdOf(edit.taskId)}/move-task`, {
          newStageId: serverIdOf(edit.stageId),
          prevTaskId: serverIdOrNull(after),
          nextTaskId: serverIdOrNull(before),
          ...(at === "start" && { newIndex: 1 }),
        }),
      );
      return before === null ? { ...answer, after: serverIdOrNull(after) } : answer;
    }
    case "change-task":
      return tasksOf(
        await api("PUT", `${board}/tasks/${serverIdOf(edit.taskId)}`, {
          property: edit.property,
          value: edit.value,
          ...(edit.from !== undefined && { expected_value: edit.from }),
        }),
      );
    case "pin-task": {
      const { updatedTasks } = await api<{ updatedTasks: TaskJson[] }>(
        "PUT",
        `${board}/tasks/${serverIdOf(edit.taskId)}/pin`,
        { pinned: edit.isPinned },
      );
      return { tasks: updatedTasks };
    }
    case "label-task":
      return labelTask(boardId, edit);
    case "fill-task":
      await api("POST", `${board}/tasks/${serverIdOf(edit.taskId)}/custom-fields`, {
        custom_field_id: edit.fieldId,
        value: edit.value,
      });
      return taskNow(boardId, edit.taskId);
    case "delete-task":
      await api("DELETE", `${board}/tasks/${serverIdOf(edit.taskId)}`);
      return { gone: [serverIdOf(edit.taskId)] };
    case "rename-board":
      return boardAfter(board, { title: edit.title });
    case "describe-board":
      return boardAfter(board, { title: edit.title, description: edit.description, expected_description: edit.from });
    case "pin-board":
      await starBoard(boardId, edit.isPinned);
      return { board: { is_pinned: edit.isPinned } };
    case "paint-board": {
      const { id } = edit.background;
      const { background } = await api<Pick<BoardJson, "background">>(
        "PUT",
        `${board}/upload/background`,
        id === null ? { reset: true } : { id },
      );
      return { board: { background } };
    }
    case "create-field":
    case "change-field":
    case "move-field":
    case "delete-field":
      return { board: await sendFieldEdit(board, edit, PAGE_LOAD) };
    case "create-label":
    case "change-label":
    case "delete-label":
      return { board: await sendLabelEdit(board, edit, PAGE_LOAD) };
    case "rename-attachment":
    case "delete-attachment":
      return sendAttachmentEdit(edit);
    case "change-comment":
    case "publish-comment":
    case "delete-comment":
      return { commentChange: await sendCommentEdit(board, edit) };
    default:
      return isSubtaskEdit(edit) ? sendSubtaskEdit(boardId, edit) : sendStageEdit(boardId, edit);
  }
}

async function boardAfter(path: string, change: Readonly<Record<string, Json>>): Promise<EditResponse> {
  const { board } = await api<{ board: { title: string; description: string | null } }>("PUT", path, change);
  return { board };
}

function tasksOf({ task: answered, updatedTasks = [] }: TaskAnswer): EditResponse {
  const task = withoutContext(answered);
  return { task, tasks: [...updatedTasks, task] };
}

async function createTask(
  boardId: number,
  { id, stageId, title, at, extras }: Extract<TaskEdit, { kind: "create-task" }>,
): Promise<EditResponse> {
  const task = {
    title,
    board_id: boardId,
    stage_id: serverIdOf(stageId),
    ...(at === "start" && { position: 1 }),
    ...extras,
  };
  const answer = tasksOf(await api("POST", `${boardPath(boardId)}/tasks`, { task }, `task ${id} of ${PAGE_LOAD}`));
  if (answer.task) assignServerId(id, answer.task.id);
  return at === "end" ? { ...answer, after: "all" } : answer;
}

async function labelTask(
  boardId: number,
  { taskId, label, isOn }: Extract<TaskEdit, { kind: "label-task" }>,
): Promise<EditResponse> {
  const board = boardPath(boardId);
  if (isOn) await api("POST", `${board}/labels/task`, { taskId: serverIdOf(taskId), labelId: label.id });
  else await api("DELETE", `${board}/tasks/${serverIdOf(taskId)}/labels/${label.id}`);
  return taskNow(boardId, taskId);
}

async function taskNow(boardId: number, taskId: number): Promise<EditResponse> {
  const { task } = await api<{ task: TaskJson }>("GET", `${boardPath(boardId)}/tasks/${serverIdOf(taskId)}`);
  return { task, tasks: [task] };
}

async function sendAttachmentEdit(edit: AttachmentEdit): Promise<EditResponse> {
  const [taskId, task] = [serverIdOf(edit.taskId), `/boards/v2/tasks/${serverIdOf(edit.taskId)}`];
  if (edit.kind === "rename-attachment") {
    const { attachment } = await api<{ attachment: AttachmentJson }>(
      "PUT",
      `${task}/attachment-update/${edit.attachmentId}`,
      { title: edit.title },
    );
    return { attachmentChange: { taskId, here: [attachment] } };
  }
  await api("DELETE", `${task}/attachment-delete/${edit.attachmentId}`);
  return { attachmentChange: { taskId, gone: edit.attachmentId } };
}

async function sendStageEdit(boardId: number, edit: StageEdit): Promise<EditResponse> {
  const board = boardPath(boardId);
  switch (edit.kind) {
    case "create-stage": {
      const { updatedStages } = await api<{ updatedStages: StageJson[] }>(
        "POST",
        `${board}/stage-create`,
        { title: edit.title },
        `stage ${edit.id} of ${PAGE_LOAD}`,
      );
      const made = updatedStages[0];
      if (made) assignServerId(edit.id, made.id);
      return { stages: updatedStages };
    }
    case "change-stage":
      return api("PUT", `${board}/update-stage/${serverIdOf(edit.stageId)}`, {
        stage: { title: edit.title, cover_bg: edit.background ?? "" },
      });
    case "close-in-stage":
      return api("PUT", `${board}/update-stage/${serverIdOf(edit.stageId)}`, {
        settings: { default_task_status: edit.status },
      });
    case "order-stages": {
      const { updatedStages } = await api<{ updatedStages: StageJson[] }>("PUT", `${board}/re-position-stages`, {
        list: edit.stageIds.map(serverIdOf),
      });
      return { stages: updatedStages };
    }
    case "archive-stage":
    case "restore-stage": {
      const { updatedStage } = await api<{ updatedStage: StageJson }>(
        "PUT",
        `${board}/${edit.kind}/${serverIdOf(edit.stageId)}`,
      );
      return { stages: [updatedStage], isStale: edit.kind === "restore-stage" };
    }
    case "sort-stage": {
      const { updatedTasks } = await api<{ updatedTasks: TaskJson[] }>(
        "PUT",
        `${board}/stage/${serverIdOf(edit.stageId)}/sort-task`,
        { order: edit.order, orderBy: edit.direction },
      );
      return { tasks: updatedTasks, isStale: true };
    }
  }
}
