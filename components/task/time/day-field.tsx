"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { PropertyEditProps } from "@/components/task/properties/task-properties";
import { controlStyle } from "@/components/ui/controls/field";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { Popover } from "@/components/ui/overlays/popover";
import { dateText, dayIn, dueText } from "@/lib/dates/dates-on-screen";

const Calendar = dynamic(() => import("@/components/ui/controls/calendar").then((file) => file.Calendar), {
  ssr: false,
  loading: () => <Skeleton className="h-65 w-56 pointer-coarse:h-89 pointer-coarse:w-77" />,
});

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
          <Calendar
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
