"use client";
import { useQueryClient } from "@tanstack/react-query";
import { attachmentsKey, readTask, taskKey, type WholeTaskJson } from "@/components/board-store/board-data";
import { useRetriedQuery } from "@/components/ui/hooks/use-retried-query";

/** The task as the server has it, null once it is deleted. */
export function useWholeTask(boardId: number, taskId: number) {
  const client = useQueryClient();
  return useRetriedQuery<WholeTaskJson | null>({
    queryKey: taskKey(boardId, taskId),
    queryFn: async () => {
      const task = await readTask(boardId, taskId);
      client.setQueryData(attachmentsKey(boardId, taskId), task.attachments);
      return task;
    },
  });
}
