import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { Mentionable } from "@/lib/comments/render";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { type Person, withoutLinks, withoutMentions } from "@/lib/users/forget-mentions/names";
import { asMentionable } from "@/lib/users/forget-mentions/namesakes";
import { linkTo } from "@/lib/users/forget-mentions/texts";

interface TrashedText {
  id: number;
  html: string | null;
  answer: string | null;
  raw: string | null;
  commentId: number | null;
  /** Whom else the comment mentions. */
  others: Mentionable[] | null;
}

/** In the trash, people who are mentioned lose their names, too. Returns the comments there that mention the person, each with all whom it mentions. */
export async function forgetMentionsInTrash(tx: Tx, person: Person): Promise<Map<number, Mentionable[]>> {
  const found = await rowsOf<TrashedText>(
    tx,
    Prisma.sql`
    SELECT t.id::int, row ->> 'description' AS html, row ->> 'answer' AS answer, row ->> 'raw_description' AS raw, CASE WHEN table_name = 'comment' THEN record_id END AS "commentId",
      (SELECT json_agg(${asMentionable}) FROM trash_row m JOIN "user" u ON u.id = (m.row ->> 'user_id')::int
       WHERE t.table_name = 'comment' AND m.item_id = t.item_id AND m.table_name = 'comment_mention' AND m.row ->> 'comment_id' = t.record_id::text) AS others
    FROM trash_row t WHERE table_name IN ('task', 'board', 'idea', 'comment') AND column_name IS NULL
      AND (row ->> 'description' LIKE ${linkTo(person)} OR row ->> 'answer' LIKE ${linkTo(person)}) ORDER BY t.id FOR NO KEY UPDATE`,
  );
  const changes = found.map(({ html, answer, raw, others }) => ({
    ...(html !== null && { description: withoutLinks(html, person) }),
    ...(answer !== null && { answer: withoutLinks(answer, person) }),
    ...(raw !== null && { raw_description: withoutMentions(raw, [person, ...(others ?? [])], person) }),
  }));
  await change(tx, found, changes);
  return new Map(
    found.flatMap(({ commentId, others }) => (commentId === null ? [] : [[commentId, [person, ...(others ?? [])]]])),
  );
}

const change = (tx: Tx, rows: { id: number }[], changes: object[]): Promise<void> =>
  sendAlong(
    tx,
    Prisma.sql`
    UPDATE trash_row t SET row = t.row || n.change::jsonb
    FROM unnest(${rows.map(({ id }) => id)}::bigint[], ${changes.map((each) => JSON.stringify(each))}::text[]) AS n (id, change) WHERE t.id = n.id`,
  );
