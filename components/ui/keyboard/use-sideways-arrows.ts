"use client";
import { useDirection } from "@base-ui/react/direction-provider";

const LEFT_TO_RIGHT = ["ArrowLeft", "ArrowRight"] as const;
const RIGHT_TO_LEFT = ["ArrowRight", "ArrowLeft"] as const;

/** The arrow keys that lead back and on in the direction of reading. */
export const useSidewaysArrows = () => (useDirection() === "rtl" ? RIGHT_TO_LEFT : LEFT_TO_RIGHT);
