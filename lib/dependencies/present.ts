import type { ListedDependency, RelatedTask } from "@/lib/dependencies/list";

export const presentRelatedTask = ({ id, title, stageId, status, boardId }: RelatedTask) => ({
  id,
  title,
  stage_id: stageId,
  status: status as string,
  board_id: boardId,
});

export type RelatedTaskJson = ReturnType<typeof presentRelatedTask>;
export type DependencyJson = ReturnType<typeof presentDependency>;

/** `is_blocking` tells screens which tasks wait without reading the predecessors (compatibility.md, C196). */
export const presentDependency = ({ predecessorId, successorId, isBlocking }: ListedDependency) => ({
  predecessor_id: predecessorId,
  successor_id: successorId,
  is_blocking: isBlocking,
});
