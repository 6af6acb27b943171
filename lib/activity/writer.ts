import "server-only";
import type { Task } from "@/generated/prisma/client";
import { shortened } from "@/lib/activity/record";
import { isoDate } from "@/lib/dates/dates";
import type { Tx } from "@/lib/db";

export interface WriterJson {
  changed_by: { ID: number; display_name: string };
  changed_at: string;
}

/** Who wrote a text of a task and when, as its last line says. Null where that line speaks of another text, or its writer's account is gone. */
export async function writerOf(
  tx: Tx,
  { id, boardId }: Task,
  column: "title" | "description",
  text: string,
): Promise<WriterJson | null> {
  const line = await tx.activity.findFirst({
    where: { boardId, taskId: id, action: "updated", column },
    orderBy: { id: "desc" },
    select: { newValue: true, createdAt: true, createdBy: { select: { id: true, displayName: true } } },
  });
  if (!line?.createdBy || (line.newValue ?? "") !== shortened(text)) return null;

  return {
    changed_by: { ID: line.createdBy.id, display_name: line.createdBy.displayName },
    changed_at: isoDate(line.createdAt),
  };
}
