import "server-only";
import type { Task } from "@/generated/prisma/client";
import { writerOf } from "@/lib/activity/writer";
import type { Tx } from "@/lib/db";
import { lineOfHtml } from "@/lib/text/text-of-html";
import { isSameText, StaleText } from "@/lib/text/stale-text";

/** The text that the client saw before the edit; `value` is undefined when the client did not send it. */
export interface Expected {
  updatedAt: Date | null;
  /** Milliseconds since 1970, as `updated_at_ms`. */
  updatedAtMs: number | undefined;
  value: string | null | undefined;
}

/**
 * A request that comes again has its text stored already.
 *
 * @throws StaleText (409) with the current text and its writer when somebody else changed the text meanwhile
 */
export async function refuseStale(
  tx: Tx,
  task: Task,
  { property, value: next }: { property: "title" | "description"; value: string | null },
  { updatedAt, updatedAtMs, value }: Expected,
): Promise<void> {
  const [current, changedAt] =
    property === "title" ? [task.title, task.titleChangedAt] : [task.description, task.descriptionChangedAt];
  if (isSameText(next, current)) return;
  const isLater =
    (updatedAt !== null && wholeSeconds(changedAt) > wholeSeconds(updatedAt)) ||
    (updatedAtMs !== undefined && changedAt.getTime() > updatedAtMs);
  if (!isLater && (value === undefined || isSameText(value, current))) return;

  const recorded = property === "title" ? task.title : lineOfHtml(task.description ?? "");
  throw new StaleText(current, await writerOf(tx, task, property, recorded));
}

/** Most clients know dates without fractions, which can't show another writer's change within one second. */
const wholeSeconds = (date: Date) => Math.floor(date.getTime() / 1000);
