/** How a kanban can be divided into swimlanes; the same as groups of the list. */
export const LANES = ["assignee", "priority", "label"] as const;
export type LaneGrouping = (typeof LANES)[number];

export const NO_LANES = "none";

/** Undefined where a text says nothing about lanes, null where it says that there are none. */
export const lanesIn = (text: unknown): LaneGrouping | null | undefined =>
  text === NO_LANES ? null : LANES.find((each) => each === text);
