import type { Dragged } from "@/components/drag/dragged";

export const PICKED_UP_STYLE = "z-10 rotate-2 shadow-floating";

/** Wide rows are not tilted. */
export const PICKED_UP_ROW_STYLE = "z-10 rounded-md bg-raised shadow-floating";

/** A pointer moves a copy, and the original keeps its space; keys move the original. */
export const DRAGGED_STYLE: Readonly<Record<Dragged["by"], string>> = { pointer: "opacity-40", keys: PICKED_UP_STYLE };
