"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDirection } from "@base-ui/react/direction-provider";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { DayPicker } from "react-day-picker";
import { languageTag } from "@/lib/i18n/locale";

export interface CalendarProps {
  /** `YYYY-MM-DD`. */
  day: string | null;
  today: string;
  /** Whether arrows work at once, without a Tab. */
  autoFocus?: boolean;
  /** The last day that can be chosen. */
  latest?: string;
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
  disabled: "[&>button]:opacity-40 [&>button]:hover:bg-transparent",
  outside: "text-gray-11",
  today: "[&>button]:font-semibold [&>button]:text-accent-text",
  selected: "[&>button]:bg-accent [&>button]:text-on-accent [&>button]:hover:bg-accent-hover",
};

/** Arrows move by days, Page Up and Page Down by months, Enter chooses. Large, so load it lazily. */
export function Calendar({ day, today, autoFocus, latest, onChoose, locale, startOfWeek }: CalendarProps) {
  const write = (options: Intl.DateTimeFormatOptions) => (date: Date) =>
    new Intl.DateTimeFormat(locale, options).format(date);
  const monthWords = write({ month: "long", year: "numeric" });
  const t = useTranslations("ui.dates");
  const direction = useDirection();
  const [month, setMonth] = useState(() => dateOf(day ?? today));
  const [shown, setShown] = useState(day);
  if (day !== shown) {
    setShown(day);
    if (day) setMonth(dateOf(day));
  }

  return (
    <DayPicker
      mode="single"
      autoFocus={autoFocus}
      required
      selected={day ? dateOf(day) : undefined}
      onSelect={(date) => onChoose(dayOf(date))}
      month={month}
      onMonthChange={setMonth}
      today={dateOf(today)}
      disabled={latest ? { after: dateOf(latest) } : undefined}
      endMonth={latest ? dateOf(latest) : undefined}
      weekStartsOn={WEEKDAYS[startOfWeek] ?? 1}
      lang={languageTag(locale)}
      dir={direction}
      showOutsideDays
      fixedWeeks
      classNames={dayPickerStyles}
      components={{ Chevron }}
      formatters={{ formatCaption: monthWords, formatWeekdayName: weekdayWords(locale) }}
      labels={{
        labelGrid: monthWords,
        labelWeekday: write({ weekday: "long" }),
        labelDayButton: (date, state) => t("day", { state: stateOf(state), date: write({ dateStyle: "full" })(date) }),
        labelNav: () => t("months"),
        labelPrevious: () => t("previousMonth"),
        labelNext: () => t("nextMonth"),
      }}
    />
  );
}

function stateOf({ today, selected }: Readonly<Record<string, boolean>>) {
  if (today) return selected ? "selectedToday" : "today";
  return selected ? "selected" : "other";
}

/** Short names of some languages, such as Arabic, are whole words. */
function weekdayWords(locale: string) {
  const named = (weekday: "short" | "narrow") => new Intl.DateTimeFormat(locale, { weekday });
  const isShort = WEEKDAYS.every((day) => named("short").format(new Date(2026, 0, 4 + day)).length <= LONGEST_WEEKDAY);
  const format = named(isShort ? "short" : "narrow");
  return (date: Date) => format.format(date);
}

const LONGEST_WEEKDAY = 4;

/** The calendar swaps the two from right to left. */
function Chevron({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  const Icon = orientation === "left" ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden className="size-4" strokeWidth={1.5} />;
}

/** In the browser's time zone, which does not matter because only the day is used. */
function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
