import type { Dragged } from "@/components/drag/dragged";

export const HOW_TO = "Press Space to pick it up, and then the arrow keys to move it.";

interface Spot {
  kind: Dragged["kind"] | "subtask";
  title: string;
  /** Counted from 1. */
  position: number;
  count: number;
  /** Or the group of a subtask. */
  stage?: string | undefined;
}

/** What is told to who does not see the move. */
export const spoken = {
  lifted: (spot: Spot) =>
    `Picked up ${nameOf(spot)}, ${where(spot)}. Use the arrow keys to move, Space to drop, Escape to cancel.`,
  moved: (spot: Spot) => `${capital(nameOf(spot))}, ${where(spot)}`,
  dropped: (spot: Spot) => `Dropped ${nameOf(spot)}, ${where(spot)}.`,
  cancelled: (spot: Spot) => `Move cancelled. ${capital(nameOf(spot))} is back at ${where(spot)}.`,
  refused: (spot: Spot) => `Move cancelled. ${capital(nameOf(spot))} can't be moved any more.`,
  gone: "Move cancelled. It is no longer on this board.",
};

const nameOf = ({ kind, title }: Spot) => `${kind === "task" ? "card" : kind} ${title}`;
const where = ({ position, count, stage }: Spot) =>
  `position ${position} of ${count}${stage === undefined ? "" : ` in ${stage}`}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
