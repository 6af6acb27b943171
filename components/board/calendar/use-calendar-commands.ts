"use client";
import { useMemo } from "react";
import { CalendarDays, CalendarPlus, CalendarRange as WeekIcon, ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import type { CalendarRange } from "@/components/board/calendar/use-calendar-range";
import { useOffer } from "@/components/commands/offers";

/** What the toolbar of the calendar does, in the command palette. */
export function useCalendarCommands(
  { range, today, choose, show, step }: CalendarRange,
  onSubscribe: () => void,
): void {
  const t = useTranslations("boardCalendar");
  const commands = useMemo(
    () => [
      { id: "calendar today", title: t("showToday"), Icon: CalendarDays, keys: "t", run: () => show(today) },
      { id: "calendar previous", title: t(`previous.${range}`), Icon: ChevronLeft, run: () => step(-1) },
      { id: "calendar next", title: t(`next.${range}`), Icon: ChevronRight, run: () => step(1) },
      {
        ...{ id: "calendar range", title: t("range"), Icon: WeekIcon },
        choices: (["month", "week"] as const).map((each) => ({
          ...{ id: each, title: t(`ranges.${each}`), short: t(`ranges.${each}`) },
          isCurrent: each === range,
          run: () => choose(each),
        })),
      },
      { id: "calendar subscribe", title: t("subscribe"), Icon: CalendarPlus, run: onSubscribe },
    ],
    [t, range, today, choose, show, step, onSubscribe],
  );
  useOffer("commands", commands);
}
