import "server-only";
import { Prisma, type User } from "@/generated/prisma/client";
import { type Mentionable, renameMentions } from "@/lib/comments/render";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { withoutMentionsOf } from "@/lib/text/mention-links";
import { DELETED_USER } from "@/lib/users/nobody";

const NAME = DELETED_USER.display_name;

type Person = Pick<User, "id" | "login" | "nicename" | "displayName">;

interface StoredText {
  id: number;
  text: string;
}

/** Safe HTML in which people are mentioned by links: table, key, text, and what else a change of the text changes. */
const TEXTS = [
  ["task", "id", "description", ", description_changed_at = now(), updated_at = now()"],
  ["board", "id", "description", ", updated_at = now()"],
  ["idea", "task_id", "answer", ""],
  ["activity", "id", "description", ""],
] as const;

const linkTo = ({ id }: Person) => `%/people/${id}"%`;

/** In descriptions, answers to ideas and the trash, people who are mentioned lose their names. */
export async function forgetMentionsInTexts(tx: Tx, person: Person): Promise<void> {
  for (const [table, key, column, more] of TEXTS) {
    const [name, id, text] = [Prisma.raw(table), Prisma.raw(key), Prisma.raw(column)];
    const found = await rowsOf<StoredText>(
      tx,
      Prisma.sql`SELECT ${id} AS id, ${text} AS text FROM ${name} WHERE ${text} LIKE ${linkTo(person)} AND ${text} LIKE '%fbs_mention%' ORDER BY 1 FOR NO KEY UPDATE`,
    );
    const changed = found.map((each) => ({ ...each, text: withoutMentionsOf(each.text, person.id, NAME) }));
    if (changed.length > 0)
      await sendAlong(
        tx,
        Prisma.sql`UPDATE ${name} t SET ${text} = n.text ${Prisma.raw(more)} FROM ${textsAsRows(changed)} WHERE t.${id} = n.id`,
      );
    if (table === "task") await forgetInActivity(tx, person, { taskIds: found.map(({ id: taskId }) => taskId) });
  }
  await forgetInTrash(tx, person);
}

const textsAsRows = (texts: readonly StoredText[]) => Prisma.sql`
  unnest(${texts.map(({ id }) => id)}::int[], ${texts.map(({ text }) => text)}::text[]) AS n (id, text)`;

interface MentioningComment {
  id: number;
  taskId: number;
  raw: string;
  html: string;
  people: Mentionable[];
}

/** In comments of others, and in what notifications and activity say of them. Needs the lock of the person's row, so that no
 * other mention is being written. */
