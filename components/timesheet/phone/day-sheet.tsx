"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { shortWeekday, wholeDay } from "@/components/timesheet/words/day-words";
import type { ListRequest } from "@/components/timesheet/entry/log-list";
import { TaskName } from "@/components/timesheet/entry/task-name";
import type { Entry } from "@/components/timesheet/entry/use-entry";
import { DayField } from "@/components/timesheet/phone/day-field";
import type { TimesheetView } from "@/components/timesheet/words/view-model";
import { durationText } from "@/lib/time/duration";
import { clockText, type SheetTask, type Sums } from "@/lib/timesheet/sheet";

interface DaySheetProps {
  view: TimesheetView;
  tasks: readonly SheetTask[];
  sums: Sums;
  entry: Entry;
  onList: (request: ListRequest) => void;
}

/** One day at a time, for phones. */
export function DaySheet({ view, tasks, sums, entry, onList }: DaySheetProps) {
  const t = useTranslations("timesheet");
  const { days, today, locale } = view;
  const [day, setDay] = useState(() => (days.includes(today) ? today : (days[0] ?? "")));
  const sumOf = (each: string) => sums.days.get(each) ?? 0;
  return (
    <section aria-label={wholeDay(day, locale)} className="sm:hidden print:hidden">
      <div role="group" aria-label={t("days")} className="grid grid-cols-7 gap-1">
        {days.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === day}
            aria-current={each === today ? "date" : undefined}
            aria-label={t("sumOfDay", { day: wholeDay(each, locale), time: durationText(sumOf(each), locale) })}
            onClick={() => setDay(each)}
            className="flex h-16 min-w-0 flex-col items-center justify-center rounded-sm border border-gray-6 bg-surface text-xs aria-[current]:font-semibold aria-[current]:text-accent-text aria-pressed:border-accent aria-pressed:bg-accent-soft"
          >
            <span aria-hidden className="max-w-full truncate">
              {shortWeekday(each, locale)}
            </span>
            <span aria-hidden className="text-base">
              {Number(each.slice(8)).toLocaleString(locale)}
            </span>
            <span aria-hidden className="tabular-nums text-gray-11">
              {sumOf(each) > 0 ? clockText(sumOf(each), locale) : "–"}
            </span>
          </button>
        ))}
      </div>
      <p className="mt-4 mb-2 flex flex-wrap justify-between gap-x-2">
        <span className="font-medium">{wholeDay(day, locale)}</span>
        <span className="text-gray-11 tabular-nums">{t("sumOfWeek", { time: durationText(sums.week, locale) })}</span>
      </p>
      {day > today && <p className="mb-2 text-sm text-gray-11">{t("readOnly.future")}</p>}
      <ul className="divide-y divide-gray-6 rounded-md border border-gray-6 bg-surface">
        {tasks.map((task) => (
          <li key={task.id} className="flex min-h-16 flex-wrap items-center justify-end gap-2 px-3 py-2">
            <div className="min-w-40 flex-1">
              <TaskName task={task} />
            </div>
            <DayField key={day} {...{ view, task, day, entry, onList }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
