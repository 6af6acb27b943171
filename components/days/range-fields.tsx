"use client";
import { useId, useState } from "react";
import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { CalendarDays } from "lucide-react";
import { DayField } from "@/components/days/day-field";
import { buttonStyle } from "@/components/ui/controls/button";
import { ProblemLine } from "@/components/ui/feedback/problem-line";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { Popover } from "@/components/ui/overlays/popover";

const Calendar = dynamic(() => import("@/components/ui/controls/calendar").then((file) => file.Calendar), {
  ssr: false,
  loading: () => <Skeleton className="h-65 w-56 pointer-coarse:h-89 pointer-coarse:w-77" />,
});

/** Days, `YYYY-MM-DD`. */
export interface DayRange {
  from: string;
  to: string;
}

interface RangeFieldsProps {
  range: DayRange;
  today: string;
  /** 0 is Sunday. */
  startOfWeek: number;
  /** Why this range can't be chosen. */
  problem?: string;
  labelHidden?: boolean;
  className?: string;
  onChange: (range: DayRange) => void;
}

/** The first and the last day, which are typed or chosen in a calendar. */
export function RangeFields({ range, problem, className, onChange, ...calendar }: RangeFieldsProps) {
  const t = useTranslations("ui.dates");
  const id = useId();
  const [isTyping, setTyping] = useState(false);
  const done = () => setTyping(false);
  // What is below would move under the pointer when a day that is being typed is taken.
  const shown = isTyping ? undefined : problem;
  return (
    <div
      className={className}
      onInput={() => setTyping(true)}
      onBlur={done}
      onKeyDown={({ key }) => key === "Enter" && done()}
    >
      {(["from", "to"] as const).map((end) => (
        <RangeEnd
          key={end}
          name={end}
          label={t(end)}
          day={range[end]}
          problemId={end === "to" && shown ? id : undefined}
          onChange={(day) => onChange({ ...range, [end]: day })}
          {...calendar}
        />
      ))}
      {shown && (
        <ProblemLine id={id} className="col-span-full mt-1.5">
          {shown}
        </ProblemLine>
      )}
    </div>
  );
}

interface RangeEndProps extends Pick<RangeFieldsProps, "today" | "startOfWeek" | "labelHidden"> {
  problemId?: string;
  name: string;
  label: string;
  day: string;
  onChange: (day: string) => void;
}

/** Forms have the day as `YYYY-MM-DD`. */
function RangeEnd({ name, startOfWeek, ...field }: RangeEndProps) {
  const t = useTranslations("ui.dates");
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const { label, day, today, onChange } = field;

  function choose(next: string) {
    setOpen(false);
    onChange(next);
  }

  return (
    <DayField {...field} locale={locale} isPast required className="min-w-0">
      <input type="hidden" name={name} value={day} />
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
          <Calendar autoFocus day={day} today={today} onChoose={choose} locale={locale} startOfWeek={startOfWeek} />
        </div>
      </Popover>
    </DayField>
  );
}

/** The field that is wrong gets the focus. @returns whether there is one */
export function hasWrongDay(form: HTMLFormElement): boolean {
  const wrong = form.querySelector<HTMLElement>("[aria-invalid]");
  wrong?.focus();
  return wrong !== null;
}
