import type { TaskCardJson } from "@/lib/tasks/present";

/** `created_at` is what only a whole task has; without it a task counts as an old one. */
export type ChangedTask = TaskCardJson & { created_at?: string };

/** `2026-11-20T21:56:45+00:00` and `2026-11-20 21:56:45`: made after everything that was read. */
export const isYounger = ({ created_at }: ChangedTask, syncedAt: string): boolean => created_at !== undefined && created_at.slice(0, 19).replace("T", " ") >= syncedAt;
