import { stepForKey } from "@/components/drag/arrow-keys";

export interface LiftStep {
  unit: "day" | "week" | "month";
  by: 1 | -1;
  /** Only the due date. */
  resizes: boolean;
}

/** By how much a key moves a task that is picked up; null for a key that moves nothing. */
export function liftStepOf(event: KeyboardEvent): LiftStep | null {
  const resizes = event.shiftKey;
  if (event.key === "PageUp" || event.key === "PageDown")
    return { unit: "month", by: event.key === "PageUp" ? -1 : 1, resizes };
  switch (stepForKey(event)) {
    case "up":
      return { unit: "week", by: -1, resizes };
    case "down":
      return { unit: "week", by: 1, resizes };
    case "previous":
      return { unit: "day", by: -1, resizes };
    case "next":
      return { unit: "day", by: 1, resizes };
    default:
      return null;
  }
}
