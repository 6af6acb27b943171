"use client";
import { useId, useState } from "react";
import { useTranslations } from "next-intl";
import { typedDate } from "@/components/quick-entry/typed-date";
import { useQuickReader } from "@/components/quick-entry/use-quick-reader";
import { classNames } from "@/components/ui/class-names";
import { fieldStyle } from "@/components/ui/controls/field";
import { ProblemLine } from "@/components/ui/feedback/problem-line";
import { type ClockOnScreen, type DateAndTime, dayIn, dueText, toWire } from "@/lib/dates/dates-on-screen";

interface TypedDateFieldProps {
  name: string;
  typed?: string;
  clock: ClockOnScreen;
  onDate: (date: DateAndTime) => void;
  /** Enter without a text. */
  onNothing: () => void;
}

/** Shows how the text is understood; Enter takes it. */
export function TypedDateField({ name, typed = "", clock, onDate, onNothing }: TypedDateFieldProps) {
  const t = useTranslations("task.properties.typedDate");
  const { language } = useQuickReader();
  const [text, setText] = useState(typed);
  const [isRefused, setRefused] = useState(false);
  const hintId = useId();
  const date = typedDate(text, language, dayIn(clock.now, clock.timeZone));

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (date) onDate(date);
    else if (text.trim() === "") onNothing();
    else setRefused(true);
  }

  return (
    <div className="flex flex-col gap-1 p-2 pb-0">
      <input
        type="text"
        dir="auto"
        autoComplete="off"
        aria-label={t("label", { name })}
        aria-describedby={hintId}
        aria-invalid={isRefused || undefined}
        data-unreadable={text.trim() !== "" && !date ? "" : undefined}
        placeholder={t("placeholder")}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setRefused(false);
        }}
        onKeyDown={onKeyDown}
        className={classNames(fieldStyle, "h-8 w-full min-w-0 px-2 text-base pointer-coarse:h-11")}
      />
      <div id={hintId} role="status" className="text-sm text-gray-11 empty:hidden">
        {date && dueText(toWire(date, clock.timeZone), clock).whole}
        {isRefused && <ProblemLine>{t("unknown")}</ProblemLine>}
      </div>
    </div>
  );
}
