import type { BoardEdit } from "@/components/board-store/edits";
import { serverIdOf } from "@/components/board-store/edits/local-ids";

const NAMES = new Set(["id", "taskId", "subtaskId", "stageId", "groupId", "fieldId", "labelId", "commentId"]);

/** What was created here is known by the server's ids once it is saved. */
export function withServerIds(edit: BoardEdit): BoardEdit {
  const known = Object.entries(edit).map(([name, value]) => [
    name,
    NAMES.has(name) && typeof value === "number" ? serverIdOf(value) : value,
  ]);
  return Object.fromEntries(known) as BoardEdit;
}
