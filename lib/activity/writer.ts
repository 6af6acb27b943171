import "server-only";
import type { Task } from "@/generated/prisma/client";
import { shortened } from "@/lib/activity/record";
import { isoDate } from "@/lib/dates/dates";
import type { Tx } from "@/lib/db";

export interface WriterJson {
  changed_by: { ID: number; display_name: string };
  changed_at: string;
}

/** Null when the last activity is about another text or the writer's account was deleted. */
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
