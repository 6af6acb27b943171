"use client";
import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { cancelImport, type ImportJson, isRunning, readImport, retryImport } from "@/components/imports/import-data";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { isGone } from "@/components/ui/hooks/use-retried-query";

const PAUSE = 1_000;
const PAUSE_AFTER_ERROR = 2_000;

const keyOf = (id: string) => ["import", id] as const;

/** Read again each second while it runs, also after lost connections, and when the person returns to the tab. */
export function useImport(first: ImportJson) {
  const id = first.import_id;
  const client = useQueryClient();
  const [problem, setProblem] = useState("");
  const { data, error } = useQuery<ImportJson>({
    queryKey: keyOf(id),
    queryFn: () => readImport(id),
    initialData: first,
    staleTime: 0,
    networkMode: "always",
    retry: false,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
    refetchInterval: ({ state }) => pauseAfter(state),
  });

  async function act(call: (id: string) => Promise<ImportJson>) {
    setProblem("");
    await client.cancelQueries({ queryKey: keyOf(id) });
    client.setQueryData(keyOf(id), await call(id));
  }

  return {
    shown: data,
    error,
    problem,
    cancel: () => act(cancelImport),
    retry: () => act(retryImport).catch((refused: unknown) => setProblem(errorMessage(refused))),
  };
}

function pauseAfter({ data, error }: { data: ImportJson | undefined; error: Error | null }): number | false {
  if (error) return !isGone(error) && PAUSE_AFTER_ERROR;
  return data && isRunning(data) ? PAUSE : false;
}
