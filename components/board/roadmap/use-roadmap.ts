"use client";
import { useEffect, useMemo, useRef } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type BoardJson, roadmapKey } from "@/components/board-store/board-data";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import { api } from "@/lib/api";
import type { Viewer } from "@/lib/boards/abilities";
import { hasModuleAnywhere } from "@/lib/modules/on-screen";
import type { TeamSummaryJson } from "@/lib/roadmaps/team-summary";

/** What the team of a roadmap sees beyond its board; undefined on other boards. */
export function useRoadmap({ id, type }: Pick<BoardJson, "id" | "type">, isOn = true): TeamSummaryJson | undefined {
  const enabled = isOn && type === "roadmap";
  const { data } = useQuery({
    queryKey: roadmapKey(id),
    queryFn: async () =>
      (await api<{ roadmap: TeamSummaryJson }>("GET", `/boards-app/v1/boards/${id}/roadmap`)).roadmap,
    enabled,
  });
  return enabled ? data : undefined;
}

/** The names of those who wrote the ideas of a roadmap; null on other boards, and while roadmaps are off. */
export function useIdeaAuthors(
  board: BoardJson,
  viewer: Viewer,
  tasks: LoadedTasks["tasks"],
): ReadonlyMap<number, string> | null {
  const roadmap = useRoadmap(board, hasModuleAnywhere(viewer, "roadmap"));
  const names = useMemo(() => {
    if (!roadmap) return null;
    return new Map([
      ...roadmap.authors.map(({ id, name }) => [id, name] as const),
      ...board.users.map(({ ID, display_name }) => [ID, display_name] as const),
    ]);
  }, [roadmap, board.users]);
  useUnknownAuthors(board.id, names, tasks);
  return names;
}

/** Reads the names again once for each author who is not known, such as that of an idea that has just arrived. */
function useUnknownAuthors(boardId: number, names: ReadonlyMap<number, string> | null, tasks: LoadedTasks["tasks"]) {
  const client = useQueryClient();
  const asked = useRef(new Set<number>());
  useEffect(() => {
    if (!names) return;
    const unknown = Object.values(tasks).flatMap(({ created_by }) =>
      created_by === null || names.has(created_by) || asked.current.has(created_by) ? [] : [created_by],
    );
    if (unknown.length === 0) return;
    for (const id of unknown) asked.current.add(id);
    void client.invalidateQueries({ queryKey: roadmapKey(boardId) });
  }, [client, boardId, names, tasks]);
}
