"use client";
import { useEffect, useEffectEvent, useState } from "react";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { daysBetween } from "@/components/board/calendar/days/months";
import type { Dates } from "@/components/board/calendar/days/shift";
import { spanOf } from "@/components/board/calendar/days/spans";
import { dayAt } from "@/components/board/calendar/drag/day-at";
import { datesOf, type Lifted } from "@/components/board/calendar/drag/lifted";
import { setDragged } from "@/components/drag/dragged";

interface HandleOptions {
  timeZone: string;
  taskWith: (id: number) => StoredTask | undefined;
  lifted: Lifted | null;
  setLifted: (lifted: Lifted | null) => void;
  settle: (task: StoredTask, dates: Dates) => void;
}

/** Dragging an end of a bar shows the bar as it would become. Listens to the window, because the bar may be drawn in another place. */
export function useHandleDrag({ timeZone, taskWith, lifted, setLifted, settle }: HandleOptions) {
  const [pointerId, setPointerId] = useState<number | null>(null);
  const move = useEffectEvent((event: PointerEvent) => {
    if (event.pointerId === pointerId && lifted) setLifted(resizedTo(event, lifted, timeZone));
  });
  const finish = useEffectEvent((isDropped: boolean) => {
    setPointerId(null);
    setLifted(null);
    setDragged(null);
    if (lifted && isDropped) settle(lifted.task, datesOf(lifted, timeZone));
  });

  useEffect(() => (pointerId === null ? undefined : listenToPointer(move, finish)), [pointerId]);

  return (event: React.PointerEvent, taskId: number, end: "start" | "due") => {
    const task = taskWith(taskId);
    if (!task || event.button !== 0) return;
    event.stopPropagation();
    event.preventDefault();
    setPointerId(event.pointerId);
    setDragged({ kind: "task", id: taskId, by: "keys", to: null });
    setLifted({ task, by: "handle", days: 0, end, endDays: 0, startDay: "" });
  };
}

function resizedTo({ clientX: x, clientY: y }: PointerEvent, lifted: Lifted, timeZone: string): Lifted {
  const [day, span] = [dayAt({ x, y }), spanOf(lifted.task, timeZone)];
  if (!span || !day) return lifted;
  const endDays = daysBetween(lifted.end === "due" ? span.last : span.first, day);
  return endDays === lifted.endDays ? lifted : { ...lifted, endDays };
}

function listenToPointer(move: (event: PointerEvent) => void, finish: (isDropped: boolean) => void): () => void {
  const off = new AbortController();
  const options = { signal: off.signal, capture: true };
  window.addEventListener("pointermove", move, options);
  window.addEventListener("pointerup", () => finish(true), options);
  window.addEventListener("pointercancel", () => finish(false), options);
  window.addEventListener("keydown", (event) => event.key === "Escape" && finish(false), options);
  return () => off.abort();
}
