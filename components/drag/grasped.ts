import type { Dragged } from "@/components/drag/dragged";

/** What is in the hand. */
export const TILTED = "z-10 rotate-2 shadow-floating";

/** A pointer carries a copy, and what it took keeps its room; the keys carry the thing itself. */
export const GRASPED: Readonly<Record<Dragged["by"], string>> = { pointer: "opacity-40", keys: TILTED };
