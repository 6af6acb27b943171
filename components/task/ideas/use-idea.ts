"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { taskKey } from "@/components/board-store/board-data";
import type { ShownTask } from "@/components/task/parts/use-task";
import { api } from "@/lib/api";
import type { TeamViewJson } from "@/lib/ideas/team/view";

export const ideaPath = ({ id, board_id }: Pick<ShownTask, "id" | "board_id">): string =>
  `/boards-app/v1/boards/${board_id}/ideas/${id}`;

export const ideaKey = ({ id, board_id, updated_at, stage_id }: ShownTask) =>
  [...taskKey(board_id, id), "idea", updated_at ?? "", stage_id] as const;

/** What the team sees of an idea beyond its task. It is read again when the task changes. */
export function useIdea(task: ShownTask): TeamViewJson | undefined {
  const { data } = useQuery({
    queryKey: ideaKey(task),
    queryFn: async () => (await api<{ idea: TeamViewJson }>("GET", ideaPath(task))).idea,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  return data?.id === task.id ? data : undefined;
}
