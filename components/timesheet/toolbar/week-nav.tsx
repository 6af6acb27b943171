"use client";
import { useState } from "react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { CalendarDays, ChevronLeft, ChevronRight } from "lucide-react";
import { DayField } from "@/components/days/day-field";
import { weekWords } from "@/components/timesheet/words/day-words";
import { addressOfSheet } from "@/components/timesheet/words/search-params";
import type { TimesheetView } from "@/components/timesheet/words/view-model";
import { buttonStyle } from "@/components/ui/controls/button";
import { LazyCalendar } from "@/components/ui/controls/lazy-calendar";
import { LinkButton } from "@/components/ui/controls/link-button";
import { Popover } from "@/components/ui/overlays/popover";
import { daysLater } from "@/lib/dates/dates-on-screen";

const icon = { "aria-hidden": true, className: "size-4 rtl:-scale-x-100", strokeWidth: 1.5 } as const;

/** To the week before and after, to the current one, and to any other. */
export function WeekNav({ view }: { view: TimesheetView }) {
  const t = useTranslations("timesheet.weeks");
  const { search, days, today } = view;
  const addressOf = (week: string | null) => addressOfSheet({ ...search, week });
  const first = days[0] ?? today;
  return (
    <nav aria-label={t("label")} className="flex flex-wrap items-center gap-1">
      <LinkButton size="icon" href={addressOf(daysLater(first, -7))} scroll={false} aria-label={t("previous")}>
        <ChevronLeft {...icon} />
      </LinkButton>
      <WeekPicker view={view} addressOf={addressOf} />
      <LinkButton size="icon" href={addressOf(daysLater(first, 7))} scroll={false} aria-label={t("next")}>
        <ChevronRight {...icon} />
      </LinkButton>
      {!days.includes(today) && (
        <LinkButton kind="quiet" size="small" href={addressOf(null)} scroll={false}>
          {t("current")}
        </LinkButton>
      )}
    </nav>
  );
}

interface WeekPickerProps {
  view: TimesheetView;
  addressOf: (week: string) => string;
}

function WeekPicker({ view: { days, today, locale, startOfWeek }, addressOf }: WeekPickerProps) {
  const t = useTranslations("timesheet.weeks");
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const words = weekWords(days, locale);

  function choose(day: string) {
    setOpen(false);
    router.push(addressOf(day), { scroll: false });
  }

  return (
    <Popover
      label={t("choose", { week: words })}
      trigger={
        <>
          <CalendarDays aria-hidden className="size-4" strokeWidth={1.5} />
          {words}
        </>
      }
      triggerStyle={buttonStyle({ size: "small" }, "tabular-nums")}
      open={open}
      onOpenChange={setOpen}
      className="p-2"
    >
      <div data-sheet className="flex flex-col gap-2">
        <DayField
          label={t("day")}
          day={days.includes(today) ? today : (days[0] ?? "")}
          today={today}
          locale={locale}
          isPast
          required
          onChange={choose}
        />
        <LazyCalendar
          day={days.includes(today) ? today : (days[0] ?? null)}
          today={today}
          onChoose={choose}
          locale={locale}
          startOfWeek={startOfWeek}
        />
      </div>
    </Popover>
  );
}
