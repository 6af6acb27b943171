"use client";
import { useMemo } from "react";
import { useShown } from "@/components/view-settings/use-shown";

/** What this person sees of tasks on cards or in the list, of what the board has. */
export function useShownOnCards(view: "kanban" | "list", hasTime: boolean) {
  const shown = useShown(view);
  return useMemo(() => shown && (hasTime ? shown : { ...shown, dashboard_view_time: false }), [shown, hasTime]);
}
