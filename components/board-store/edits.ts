import type { BoardJson } from "@/components/board-store/board-data";
import type { AttachmentChange, AttachmentEdit } from "@/components/board-store/edits/attachment-edits";
import type { CommentChange, CommentEdit } from "@/components/board-store/edits/comment-edits";
import type { FieldEdit } from "@/components/board-store/edits/custom-field-edits";
import type { CustomFieldJson } from "@/lib/custom-fields/present";
import type { LabelEdit } from "@/components/board-store/edits/label-edits";
import type { LabelJson } from "@/lib/labels/present";
import type { StageEdit } from "@/components/board-store/edits/stage-edits";
import type { StageJson } from "@/lib/stages/present";
import type { SubtaskChange, SubtaskEdit } from "@/components/board-store/edits/subtask-edits";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import type { TaskJson } from "@/lib/tasks/present/task";
import type { AfterTask } from "@/components/board-store/edits/loaded-tasks";

export type BoardEdit =
  TaskEdit | StageEdit | AttachmentEdit | CommentEdit | FieldEdit | LabelEdit | SubtaskEdit | BoardPropertyEdit;

export type BoardPropertyEdit =
  | { kind: "rename-board"; title: string }
  /** `from` is the text that was edited. */
  | { kind: "describe-board"; title: string; description: string; from: string | null }
  | { kind: "pin-board"; isPinned: boolean }
  /** One of the palette's, or none. */
  | { kind: "paint-board"; background: BoardJson["background"] };

/** The server's response: what an edit changed. */
export interface EditResponse {
  tasks?: TaskJson[];
  gone?: number[];
  stages?: StageJson[];
  /** Another set of stages is visible, or their order changed on the server. */
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
  /** The task after which this one was put, when no following task was known. */
  after?: AfterTask;
}

export const isTaskEdit = (edit: BoardEdit): edit is TaskEdit => edit.kind.endsWith("-task");
export const isFieldEdit = (edit: BoardEdit): edit is FieldEdit => edit.kind.endsWith("-field");
export const isLabelEdit = (edit: BoardEdit): edit is LabelEdit => edit.kind.endsWith("-label");
export const isStageEdit = (edit: BoardEdit): edit is StageEdit => /-stages?$/.test(edit.kind);
export const isSubtaskEdit = (edit: BoardEdit): edit is SubtaskEdit => /-subtask(-group)?$/.test(edit.kind);
export const isAttachmentEdit = (edit: BoardEdit): edit is AttachmentEdit => edit.kind.endsWith("-attachment");
export const isCommentEdit = (edit: BoardEdit): edit is CommentEdit => edit.kind.endsWith("-comment");
