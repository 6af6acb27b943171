"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { deleteStage, readArchivedStages } from "@/components/archive/archived-data";
import { archivedKey } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";

export function useArchivedStages(boardId: number, saveAsync: Save["saveAsync"]) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: [...archivedKey(boardId), "stages"],
    queryFn: () => readArchivedStages(boardId),
    staleTime: 0,
    gcTime: 0,
    networkMode: "always",
    retry: 1,
  });
  const renew = () => client.invalidateQueries({ queryKey: archivedKey(boardId) });

  return {
    stages: data,
    problem: data ? null : error,
    retry: () => void refetch(),
    restore: (stageId: number) => saveAsync({ kind: "restore-stage", stageId }).then(renew),
    remove: (stageId: number) => deleteStage(boardId, stageId).then(renew),
  };
}
