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
  const select = { id: true, description: true, isMarkdown: true };
  const comments = await tx.comment.findMany({ where: { id: { in: ids } }, select });
  return new Map(comments.map((comment) => [comment.id, textOfComment(comment)]));
}

export const shortened = (text: string, length: number): string =>
  text.length > length ? `${cut(text, length)} …` : text;
