"use client";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { CalendarRange } from "@/components/board/calendar/use-calendar-range";
import { firstOfMonth, monthOf } from "@/components/board/calendar/days/months";
import type { Step } from "@/components/drag/place";

export type DayFocus = ReturnType<typeof useDayFocus>;

/** The day that is the tab stop of the grid, and how the focus moves between days and their tasks. */
export function useDayFocus(board: RefObject<HTMLElement | null>, range: CalendarRange) {
  const [last, setDay] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const { weeks, show } = range;
  const day = last !== null && isDrawn(last, range) ? last : startOf(range);

  useEffect(() => {
    const cell = wanted.current && cellOf(board.current, wanted.current);
    if (!cell) return;
    wanted.current = null;
    cell.focus();
  });

  useFocusAfterRemoval(board, day);
  return useMemo(() => {
    function moveTo(to: string) {
      setDay(to);
      const cell = weeks.some((week) => week.includes(to)) ? cellOf(board.current, to) : null;
      if (cell) return cell.focus();
      wanted.current = to;
      show(to);
    }
    return { day, setDay, moveTo, ...focusInDay(board, day) };
  }, [board, day, weeks, show]);
}

/** When a focused task leaves its day, the day gets the focus. */
function useFocusAfterRemoval(board: RefObject<HTMLElement | null>, day: string) {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) =>
      void (focused.current = target instanceof Element && board.current?.contains(target) ? target : null);
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [board]);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    cellOf(board.current, day)?.focus();
  });
}

const isDrawn = (day: string, { weeks }: CalendarRange): boolean => weeks.some((week) => week.includes(day));

function startOf(shown: CalendarRange): string {
  const { range, day, today, weeks } = shown;
  const showsToday = isDrawn(today, shown) && (range === "week" || monthOf(today) === monthOf(day));
  if (showsToday) return today;
  return range === "month" ? firstOfMonth(day) : (weeks[0]?.[0] ?? day);
}

const focusInDay = (board: RefObject<HTMLElement | null>, day: string) => ({
  /** @returns whether there is one */
  firstTask(of: string): boolean {
    const found = linksOf(board.current, of)[0];
    found?.focus();
    return found !== undefined;
  },
  stepInDay(from: HTMLElement, step: Step) {
    const next = linkAfter(linksOf(board.current, day), from, step);
    (next ?? (step === "up" ? cellOf(board.current, day) : null))?.focus();
  },
  /** Among the tasks without a due date. */
  stepInList(list: Element, from: HTMLElement, step: Step) {
    linkAfter([...list.querySelectorAll<HTMLElement>("[data-opens]")], from, step)?.focus();
  },
});

function linkAfter(links: readonly HTMLElement[], from: HTMLElement, step: Step): HTMLElement | undefined {
  const at = links.indexOf(from);
  return links[{ up: at - 1, down: at + 1, first: 0, last: links.length - 1, previous: at, next: at }[step]];
}

const cellOf = (board: HTMLElement | null, day: string): HTMLElement | null =>
  board?.querySelector<HTMLElement>(`[data-day-focus="${day}"]`) ?? null;

/** The tasks of a day as drawn, also bars that began earlier, and the button for the others. */
function linksOf(board: HTMLElement | null, day: string): HTMLElement[] {
  const week = cellOf(board, day)?.closest("[data-week]");
  const all = [...(week?.querySelectorAll<HTMLElement>("[data-opens], [data-more]") ?? [])];
  return all.filter((link) => {
    const drawn = link.closest<HTMLElement>("[data-from]");
    return drawn ? (drawn.dataset.from ?? "") <= day && day <= (drawn.dataset.to ?? "") : link.dataset.more === day;
  });
}
