"use client";
import { useEffect, useRef, useState } from "react";
import { useRouter } from "next/navigation";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { api } from "@/lib/api";
import type { MoveJson } from "@/lib/storage/move/present";

interface Answer {
  move: MoveJson;
}

const PATH = "/boards-app/v1/storage/move";
const KEY = ["move of files"] as const;
const PAUSE = 1_000;

/** Read again each second while it runs. The page is read again when it has ended, because files are elsewhere then. */
export function useMove(first: MoveJson) {
  const client = useQueryClient();
  const [problem, setProblem] = useState("");
  const { data, error } = useQuery<MoveJson>({
    queryKey: KEY,
    queryFn: async () => (await api<Answer>("GET", PATH)).move,
    initialData: first,
    staleTime: 0,
    networkMode: "always",
    retry: false,
    refetchOnMount: false,
    refetchInterval: ({ state }) => state.data?.state === "running" && PAUSE,
  });
  useRefreshAtEnd(data?.state === "running");

  async function act(method: "POST" | "DELETE") {
    setProblem("");
    await client.cancelQueries({ queryKey: KEY });
    client.setQueryData(KEY, (await api<Answer>(method, PATH)).move);
  }

  return {
    move: data,
    error,
    problem,
    start: () => act("POST"),
    cancel: () => act("DELETE"),
    retry: () => act("POST").catch((refused: unknown) => setProblem(errorMessage(refused))),
  };
}

function useRefreshAtEnd(isRunning: boolean) {
  const router = useRouter();
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) router.refresh();
    wasRunning.current = isRunning;
  }, [isRunning, router]);
}
