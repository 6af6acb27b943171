import "server-only";
import { type Comment, Prisma } from "@/generated/prisma/client";
import { rowsOf, sendAlong, transaction } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import type { React } from "@/lib/reactions/inputs";
import { type Reaction, reactionsOnComment } from "@/lib/reactions/list";
import type { CurrentUser } from "@/lib/users/current-user";

const MOST_EMOJI = 20;

/** Nobody is notified, and the task stays as it is. Repeating changes nothing.
 * @returns the emoji on the comment @throws Invalid for one emoji too many, NotFound when the comment is gone */
export async function addReaction({ id }: Comment, { emoji }: React, actor: CurrentUser): Promise<Reaction[]> {
  await transaction(async (tx) => {
    // In a statement of its own, since a statement sees only what was committed before it began to wait.
    await sendAlong(tx, Prisma.sql`SELECT id FROM comment WHERE id = ${id} FOR NO KEY UPDATE`);
    const [row] = await rowsOf<{ isNew: boolean; count: number }>(
      tx,
      Prisma.sql`
      SELECT ${emoji} <> ALL (used.emoji) AS "isNew", cardinality(used.emoji) AS count
      FROM (SELECT ARRAY(SELECT DISTINCT r.emoji::text FROM comment_reaction r WHERE r.comment_id = c.id) AS emoji
        FROM comment c WHERE c.id = ${id}) used`,
    );
    if (!row) throw new NotFound("Comment");
    if (row.isNew && row.count >= MOST_EMOJI) throw new Invalid(`A comment can have up to ${MOST_EMOJI} emoji.`);
    await sendAlong(
      tx,
      Prisma.sql`INSERT INTO comment_reaction (comment_id, user_id, emoji) VALUES (${id}, ${actor.id}, ${emoji}) ON CONFLICT DO NOTHING`,
    );
  });
  return reactionsOnComment({ id }, actor);
}

/** Repeating changes nothing. @returns the emoji on the comment */
export async function removeReaction({ id }: Comment, { emoji }: React, actor: CurrentUser): Promise<Reaction[]> {
  await transaction((tx) =>
    sendAlong(
      tx,
      Prisma.sql`DELETE FROM comment_reaction WHERE comment_id = ${id} AND user_id = ${actor.id} AND emoji = ${emoji}`,
    ),
  );
  return reactionsOnComment({ id }, actor);
}
