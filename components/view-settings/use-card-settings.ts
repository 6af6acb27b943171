"use client";
import { useTimeTracking } from "@/components/board-store/time-tracking";
import { CARD_SETTINGS, keysOf } from "@/components/view-settings/setting-names";

/** The settings of cards and of the list that concern what the board has. Without a board, all boards. */
export function useCardSettings(board?: { id: number }) {
  const hasTime = useTimeTracking(board);
  return keysOf(CARD_SETTINGS).filter((key) => hasTime || key !== "dashboard_view_time");
}
