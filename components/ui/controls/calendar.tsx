"use client";
import { languageTag } from "@/lib/i18n/locale";
import { useState } from "react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { DayPicker } from "react-day-picker";

export interface CalendarProps {
  /** `YYYY-MM-DD`. */
  day: string | null;
  today: string;
  onChoose: (day: string) => void;
  locale: string;
  /** 0 is Sunday. */
  startOfWeek: number;
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const cell = "grid size-8 place-items-center pointer-coarse:size-11";
const step =
  "grid size-8 place-items-center rounded-sm text-gray-11 hover:bg-gray-4 hover:text-gray-12 pointer-coarse:size-11";

const dayPickerStyles = {
  root: "select-none",
  months: "relative",
  nav: "absolute inset-x-0 top-0 flex justify-between",
  button_previous: step,
  button_next: step,
  month_caption: "grid h-8 place-items-center pointer-coarse:h-11",
  caption_label: "text-base font-medium",
  month_grid: "mt-1 block *:block",
  weekdays: "flex justify-between",
  weekday: `${cell} text-xs font-normal text-gray-11`,
  week: "flex justify-between",
  day: "p-0",
  day_button: `${cell} rounded-sm text-base tabular-nums hover:bg-gray-4`,
  outside: "text-gray-11",
  today: "[&>button]:font-semibold [&>button]:text-accent-text",
  selected: "[&>button]:bg-accent [&>button]:text-on-accent [&>button]:hover:bg-accent-hover",
};

/** Arrows move by days, Page Up and Page Down by months, Enter chooses. Large, so load it lazily. */
export function Calendar({ day, today, onChoose, locale, startOfWeek }: CalendarProps) {
  const write = (options: Intl.DateTimeFormatOptions) => (date: Date) =>
    new Intl.DateTimeFormat(locale, options).format(date);
  const monthWords = write({ month: "long", year: "numeric" });
  const [month, setMonth] = useState(() => dateOf(day ?? today));
  const [shown, setShown] = useState(day);
  if (day !== shown) {
    setShown(day);
    if (day) setMonth(dateOf(day));
  }

  return (
    <DayPicker
      mode="single"
      required
      selected={day ? dateOf(day) : undefined}
      onSelect={(date) => onChoose(dayOf(date))}
      month={month}
      onMonthChange={setMonth}
      today={dateOf(today)}
      weekStartsOn={WEEKDAYS[startOfWeek] ?? 1}
      lang={languageTag(locale)}
      showOutsideDays
      fixedWeeks
      classNames={dayPickerStyles}
      components={{ Chevron }}
      formatters={{ formatCaption: monthWords, formatWeekdayName: write({ weekday: "short" }) }}
      labels={{
        labelGrid: monthWords,
        labelWeekday: write({ weekday: "long" }),
        labelDayButton: (date, { today: isToday, selected }) =>
          [isToday && "Today", write({ dateStyle: "full" })(date), selected && "chosen"].filter(Boolean).join(", "),
        labelNav: () => "Months",
        labelPrevious: () => "Previous month",
        labelNext: () => "Next month",
      }}
    />
  );
}

function Chevron({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  const Icon = orientation === "left" ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden className="size-4 rtl:rotate-180" strokeWidth={1.5} />;
}

/** In the browser's time zone, which does not matter because only the day is used. */
function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
