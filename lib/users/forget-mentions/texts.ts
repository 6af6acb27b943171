import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { changeTime } from "@/lib/database/change-time";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { type Person, withoutLinks } from "@/lib/users/forget-mentions/names";

interface StoredText {
  id: number;
  text: string;
}

/** Safe HTML in which people are mentioned by links: table, key, sequence of locks, text, and the times of its change. */
const TEXTS = [
  ["task", "id", "parent_id IS NOT NULL, id", "description", ["description_changed_at", "updated_at"]],
  ["board", "id", "id", "description", ["description_changed_at", "updated_at"]],
  ["idea", "task_id", "task_id", "answer", []],
  ["activity", "id", "id", "description", []],
] as const;

export const linkTo = ({ id }: Person) => `%/people/${id}"%`;

/** In descriptions and answers to ideas, people who are mentioned lose their names. All are read in one round trip. */
export async function forgetMentionsInTexts(tx: Tx, person: Person): Promise<void> {
  await Promise.all(TEXTS.map((text) => forgetIn(tx, person, text)));
}

async function forgetIn(tx: Tx, person: Person, [table, key, order, column, times]: (typeof TEXTS)[number]) {
  const [name, id, text] = [Prisma.raw(table), Prisma.raw(key), Prisma.raw(column)];
  const found = await rowsOf<StoredText>(
    tx,
    Prisma.sql`SELECT ${id} AS id, ${text} AS text FROM ${name} WHERE ${text} LIKE ${linkTo(person)} AND ${text} LIKE '%fbs_mention%' ORDER BY ${Prisma.raw(order)} FOR NO KEY UPDATE`,
  );
  const changed = found.map((each) => ({ ...each, text: withoutLinks(each.text, person) }));
  if (changed.length > 0)
    await sendAlong(
      tx,
      Prisma.sql`UPDATE ${name} t SET ${text} = n.text ${nowIn(times)} FROM ${textsAsRows(changed)} WHERE t.${id} = n.id`,
    );
}

function nowIn(times: readonly string[]): Prisma.Sql {
  const now = changeTime();
  return times.length === 0
    ? Prisma.empty
    : Prisma.sql`, ${Prisma.join(times.map((time) => Prisma.sql`${Prisma.raw(time)} = ${now}`))}`;
}

const textsAsRows = (texts: readonly StoredText[]) => Prisma.sql`
  unnest(${texts.map(({ id }) => id)}::int[], ${texts.map(({ text }) => text)}::text[]) AS n (id, text)`;
