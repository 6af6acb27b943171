"use client";
import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { tasksKey } from "@/components/board-store/board-data";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import { tasksQuery } from "@/components/board-store/use-board";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import type { Outcome } from "@/components/ui/hooks/use-load-more";

/** Loads all tasks of the board into the store when a view needs more than the store has. */
export function useAllTasks(boardId: number, areMissing: boolean): Pick<UseQueryResult, "isError" | "refetch"> {
  const client = useQueryClient();
  return useQuery({
    queryKey: ["board", boardId, "all tasks"],
    enabled: areMissing,
    staleTime: 0,
    // The read of the tasks is repeated itself.
    retry: false,
    queryFn: () => loadAllTasks(client, boardId),
  });
}

/** One request, however many there are. A failure is reported. */
export function useLoadAll(boardId: number): () => Promise<Outcome> {
  const client = useQueryClient();
  return async () => {
    try {
      await loadAllTasks(client, boardId);
      return "loaded";
    } catch (error) {
      toast(errorMessage(error), "error");
      return "failed";
    }
  };
}

async function loadAllTasks(client: QueryClient, boardId: number): Promise<true> {
  await client.cancelQueries({ queryKey: tasksKey(boardId), exact: true });
  // A live change or a retry may replace the read: all reads from now on are complete.
  client.setQueryData<LoadedTasks>(tasksKey(boardId), (known) => known && { ...known, needsAll: true });
  await client.fetchQuery<LoadedTasks>({ ...tasksQuery(client, boardId), staleTime: 0 });
  return true;
}
