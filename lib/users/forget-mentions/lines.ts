import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { Mentionable } from "@/lib/comments/render";
import { changeTime } from "@/lib/database/change-time";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { type Person, withoutAnyMention, withoutName, withoutPerson } from "@/lib/users/forget-mentions/names";
import { mayMention, namesakesOf } from "@/lib/users/forget-mentions/namesakes";

/** Comments that mention a person, each with all whom it mentions. */
export type Mentioning = ReadonlyMap<number, Mentionable[]>;

interface Notice {
  id: number;
  commentId: number;
  text: string;
}

/** Their excerpts say whom the comment mentions. */
export async function forgetInNotifications(tx: Tx, person: Person, mentioning: Mentioning): Promise<void> {
  const ids = [...mentioning.keys()];
  const found = await rowsOf<Notice>(
    tx,
    Prisma.sql`
    SELECT id, ${commentOf(Prisma.sql`settings`)}::int AS "commentId", description AS text FROM notification
    WHERE task_id IN (SELECT task_id FROM comment WHERE id = ANY(${ids}::int[])) AND strpos(description, ${person.displayName}) > 0
      AND ${commentOf(Prisma.sql`settings`)} = ANY(${ids.map(String)}::text[]) ORDER BY id FOR NO KEY UPDATE`,
  );
  const texts = found.map(({ commentId, text }) => withoutName(text, mentioning.get(commentId) ?? [], person));
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE notification t SET description = n.text, updated_at = ${changeTime()}
    FROM unnest(${found.map(({ id }) => id)}::int[], ${texts}::text[]) AS n (id, text) WHERE t.id = n.id`,
  );
}

/** The comment or reply that a notification with these settings is about. */
export const commentOf = (settings: Prisma.Sql) =>
  Prisma.sql`coalesce(${settings} ->> 'reply_id', ${settings} ->> 'comment_id')`;

export interface Line {
  id: number;
  /** Of a line about a comment. */
  commentId: number | null;
  oldValue: string | null;
  newValue: string | null;
}

/** Activity has the beginnings of comments, as typed or as shown, and of descriptions and answers, also of those that have
 * changed since. */
export async function forgetInActivity(tx: Tx, person: Person, mentioning: Mentioning): Promise<void> {
  const read = rowsOf<Line>(
    tx,
    Prisma.sql`
    SELECT id, CASE WHEN ${isOfComment} THEN subject_id END AS "commentId", old_value AS "oldValue", new_value AS "newValue" FROM activity
    WHERE (${isOfComment} AND subject_id = ANY(${[...mentioning.keys()]}::int[])) OR ${mayMention(Prisma.sql`concat_ws(' ', old_value, new_value)`, person)}
    ORDER BY id FOR NO KEY UPDATE`,
  );
  const [lines, namesakes] = await Promise.all([read, namesakesOf(tx, person)]);
  const changed = renamedIn(lines, { person, mentioning, namesakes });
  const [olds, news] = [changed.map(({ oldValue }) => oldValue), changed.map(({ newValue }) => newValue)];
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE activity a SET old_value = n.old, new_value = n.new
    FROM unnest(${changed.map(({ id }) => id)}::int[], ${olds}::text[], ${news}::text[]) AS n (id, old, new) WHERE a.id = n.id`,
  );
}

const isOfComment = Prisma.sql`"column" IN ('comment', 'a reply')`;

interface Names {
  person: Person;
  mentioning: Mentioning;
  namesakes: Mentionable[];
}

/** Those that change. */
export function renamedIn<Each extends Line>(lines: Each[], { person, mentioning, namesakes }: Names): Each[] {
  return lines.flatMap((line) => {
    const people = line.commentId === null ? undefined : mentioning.get(line.commentId);
    const renamed = (text: string | null) =>
      text && (people ? withoutPerson(text, people, person) : withoutAnyMention(text, namesakes, person));
    const [oldValue, newValue] = [renamed(line.oldValue), renamed(line.newValue)];
    return oldValue === line.oldValue && newValue === line.newValue ? [] : [{ ...line, oldValue, newValue }];
  });
}
