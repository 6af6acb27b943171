"use client";
import { useEffect, useEffectEvent, useState } from "react";
import type { ArchivedTask } from "@/components/archive/archived-data";
import { type Archive, useArchivedTasks } from "@/components/archive/use-archived-tasks";
import type { BoardJson } from "@/components/board-store/board-data";

/** So many more are shown, unless they are not found on so many pages. */
const MORE = { tasks: 20, pages: 5 };

/** The archived tasks that match, whatever they are filtered by: their pages are read until there are enough. */
export function useArchivedMatches(
  board: Pick<BoardJson, "id" | "stages">,
  matches: (task: ArchivedTask) => boolean,
): Archive {
  const archive = useArchivedTasks(board, "");
  const { tasks: all, pages, readAt, hasMore, isLoadingMore, hasFailedMore } = archive;
  const tasks = all?.filter(matches);
  const [wanted, want] = useState(MORE);
  const found = tasks?.length ?? 0;
  const needsMore = hasMore && !isLoadingMore && !hasFailedMore && found < wanted.tasks && pages < wanted.pages;
  const loadMore = useEffectEvent(archive.loadMore);
  // A change of somebody else reads the known pages again, and cancels the request for the next one.
  useEffect(() => {
    if (needsMore) loadMore();
  }, [needsMore, pages, readAt]);

  return {
    ...archive,
    tasks,
    total: found,
    isLoadingMore: isLoadingMore || needsMore,
    loadMore() {
      want({ tasks: found + MORE.tasks, pages: pages + MORE.pages });
      archive.loadMore();
    },
  };
}
