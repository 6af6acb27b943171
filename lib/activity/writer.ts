import "server-only";
import type { Board, Prisma, Task, User } from "@/generated/prisma/client";
import { shortened } from "@/lib/activity/record";
import { isoDate } from "@/lib/dates/dates";
import type { Tx } from "@/lib/db";
import { isSameText } from "@/lib/text/stale-text";

export interface WriterJson {
  changed_by: { ID: number; display_name: string };
  changed_at: string;
}

/** Who last changed something of a task. Null when nothing is recorded or the account was deleted. */
export async function lastWriterOf(
  tx: Tx,
  { id, boardId }: Pick<Task, "id" | "boardId">,
  where: Pick<Prisma.ActivityWhereInput, "action" | "column" | "settings">,
): Promise<WriterJson | null> {
  const line = await tx.activity.findFirst({
    where: { boardId, taskId: id, ...where },
    orderBy: { id: "desc" },
    select: { createdAt: true, createdBy: { select: { id: true, displayName: true } } },
  });
  return line?.createdBy ? writerJson(line.createdBy, line.createdAt) : null;
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

  return writerJson(line.createdBy, line.createdAt);
}

/** The same for a text of a board. */
export async function writerOfBoard(
  tx: Tx,
  { id, title, description }: Pick<Board, "id" | "title" | "description">,
  column: "title" | "description",
): Promise<WriterJson | null> {
  const line = await tx.activity.findFirst({
    where: { boardId: id, taskId: null, action: "changed", column },
    orderBy: { id: "desc" },
    select: {
      newValue: true,
      description: true,
      createdAt: true,
      createdBy: { select: { id: true, displayName: true } },
    },
  });
  const isOfText =
    column === "title" ? line?.newValue === shortened(title) : isSameText(line?.description ?? null, description);
  return line?.createdBy && isOfText ? writerJson(line.createdBy, line.createdAt) : null;
}

const writerJson = ({ id, displayName }: Pick<User, "id" | "displayName">, at: Date): WriterJson => ({
  changed_by: { ID: id, display_name: displayName },
  changed_at: isoDate(at),
});
