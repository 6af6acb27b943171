import type { ImportSession } from "@/generated/prisma/client";

/** In this order. */
export type Phase = "queued" | "fetching" | "board" | "tasks" | "finishing" | "completed";

export const isEnded = ({ status }: Pick<ImportSession, "status">): boolean =>
  status === "completed" || status === "failed";

/** Whether its document has been read. */
export const isStaged = ({ phase }: Pick<ImportSession, "phase">): boolean => !["queued", "fetching"].includes(phase);

/** The board to which an import adds tasks, instead of making one. */
export function boardIdIn({ options }: Pick<ImportSession, "options">): number | null {
  const id = (options as { into_board?: unknown }).into_board;
  return typeof id === "number" ? id : null;
}

const FETCHED = 30;
const TASKS_DONE = 97;

export const fetchingPercentage = (part: number): number => Math.floor(Math.max(0, Math.min(1, part)) * FETCHED);

export const tasksPercentage = (completed: number, total: number): number =>
  FETCHED + Math.floor((total === 0 ? 1 : completed / total) * (TASKS_DONE - FETCHED));
