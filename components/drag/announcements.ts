import type { Dragged } from "@/components/drag/dragged";

export const HOW_TO = "Press Space to pick it up, and then the arrow keys to move it.";

interface AnnouncedPosition {
  kind: Dragged["kind"] | "subtask";
  title: string;
  /** Counted from 1. */
  position: number;
  count: number;
  /** Or the group of a subtask. */
  stage?: string | undefined;
}

/** For screen readers. */
export const announcements = {
  lifted: (spot: AnnouncedPosition) =>
    `Picked up ${nameOf(spot)}, ${positionText(spot)}. Use the arrow keys to move, Space to drop, Escape to cancel.`,
  moved: (spot: AnnouncedPosition) => `${capital(nameOf(spot))}, ${positionText(spot)}`,
  dropped: (spot: AnnouncedPosition) => `Dropped ${nameOf(spot)}, ${positionText(spot)}.`,
  cancelled: (spot: AnnouncedPosition) => `Move cancelled. ${capital(nameOf(spot))} is back at ${positionText(spot)}.`,
  refused: (spot: AnnouncedPosition) => `Move cancelled. ${capital(nameOf(spot))} can't be moved any more.`,
  gone: "Move cancelled. It is no longer on this board.",
};

const nameOf = ({ kind, title }: AnnouncedPosition) => `${kind === "task" ? "card" : kind} ${title}`;
const positionText = ({ position, count, stage }: AnnouncedPosition) =>
  `position ${position} of ${count}${stage === undefined ? "" : ` in ${stage}`}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
