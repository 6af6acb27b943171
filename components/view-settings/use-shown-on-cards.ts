"use client";
import { useMemo } from "react";
import { useShown } from "@/components/view-settings/use-shown";
import { type HasChoices, hasModule, hasModuleAnywhere, type HasModules } from "@/lib/modules/on-screen";

/** What this person sees of tasks on cards or in the list, of what the board has. */
export function useShownOnCards(view: "kanban" | "list", viewer: HasModules, board: HasChoices) {
  const shown = useShown(view);
  const hasTime = hasModule(viewer, "timeTracking", board);
  const hasRepeats = hasModule(viewer, "recurring_task", board);
  const hasIdeas = hasModuleAnywhere(viewer, "roadmap");
  return useMemo(
    () => shown && { ...shown, dashboard_view_time: hasTime && shown.dashboard_view_time, hasIdeas, hasRepeats },
    [shown, hasTime, hasIdeas, hasRepeats],
  );
}
