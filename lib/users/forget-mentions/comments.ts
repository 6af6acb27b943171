import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { Mentionable } from "@/lib/comments/render";
import { changeTime } from "@/lib/database/change-time";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { forgetInActivity, forgetInNotifications } from "@/lib/users/forget-mentions/lines";
import { asMentionable } from "@/lib/users/forget-mentions/namesakes";
import { type Person, withoutLinks, withoutMentions } from "@/lib/users/forget-mentions/names";

interface MentioningComment {
  id: number;
  raw: string;
  html: string;
  people: Mentionable[];
}

/** In comments of others, and in what notifications and activity say of them and of all other texts. Needs the lock of the
 * person's row, so that no other mention is being written. @param trashed the comments in the trash that mention the person */
export async function forgetMentionsInComments(
  tx: Tx,
  person: Person,
  trashed: ReadonlyMap<number, Mentionable[]>,
): Promise<void> {
  const found = await rowsOf<MentioningComment>(
    tx,
    Prisma.sql`
    SELECT c.id, c.raw_description AS raw, c.description AS html,
      (SELECT json_agg(${asMentionable}) FROM comment_mention o JOIN "user" u ON u.id = o.user_id WHERE o.comment_id = c.id) AS people
    FROM comment c WHERE c.id IN (SELECT comment_id FROM comment_mention WHERE user_id = ${person.id}) ORDER BY c.id FOR NO KEY UPDATE`,
  );
  const mentioning = new Map(found.map(({ id, people }) => [id, people]));
  if (found.length > 0) {
    await renameIn(tx, person, found);
    await forgetInNotifications(tx, person, mentioning);
  }
  await forgetInActivity(tx, person, new Map([...trashed, ...mentioning]));
}

async function renameIn(tx: Tx, person: Person, found: MentioningComment[]): Promise<void> {
  const ids = found.map(({ id }) => id);
  const texts = found.map(({ html }) => withoutLinks(html, person));
  const raws = found.map(({ raw, people }) => withoutMentions(raw, people, person));
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE comment c SET description = n.html, raw_description = n.raw, updated_at = ${changeTime()}
    FROM unnest(${ids}::int[], ${texts}::text[], ${raws}::text[]) AS n (id, html, raw)
    WHERE c.id = n.id AND (c.description, c.raw_description) IS DISTINCT FROM (n.html, n.raw)`,
  );
}
