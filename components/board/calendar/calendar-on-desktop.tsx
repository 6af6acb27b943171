"use client";
import { useCallback, useState } from "react";
import { useTranslations } from "next-intl";
import { CalendarNotices } from "@/components/board/calendar/calendar-notices";
import { CalendarToolbar } from "@/components/board/calendar/calendar-toolbar";
import { monthOf } from "@/components/board/calendar/days/months";
import { isOnDay } from "@/components/board/calendar/days/spans";
import { SubscribeDialog } from "@/components/board/calendar/feeds/lazy-subscribe";
import { CalendarGrid } from "@/components/board/calendar/grid/calendar-grid";
import { DayPopover } from "@/components/board/calendar/grid/day-popover";
import { UndatedPanel } from "@/components/board/calendar/task/undated-tasks";
import type { CalendarOnScreen } from "@/components/board/calendar/use-calendar";
import { useDragged } from "@/components/drag/dragged";
import { useCalendarCommands } from "@/components/board/calendar/use-calendar-commands";
import type { BoardViewProps } from "@/components/board/views/view-props";

interface CalendarOnDesktopProps {
  view: BoardViewProps;
  calendar: CalendarOnScreen;
  onAdd: ((day: string) => void) | null;
  cellOf: (day: string) => () => HTMLElement | null;
}

export function CalendarOnDesktop({ view, calendar, onAdd, cellOf }: CalendarOnDesktopProps) {
  const t = useTranslations("boardCalendar");
  const { range, words, shown, undated, focus } = calendar;
  const { weeks } = range;
  const [more, setMore] = useState<string | null>(null);
  const title = useTitle(calendar);
  const subscribe = useSubscribe(calendar);
  // The keys move it among the days, which the popover would cover.
  const isLifted = useDragged((now) => now?.by === "keys");
  if (more !== null && (isLifted || !weeks.some((week) => week.includes(more)))) setMore(null);

  return (
    <>
      <CalendarToolbar
        range={range}
        title={title}
        undated={{
          count: calendar.isWaiting ? null : undated.length,
          isShown: range.showsUndated,
          toggle: range.toggleUndated,
        }}
        onSubscribe={subscribe.open}
      />
      <CalendarNotices {...view} isEmpty={shown.length === 0} range={range.range} />
      <div className="flex min-h-0 flex-1 print:block">
        <CalendarGrid
          title={t("label", { title })}
          range={range.range}
          weeks={weeks}
          month={range.range === "month" ? monthOf(range.day) : null}
          today={range.today}
          focusedDay={focus.day}
          tasks={shown}
          words={words}
          onAdd={onAdd}
          onMore={setMore}
          onFocusDay={focus.setDay}
        />
        {range.showsUndated && (
          <UndatedPanel tasks={undated} canMove={view.abilities.edit} onClose={range.toggleUndated} />
        )}
      </div>
      {more !== null && (
        <DayPopover
          day={more}
          tasks={shown.filter((task) => isOnDay(task, more))}
          words={words}
          anchor={cellOf(more)}
          pointerHandlers={calendar.drag.pointerHandlers}
          onClose={() => {
            setMore(null);
            focus.moveTo(more);
          }}
        />
      )}
      <SubscribeDialog view={view} {...subscribe} />
    </>
  );
}

export function useTitle({ range: { range, day, weeks }, words }: CalendarOnScreen): string {
  const [first = day, last = day] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  return range === "month" ? words.month(day) : words.week(first, last);
}

/** Offers it in the command palette, too. */
export function useSubscribe({ range }: CalendarOnScreen) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  useCalendarCommands(range, open);
  return { isOpen, open, close: () => setOpen(false) };
}
