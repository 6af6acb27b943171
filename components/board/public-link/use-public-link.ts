"use client";
import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { boardPath } from "@/components/board-store/board-data";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { api } from "@/lib/api";
import type { PublicLinkJson } from "@/lib/public-boards/present-link";

/** Loaded each time the dialog opens, as another manager may have changed it. */
export function usePublicLink(boardId: number) {
  const queryKey = ["board", boardId, "public link"];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => api<PublicLinkJson>("GET", `${boardPath(boardId)}/public-access-settings`),
    gcTime: 0,
    retry: 1,
    retryDelay: 500,
    networkMode: "always",
  });
  const { problem, turn, replace } = useChanges(queryKey);

  const own = `/boards-app/v1/boards/${boardId}/public-link`;
  return {
    link: data,
    loading: { error, retry: () => void refetch() },
    problem,
    enable: (enabled: boolean) => turn(`${boardPath(boardId)}/toggle-public-access`, { enabled }),
    index: (is_indexed: boolean) => turn(own, { is_indexed }),
    rotate: async () => replace(await api<PublicLinkJson>("POST", `${own}/rotate`)),
  };
}

function useChanges(queryKey: readonly unknown[]) {
  const client = useQueryClient();
  const [problem, setProblem] = useState("");
  const replace = (link: PublicLinkJson | undefined) => void client.setQueryData(queryKey, link);

  /** A switch moves at once, and back if it fails. */
  async function turn(path: string, to: { enabled: boolean } | { is_indexed: boolean }) {
    const before = client.getQueryData<PublicLinkJson>(queryKey);
    setProblem("");
    replace(before && { ...before, ...to });
    try {
      replace(await api<PublicLinkJson>("PUT", path, to));
    } catch (failure) {
      replace(before);
      setProblem(errorMessage(failure));
    }
  }
  return { problem, turn, replace };
}
