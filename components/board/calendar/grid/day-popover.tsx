"use client";
import { useRef } from "react";
import { useTranslations } from "next-intl";
import type { DayWords } from "@/components/board/calendar/days/day-words";
import type { CalendarTask } from "@/components/board/calendar/days/spans";
import { useFirstTasks } from "@/components/board/calendar/task/use-first-tasks";
import { TaskPill } from "@/components/board/calendar/task/task-pill";
import { rowIdOf } from "@/components/drag/item-id";
import type { PointerHandlers } from "@/components/drag/use-mouse-drag";
import { useTouchDrag } from "@/components/drag/use-touch-drag";
import { draggedNow, useDragged } from "@/components/drag/dragged";
import { classNames } from "@/components/ui/class-names";
import { AnchoredPopover } from "@/components/ui/overlays/anchored-popover";

interface DayPopoverProps {
  day: string;
  tasks: readonly CalendarTask[];
  words: DayWords;
  anchor: () => HTMLElement | null;
  pointerHandlers: PointerHandlers;
  onClose: () => void;
}

/** Beyond the parts of a task in the weeks of a month. */
const ROW = 10;

/** All tasks of a day. Tasks can be moved out of it; meanwhile it does not cover the days. */
export function DayPopover({ day, tasks, words, anchor, pointerHandlers, onClose }: DayPopoverProps) {
  const t = useTranslations("boardCalendar");
  const isDragging = useDragged((now) => now?.by === "pointer");
  return (
    <AnchoredPopover
      label={t("day", { day: words.whole(day), count: tasks.length })}
      anchor={anchor}
      open
      onOpenChange={(open) => open || draggedNow() !== null || onClose()}
      // A task that is moved by keys keeps the focus.
      finalFocus={() => draggedNow()?.by !== "keys" && anchor()}
      align="start"
      className={classNames("flex max-h-96 w-72 flex-col p-2", isDragging && "pointer-events-none opacity-0")}
    >
      <h2 className="px-1.5 pb-1.5 text-sm font-semibold">{words.whole(day)}</h2>
      <DayList day={day} tasks={tasks} pointerHandlers={pointerHandlers} />
    </AnchoredPopover>
  );
}

/** Touch is received where it begins, which is outside of the calendar. */
function DayList({ day, tasks, pointerHandlers }: Pick<DayPopoverProps, "day" | "tasks" | "pointerHandlers">) {
  const list = useRef<HTMLUListElement>(null);
  const { first, more } = useFirstTasks(tasks);
  useTouchDrag(list, true, pointerHandlers);
  return (
    <ul
      ref={list}
      data-day-list={day}
      data-sheet=""
      className="flex min-h-0 flex-col gap-0.5 overflow-y-auto overscroll-contain"
    >
      {first.map(({ task, span }) => (
        <li key={task.id}>
          <TaskPill
            rowId={rowIdOf(task.id, ROW)}
            task={task}
            span={span}
            hasBefore={span.first < day}
            hasAfter={span.last > day}
            isTabStop
            className="pointer-coarse:h-11"
          />
        </li>
      ))}
      {more}
    </ul>
  );
}
