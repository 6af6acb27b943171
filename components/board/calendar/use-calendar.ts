"use client";
import { type RefObject, useCallback, useMemo } from "react";
import { boardOf, mayEdit } from "@/components/board-store/board-in-view";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { dayWords } from "@/components/board/calendar/days/day-words";
import { type CalendarTask, spanOf, tasksBetween } from "@/components/board/calendar/days/spans";
import { useCalendarDrag } from "@/components/board/calendar/drag/use-calendar-drag";
import { useMoveTexts } from "@/components/board/calendar/drag/use-move-texts";
import type { CalendarContext } from "@/components/board/calendar/task/calendar-context";
import { useCalendarKeys } from "@/components/board/calendar/use-calendar-keys";
import { useCalendarRange } from "@/components/board/calendar/use-calendar-range";
import { useDayFocus } from "@/components/board/calendar/use-day-focus";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { useOrderOfView } from "@/components/selection/selection";
import { useLatest } from "@/components/ui/hooks/use-latest";

export type CalendarOnScreen = ReturnType<typeof useCalendar>;

interface Options {
  howToId: string;
  /** Null for people who may not add tasks. */
  onAdd: ((day: string) => void) | null;
}

/** The days on the screen with their tasks, and how they are changed. */
export function useCalendar(view: BoardViewProps, board: RefObject<HTMLElement | null>, { howToId, onAdd }: Options) {
  const { clock, viewer, columns, tasks: known, abilities, saving } = view;
  const { timeZone, locale } = clock;
  const words = useMemo(() => dayWords(locale), [locale]);
  const range = useCalendarRange(view);
  const focus = useDayFocus(board, range);
  // Some of the tasks would only jump when the others come.
  const isWaiting = view.loading?.hasFailed === false;
  const live = useMemo(() => (isWaiting ? [] : [...columns.values()].flat()), [columns, isWaiting]);
  const drag = useCalendarDrag({
    ...{ board, live, timeZone, enabled: abilities.edit, save: saving.save },
    boardOf: (taskId) => known[taskId]?.board_id ?? view.board.id,
    texts: useMoveTexts(words, timeZone),
    onMoved: (dates) => showDayOf(spanOf(dates, timeZone)?.last, range),
  });
  const onKeyDown = useCalendarKeys({
    focus,
    startOfWeek: viewer.startOfWeek,
    canMove: abilities.edit,
    taskWith: (id) => live.find((task) => task.id === id),
    lift: drag.lift,
    onAdd,
    onToday: () => focus.moveTo(range.today),
  });
  const context = useCalendarContextOf(view, { words, howToId, beginResize: drag.beginResize });
  const shown = useShownTasks(drag, range, timeZone);
  useOrderOfView(useCallback(() => idsOf(shown), [shown]));
  return { ...{ words, range, focus, drag, onKeyDown, context, isWaiting }, ...shown };
}

/** Only the tasks of the days on the screen are read and sorted. */
function useShownTasks(
  { tasks, firstId }: ReturnType<typeof useCalendarDrag>,
  { weeks }: ReturnType<typeof useCalendarRange>,
  timeZone: string,
) {
  const [from, to] = [weeks[0]?.[0] ?? "", weeks.at(-1)?.at(-1) ?? ""];
  const shown = useMemo(
    () => withFirst(tasksBetween(tasks, { from, to, timeZone }), firstId),
    [tasks, firstId, from, to, timeZone],
  );
  return useMemo(() => ({ shown, undated: tasks.filter(isUndated) }), [shown, tasks]);
}

const idsOf = ({ shown, undated }: ReturnType<typeof useShownTasks>): number[] =>
  [...shown.map(({ task }) => task.id), ...undated.map(({ id }) => id)].filter((id) => id > 0);

const isUndated = ({ due_at, status }: StoredTask): boolean => due_at === null && status !== "closed";

function showDayOf(day: string | undefined, { weeks, show }: ReturnType<typeof useCalendarRange>) {
  if (day && !weeks.some((week) => week.includes(day))) show(day);
}

function withFirst(tasks: CalendarTask[], id: number | null): CalendarTask[] {
  const first = tasks.find(({ task }) => task.id === id);
  return first ? [first, ...tasks.filter((each) => each !== first)] : tasks;
}

type ContextOptions = Pick<CalendarContext, "words" | "howToId" | "beginResize">;

function useCalendarContextOf(view: BoardViewProps, { words, howToId, beginResize }: ContextOptions): CalendarContext {
  const { board, boards, clock, taskMenu, onOpen } = view;
  // Tasks render again when the context changes, and this function changes with each render.
  const latest = useLatest(beginResize);
  return useMemo(() => {
    const source = { board, boards };
    return {
      ...{ clock, words, howToId, menu: taskMenu, onOpen },
      canMove: (task) => mayEdit(source, task),
      colorOf: (task) => boardOf(source, task).stages.find(({ id }) => id === task.stage_id)?.bg_color ?? null,
      beginResize: (event, taskId, end) => latest.current(event, taskId, end),
    };
  }, [board, boards, clock, words, howToId, taskMenu, onOpen, latest]);
}
