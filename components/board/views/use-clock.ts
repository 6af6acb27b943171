"use client";
import { useMemo } from "react";
import { useNow } from "@/components/ui/hooks/use-now";
import type { Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

export function useClock(renderedAt: string, { timeZone, locale }: Viewer): ClockOnScreen {
  const now = useNow(renderedAt);
  return useMemo(() => ({ now, timeZone, locale }), [now, timeZone, locale]);
}
