import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { type Person, withoutLinks } from "@/lib/users/forget-mentions/names";

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

export const linkTo = ({ id }: Person) => `%/people/${id}"%`;

/** In descriptions and answers to ideas, people who are mentioned lose their names. */
export async function forgetMentionsInTexts(tx: Tx, person: Person): Promise<void> {
  for (const [table, key, column, more] of TEXTS) {
    const [name, id, text] = [Prisma.raw(table), Prisma.raw(key), Prisma.raw(column)];
    const found = await rowsOf<StoredText>(
      tx,
      Prisma.sql`SELECT ${id} AS id, ${text} AS text FROM ${name} WHERE ${text} LIKE ${linkTo(person)} AND ${text} LIKE '%fbs_mention%' ORDER BY 1 FOR NO KEY UPDATE`,
    );
    const changed = found.map((each) => ({ ...each, text: withoutLinks(each.text, person) }));
    if (changed.length > 0)
      await sendAlong(
        tx,
        Prisma.sql`UPDATE ${name} t SET ${text} = n.text ${Prisma.raw(more)} FROM ${textsAsRows(changed)} WHERE t.${id} = n.id`,
      );
  }
}

const textsAsRows = (texts: readonly StoredText[]) => Prisma.sql`
  unnest(${texts.map(({ id }) => id)}::int[], ${texts.map(({ text }) => text)}::text[]) AS n (id, text)`;
