import type { BoardEdit, BoardPropertyEdit } from "@/components/board-store/edits";
import type { AttachmentEdit } from "@/components/board-store/edits/attachment-edits";
import type { CommentEdit } from "@/components/board-store/edits/comment-edits";
import type { DependencyEdit } from "@/components/board-store/edits/dependency-edits";
import type { FieldEdit } from "@/components/board-store/edits/custom-field-edits";
import type { LabelEdit } from "@/components/board-store/edits/label-edits";
import type { ReactionEdit } from "@/components/board-store/edits/reaction-edits";
import type { StageEdit } from "@/components/board-store/edits/stage-edits";
import type { SubtaskEdit } from "@/components/board-store/edits/subtask-edits";
import type { TasksEdit } from "@/components/board-store/edits/tasks-at-once";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import type { TrashEdit } from "@/components/board-store/edits/trash-edits";

interface EditsByArea {
  task: TaskEdit;
  stage: StageEdit;
  attachment: AttachmentEdit;
  comment: CommentEdit;
  dependency: DependencyEdit;
  reaction: ReactionEdit;
  field: FieldEdit;
  label: LabelEdit;
  subtask: SubtaskEdit;
  tasks: TasksEdit;
  trash: TrashEdit;
  board: BoardPropertyEdit;
}

type AreaOf<Kind> = {
  [Area in keyof EditsByArea]: Kind extends EditsByArea[Area]["kind"] ? Area : never;
}[keyof EditsByArea];

/** A new kind of edit does not compile without its area. */
const AREAS: { [Kind in BoardEdit["kind"]]: AreaOf<Kind> } = {
  "create-task": "task",
  "move-task": "task",
  "change-task": "task",
  "schedule-task": "task",
  "pin-task": "task",
  "label-task": "task",
  "fill-task": "task",
  "repeat-task": "task",
  "copy-task": "task",
  "transfer-task": "task",
  "return-task": "task",
  "delete-task": "task",
  "estimate-task": "task",
  "log-time": "task",
  "change-log": "task",
  "delete-log": "task",
  "change-tasks": "tasks",
  "create-stage": "stage",
  "change-stage": "stage",
  "close-in-stage": "stage",
  "show-stage": "stage",
  "template-stage": "stage",
  "limit-stage": "stage",
  "order-stages": "stage",
  "archive-stage": "stage",
  "restore-stage": "stage",
  "sort-stage": "stage",
  "add-attachment": "attachment",
  "rename-attachment": "attachment",
  "delete-attachment": "attachment",
  "create-comment": "comment",
  "change-comment": "comment",
  "publish-comment": "comment",
  "delete-comment": "comment",
  "add-dependency": "dependency",
  "remove-dependency": "dependency",
  react: "reaction",
  "create-field": "field",
  "change-field": "field",
  "move-field": "field",
  "delete-field": "field",
  "create-label": "label",
  "change-label": "label",
  "delete-label": "label",
  "create-subtask": "subtask",
  "clone-subtask": "subtask",
  "place-subtask": "subtask",
  "free-subtask": "subtask",
  "delete-subtask": "subtask",
  "create-subtask-group": "subtask",
  "rename-subtask-group": "subtask",
  "place-subtask-group": "subtask",
  "delete-subtask-group": "subtask",
  "restore-deleted": "trash",
  "rename-board": "board",
  "describe-board": "board",
  "pin-board": "board",
  "paint-board": "board",
};

const isOf =
  <Area extends keyof EditsByArea>(area: Area) =>
  (edit: BoardEdit): edit is EditsByArea[Area] =>
    AREAS[edit.kind] === area;

export const isTaskEdit = isOf("task");
export const isTasksEdit = isOf("tasks");
export const isFieldEdit = isOf("field");
export const isLabelEdit = isOf("label");
export const isStageEdit = isOf("stage");
export const isSubtaskEdit = isOf("subtask");
export const isAttachmentEdit = isOf("attachment");
export const isDependencyEdit = isOf("dependency");
export const isCommentEdit = isOf("comment");
export const isTrashEdit = isOf("trash");
export const isReactionEdit = isOf("reaction");
export const isBoardPropertyEdit = isOf("board");
