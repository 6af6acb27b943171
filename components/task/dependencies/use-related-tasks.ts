"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { readRelatedTasks, relatedKey, tasksKey } from "@/components/board-store/board-data";
import { isDependencyEdit } from "@/components/board-store/edit-areas";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import { useDependencies } from "@/components/board-store/use-dependencies";
import { usePending } from "@/components/board-store/use-save";
import type { ShownTask } from "@/components/task/parts/use-task";
import { type Loading, useRetriedQuery } from "@/components/ui/hooks/use-retried-query";
import type { RelatedTaskJson, RelatedTasks } from "@/lib/dependencies/present";
import type { Viewer } from "@/lib/boards/abilities";

/**
 * The tasks that a task waits for and those that wait for it, with pending edits. They are the pairs of the board, with the
 * names of this task's related ones, which may be beyond the loaded tasks. Undefined until they are known.
 */
export function useRelatedTasks(
  { id, board_id: boardId }: Pick<ShownTask, "id" | "board_id">,
  viewer: Pick<Viewer, "isPro">,
): Loading & { related: RelatedTasks | undefined } {
  const client = useQueryClient();
  const { data, ...loading } = useRetriedQuery({
    queryKey: relatedKey(boardId, id),
    queryFn: () => readRelatedTasks(boardId, id),
    enabled: viewer.isPro,
  });
  const pairs = useDependencies(boardId, viewer);
  const added = usePending(boardId).filter(isDependencyEdit);
  const loaded = useQuery<LoadedTasks>({ queryKey: tasksKey(boardId), enabled: false }, client).data?.tasks;

  const named = (other: number): RelatedTaskJson[] => {
    const shown = loaded?.[other];
    const known = [...(data?.predecessors ?? []), ...(data?.successors ?? [])].find((task) => task.id === other);
    const sent = added.flatMap((edit) => (edit.kind === "add-dependency" ? (edit.other ?? []) : []));
    const found = shown ?? known ?? sent.find((task) => task.id === other);
    if (!found) return [];
    const { title, stage_id, status } = found;
    return [{ ...{ id: other, title, stage_id, status }, board_id: boardId }];
  };
  const related = data && {
    predecessors: pairs.filter((pair) => pair.successor_id === id).flatMap((pair) => named(pair.predecessor_id)),
    successors: pairs.filter((pair) => pair.predecessor_id === id).flatMap((pair) => named(pair.successor_id)),
  };
  return { related, ...loading };
}
