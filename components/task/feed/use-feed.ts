"use client";
import { useMemo } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { feedKey } from "@/components/board-store/board-data";
import { isCommentEdit } from "@/components/board-store/edit-areas";
import type { Outcome } from "@/components/ui/hooks/use-load-more";
import { useRetriedQuery } from "@/components/ui/hooks/use-retried-query";
import { usePending } from "@/components/board-store/use-save";
import { readFeed, readMore } from "@/components/task/feed/read";
import type { ShownTask } from "@/components/task/parts/use-task";
import { type FeedList, type FeedOrder, type FeedType, withPage } from "@/components/board-store/edits/feed-edits";
import { withCommentEdit } from "@/components/board-store/edits/comment-edits";

/** Comments and activity with pending edits; undefined until they are loaded. */
export function useFeed({ id: taskId, board_id: boardId }: ShownTask, type: FeedType, order: FeedOrder) {
  const client = useQueryClient();
  const [of, queryKey] = [{ boardId, taskId, type, order }, feedKey(boardId, taskId, type, order)];
  const { data, ...loading } = useRetriedQuery<FeedList>({
    queryKey,
    // Reloads as many entries as are loaded, so that the visible ones stay.
    queryFn: () => readFeed(of, () => client.getQueryData<FeedList>(queryKey)?.entries.length ?? 0),
  });
  const edits = usePending(boardId);
  const list = useMemo(() => data && edits.filter(isCommentEdit).reduce(withCommentEdit, data), [data, edits]);

  async function loadMore(isLong: boolean): Promise<Outcome> {
    const before = client.getQueryData<FeedList>(queryKey);
    if (!before) return "discarded";
    try {
      const page = await readMore(of, before, isLong);
      client.setQueryData<FeedList>(queryKey, (known) => known && withPage(known, page));
      return "loaded";
    } catch {
      return "failed";
    }
  }

  return { list, loading, loadMore };
}
