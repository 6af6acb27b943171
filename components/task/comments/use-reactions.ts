"use client";
import { useMemo } from "react";
import { reactionsKey } from "@/components/board-store/board-data";
import { isReactionEdit } from "@/components/board-store/edit-areas";
import { withReactionEdit } from "@/components/board-store/edits/reaction-edits";
import { usePending } from "@/components/board-store/use-save";
import { useRetriedQuery } from "@/components/ui/hooks/use-retried-query";
import type { ShownTask } from "@/components/task/parts/use-task";
import { api } from "@/lib/api";
import { grouped } from "@/lib/by-id";
import type { ReactionJson } from "@/lib/reactions/present";

export type ReactionsOfComment = (commentId: number) => readonly ReactionJson[];

const NONE: readonly ReactionJson[] = [];

/** The emoji on the comments of a task with pending edits; none until they are loaded. */
export function useReactions({ id: taskId, board_id: boardId }: ShownTask): ReactionsOfComment {
  const { data = NONE } = useRetriedQuery<readonly ReactionJson[]>({
    queryKey: reactionsKey(boardId, taskId),
    queryFn: async () => (await readReactions(boardId, taskId)).reactions,
  });
  const edits = usePending(boardId);
  const groups = useMemo(
    () => grouped(edits.filter(isReactionEdit).reduce(withReactionEdit, data), ({ comment_id }) => comment_id),
    [data, edits],
  );
  return (commentId) => groups.get(commentId) ?? NONE;
}

const readReactions = (boardId: number, taskId: number) =>
  api<{ reactions: ReactionJson[] }>("GET", `/boards-app/v1/boards/${boardId}/tasks/${taskId}/reactions`);
