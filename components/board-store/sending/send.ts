import { type BoardJson, boardPath } from "@/components/board-store/board-data";
import type { BoardEdit, BoardPropertyEdit, EditResponse } from "@/components/board-store/edits";
import {
  isAttachmentEdit,
  isCommentEdit,
  isDependencyEdit,
  isFieldEdit,
  isLabelEdit,
  isReactionEdit,
  isStageEdit,
  isSubtaskEdit,
  isTaskEdit,
  isTasksEdit,
  isTrashEdit,
} from "@/components/board-store/edit-areas";
import { sendCommentEdit } from "@/components/board-store/sending/send-comments";
import {
  sendAttachmentEdit,
  sendDependencyEdit,
  sendFieldEdit,
  sendLabelEdit,
  sendReactionEdit,
} from "@/components/board-store/sending/send-parts";
import { sendStageEdit } from "@/components/board-store/sending/send-stages";
import { sendSubtaskEdit } from "@/components/board-store/sending/send-subtasks";
import { sendTasksEdit } from "@/components/board-store/sending/send-tasks-at-once";
import { sendTaskEdit } from "@/components/board-store/sending/send-tasks";
import { sendTrashEdit } from "@/components/board-store/sending/send-trash";
import { starBoard } from "@/components/board-store/star";
import { api } from "@/lib/api";
import type { Json } from "@/lib/http/response/json";

/** Saves one edit through the REST API. @throws ApiError */
export async function send(boardId: number, edit: BoardEdit): Promise<EditResponse> {
  if (isTasksEdit(edit)) return sendTasksEdit(boardId, edit);
  if (isTaskEdit(edit)) return sendTaskEdit(boardId, edit);
  if (isStageEdit(edit)) return sendStageEdit(boardId, edit);
  if (isSubtaskEdit(edit)) return sendSubtaskEdit(boardId, edit);
  if (isTrashEdit(edit)) return sendTrashEdit(boardId, edit);
  if (isAttachmentEdit(edit)) return { attachmentChange: await sendAttachmentEdit(boardPath(boardId), edit) };
  if (isFieldEdit(edit)) return { board: await sendFieldEdit(boardPath(boardId), edit) };
  if (isLabelEdit(edit)) return { board: await sendLabelEdit(boardPath(boardId), edit) };
  if (isCommentEdit(edit)) return sendCommentEdit(boardPath(boardId), edit);
  if (isDependencyEdit(edit)) return { dependencyChange: await sendDependencyEdit(boardPath(boardId), edit) };
  if (isReactionEdit(edit)) return { reactionChange: await sendReactionEdit(boardId, edit) };
  return { board: await sendBoardPropertyEdit(boardId, edit) };
}

async function sendBoardPropertyEdit(boardId: number, edit: BoardPropertyEdit): Promise<EditResponse["board"]> {
  const path = boardPath(boardId);
  switch (edit.kind) {
    case "rename-board":
      return updateBoard(path, {
        title: edit.title,
        ...(edit.expected !== undefined && { expected_title: edit.expected }),
      });
    case "describe-board":
      return updateBoard(path, { title: edit.title, description: edit.description, expected_description: edit.from });
    case "pin-board":
      await starBoard(boardId, edit.isPinned);
      return { is_pinned: edit.isPinned };
    case "paint-board": {
      const { id } = edit.background;
      const body = id === null ? { reset: true } : { id };
      const { background } = await api<Pick<BoardJson, "background">>("PUT", `${path}/upload/background`, body);
      return { background };
    }
  }
}

async function updateBoard(path: string, change: Readonly<Record<string, Json>>): Promise<EditResponse["board"]> {
  const { board } = await api<{ board: { title: string; description: string | null } }>("PUT", path, change);
  return board;
}
