"use client";
import { useTranslations } from "next-intl";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { monthsLater } from "@/components/board/calendar/days/months";
import type { DayFocus } from "@/components/board/calendar/use-day-focus";
import { keysForMoving } from "@/components/board/drag/key-hints";
import { focusCard } from "@/components/drag/focus";
import { stepForKey } from "@/components/drag/arrow-keys";
import { useShortcutHints, useShortcuts } from "@/components/ui/keyboard/shortcuts";
import { useSidewaysArrows } from "@/components/ui/keyboard/use-sideways-arrows";
import { daysLater, firstOfWeek } from "@/lib/dates/dates-on-screen";

interface CalendarKeys {
  focus: DayFocus;
  startOfWeek: number;
  canMove: boolean;
  taskWith: (id: number) => StoredTask | undefined;
  lift: (task: StoredTask, day: string) => void;
  onAdd: ((day: string) => void) | null;
  onToday: () => void;
}

/** The keys of a grid: days, and the tasks of a day. */
export function useCalendarKeys(options: CalendarKeys) {
  const { focus, canMove, onAdd, onToday } = options;
  const t = useTranslations("boardCalendar.shortcuts");
  useShortcuts({ t: { label: t("today"), run: onToday } });
  useShortcuts({ n: { label: t("addTask"), run: () => onAdd?.(focus.day) } }, onAdd !== null);
  useCalendarHints(canMove);

  return (event: React.KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
    if (!(event.target instanceof HTMLElement)) return;
    const day = event.target.dataset.dayFocus;
    const isHandled = day ? onDayKey(event, day, options) : onTaskKey(event, event.target, options);
    if (isHandled) event.preventDefault();
  };
}

function onDayKey(event: React.KeyboardEvent, day: string, { focus, startOfWeek, onAdd }: CalendarKeys): boolean {
  if (event.key === "Enter") {
    if (!focus.firstTask(day)) onAdd?.(day);
    return true;
  }
  const to = dayAfter(event, day, startOfWeek);
  if (to) focus.moveTo(to);
  return to !== null;
}

function dayAfter(event: React.KeyboardEvent, day: string, startOfWeek: number): string | null {
  if (event.key === "PageUp" || event.key === "PageDown") return monthsLater(day, event.key === "PageUp" ? -1 : 1);
  const first = firstOfWeek(day, startOfWeek);
  switch (stepForKey(event.nativeEvent)) {
    case "up":
      return daysLater(day, -7);
    case "down":
      return daysLater(day, 7);
    case "previous":
      return daysLater(day, -1);
    case "next":
      return daysLater(day, 1);
    case "first":
      return first;
    case "last":
      return daysLater(first, 6);
    default:
      return null;
  }
}

function onTaskKey(event: React.KeyboardEvent, target: HTMLElement, options: CalendarKeys): boolean {
  const { focus, canMove, taskWith, lift } = options;
  if (!target.matches("[data-opens], [data-more]") || !target.closest("[data-week], [data-undated], [data-day-list]"))
    return false;
  const popover = target.closest("[data-day-list]");
  // It closes itself.
  if (event.key === "Escape" && popover) return false;
  if (event.key === "Escape") {
    focus.moveTo(focus.day);
    return true;
  }
  if (event.key === " " && target.matches("[data-opens]")) {
    const article = target.closest<HTMLElement>("[data-lifts]");
    const task = article && canMove ? taskWith(Number(article.dataset.task)) : undefined;
    if (task) lift(task, focus.day);
    if (task && popover) focusCard(task.id);
    return task !== undefined;
  }
  const step = stepForKey(event.nativeEvent);
  if (!step) return false;
  const list = popover ?? target.closest("[data-undated]");
  if (list) focus.stepInList(list, target, step);
  else if (step === "previous" || step === "next") focus.moveTo(daysLater(focus.day, step === "next" ? 1 : -1));
  else focus.stepInDay(target, step);
  return true;
}

function useCalendarHints(canMove: boolean) {
  const t = useTranslations("boardCalendar.shortcuts");
  const board = useTranslations("board.shortcuts");
  const [previous, next] = useSidewaysArrows();
  useShortcutHints("page", {
    [t("day")]: [previous, next],
    [t("week")]: ["ArrowUp", "ArrowDown"],
    [t("weekEnds")]: ["Home", "End"],
    [t("month")]: ["PageUp", "PageDown"],
    [t("tasksOfDay")]: ["Enter"],
  });
  useShortcutHints("focusedTask", {
    [board("open")]: ["Enter"],
    [board("nextTask")]: ["ArrowDown"],
    [board("previousTask")]: ["ArrowUp"],
    [t("backToDay")]: ["Escape"],
  });
  const moves = {
    [t("moveByDay")]: [previous, next],
    [t("moveByWeek")]: ["ArrowUp", "ArrowDown"],
    [t("moveByMonth")]: ["PageUp", "PageDown"],
    [t("changeDue")]: [`shift+${previous}`, `shift+${next}`],
  };
  useShortcutHints("moving", keysForMoving(board, moves), canMove);
}