export async function forgetMentionsInComments(tx: Tx, person: Person): Promise<void> {
  const found = await rowsOf<MentioningComment>(
    tx,
    Prisma.sql`
    SELECT c.id, c.task_id AS "taskId", c.raw_description AS raw, c.description AS html,
      (SELECT json_agg(json_build_object('id', u.id, 'login', u.login, 'nicename', u.nicename)) FROM comment_mention o JOIN "user" u ON u.id = o.user_id WHERE o.comment_id = c.id) AS people
    FROM comment c WHERE c.id IN (SELECT comment_id FROM comment_mention WHERE user_id = ${person.id}) ORDER BY c.id FOR NO KEY UPDATE`,
  );
  if (found.length === 0) return;

  const ids = found.map(({ id }) => id);
  const texts = found.map(({ html }) => withoutMentionsOf(html, person.id, NAME));
  const raws = found.map(({ raw, people }) => renameMentions(raw, withEscapedNames(people), person.id, NAME));
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE comment c SET description = n.html, raw_description = n.raw, updated_at = now()
    FROM unnest(${ids}::int[], ${texts}::text[], ${raws}::text[]) AS n (id, html, raw)
    WHERE c.id = n.id AND (c.description, c.raw_description) IS DISTINCT FROM (n.html, n.raw)`,
  );
  const taskIds = found.map(({ taskId }) => taskId);
  await forgetInNotifications(tx, person, ids, taskIds);
  await forgetInActivity(tx, person, { taskIds, commentIds: ids });
}

/** Editors of Markdown escape these signs. */
const withEscapedNames = (people: Mentionable[]): Mentionable[] =>
  people.flatMap((person) => [person, { ...person, login: escaped(person.login), nicename: escaped(person.nicename) }]);

const escaped = (name: string) => name.replace(/[_*~]/g, "\\$&");

/** Their excerpts say whom the comment mentions. */
const forgetInNotifications = (tx: Tx, { displayName }: Person, commentIds: number[], taskIds: number[]) =>
  displayName === ""
    ? Promise.resolve()
    : sendAlong(
        tx,
        Prisma.sql`
    UPDATE notification SET description = replace(description, ${displayName}, ${NAME}), updated_at = now()
    WHERE task_id = ANY(${taskIds}::int[]) AND strpos(description, ${displayName}) > 0
      AND coalesce(settings ->> 'reply_id', settings ->> 'comment_id') = ANY(${commentIds.map(String)}::text[])`,
      );

interface Line {
  id: number;
  oldValue: string | null;
  newValue: string | null;
}

/** Activity has the beginnings of comments, as typed or as shown, and of descriptions. */
async function forgetInActivity(
  tx: Tx,
  person: Person,
  { taskIds, commentIds }: { taskIds: number[]; commentIds?: number[] },
): Promise<void> {
  const about = commentIds
    ? Prisma.sql`"column" IN ('comment', 'a reply') AND subject_id = ANY(${commentIds}::int[])`
    : Prisma.sql`"column" = 'description'`;
  const lines = await rowsOf<Line>(
    tx,
    Prisma.sql`SELECT id, old_value AS "oldValue", new_value AS "newValue" FROM activity WHERE task_id = ANY(${taskIds}::int[]) AND ${about}`,
  );
  const changed = lines
    .map((line) => ({
      ...line,
      oldValue: withoutName(line.oldValue, person),
      newValue: withoutName(line.newValue, person),
    }))
    .filter(({ oldValue, newValue }, at) => oldValue !== lines[at]?.oldValue || newValue !== lines[at]?.newValue);
  if (changed.length === 0) return;

  const [olds, news] = [changed.map(({ oldValue }) => oldValue), changed.map(({ newValue }) => newValue)];
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE activity a SET old_value = n.old, new_value = n.new
    FROM unnest(${changed.map(({ id }) => id)}::int[], ${olds}::text[], ${news}::text[]) AS n (id, old, new) WHERE a.id = n.id`,
  );
}

function withoutName(text: string | null, person: Person): string | null {
  if (text === null) return null;
  const renamed = renameMentions(text, [person], person.id, NAME);
  return person.displayName === "" ? renamed : renamed.replaceAll(person.displayName, NAME);
}

interface TrashedText {
  id: number;
  html: string | null;
  answer: string | null;
  raw: string | null;
}

async function forgetInTrash(tx: Tx, person: Person): Promise<void> {
  const found = await rowsOf<TrashedText>(
    tx,
    Prisma.sql`
    SELECT id::int, row ->> 'description' AS html, row ->> 'answer' AS answer, row ->> 'raw_description' AS raw FROM trash_row
    WHERE table_name IN ('task', 'board', 'idea', 'comment') AND column_name IS NULL
      AND (row ->> 'description' LIKE ${linkTo(person)} OR row ->> 'answer' LIKE ${linkTo(person)}) ORDER BY id FOR NO KEY UPDATE`,
  );
  if (found.length === 0) return;

  const changes = found.map(({ html, answer, raw }) =>
    JSON.stringify({
      ...(html !== null && { description: withoutMentionsOf(html, person.id, NAME) }),
      ...(answer !== null && { answer: withoutMentionsOf(answer, person.id, NAME) }),
      ...(raw !== null && { raw_description: renameMentions(raw, withEscapedNames([person]), person.id, NAME) }),
    }),
  );
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE trash_row t SET row = t.row || n.change::jsonb
    FROM unnest(${found.map(({ id }) => id)}::bigint[], ${changes}::text[]) AS n (id, change) WHERE t.id = n.id`,
  );
}
