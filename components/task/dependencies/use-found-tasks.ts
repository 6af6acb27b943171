"use client";
import type { ShownTask } from "@/components/task/parts/use-task";
import { useSearch } from "@/components/ui/hooks/use-search";
import { api } from "@/lib/api";
import type { RelatedTaskJson } from "@/lib/dependencies/present";
import type { SearchJson } from "@/lib/search/present-all";

/** Top-level tasks of the board of a task, without itself. `found` is null before anything is typed. */
export function useFoundTasks(task: Pick<ShownTask, "id" | "board_id">) {
  const { found, problem, searchDebounced } = useSearch<RelatedTaskJson>((text) => findTasks(task, text));
  const search = (typed: string) => void (typed.trim() !== "" && searchDebounced(typed.trim()));
  return { found, problem, search };
}

async function findTasks(
  { id, board_id }: Pick<ShownTask, "id" | "board_id">,
  text: string,
): Promise<RelatedTaskJson[]> {
  const query = new URLSearchParams({ query: text.replace(/^#(?=\d+$)/, "id:"), scope: String(board_id) });
  const { tasks } = await api<SearchJson>("GET", `/boards-app/v1/search?${query}`);
  return tasks.data
    .filter((each) => each.id !== id && each.parent === null && !each.is_archived)
    .map(({ stage, title, status, ...each }) => ({
      id: each.id,
      title,
      stage_id: stage?.id ?? null,
      status,
      board_id,
    }));
}
