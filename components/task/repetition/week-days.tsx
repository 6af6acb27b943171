"use client";
import { useTranslations } from "next-intl";
import { useRepetitionWords } from "@/components/task/repetition/repetition-words";

interface WeekDaysProps {
  /** From Sunday, 0. */
  chosen: readonly number[];
  startOfWeek: number;
  onChange: (chosen: number[]) => void;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

export function WeekDays({ chosen, startOfWeek, onChange }: WeekDaysProps) {
  const t = useTranslations("task.repetition");
  const { weekday } = useRepetitionWords();
  const days = WEEK.map((at) => (at + startOfWeek) % 7);
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t("fields.weekDays")}</legend>
      <div className="flex flex-wrap gap-1.5">
        {days.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={chosen.includes(day)}
            title={weekday(day)}
            onClick={() => onChange(days.filter((each) => chosen.includes(each) !== (each === day)))}
            className="h-9 min-w-11 rounded-sm border border-gray-7 bg-surface px-2 text-sm hover:bg-gray-3 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium pointer-coarse:h-11"
          >
            {weekday(day, "short")}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
