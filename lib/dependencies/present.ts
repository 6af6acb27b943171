import type { RelatedTask } from "@/lib/dependencies/list";

export const presentRelatedTask = ({ id, title, stageId, status, boardId }: RelatedTask) => ({
  id,
  title,
  stage_id: stageId,
  status: status as string,
  board_id: boardId,
});

export const presentDependency = ({ predecessorId, successorId }: { predecessorId: number; successorId: number }) => ({
  predecessor_id: predecessorId,
  successor_id: successorId,
});
