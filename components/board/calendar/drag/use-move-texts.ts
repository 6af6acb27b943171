"use client";
import { useMemo } from "react";
import { useTranslations } from "next-intl";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { Dates } from "@/components/board/calendar/days/shift";
import { spanOf } from "@/components/board/calendar/days/spans";
import type { DayWords } from "@/components/board/calendar/days/day-words";

export type MoveTexts = ReturnType<typeof useMoveTexts>;

/** For screen readers: where a task is, by its days. */
export function useMoveTexts(words: DayWords, timeZone: string) {
  const t = useTranslations("boardCalendar.moves");
  return useMemo(() => {
    const daysOf = (dates: Dates) => {
      const span = spanOf(dates, timeZone);
      return span ? words.days(span.first, span.last) : t("noDate");
    };
    return {
      gone: t("gone"),
      refused: t("refused"),
      of: (kind: "lifted" | "moved" | "dropped" | "canceled", { title }: StoredTask, dates: Dates) =>
        t(kind, { title, days: daysOf(dates) }),
    };
  }, [t, words, timeZone]);
}
