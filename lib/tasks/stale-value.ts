import "server-only";
import type { Prisma, Task } from "@/generated/prisma/client";
import { lastWriterOf } from "@/lib/activity/writer";
import { plainDateOrNull } from "@/lib/dates/dates";
import type { Tx } from "@/lib/db";
import { StaleValue } from "@/lib/text/stale-value";

type Stored = string | number | boolean | Date | null;

interface Property {
  storedIn: (task: Task) => Stored;
  /** The lines of activity about it. */
  lines: Pick<Prisma.ActivityWhereInput, "action" | "column">;
}

const lines = (column: string, ...actions: string[]): Property["lines"] => ({
  column,
  ...(actions.length > 0 && { action: { in: actions } }),
});

/** Properties of which a request may name the value that it replaces, besides the texts (compatibility.md, C194). */
export const EXPECTABLE = {
  status: { storedIn: ({ status }) => status, lines: lines("task", "closed", "reopened") },
  priority: { storedIn: ({ priority }) => priority, lines: lines("priority") },
  due_at: { storedIn: ({ dueAt }) => dueAt, lines: lines("Due Date") },
  started_at: { storedIn: ({ startedAt }) => startedAt, lines: lines("Start Date") },
  remind_at: { storedIn: ({ remindAt }) => remindAt, lines: lines("reminder") },
  reminder_type: { storedIn: ({ reminderType }) => reminderType, lines: lines("reminder") },
  archived_at: {
    storedIn: ({ archivedAt }) => archivedAt !== null,
    lines: lines("task", "archived", "restored"),
  },
  is_template: { storedIn: ({ isTemplate }) => isTemplate ?? false, lines: lines("template") },
} as const satisfies Record<string, Property>;

export type ExpectedValue = { property: keyof typeof EXPECTABLE; value: unknown };

/**
 * @param next a request that comes again has it stored already
 * @throws StaleValue (409) with the current value and who set it when it is another one than expected
 */
export async function refuseStaleValue(
  tx: Tx,
  task: Task,
  { property, value }: ExpectedValue,
  next: unknown,
): Promise<void> {
  const { storedIn, lines: about }: Property = EXPECTABLE[property];
  const current = storedIn(task);
  if ([value, next].map(comparable).includes(comparable(current))) return;

  const shown = current instanceof Date ? plainDateOrNull(current) : current;
  throw new StaleValue(shown, await lastWriterOf(tx, task, about));
}

/** Clients get dates in whole seconds. No reminder is stored in two ways. */
function comparable(value: unknown): unknown {
  if (value instanceof Date) return Math.floor(value.getTime() / 1000);
  return value === "none" ? null : (value ?? null);
}

/** @throws StaleValue (409) when the task is neither in the expected stage nor in the one to which it is to go */
export async function refuseOtherStage(
  tx: Tx,
  task: Task,
  { stageId, expectedStageId }: { stageId: number; expectedStageId?: number },
): Promise<void> {
  if (expectedStageId === undefined || task.stageId === expectedStageId || task.stageId === stageId) return;
  throw new StaleValue(task.stageId, await lastWriterOf(tx, task, lines("stage", "changed")));
}
