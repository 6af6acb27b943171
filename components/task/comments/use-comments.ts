"use client";
import { useMemo } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { commentsKey } from "@/components/board/board-data";
import type { BoardEdit } from "@/components/board/edits";
import type { Outcome } from "@/components/board/use-more";
import { usePending } from "@/components/board/use-save";
import { readComments, readMore } from "@/components/task/comments/read";
import type { ShownTask } from "@/components/task/use-task";
import { type CommentEdit, type CommentList, type CommentOrder, withCommentEdit, withPage } from "@/lib/comments/edits";

/** A task's comments as the server told them, with what was done to them here and is on its way; undefined until they are told. */
export function useComments({ id: taskId, board_id: boardId }: ShownTask, order: CommentOrder) {
  const client = useQueryClient();
  const [of, queryKey] = [{ boardId, taskId, order }, commentsKey(boardId, taskId, order)];
  const { data, error, refetch } = useQuery<CommentList>({
    queryKey,
    // As many as were loaded before: what is in sight stays there.
    queryFn: () => readComments(of, client.getQueryData<CommentList>(queryKey)?.comments.length ?? 0),
    networkMode: "always",
    retryDelay: 500,
  });
  const edits = usePending(boardId);
  const list = useMemo(() => data && edits.filter(isCommentEdit).reduce(withCommentEdit, data), [data, edits]);

  async function loadMore(isLong: boolean): Promise<Outcome> {
    const before = client.getQueryData<CommentList>(queryKey);
    if (!before) return "discarded";
    try {
      const page = await readMore(of, before, isLong);
      client.setQueryData<CommentList>(queryKey, (known) => known && withPage(known, page));
      return "came";
    } catch {
      return "failed";
    }
  }

  return { list, problem: data === undefined ? error : null, retry: () => void refetch(), loadMore };
}

const isCommentEdit = (edit: BoardEdit): edit is CommentEdit => edit.kind.endsWith("-comment");
