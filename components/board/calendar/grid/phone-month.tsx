"use client";
import { useMemo, useRef } from "react";
import { useTranslations } from "next-intl";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { DayWords } from "@/components/board/calendar/days/day-words";
import { type CalendarTask, isOnDay } from "@/components/board/calendar/days/spans";
import { ColorFill } from "@/components/ui/brand/color-fill";
import { classNames } from "@/components/ui/class-names";

interface PhoneMonthProps {
  title: string;
  weeks: readonly (readonly string[])[];
  month: string | null;
  today: string;
  chosen: string;
  tasks: readonly CalendarTask[];
  words: DayWords;
  colorOf: (task: StoredTask) => string | null;
  onChoose: (day: string) => void;
  onStep: (by: 1 | -1) => void;
}

/** Days with dots for their tasks; those of the chosen day are listed below. A swipe turns the page. */
export function PhoneMonth({ title, weeks, tasks, words, onStep, ...props }: PhoneMonthProps) {
  const swipe = useSwipe(onStep);
  return (
    <div role="grid" aria-label={title} {...swipe} className="shrink-0 touch-pan-y border-b border-gray-6 pb-1">
      <div role="row" className="grid grid-cols-7">
        {(weeks[0] ?? []).map((day) => (
          <span key={day} role="columnheader" className="truncate px-0.5 py-1 text-center text-xs text-gray-11">
            <span className="sr-only">{words.longWeekday(day)}</span>
            <span aria-hidden>{words.narrowWeekday(day)}</span>
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" data-week="" className="grid grid-cols-7">
          {week.map((day) => (
            <PhoneDay key={day} day={day} tasks={tasks} words={words} {...props} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface PhoneDayProps extends Pick<
  PhoneMonthProps,
  "month" | "today" | "chosen" | "tasks" | "words" | "colorOf" | "onChoose"
> {
  day: string;
}

const MOST_DOTS = 3;

function PhoneDay({ day, month, today, chosen, tasks, words, colorOf, onChoose }: PhoneDayProps) {
  const t = useTranslations("boardCalendar");
  const here = useMemo(() => tasks.filter((task) => isOnDay(task, day)), [tasks, day]);
  const isOther = month !== null && !day.startsWith(month);
  return (
    <div
      role="gridcell"
      data-day={day}
      data-day-focus={day}
      tabIndex={day === chosen ? 0 : -1}
      aria-label={t("day", { day: words.whole(day), count: here.length })}
      aria-selected={day === chosen}
      aria-current={day === today ? "date" : undefined}
      onClick={() => onChoose(day)}
      onFocus={() => onChoose(day)}
      className="flex h-12 flex-col items-center gap-0.5 pt-0.5 outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
    >
      <span
        aria-hidden
        className={classNames(
          "grid size-8 place-items-center rounded-full text-base tabular-nums",
          day === chosen ? "bg-accent text-on-accent" : isOther ? "text-gray-11" : "text-gray-12",
          day === today && (day === chosen ? "font-semibold" : "font-semibold text-accent-text"),
        )}
      >
        {words.plainNumber(day)}
      </span>
      <span
        aria-hidden
        className="flex h-2 items-center gap-0.5 text-[0.625rem] leading-none text-gray-11 tabular-nums"
      >
        {here.slice(0, MOST_DOTS).map(({ task }) => (
          <span key={task.id} className="relative size-1.5 rounded-full bg-gray-8">
            <PhoneDot color={task.status === "closed" ? null : colorOf(task)} />
          </span>
        ))}
        {here.length > MOST_DOTS && t("plus", { count: here.length - MOST_DOTS })}
      </span>
    </div>
  );
}

const PhoneDot = ({ color }: { color: string | null }) => color && <ColorFill light={color} />;

/** In pixels. */
const SWIPE = 48;

function useSwipe(onStep: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: React.TouchEvent) {
      const finger = touches[0];
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd({ changedTouches, currentTarget }: React.TouchEvent) {
      const [finger, from] = [changedTouches[0], start.current];
      start.current = null;
      if (!finger || !from) return;
      const [x, y] = [finger.clientX - from.x, finger.clientY - from.y];
      if (Math.abs(x) < SWIPE || Math.abs(x) < 2 * Math.abs(y)) return;
      const isRtl = getComputedStyle(currentTarget).direction === "rtl";
      onStep(x < 0 === !isRtl ? 1 : -1);
    },
  };
}
