"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { shortDay } from "@/components/days/day-words";
import { typedDay } from "@/components/days/typed-day";
import { useQuickLanguage } from "@/components/quick-entry/use-quick-language";
import { classNames } from "@/components/ui/class-names";
import { Field, controlStyle } from "@/components/ui/controls/field";

export interface DayFieldProps {
  label: string;
  labelHidden?: boolean;
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  today: string;
  locale: string;
  /** Days without a year are in the past. */
  isPast: boolean;
  /** The last day that can be chosen. */
  latest?: string;
  required?: boolean;
  placeholder?: string;
  /** Of the text elsewhere that says why this day can't be chosen. */
  problemId?: string;
  /** From the server. */
  error?: string;
  className?: string;
  onFocus?: () => void;
  onChange: (day: string) => void;
  /** At the end of the field. */
  children?: React.ReactNode;
}

/** A day as people type it: "fri", "12/24", "in 3 days". What can't be read stays in the field, which is invalid then. */
export function DayField({
  label,
  labelHidden,
  placeholder,
  problemId,
  error,
  className,
  onFocus,
  children,
  ...day
}: DayFieldProps) {
  const t = useTranslations("ui.dates");
  const { typed, problem, type, commit } = useTypedDay(day);
  const words = {
    noDay: t("noDay"),
    tooLate: t("tooLate", { day: day.latest ? shortDay(day.latest, day.locale) : "" }),
  };
  return (
    <Field label={label} labelHidden={labelHidden} error={problem ? words[problem] : error} className={className}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            data-wrong-day={problem || problemId ? "" : undefined}
            aria-describedby={control["aria-describedby"] ?? problemId}
            aria-invalid={control["aria-invalid"] ?? (problemId ? true : undefined)}
            type="text"
            autoComplete="off"
            value={typed}
            placeholder={placeholder}
            onFocus={onFocus}
            onChange={({ target }) => type(target.value)}
            onBlur={commit}
            onKeyDown={({ key }) => key === "Enter" && commit()}
            className={classNames(controlStyle, children ? "pe-9 pointer-coarse:pe-11" : undefined)}
          />
          {children}
        </div>
      )}
    </Field>
  );
}

type TypedDay = Pick<DayFieldProps, "day" | "today" | "locale" | "isPast" | "latest" | "required" | "onChange">;

function useTypedDay({ day, today, locale, isPast, latest, required, onChange }: TypedDay) {
  const language = useQuickLanguage();
  const saved = day && shortDay(day, locale);
  const [typed, setTyped] = useState(saved);
  const [shown, setShown] = useState(saved);
  const [problem, setProblem] = useState<"noDay" | "tooLate" | null>(null);
  if (saved !== shown) {
    setShown(saved);
    setTyped(saved);
    setProblem(null);
  }

  function type(text: string) {
    setTyped(text);
    setProblem(null);
  }

  function commit() {
    if (typed.trim() === saved) return;
    const read = typed.trim() === "" ? "" : typedDay(typed, { language, today, isPast });
    if (read === null || (read === "" && required)) return setProblem("noDay");
    if (latest && read > latest) return setProblem("tooLate");
    setProblem(null);
    setTyped(read && shortDay(read, locale));
    onChange(read);
  }

  return { typed, problem, type, commit };
}
