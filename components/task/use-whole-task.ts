"use client";
import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { attachmentsKey, readTask, taskKey, type WholeTaskJson } from "@/components/board/board-data";
import { ApiError } from "@/lib/api";

/** How it goes with asking for what is not there. */
export interface Asking {
  /** Why it was not told the last time. */
  problem: Error | null;
  /** At once, also where an earlier question has no answer. */
  retry: () => void;
}

/** The task as the server tells it, null once it is deleted; asked for again and again for as long as it can't be told. */
export function useWholeTask(boardId: number, taskId: number): Asking & { data: WholeTaskJson | null | undefined } {
  const client = useQueryClient();
  const queryKey = taskKey(boardId, taskId);
  const { data, error, refetch } = useQuery<WholeTaskJson | null>({
    queryKey,
    queryFn: async () => {
      const task = await readTask(boardId, taskId);
      client.setQueryData(attachmentsKey(boardId, taskId), task.attachments);
      return task;
    },
    networkMode: "always",
    retry: (times, problem) => times < 2 && !isGone(problem),
    retryDelay: 500,
    refetchInterval: ({ state }) => state.data === undefined && state.errorUpdateCount > 0 && !isGone(state.error) && 3_000,
  });

  // The question that follows forgets the problem of the last one.
  const [last, setLast] = useState<{ taskId: number; problem: Error } | null>(null);
  if (error && error !== last?.problem) setLast({ taskId, problem: error });
  const problem = data === undefined && last?.taskId === taskId ? last.problem : null;

  const retry = () => void client.cancelQueries({ queryKey }).then(() => refetch());
  return { data, problem, retry };
}

export const isGone = (problem: unknown) => problem instanceof ApiError && (problem.status === 404 || problem.status === 403);
