import type { Dragged } from "@/components/drag/dragged";

/** What is in the hand. */
export const PICKED_UP_STYLE = "z-10 rotate-2 shadow-floating";

/** A pointer carries a copy, and what it took keeps its room; the keys carry the thing itself. */
export const DRAGGED_STYLE: Readonly<Record<Dragged["by"], string>> = { pointer: "opacity-40", keys: PICKED_UP_STYLE };
