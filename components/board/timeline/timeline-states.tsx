"use client";
import { CalendarOff } from "lucide-react";
import { useTranslations } from "next-intl";
import type { TimelineOnScreen } from "@/components/board/timeline/use-timeline";
import { Button } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";

/** Why there are no rows although the board has tasks. */
export function OnlyUndated({ timeline }: { timeline: TimelineOnScreen }) {
  const t = useTranslations("boardTimeline");
  return (
    <EmptyState
      icon={<CalendarOff aria-hidden className="size-5" strokeWidth={1.5} />}
      title={t("empty.title")}
      action={<Button onClick={() => timeline.layout.setHidesUndated(false)}>{t("showUndated")}</Button>}
    >
      {t("empty.hidden")}
    </EmptyState>
  );
}
