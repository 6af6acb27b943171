"use client";
import { useMemo } from "react";
import { useSearchParams } from "next/navigation";
import type { TasksPlace } from "@/components/my-tasks/search-params";
import type { TabChoice } from "@/components/my-tasks/tab-choices";
import { tabIn } from "@/components/my-tasks/tab-in";
import { isPlainClick, pushAddress } from "@/components/ui/hooks/navigation";

const PATH = "/my-tasks";

/** The open tab, and the address of others, which keep the view and its filters. */
export function useTab(tabs: readonly TabChoice[]) {
  const params = useSearchParams();
  const place = useMemo<TasksPlace>(
    () => ({ path: PATH, others: new URLSearchParams([...params].filter(([name]) => name !== "tab")) }),
    [params],
  );
  return { tab: tabIn(params.get("tab"), tabs), place };
}

/** Tabs are links, which need no answer from the server here. */
export function openTabHere(event: React.MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link?.pathname !== PATH || !isPlainClick(event)) return;
  event.preventDefault();
  pushAddress(`${link.pathname}${link.search}`);
}
