"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { CalendarNotices } from "@/components/board/calendar/calendar-notices";
import { useSubscribe, useTitle } from "@/components/board/calendar/calendar-on-desktop";
import { CalendarToolbar } from "@/components/board/calendar/calendar-toolbar";
import { monthOf } from "@/components/board/calendar/days/months";
import { isOnDay } from "@/components/board/calendar/days/spans";
import { SubscribeDialog } from "@/components/board/calendar/feeds/lazy-subscribe";
import { PhoneDayList } from "@/components/board/calendar/grid/phone-day";
import { PhoneMonth } from "@/components/board/calendar/grid/phone-month";
import { UndatedSheet } from "@/components/board/calendar/task/undated-tasks";
import type { CalendarOnScreen } from "@/components/board/calendar/use-calendar";
import { useRowContext } from "@/components/board/list/use-row-context";
import type { BoardViewProps } from "@/components/board/views/view-props";

interface CalendarOnPhoneProps {
  view: BoardViewProps;
  calendar: CalendarOnScreen;
  onAdd: ((day: string) => void) | null;
  howToId: string;
}

/** A small month, and the tasks of the day that is chosen in it. */
export function CalendarOnPhone({ view, calendar, onAdd, howToId }: CalendarOnPhoneProps) {
  const t = useTranslations("boardCalendar");
  const { range, words, shown, undated, focus, context } = calendar;
  const title = useTitle(calendar);
  const subscribe = useSubscribe(calendar);
  const [showsUndated, setShowsUndated] = useState(false);
  const rows = useRowContext({ ...view, group: "due", canMove: view.abilities.edit, howToId });

  return (
    <>
      <CalendarToolbar
        range={range}
        title={title}
        undated={{
          count: calendar.isWaiting ? null : undated.length,
          isShown: showsUndated,
          toggle: () => setShowsUndated(true),
        }}
        onSubscribe={subscribe.open}
      />
      <CalendarNotices {...view} isEmpty={shown.length === 0} range={range.range} />
      <PhoneMonth
        title={t("label", { title })}
        weeks={range.weeks}
        month={range.range === "month" ? monthOf(range.day) : null}
        today={range.today}
        chosen={focus.day}
        tasks={shown}
        words={words}
        colorOf={context.colorOf}
        onChoose={focus.setDay}
        onStep={range.step}
      />
      <PhoneDayList
        key={focus.day}
        day={focus.day}
        tasks={shown.filter((task) => isOnDay(task, focus.day))}
        words={words}
        context={rows}
        onAdd={onAdd}
      />
      {showsUndated && <UndatedSheet tasks={undated} onClose={() => setShowsUndated(false)} />}
      <SubscribeDialog view={view} {...subscribe} />
    </>
  );
}
