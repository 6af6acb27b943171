import "server-only";
import type { Board, Submission } from "@/generated/prisma/client";
import { insertInto } from "@/lib/database/record";
import { sendAlong, type Tx } from "@/lib/db";
import type { Authorship } from "@/lib/ideas/sender";
import { cut } from "@/lib/text/text";

type Waiting = Pick<Submission, "kind" | "description"> & Partial<Pick<Submission, "taskId" | "parentId" | "title">>;

/** Stores a text until a moderator has decided. */
export async function storeSubmission(
  tx: Tx,
  { id: boardId }: Pick<Board, "id">,
  text: Waiting,
  by: Authorship,
): Promise<void> {
  await sendAlong(tx, insertInto("submission", { ...text, ...by, boardId, authorIp: cut(by.authorIp, 45) }));
}
