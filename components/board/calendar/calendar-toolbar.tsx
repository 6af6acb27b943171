"use client";
import { CalendarPlus, ChevronLeft, ChevronRight, Inbox } from "lucide-react";
import { useTranslations } from "next-intl";
import { RANGES } from "@/components/board/calendar/days/months";
import type { CalendarRange } from "@/components/board/calendar/use-calendar-range";
import { Button, buttonStyle } from "@/components/ui/controls/button";

interface CalendarToolbarProps {
  range: CalendarRange;
  title: string;
  /** The tasks without a due date; their number is null before they are loaded. */
  undated: { count: number | null; isShown: boolean; toggle: () => void };
  onSubscribe: () => void;
}

const icon = { "aria-hidden": true, className: "size-4 shrink-0", strokeWidth: 1.5 } as const;
const arrow = { ...icon, className: "size-4 shrink-0 rtl:-scale-x-100" } as const;
const quiet = { kind: "quiet", size: "small" } as const;

export function CalendarToolbar({ range, title, undated, onSubscribe }: CalendarToolbarProps) {
  const t = useTranslations("boardCalendar");
  const { step } = range;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-1 border-b border-gray-6 px-2 py-1">
      <Button
        kind="quiet"
        size="icon"
        data-turns=""
        className="print:hidden"
        aria-label={t(`previous.${range.range}`)}
        onClick={() => step(-1)}
      >
        <ChevronLeft {...arrow} />
      </Button>
      <Button
        kind="quiet"
        size="icon"
        data-turns=""
        className="print:hidden"
        aria-label={t(`next.${range.range}`)}
        onClick={() => step(1)}
      >
        <ChevronRight {...arrow} />
      </Button>
      <h2 aria-live="polite" className="me-1 min-w-0 truncate px-1 text-base font-semibold">
        {title}
      </h2>
      <Button size="small" className="print:hidden" onClick={() => range.show(range.today)}>
        {t("today")}
      </Button>
      <div className="ms-auto flex flex-wrap items-center gap-1 print:hidden">
        <RangeSwitch range={range} />
        <Button {...quiet} aria-pressed={undated.isShown} onClick={undated.toggle}>
          <Inbox {...icon} />
          {undated.count === null ? t("undated") : t("noDate", { count: undated.count })}
        </Button>
        <Button {...quiet} aria-haspopup="dialog" aria-label={t("subscribe")} onClick={onSubscribe}>
          <CalendarPlus {...icon} />
          <span className="max-sm:hidden">{t("subscribe")}</span>
        </Button>
      </div>
    </div>
  );
}

function RangeSwitch({ range: { range, choose } }: Pick<CalendarToolbarProps, "range">) {
  const t = useTranslations("boardCalendar");
  return (
    <div role="group" aria-label={t("range")} className="flex">
      {RANGES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === range}
          onClick={() => choose(each)}
          className={buttonStyle(quiet, "aria-pressed:bg-gray-4 aria-pressed:text-gray-12")}
        >
          {t(`ranges.${each}`)}
        </button>
      ))}
    </div>
  );
}
