import type { BoardJson } from "@/components/board-store/board-data";
import type { BoardEdit } from "@/components/board-store/edits";
import { isFieldEdit, isLabelEdit, isStageEdit } from "@/components/board-store/edit-areas";
import { withFieldEdit } from "@/components/board-store/edits/custom-field-edits";
import { withLabelEdit } from "@/components/board-store/edits/label-edits";
import { withStageEdit } from "@/components/board-store/edits/stage-edits";

/** The board as it is shown with a pending edit. */
export function withBoardEdit(board: BoardJson, edit: BoardEdit): BoardJson {
  if (edit.kind === "rename-board") return { ...board, title: edit.title };
  if (edit.kind === "describe-board") return { ...board, description: edit.description };
  if (edit.kind === "pin-board") return { ...board, is_pinned: edit.isPinned };
  if (edit.kind === "paint-board") return { ...board, background: edit.background };
  if (isFieldEdit(edit)) return { ...board, custom_fields: withFieldEdit(board.custom_fields, edit) };
  if (isLabelEdit(edit)) return { ...board, labels: withLabelEdit(board.labels, edit) };
  return isStageEdit(edit) ? { ...board, stages: withStageEdit(board.stages, edit) } : board;
}
