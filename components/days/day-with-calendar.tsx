"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { CalendarDays } from "lucide-react";
import { DayField, type DayFieldProps } from "@/components/days/day-field";
import { buttonStyle } from "@/components/ui/controls/button";
import { LazyCalendar } from "@/components/ui/controls/lazy-calendar";
import { Popover } from "@/components/ui/overlays/popover";

export interface DayWithCalendarProps extends Omit<DayFieldProps, "children"> {
  /** Of a form that has the day as `YYYY-MM-DD`. */
  name?: string;
  /** 0 is Sunday. */
  startOfWeek: number;
}

/** A day that is typed or chosen in a calendar. */
export function DayWithCalendar({ name, startOfWeek, ...field }: DayWithCalendarProps) {
  const t = useTranslations("ui.dates");
  const [open, setOpen] = useState(false);
  const { label, day, today, latest, locale, onChange } = field;

  function choose(next: string) {
    setOpen(false);
    onChange(next);
  }

  return (
    <DayField {...field}>
      {name && <input type="hidden" name={name} value={day} />}
      <Popover
        label={t("chooseIn", { label })}
        trigger={<CalendarDays aria-hidden className="size-4" strokeWidth={1.5} />}
        triggerStyle={buttonStyle(
          { kind: "quiet", size: "smallIcon" },
          "absolute end-1 top-1 pointer-coarse:end-0 pointer-coarse:top-0",
        )}
        open={open}
        onOpenChange={setOpen}
        align="end"
        className="w-fit p-2"
      >
        <div data-sheet>
          <LazyCalendar autoFocus day={day} onChoose={choose} {...{ today, latest, locale, startOfWeek }} />
        </div>
      </Popover>
    </DayField>
  );
}
