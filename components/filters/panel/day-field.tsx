"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { typedDay } from "@/components/filters/panel/typed-day";
import { dayText } from "@/components/filters/use-names";
import { useQuickReader } from "@/components/quick-entry/use-quick-reader";
import { Field, controlStyle } from "@/components/ui/controls/field";

interface DayFieldProps {
  label: string;
  /** Empty when the range is open here. */
  day: string;
  today: string;
  locale: string;
  /** Days without a year are in the past. */
  isPast: boolean;
  onFocus: () => void;
  onChange: (day: string) => void;
}

/** A day as people type it: "fri", "12/24", "in 3 days". */
export function DayField({ label, day, today, locale, isPast, onFocus, onChange }: DayFieldProps) {
  const t = useTranslations("filters");
  const { language } = useQuickReader();
  const saved = day && dayText(day, locale);
  const [typed, setTyped] = useState(saved);
  const [shown, setShown] = useState(saved);
  const [isWrong, setWrong] = useState(false);
  if (saved !== shown) {
    setShown(saved);
    setTyped(saved);
  }

  function commit() {
    if (typed.trim() === saved) return;
    const read = typed.trim() === "" ? "" : typedDay(typed, { language, today, isPast });
    setWrong(read === null);
    if (read === null) return;
    setTyped(read && dayText(read, locale));
    onChange(read);
  }

  return (
    <Field label={label} error={isWrong ? t("noDay") : undefined} className="min-w-0 flex-1">
      {(control) => (
        <input
          {...control}
          type="text"
          value={typed}
          placeholder={t("anyDay")}
          onFocus={onFocus}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
          onBlur={commit}
          onKeyDown={({ key }) => key === "Enter" && commit()}
          className={controlStyle}
        />
      )}
    </Field>
  );
}
