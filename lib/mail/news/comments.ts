import "server-only";
import { textOfComment } from "@/lib/comments/text";
import type { Tx } from "@/lib/db";
import type { MailEvent } from "@/lib/mail/news/take";
import { cut } from "@/lib/text/text";

/** Comment id to its present text without markup; empty where it has only images. */
export type Comments = ReadonlyMap<number, string>;

export async function readComments(tx: Tx, events: MailEvent[]): Promise<Comments> {
  const ids = events.flatMap(({ commentId }) => commentId ?? []);
  if (ids.length === 0) return new Map();
  const comments = await tx.comment.findMany({ where: { id: { in: ids } }, select: { id: true, description: true } });
  return new Map(comments.map(({ id, description }) => [id, textOfComment({ description })]));
}

export const shortened = (text: string, length: number): string =>
  text.length > length ? `${cut(text, length)} …` : text;
