"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { controlStyle } from "@/components/ui/controls/field";
import { LazyCalendar } from "@/components/ui/controls/lazy-calendar";
import { Popover } from "@/components/ui/overlays/popover";
import { dateText, dayIn, dueText } from "@/lib/dates/dates-on-screen";

interface DayFieldProps extends Pick<PropertyEditProps, "viewer" | "clock"> {
  /** `YYYY-MM-DD` */
  day: string;
  onChange: (day: string) => void;
}

/** A day that has come. */
export function DayField({ day, viewer, clock, onChange }: DayFieldProps) {
  const t = useTranslations("time");
  const [open, setOpen] = useState(false);
  const words = dayText(day, clock);

  function choose(next: string) {
    setOpen(false);
    onChange(next);
  }

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden className="text-sm font-medium">
        {t("day")}
      </span>
      <Popover
        label={t("dayIs", { day: words })}
        trigger={<span className="truncate">{words}</span>}
        triggerStyle={`${controlStyle} flex items-center text-start`}
        open={open}
        onOpenChange={setOpen}
        align="end"
        className="w-fit p-2"
      >
        <div data-sheet>
          <LazyCalendar
            day={day}
            today={dayIn(clock.now, clock.timeZone)}
            latest={dayIn(clock.now, clock.timeZone)}
            onChoose={choose}
            locale={viewer.locale}
            startOfWeek={viewer.startOfWeek}
          />
        </div>
      </Popover>
    </div>
  );
}

/** "Today", "Yesterday" or the date. */
export function dayText(day: string, clock: PropertyEditProps["clock"]): string {
  const { words } = dueText(day, clock);
  return words || dateText(day, clock);
}
