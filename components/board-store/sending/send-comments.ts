import type { EditResponse } from "@/components/board-store/edits";
import type { CommentChange, CommentEdit } from "@/components/board-store/edits/comment-edits";
import { assignServerId, requestKey, serverIdOf } from "@/components/board-store/edits/local-ids";
import { deleteOnBoard } from "@/components/board-store/sending/delete-on-board";
import { api } from "@/lib/api";
import type { CommentJson } from "@/lib/comments/present";
import type { TaskJson } from "@/lib/tasks/present/task";

/** Saves an edit of a comment or reply; what the task has of it afterwards. @throws ApiError */
export async function sendCommentEdit(
  board: string,
  edit: CommentEdit,
): Promise<Pick<EditResponse, "tasks" | "commentChange">> {
  if (edit.kind !== "create-comment") return { commentChange: await sendCommentChange(board, edit) };

  const { id, parentId, text, isMarkdown, images, isPrivate } = edit;
  const taskId = serverIdOf(edit.taskId);
  const body = {
    comment: text,
    images: images.map((image) => image.id),
    ...(isMarkdown && { comment_format: "markdown" }),
    ...(parentId !== null && { parent_id: parentId }),
    ...(isPrivate !== undefined && { privacy: isPrivate ? "private" : "public" }),
  };
  const path = `${board}/tasks/${taskId}/comments`;
  const { comment } = await api<{ comment: CommentJson & { task: TaskJson } }>(
    "POST",
    path,
    body,
    requestKey("comment", id),
  );
  assignServerId(id, comment.id);
  return { tasks: [comment.task], commentChange: { taskId, saved: comment } };
}

async function sendCommentChange(
  board: string,
  edit: Exclude<CommentEdit, { kind: "create-comment" }>,
): Promise<CommentChange> {
  const { taskId } = edit;
  const commentId = serverIdOf(edit.commentId);
  const path = `${board}/tasks/comments/${commentId}`;
  if (edit.kind === "delete-comment") {
    await deleteOnBoard(board, path);
    return { taskId, removed: commentId };
  }
  if (edit.kind === "publish-comment") {
    await api("PUT", `${path}/privacy`, { privacy: edit.privacy });
    return { taskId };
  }
  const { comment } = await api<{ comment: CommentJson }>("PUT", path, {
    comment: edit.text,
    comment_format: edit.isMarkdown ? "markdown" : "plain",
    images: edit.images.map(({ id }) => id),
  });
  return { taskId, saved: comment };
}
