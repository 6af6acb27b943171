"use client";

import { useEffect, useEffectEvent } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { withTexts } from "@/components/i18n/with-texts";
import { taskDialogTexts } from "@/generated/messages/parts/taskDialog";

/** Milliseconds. Loads after the board, while there still is a connection. */
const IDLE_DELAY = 5_000;

const code = {
  queryKey: ["task dialog"],
  queryFn: withTexts(taskDialogTexts, () =>
    import("@/components/task/screen/task-dialog").then((file) => file.TaskDialog),
  ),
  retry: true,
  retryDelay: 3_000,
  networkMode: "always",
} as const;

/** Retries until the code is loaded. */
export function useDialogCode(isWanted: boolean) {
  const client = useQueryClient();
  const load = () => client.fetchQuery(code);
  usePreload(load);
  usePreloadWhenIdle(load);
  const { data, failureCount } = useQuery({ ...code, enabled: isWanted });
  return { TaskDialog: data, hasFailed: failureCount > 0 };
}

function usePreloadWhenIdle(load: () => Promise<unknown>) {
  const preload = useEffectEvent(load);
  useEffect(() => {
    const timer = setTimeout(() => void preload().catch(console.error), IDLE_DELAY);
    return () => clearTimeout(timer);
  }, []);
}

/** Loads what opening a card needs at the first hover or focus of a card. */
function usePreload(load: () => Promise<unknown>) {
  const preload = useEffectEvent(load);
  useEffect(() => {
    const events = ["pointerover", "focusin"];
    const stop = () => events.forEach((name) => document.removeEventListener(name, onTarget));
    function onTarget({ target }: Event) {
      if (!(target instanceof Element) || !target.closest("[data-task]")) return;
      stop();
      // It is loaded again, and a failure shown, when it is needed.
      preload().catch(console.error);
    }
    for (const name of events) document.addEventListener(name, onTarget, { passive: true });
    return stop;
  }, []);
}
