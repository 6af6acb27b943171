import type { BoardEdit } from "@/components/board-store/edits";
import { BOARD_INVERSES } from "@/components/undo/inverse/board-inverses";
import { COMMENT_INVERSES, REACTION_INVERSES } from "@/components/undo/inverse/comment-inverses";
import { TRASH_INVERSES } from "@/components/undo/inverse/deletions";
import type { Inverse, InversesOf } from "@/components/undo/inverse/inverse";
import { ATTACHMENT_INVERSES, FIELD_INVERSES, LABEL_INVERSES } from "@/components/undo/inverse/part-inverses";
import { DEPENDENCY_INVERSES } from "@/components/undo/inverse/relation-inverses";
import { withServerIds } from "@/components/undo/inverse/server-ids";
import type { Shown } from "@/components/undo/inverse/shown";
import { STAGE_INVERSES } from "@/components/undo/inverse/stage-inverses";
import { SUBTASK_INVERSES } from "@/components/undo/inverse/subtask-inverses";
import { TASK_INVERSES } from "@/components/undo/inverse/task-inverses";

/** A new kind of edit does not compile without what takes it back, or why nothing does. */
const INVERSES: InversesOf<BoardEdit> = {
  ...TASK_INVERSES,
  ...STAGE_INVERSES,
  ...ATTACHMENT_INVERSES,
  ...COMMENT_INVERSES,
  ...DEPENDENCY_INVERSES,
  ...REACTION_INVERSES,
  ...FIELD_INVERSES,
  ...LABEL_INVERSES,
  ...SUBTASK_INVERSES,
  ...TRASH_INVERSES,
  ...BOARD_INVERSES,
  // Recorded as the edits of its tasks.
  "change-tasks": () => null,
};

/** What takes an edit back. @param before what the screen showed before it */
export function inverseOf(edit: BoardEdit, before: Shown): Inverse {
  // TypeScript does not see that the function is the one of this kind.
  const invert = INVERSES[edit.kind] as (edit: BoardEdit, before: Shown) => Inverse;
  return invert(withServerIds(edit), before);
}
