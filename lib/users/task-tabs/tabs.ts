import { z } from "zod";
import type { Prisma } from "@/generated/prisma/client";
import { TASK_TYPES, type TaskType } from "@/lib/users/person-page/types";

export interface TaskTab {
  name: TaskType;
  isVisible: boolean;
  order: number;
}

const SavedTabs = z.record(z.string(), z.object({ isVisible: z.boolean(), order: z.number() })).catch({});

/** The person's tabs in their order, followed by those that were never saved (compatibility.md, C115). */
export function taskTabs(saved: Prisma.JsonValue | undefined): TaskTab[] {
  const settings = SavedTabs.parse(saved ?? {});
  const known = TASK_TYPES.flatMap((name) => (settings[name] ? [{ name, ...settings[name] }] : []));
  const last = Math.max(0, ...known.map(({ order }) => order));
  const missing = TASK_TYPES.filter((name) => !settings[name]);
  return [
    ...known.sort((one, other) => one.order - other.order),
    ...missing.map((name, at) => ({ name, isVisible: true, order: last + at + 1 })),
  ];
}
