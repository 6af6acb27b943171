import "server-only";
import { textOfComment } from "@/lib/comments/text";
import type { Tx } from "@/lib/db";
import type { News } from "@/lib/mail/news/take";

/** A comment in its present words. */
export interface Said {
  /** Without markup; empty where only images were sent. */
  text: string;
  isReply: boolean;
}

export async function readSaid(tx: Tx, news: News[]): Promise<Map<number, Said>> {
  const ids = news.flatMap(({ commentId }) => commentId ?? []);
  const comments =
    ids.length > 0
      ? await tx.comment.findMany({
          where: { id: { in: ids } },
          select: { id: true, parentId: true, description: true },
        })
      : [];
  return new Map(
    comments.map(({ id, parentId, description }) => [
      id,
      { text: textOfComment({ description }), isReply: parentId !== null },
    ]),
  );
}
