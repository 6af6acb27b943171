import type { Bar } from "@/components/board/timeline/geometry/bar";
import type { BarState } from "@/components/board/timeline/rows/bar-label";
import { classNames } from "@/components/ui/class-names";

const LOOK: Readonly<Record<BarState, string>> = {
  open: "border-accent bg-accent-soft text-gray-12",
  done: "border-gray-7 bg-gray-3 text-gray-11",
  overdue: "border-red bg-red-soft text-red-text",
};
const FILL: Readonly<Record<BarState, string>> = { open: "bg-accent/25", done: "bg-gray-5", overdue: "bg-red/20" };

interface BarShapeProps {
  bar: Bar;
  state: BarState;
  progress: number;
  hasConflict: boolean;
  isMarked: boolean;
  isLifted: boolean;
}

/** A diamond for a due date alone. A bar without an end fades out. */
export function BarShape({ bar, state, progress, hasConflict, isMarked, isLifted }: BarShapeProps) {
  const marked = isMarked && "outline-2 outline-offset-2 outline-accent";
  const focused =
    "group-focus-visible/bar:outline-2 group-focus-visible/bar:outline-offset-2 group-focus-visible/bar:outline-focus";
  if (bar.kind === "due")
    return (
      <span
        className={classNames(
          "absolute inset-0 m-auto size-3 rotate-45 rounded-[2px] border-2",
          focused,
          LOOK[state],
          marked,
        )}
      />
    );
  return (
    <span
      className={classNames(
        "absolute inset-0 overflow-clip rounded-sm border",
        focused,
        LOOK[state],
        bar.kind === "start" && "border-e-0 mask-r-from-50% rtl:mask-r-from-100% rtl:mask-l-from-50%",
        hasConflict && "border-s-4 border-s-red",
        marked,
        isLifted && "shadow-floating",
      )}
    >
      {progress > 0 && (
        <span
          style={{ width: `${progress * 100}%` }}
          className={classNames("absolute inset-y-0 start-0", FILL[state])}
        />
      )}
    </span>
  );
}
