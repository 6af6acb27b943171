"use client";
import { useMemo } from "react";
import { useTimeTracking } from "@/components/board-store/time-tracking";
import { useShown } from "@/components/view-settings/use-shown";

/** What this person sees of tasks on cards or in the list, of what the board has. Without a board, of all. */
export function useShownOnCards(view: "kanban" | "list", board?: { id: number }) {
  const shown = useShown(view);
  const hasTime = useTimeTracking(board);
  return useMemo(() => shown && (hasTime ? shown : { ...shown, dashboard_view_time: false }), [shown, hasTime]);
}
