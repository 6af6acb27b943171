"use client";
import { type RefObject, useEffect, useMemo, useState } from "react";
import { datesEdit } from "@/components/board-store/edits/property-edits";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { Save } from "@/components/board-store/use-save";
import { useDragBroadcast } from "@/components/board/drag/use-drag-broadcast";
import { type Dates, isSame } from "@/components/board/calendar/days/shift";
import { datesOf, type Lifted, steppedBy } from "@/components/board/calendar/drag/lifted";
import type { MoveTexts } from "@/components/board/calendar/drag/use-move-texts";
import { useHandleDrag } from "@/components/board/calendar/drag/use-handle-drag";
import { type LiftStep, liftStepOf } from "@/components/board/calendar/drag/lift-step";
import { useDragKeys } from "@/components/drag/use-drag-keys";
import { usePointerDays } from "@/components/board/calendar/drag/use-pointer-days";
import { setDragged, useDragged } from "@/components/drag/dragged";
import { setFocusTarget } from "@/components/drag/focus";
import { taskIdOfRow } from "@/components/drag/item-id";
import { useEndWhenGone } from "@/components/drag/use-end-when-gone";
import { useFrozen } from "@/components/drag/use-frozen";
import { toast } from "@/components/ui/feedback/toasts";

interface CalendarDragOptions {
  board: RefObject<HTMLElement | null>;
  /** The tasks that match the filters. */
  live: readonly StoredTask[];
  enabled: boolean;
  timeZone: string;
  boardOf: (taskId: number) => number;
  save: Save["save"];
  texts: MoveTexts;
  /** Brings the days of a task that is moved by keys into view. */
  onMoved: (dates: Dates) => void;
}

interface Moved {
  taskId: number;
  dates: Dates;
}

/** Changes by others are shown when the drag is over. A drop is shown until the data has it. */
export function useCalendarDrag(options: CalendarDragOptions) {
  const { enabled, timeZone, texts } = options;
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [announcement, announce] = useState("");
  const { frozen, moved, settle } = useSettled(options, lifted);
  const taskWith = (id: number) => frozen.find((task) => task.id === id);
  useDragBroadcast(options.boardOf);

  const pointer = usePointerDays({ ...options, taskWith, onDrop: settle });
  const keys = keyActions({ ...options, lifted, setLifted, settle, announce });
  useDragKeys({ isDragged: lifted?.by === "keys", stepOf: liftStepOf, onMove: keys.step, onPutDown: keys.putDown });
  const beginResize = useHandleDrag({ timeZone, taskWith, lifted, setLifted, settle });
  useEndWhenGone({ ...useMovedTask(options, lifted), enabled }, (why) => {
    if (lifted?.by === "keys") announce(texts[why]);
    else toast(texts[why], "error");
    setLifted(null);
    pointer.end();
  });
  useEffect(() => () => setDragged(null), []);
  return {
    tasks: useMemo(() => withMoved(frozen, moved), [frozen, moved]),
    /** Drawn first on its day, so that it stays in view. */
    firstId: lifted?.by === "keys" ? lifted.task.id : null,
    ...{ announcement, beginResize, grab: pointer.grab, pointerHandlers: pointer.handlers, lift: keys.lift },
  };
}

/** What is shown as moved, and how that is saved. */
function useSettled({ live, timeZone, save }: CalendarDragOptions, lifted: Lifted | null) {
  const [dropped, setDropped] = useState<(Moved & { on: readonly StoredTask[] }) | null>(null);
  if (dropped && dropped.on !== live) setDropped(null);
  const isDragged = useDragged((now) => now !== null);
  const moved = useMemo(
    (): Moved | null => (lifted ? { taskId: lifted.task.id, dates: datesOf(lifted, timeZone) } : dropped),
    [lifted, dropped, timeZone],
  );
  return {
    moved,
    frozen: useFrozen(live, isDragged || lifted !== null),
    settle(task: StoredTask, dates: Dates) {
      const edit = live.some(({ id }) => id === task.id) ? datesEdit(task, dates) : null;
      if (!edit) return;
      save(edit);
      setDropped({ on: live, taskId: task.id, dates });
    },
  };
}

interface KeyOptions extends Pick<CalendarDragOptions, "timeZone" | "texts" | "onMoved"> {
  lifted: Lifted | null;
  setLifted: (lifted: Lifted | null) => void;
  settle: (task: StoredTask, dates: Dates) => void;
  announce: (text: string) => void;
}

function keyActions({ lifted, setLifted, settle, announce, timeZone, texts, onMoved }: KeyOptions) {
  function show(next: Lifted, announced: "lifted" | "moved") {
    const dates = datesOf(next, timeZone);
    setLifted(next);
    announce(texts.of(announced, next.task, dates));
    onMoved(dates);
  }
  return {
    lift(task: StoredTask, startDay: string) {
      setFocusTarget(task.id);
      setDragged({ kind: "task", id: task.id, by: "keys", to: null });
      show({ task, by: "keys", days: 0, end: "due", endDays: 0, startDay }, "lifted");
    },
    step: (step: LiftStep) => lifted && show(steppedBy(lifted, step, timeZone), "moved"),
    putDown(isDropped: boolean) {
      if (!lifted) return;
      const { task } = lifted;
      const dates = isDropped ? datesOf(lifted, timeZone) : task;
      setLifted(null);
      setDragged(null);
      setFocusTarget(task.id);
      announce(texts.of(isDropped ? "dropped" : "canceled", task, dates));
      if (isDropped) settle(task, dates);
      onMoved(dates);
    },
  };
}

function withMoved(tasks: readonly StoredTask[], moved: Moved | null): readonly StoredTask[] {
  const at = moved ? tasks.findIndex(({ id }) => id === moved.taskId) : -1;
  const task = tasks[at];
  return moved && task && !isSame(task, moved.dates) ? tasks.with(at, { ...task, ...moved.dates }) : tasks;
}

function useMovedTask({ live }: Pick<CalendarDragOptions, "live">, lifted: Lifted | null) {
  const dragged = useDragged((now) => (now?.kind === "task" ? now.id : null));
  const id = lifted?.task.id ?? dragged;
  return { id, isThere: id === null || live.some((each) => each.id === taskIdOfRow(id)) };
}
