import type { Step } from "@/components/drag/place";

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "previous",
  ArrowRight: "next",
  Home: "first",
  End: "last",
};
const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** In right-to-left text the next stage is on the left. Null for other keys. */
export function stepForKey({ key, target }: Pick<KeyboardEvent, "key" | "target">): Step | null {
  const isRtl = target instanceof Element && getComputedStyle(target).direction === "rtl";
  return STEPS[isRtl ? (MIRRORED[key] ?? key) : key] ?? null;
}
