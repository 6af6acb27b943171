import "server-only";
import { Prisma, type Task } from "@/generated/prisma/client";
import { recordActivity, type TaskLine } from "@/lib/activity/record";
import { sendAlong, transaction } from "@/lib/db";
import { lockTask } from "@/lib/tasks/lock";
import { presentDuration } from "@/lib/time/duration";
import type { EstimateTime } from "@/lib/time/inputs";
import type { CurrentUser } from "@/lib/users/current-user";

/** No minutes are no estimate. */
export async function estimateTime(found: Task, { minutes }: EstimateTime, actor: CurrentUser): Promise<void> {
  await transaction(async (tx) => {
    const { id, boardId, estimatedMinutes: before } = await lockTask(tx, found);
    const after = minutes || null;
    if (after === before) return;

    await sendAlong(tx, Prisma.sql`UPDATE task SET estimated_minutes = ${after} WHERE id = ${id}`);
    await recordActivity(tx, actor, { boardId, taskId: id, ...changeOf(before, after) });
  });
}

function changeOf(
  before: number | null,
  after: number | null,
): Pick<TaskLine, "oldValue" | "newValue"> & EstimateEvent {
  const oldValue = before === null ? null : presentDuration(before);
  if (after === null) return { event: "removed estimate", oldValue };
  return { event: before === null ? "added estimate" : "changed estimate", oldValue, newValue: presentDuration(after) };
}

interface EstimateEvent {
  event: "added estimate" | "changed estimate" | "removed estimate";
}
