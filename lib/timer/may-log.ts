import type { OwnTimer } from "@/lib/timer/read";

export const mayLog = ({ mayWrite, isTracking }: Pick<OwnTimer, "mayWrite" | "isTracking">): boolean =>
  mayWrite && isTracking;
