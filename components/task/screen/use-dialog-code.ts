"use client";
import { useEffect, useEffectEvent } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { usePreload } from "@/components/task/screen/use-preload";

/** When the board has long been there: it does not wait for this, and later there may be no connection. */
const IDLE_DELAY = 5_000;

const code = {
  queryKey: ["task dialog"],
  queryFn: () => import("@/components/task/screen/task-dialog"),
  retry: true,
  retryDelay: 3_000,
  networkMode: "always",
} as const;

/** A task's dialog as soon as it is loaded; what can't be loaded is asked for again and again. */
export function useDialogCode(isWanted: boolean) {
  const client = useQueryClient();
  const load = () => client.fetchQuery(code);
  usePreload(load);
  usePreloadWhenIdle(load);
  const { data, failureCount } = useQuery({ ...code, enabled: isWanted });
  return { TaskDialog: data?.TaskDialog, hasFailed: failureCount > 0 };
}

function usePreloadWhenIdle(load: () => Promise<unknown>) {
  const preload = useEffectEvent(load);
  useEffect(() => {
    const timer = setTimeout(() => void preload().catch(console.error), IDLE_DELAY);
    return () => clearTimeout(timer);
  }, []);
}
