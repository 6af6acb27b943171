"use client";
import { useTranslations } from "next-intl";
import type { Place } from "@/components/board/table/grid/places";
import { shortDate, shortWeekday, wholeDay } from "@/components/timesheet/words/day-words";
import { cellStyle, dayStyle, firstStyle, rowStyle, SUM, sumStyle, TASK } from "@/components/timesheet/grid/columns";
import type { TimesheetView } from "@/components/timesheet/words/view-model";
import { classNames } from "@/components/ui/class-names";
import { durationText } from "@/lib/time/duration";
import { clockText, type Sums } from "@/lib/timesheet/sheet";

interface EdgeProps {
  view: TimesheetView;
  sums: Sums;
  focused: Place;
}

export function SheetHeader({ view: { days, today, locale }, focused }: EdgeProps) {
  const t = useTranslations("timesheet");
  const stop = (column: string) => (focused.row === "header" && focused.column === column ? 0 : -1);
  return (
    <div role="rowgroup" className="sticky top-0 z-10 print:static">
      <div role="row" data-row="header" aria-rowindex={1} className={classNames(rowStyle, "h-12 bg-gray-2 text-sm")}>
        <div role="columnheader" data-column={TASK} tabIndex={stop(TASK)} className={cellStyle("border-b", firstStyle)}>
          {t("task")}
        </div>
        {days.map((day) => (
          <div
            key={day}
            role="columnheader"
            data-column={day}
            tabIndex={stop(day)}
            aria-label={day === today ? t("today", { day: wholeDay(day, locale) }) : wholeDay(day, locale)}
            aria-current={day === today ? "date" : undefined}
            className={cellStyle(
              "flex-col items-end! justify-center border-b leading-tight",
              dayStyle(day, today),
              day === today ? "font-semibold text-accent-text" : "text-gray-11",
            )}
          >
            <span aria-hidden>{shortWeekday(day, locale)}</span>
            <span aria-hidden className="text-xs">
              {shortDate(day, locale)}
            </span>
          </div>
        ))}
        <div role="columnheader" data-column={SUM} tabIndex={stop(SUM)} className={cellStyle("border-b", sumStyle)}>
          {t("sum")}
        </div>
      </div>
    </div>
  );
}

export function SheetFooter({ view: { days, today, locale }, sums, focused }: EdgeProps) {
  const t = useTranslations("timesheet");
  const stop = (column: string) => (focused.row === "footer" && focused.column === column ? 0 : -1);
  const sumOf = (day: string) => sums.days.get(day) ?? 0;
  return (
    <div role="rowgroup" className="sticky bottom-0 z-10 print:static">
      <div role="row" data-row="footer" className={classNames(rowStyle, "h-10 bg-gray-2 font-medium")}>
        <div role="rowheader" data-column={TASK} tabIndex={stop(TASK)} className={cellStyle("border-t", firstStyle)}>
          {t("sum")}
        </div>
        {days.map((day) => (
          <div
            key={day}
            role="gridcell"
            data-column={day}
            tabIndex={stop(day)}
            aria-label={t("sumOfDay", { day: wholeDay(day, locale), time: durationText(sumOf(day), locale) })}
            className={cellStyle("border-t", dayStyle(day, today))}
          >
            {sumOf(day) > 0 && <span aria-hidden>{clockText(sumOf(day), locale)}</span>}
          </div>
        ))}
        <div
          role="gridcell"
          data-column={SUM}
          tabIndex={stop(SUM)}
          aria-label={t("sumOfWeek", { time: durationText(sums.week, locale) })}
          className={cellStyle("border-t", sumStyle)}
        >
          <span aria-hidden>{clockText(sums.week, locale)}</span>
        </div>
      </div>
    </div>
  );
}
