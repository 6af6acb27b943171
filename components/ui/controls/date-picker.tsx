"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/controls/button";
import { LazyCalendar } from "@/components/ui/controls/lazy-calendar";
import { type DateAndTime, dayIn } from "@/lib/dates/dates-on-screen";
import { quickDays } from "@/components/ui/controls/quick-days";

export interface DatePickerProps {
  value: DateAndTime | null;
  onChange: (value: DateAndTime | null) => void;
  timeZone: string;
  locale: string;
  /** 0 is Sunday. */
  startOfWeek: number;
  withTime?: boolean;
}

/** Changes apply at once. */
export function DatePicker({ value, onChange, timeZone, locale, startOfWeek, withTime = false }: DatePickerProps) {
  const t = useTranslations("ui.controls");
  const [today] = useState(() => dayIn(new Date(), timeZone));
  const chooseDay = (date: string) => onChange({ date, time: value?.time ?? null });

  return (
    <div data-sheet className="flex w-fit flex-col gap-2 p-2">
      <QuickDays today={today} locale={locale} chosen={value?.date ?? null} onChoose={chooseDay} />
      <LazyCalendar
        day={value?.date ?? null}
        today={today}
        onChoose={chooseDay}
        locale={locale}
        startOfWeek={startOfWeek}
      />
      <div className="flex items-end justify-between gap-2 border-t border-gray-6 pt-2">
        {withTime && <TimeField value={value} onChange={onChange} />}
        <Button kind="quiet" size="small" onClick={() => onChange(null)} className="ms-auto">
          {t("clear")}
        </Button>
      </div>
    </div>
  );
}

const dayStyle =
  "inline-flex h-8 shrink-0 items-center justify-between gap-2 rounded-sm border border-gray-7 bg-surface px-2 text-sm whitespace-nowrap text-gray-12 transition-colors select-none " +
  "hover:bg-gray-3 active:bg-gray-4 aria-pressed:border-accent aria-pressed:bg-accent-soft pointer-coarse:h-11 pointer-coarse:px-3";

interface QuickDaysProps {
  today: string;
  locale: string;
  chosen: string | null;
  onChoose: (day: string) => void;
}

function QuickDays({ today, locale, chosen, onChoose }: QuickDaysProps) {
  const t = useTranslations("ui.dates");
  const weekday = (date: string) =>
    new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
  return (
    <div role="group" aria-label={t("suggested")} className="grid grid-cols-2 gap-1">
      {quickDays(today).map(({ name, date }) => (
        <button
          key={name}
          type="button"
          aria-pressed={date === chosen}
          onClick={() => onChoose(date)}
          className={dayStyle}
        >
          {t(name)}
          <span aria-hidden className="text-xs text-gray-11 tabular-nums">
            {name === "nextMonday" ? Number(date.slice(8)) : weekday(date)}
          </span>
        </button>
      ))}
    </div>
  );
}

/** Without a time the date is the whole day. Applies on blur, not while digits are typed. */
function TimeField({ value, onChange }: Pick<DatePickerProps, "value" | "onChange">) {
  const t = useTranslations("ui.controls");
  const saved = value?.time ?? "";
  const [typed, setTyped] = useState(saved);
  const [shown, setShown] = useState(saved);
  if (saved !== shown) {
    setShown(saved);
    setTyped(saved);
  }

  const commit = () => value && typed !== saved && onChange({ ...value, time: typed || null });

  return (
    <label className="flex items-center gap-2 text-sm text-gray-11">
      {t("time")}
      <input
        type="time"
        disabled={!value}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === "Enter" && commit()}
        className="h-8 rounded-sm border border-gray-7 bg-field px-2 text-base text-gray-12 tabular-nums disabled:bg-gray-3 disabled:text-gray-11 pointer-coarse:h-11"
      />
    </label>
  );
}
