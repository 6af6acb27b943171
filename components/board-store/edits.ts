import type { BoardJson } from "@/components/board-store/board-data";
import type { AttachmentChange, AttachmentEdit } from "@/components/board-store/edits/attachment-edits";
import type { CommentChange, CommentEdit } from "@/components/board-store/edits/comment-edits";
import type { DependencyChange, DependencyEdit } from "@/components/board-store/edits/dependency-edits";
import type { FieldEdit } from "@/components/board-store/edits/custom-field-edits";
import type { CustomFieldJson } from "@/lib/custom-fields/present";
import type { LabelEdit } from "@/components/board-store/edits/label-edits";
import type { LabelJson } from "@/lib/labels/present";
import type { ReactionChange, ReactionEdit } from "@/components/board-store/edits/reaction-edits";
import type { StageEdit } from "@/components/board-store/edits/stage-edits";
import type { StageJson } from "@/lib/stages/present";
import type { SubtaskChange, SubtaskEdit } from "@/components/board-store/edits/subtask-edits";
import type { TasksEdit } from "@/components/board-store/edits/tasks-at-once";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import type { TrashEdit } from "@/components/board-store/edits/trash-edits";
import type { TimeChange } from "@/components/board-store/edits/time-edits";
import type { TaskJson } from "@/lib/tasks/present/task";
import type { AfterTask } from "@/components/board-store/edits/loaded-tasks";

export type BoardEdit =
  | TaskEdit
  | StageEdit
  | AttachmentEdit
  | CommentEdit
  | DependencyEdit
  | ReactionEdit
  | FieldEdit
  | LabelEdit
  | SubtaskEdit
  | TasksEdit
  | TrashEdit
  | BoardPropertyEdit;

export type BoardPropertyEdit =
  /** Refused if the board has another title than expected. */
  | { kind: "rename-board"; title: string; expected?: string }
  /** `from` is the text that was edited. */
  | { kind: "describe-board"; title: string; description: string; from: string | null }
  | { kind: "pin-board"; isPinned: boolean }
  /** One of the palette's, or none. */
  | { kind: "paint-board"; background: BoardJson["background"] };

export interface FailedTask {
  id: number;
  title: string | null;
  error: string;
}

/** The server's response: what an edit changed. */
export interface EditResponse {
  tasks?: TaskJson[];
  removed?: number[];
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
  dependencyChange?: DependencyChange;
  reactionChange?: ReactionChange;
  subtaskChange?: SubtaskChange;
  timeChange?: TimeChange;
  task?: TaskJson;
  /** Tasks that could not be changed with the others. */
  failed?: readonly FailedTask[];
  /** By the ids of the originals. */
  copies?: ReadonlyMap<number, TaskJson>;
  /** The task after which this one was put, when no following task was known. */
  after?: AfterTask;
}

/** The edits of tasks that are changed at once, or the edit itself. */
export const editsIn = (edit: BoardEdit): readonly BoardEdit[] => (edit.kind === "change-tasks" ? edit.edits : [edit]);
