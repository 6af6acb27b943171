import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { Mentionable } from "@/lib/comments/render";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { titleOfComment } from "@/lib/trash/put-in";
import { commentOf, type Line, type Mentioning, renamedIn } from "@/lib/users/forget-mentions/lines";
import { type Person, withoutLinks, withoutMentions } from "@/lib/users/forget-mentions/names";
import { asMentionable, mayMention, namesakesOf } from "@/lib/users/forget-mentions/namesakes";
import { linkTo } from "@/lib/users/forget-mentions/texts";

interface TrashedText {
  id: number;
  html: string | null;
  answer: string | null;
  raw: string | null;
  commentId: number | null;
  /** Whom the comment mentions, without those whose mentions have left the trash. */
  others: Mentionable[] | null;
}

/** In the trash, people who are mentioned lose their names, too. Returns the comments there that mention the person. */
export async function forgetMentionsInTrash(tx: Tx, person: Person): Promise<Mentioning> {
  await lockItems(tx, person);
  const found = await rowsOf<TrashedText>(
    tx,
    Prisma.sql`
    SELECT t.id::int, row ->> 'description' AS html, row ->> 'answer' AS answer, row ->> 'raw_description' AS raw, CASE WHEN table_name = 'comment' THEN record_id END AS "commentId",
      (SELECT json_agg(${asMentionable}) FROM trash_row m JOIN "user" u ON u.id = (m.row ->> 'user_id')::int
       WHERE t.table_name = 'comment' AND m.item_id = t.item_id AND m.table_name = 'comment_mention' AND m.row ->> 'comment_id' = t.record_id::text) AS others
    FROM trash_row t WHERE ${linksTo(person)} ORDER BY t.id FOR NO KEY UPDATE`,
  );
  const texts = found.map(({ others, ...text }) => ({ ...text, people: [person, ...(others ?? [])] }));
  const changes = texts.map(({ html, answer, raw, people }) => ({
    ...(html !== null && { description: withoutLinks(html, person) }),
    ...(answer !== null && { answer: withoutLinks(answer, person) }),
    ...(raw !== null && { raw_description: withoutMentions(raw, people, person) }),
  }));
  await change(tx, texts, changes);
  await retitle(tx, texts);
  const mentioning = new Map(
    texts.flatMap(({ commentId, people }) => (commentId === null ? [] : [[commentId, people]])),
  );
  await forgetInLines(tx, person, mentioning);
  return mentioning;
}

const linksTo = (person: Person) => Prisma.sql`
  t.table_name IN ('task', 'board', 'idea', 'comment', 'activity') AND t.column_name IS NULL
  AND (t.row ->> 'description' LIKE ${linkTo(person)} OR t.row ->> 'answer' LIKE ${linkTo(person)})`;

/** A restoration locks them before their rows. */
const lockItems = (tx: Tx, person: Person): Promise<void> =>
  sendAlong(
    tx,
    Prisma.sql`
    SELECT id FROM trash_item WHERE kind = 'comment' AND id IN (SELECT t.item_id FROM trash_row t WHERE ${linksTo(person)})
    ORDER BY id FOR NO KEY UPDATE`,
  );

const change = (tx: Tx, rows: { id: number }[], changes: object[]): Promise<void> =>
  sendAlong(
    tx,
    Prisma.sql`
    UPDATE trash_row t SET row = t.row || n.change::jsonb
    FROM unnest(${rows.map(({ id }) => id)}::bigint[], ${changes.map((each) => JSON.stringify(each))}::text[]) AS n (id, change) WHERE t.id = n.id`,
  );

/** The title of a comment is the start of its text. */
const retitle = (tx: Tx, rows: { id: number }[]): Promise<void> =>
  sendAlong(
    tx,
    Prisma.sql`
    UPDATE trash_item i SET title = ${titleOfComment(Prisma.sql`t.row ->> 'raw_description'`)}
    FROM trash_row t WHERE t.id = ANY(${rows.map(({ id }) => id)}::bigint[]) AND i.id = t.item_id
      AND i.kind = 'comment' AND t.table_name = 'comment' AND t.record_id = i.record_id`,
  );

interface TrashedLine extends Line {
  /** A notification has its text as the new value. */
  isNotification: boolean;
}

const isOfComment = Prisma.sql`table_name = 'activity' AND row ->> 'column' IN ('comment', 'a reply')`;
const ofNotification = commentOf(Prisma.sql`(row -> 'settings')`);

/** A task and a board take their activity and notifications along. */
async function forgetInLines(tx: Tx, person: Person, mentioning: Mentioning): Promise<void> {
  const ids = [...mentioning.keys()].map(String);
  const read = rowsOf<TrashedLine>(
    tx,
    Prisma.sql`
    SELECT id::int, table_name = 'notification' AS "isNotification",
      CASE WHEN table_name = 'notification' THEN ${ofNotification}::int WHEN ${isOfComment} THEN (row ->> 'subject_id')::int END AS "commentId",
      row ->> 'old_value' AS "oldValue", row ->> (CASE table_name WHEN 'notification' THEN 'description' ELSE 'new_value' END) AS "newValue"
    FROM trash_row WHERE column_name IS NULL AND (
      (table_name = 'notification' AND ${ofNotification} = ANY(${ids}::text[]))
      OR (${isOfComment} AND row ->> 'subject_id' = ANY(${ids}::text[]))
      OR (table_name = 'activity' AND ${mayMention(Prisma.sql`concat_ws(' ', row ->> 'old_value', row ->> 'new_value')`, person)}))
    ORDER BY id FOR NO KEY UPDATE`,
  );
  const [lines, namesakes] = await Promise.all([read, namesakesOf(tx, person)]);
  const changed = renamedIn(lines, { person, mentioning, namesakes });
  const changes = changed.map(({ isNotification, oldValue, newValue }) =>
    isNotification ? { description: newValue } : { old_value: oldValue, new_value: newValue },
  );
  await change(tx, changed, changes);
}
