"use client";
import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { upToDate } from "@/components/board-store/changes";
import { readAllTasks, tasksKey } from "@/components/board-store/board-data";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";

/** Loads all tasks of the board into the store when a view needs more than the store has. */
export function useAllTasks(boardId: number, areMissing: boolean): Pick<UseQueryResult, "isError" | "refetch"> {
  const client = useQueryClient();
  return useQuery({
    queryKey: ["board", boardId, "all tasks"],
    enabled: areMissing,
    staleTime: 0,
    // The query of the tasks is repeated itself.
    retry: false,
    queryFn: async () => {
      await client.cancelQueries({ queryKey: tasksKey(boardId), exact: true });
      await client.fetchQuery<LoadedTasks>({
        queryKey: tasksKey(boardId),
        queryFn: async () => upToDate(boardId, await readAllTasks(boardId)),
        staleTime: 0,
      });
      return true;
    },
  });
}
