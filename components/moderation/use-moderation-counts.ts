"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { roadmapKey, submissionsKey } from "@/components/board-store/board-data";
import { readSubmissions } from "@/components/moderation/moderation-data";
import { useLive } from "@/components/live/use-live";
import type { Counts } from "@/lib/moderation/list";

/** How much is in each tab, live. */
export function useModerationCounts(boardId: number, atFirst: Counts): Counts {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: submissionsKey(boardId) });
    void client.invalidateQueries({ queryKey: roadmapKey(boardId) });
  };
  useLive(boardId, {
    onChange: ({ what }) => what.includes("submissions") && refresh(),
    onDrag: () => undefined,
    onOpen: refresh,
    onEnded: () => location.reload(),
  });
  const { data } = useQuery({
    queryKey: [...submissionsKey(boardId), "counts"],
    queryFn: async () => (await readSubmissions(boardId, "pending", 1)).counts,
    initialData: atFirst,
  });
  return data;
}
