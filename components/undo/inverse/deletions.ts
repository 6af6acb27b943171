import type { BoardEdit } from "@/components/board-store/edits";
import { newId } from "@/components/board-store/edits/local-ids";
import type { TrashEdit } from "@/components/board-store/edits/trash-edits";
import type { Inverse, InversesOf } from "@/components/undo/inverse/inverse";

type Deleted = TrashEdit["type"];

/** Tasks, stages and comments come back from the trash. */
export function afterDeletion(
  type: Deleted,
  id: number,
  { title, parentId }: { title?: string; parentId: number | null },
): Inverse {
  return {
    change: type === "comment" ? { key: "commentDeleted" } : { key: "deleted", title },
    what: "whole",
    task: type === "task" ? id : undefined,
    takeBack: () => [{ kind: "restore-deleted", type, id, parentId, key: newId() }],
  };
}

export const TRASH_INVERSES: InversesOf<TrashEdit> = {
  "restore-deleted": ({ type, id, parentId }) => {
    const deletion = deletionOf(type, id, parentId);
    const change = { key: "undeleted" } as const;
    return deletion ? { change, what: "whole", takeBack: () => [deletion] } : { change, reason: "unknown" };
  },
};

function deletionOf(type: Deleted, id: number, parentId: number | null): BoardEdit | null {
  if (type === "task")
    return parentId === null
      ? { kind: "delete-task", taskId: id }
      : { kind: "delete-subtask", taskId: parentId, subtaskId: id };
  return type === "comment" && parentId !== null ? { kind: "delete-comment", taskId: parentId, commentId: id } : null;
}
