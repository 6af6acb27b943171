"use client";
import { useId, useState } from "react";
import { useLocale, useTranslations } from "next-intl";
import { DayWithCalendar } from "@/components/days/day-with-calendar";
import { ProblemLine } from "@/components/ui/feedback/problem-line";

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
  const locale = useLocale();
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
        <DayWithCalendar
          key={end}
          name={end}
          locale={locale}
          isPast
          required
          className="min-w-0"
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
