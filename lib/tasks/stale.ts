import "server-only";
import type { Task } from "@/generated/prisma/client";
import { writerOf } from "@/lib/activity/writer";
import type { Tx } from "@/lib/db";
import { lineOfHtml } from "@/lib/text/html";
import { isSameText, StaleText } from "@/lib/text/stale-text";

/** What a writer knew of a text when he began; `value` is undefined where he does not say. */
export interface Expected {
  updatedAt: Date | null;
  value: string | null | undefined;
}

/** What somebody else wrote since is not overwritten unseen: 409 with the text as it stands, and whose it is where that is known. */
export async function refuseStale(
  tx: Tx,
  task: Task,
  property: "title" | "description",
  { updatedAt, value }: Expected,
): Promise<void> {
  const [current, changedAt] =
    property === "title" ? [task.title, task.titleChangedAt] : [task.description, task.descriptionChangedAt];
  const isLater = updatedAt !== null && wholeSeconds(changedAt) > wholeSeconds(updatedAt);
  if (!isLater && (value === undefined || isSameText(value, current))) return;

  const recorded = property === "title" ? task.title : lineOfHtml(task.description ?? "");
  throw new StaleText(current, await writerOf(tx, task, property, recorded));
}

/** Dates go out without fractions: within one second only the text itself can tell two writers apart. */
const wholeSeconds = (date: Date) => Math.floor(date.getTime() / 1000);
