"use client";
import { useCalendarContext } from "@/components/board/calendar/task/calendar-context";
import { classNames } from "@/components/ui/class-names";

/** Where a task is made longer or shorter. Keys do the same while it is picked up. */
export function PillEnd({ taskId, end }: { taskId: number; end: "start" | "due" }) {
  const { beginResize } = useCalendarContext();
  return (
    <span
      aria-hidden
      data-end={end}
      onPointerDown={(event) => beginResize(event, taskId, end)}
      // Otherwise the browser would drag the whole task.
      onMouseDown={(event) => event.preventDefault()}
      className={classNames(
        "absolute inset-y-0 z-2 w-1.5 cursor-ew-resize touch-none rounded-xs group-hover:bg-gray-8/40 pointer-coarse:w-3 print:hidden",
        end === "start" ? "start-0" : "end-0",
      )}
    />
  );
}
