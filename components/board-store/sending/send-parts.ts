import type { BoardJson } from "@/components/board-store/board-data";
import { assignServerId, requestKey, serverIdOf } from "@/components/board-store/edits/local-ids";
import { deleteOnBoard } from "@/components/board-store/sending/delete-on-board";
import { api } from "@/lib/api";
import type { AttachmentChange, AttachmentEdit } from "@/components/board-store/edits/attachment-edits";
import type { AttachmentJson } from "@/lib/attachments/present";
import type { DependencyChange, DependencyEdit } from "@/components/board-store/edits/dependency-edits";
import type { FieldEdit } from "@/components/board-store/edits/custom-field-edits";
import type { ReactionChange, ReactionEdit } from "@/components/board-store/edits/reaction-edits";
import type { Json } from "@/lib/http/response/json";
import type { LabelEdit, LabelDraft } from "@/components/board-store/edits/label-edits";

/** Saves an edit of a board's custom fields; all of them as they are afterwards. @throws ApiError */
export async function sendFieldEdit(board: string, edit: FieldEdit): Promise<Pick<BoardJson, "custom_fields">> {
  if (edit.kind === "create-field") await createField(board, edit);
  else if (edit.kind === "change-field")
    await api("PUT", `${board}/custom-field/${serverIdOf(edit.fieldId)}`, fieldOf(edit));
  else if (edit.kind === "move-field")
    await api("PUT", `${board}/custom-field/${serverIdOf(edit.fieldId)}/update-position`, { newIndex: edit.index });
  else await deleteOnBoard(board, `${board}/custom-field/${serverIdOf(edit.fieldId)}`);

  const { customFields } = await api<{ customFields: BoardJson["custom_fields"] }>("GET", `${board}/custom-fields`);
  return { custom_fields: customFields };
}

async function createField(board: string, edit: Extract<FieldEdit, { kind: "create-field" }>): Promise<void> {
  const key = requestKey("field", edit.id);
  const { customField } = await api<{ customField: { id: number } }>(
    "POST",
    `${board}/custom-field`,
    fieldOf(edit),
    key,
  );
  assignServerId(edit.id, customField.id);
}

const fieldOf = ({
  title,
  type,
  options,
}: {
  title: string;
  type: string;
  options: string[];
}): Record<string, Json> => ({ customField: { title, type, options } });

/** Saves an edit of a board's labels; all of them as they are afterwards. @throws ApiError */
export async function sendLabelEdit(board: string, edit: LabelEdit): Promise<Pick<BoardJson, "labels">> {
  if (edit.kind === "create-label") await createLabel(board, edit);
  else if (edit.kind === "change-label")
    await api("PUT", `${board}/labels/${serverIdOf(edit.labelId)}`, labelOf(edit.draft));
  else await deleteOnBoard(board, `${board}/labels/${serverIdOf(edit.labelId)}`);

  return api("GET", `${board}/labels`);
}

async function createLabel(board: string, edit: Extract<LabelEdit, { kind: "create-label" }>): Promise<void> {
  const key = requestKey("label", edit.id);
  const { label } = await api<{ label: { id: number } }>("POST", `${board}/labels`, labelOf(edit.draft), key);
  assignServerId(edit.id, label.id);
}

const labelOf = ({ title, preset, background, color }: LabelDraft): Record<string, Json> => ({
  label: title,
  ...(preset === null ? { bg_color: background, color } : { color_preset: preset }),
});

/** Saves an edit of what a task waits for; the dependencies that changed. @throws ApiError */
export async function sendDependencyEdit(board: string, edit: DependencyEdit): Promise<DependencyChange> {
  const [predecessor_id, successor_id] = [serverIdOf(edit.predecessorId), serverIdOf(edit.successorId)];
  const path = `${board}/tasks/${successor_id}/dependencies`;
  if (edit.kind === "remove-dependency") {
    await deleteOnBoard(board, `${path}/${predecessor_id}`);
    return { removed: { predecessor_id, successor_id } };
  }
  await api("POST", path, { predecessor_task_id: predecessor_id });
  return { added: { predecessor_id, successor_id, is_blocking: edit.isBlocking } };
}

/** Adds or removes an emoji of the viewer; those of the comment afterwards. @throws ApiError */
export async function sendReactionEdit(boardId: number, edit: ReactionEdit): Promise<ReactionChange> {
  const { taskId, commentId, emoji, isOn } = edit;
  const path = `/boards-app/v1/boards/${boardId}/comments/${commentId}/reactions`;
  const { reactions } = await api<Pick<ReactionChange, "reactions">>(isOn ? "PUT" : "DELETE", path, { emoji });
  return { taskId, commentId, reactions };
}

/** Saves an edit of a file or link of a task; what the task has of it afterwards. @throws ApiError */
export async function sendAttachmentEdit(board: string, edit: AttachmentEdit): Promise<AttachmentChange> {
  const taskId = serverIdOf(edit.taskId);
  if (edit.kind === "add-attachment") return { taskId };
  const task = `/boards/v2/tasks/${taskId}`;
  if (edit.kind === "rename-attachment") {
    const path = `${task}/attachment-update/${edit.attachmentId}`;
    const { attachment } = await api<{ attachment: AttachmentJson }>("PUT", path, { title: edit.title });
    return { taskId, saved: [attachment] };
  }
  await deleteOnBoard(board, `${task}/attachment-delete/${edit.attachmentId}`);
  return { taskId, removed: edit.attachmentId };
}
