import type pg from "pg";
import { LARGE } from "@/scripts/bench/seed";

const WORDS = 5_000;
const COMMENTS = 200_000;
const AT_ONCE = 20_000;

/**
 * Gives the tasks after the large board titles, and every third of them a description, of words that are as unevenly
 * frequent as those of a language.
 */
export async function seedTexts(client: pg.Client): Promise<void> {
  for (const part of parts(await taskIds(client))) {
    const titles = part.map((id) => words(3 + (id % 6)));
    const descriptions = part.map((id) => (id % 3 === 0 ? `<p>${words(30 + (id % 50))}</p>` : null));
    await client.query(
      "UPDATE task SET title = new.title, description = new.description FROM unnest($1::int[], $2::text[], $3::text[]) AS new(id, title, description) WHERE task.id = new.id",
      [part, titles, descriptions],
    );
  }
}

export async function seedCommentTexts(client: pg.Client): Promise<void> {
  const ids = await taskIds(client);
  const commented = Array.from({ length: COMMENTS }, (_, at) => ids[(at * 7) % ids.length] ?? 0);
  for (const part of parts(commented))
    await client.query(
      `INSERT INTO comment (board_id, task_id, author_name, author_email, raw_description, description, created_by)
       SELECT t.board_id, t.id, 'Person', 'person@example.com', said, said, 1 + t.id % 6 FROM unnest($1::int[], $2::text[]) AS new(id, said) JOIN task t ON t.id = new.id`,
      [part, part.map((id) => words(8 + (id % 15)))],
    );
}

const taskIds = async (client: pg.Client): Promise<number[]> =>
  (await client.query<{ id: number }>(`SELECT id FROM task WHERE board_id > ${LARGE.board} ORDER BY id`)).rows.map(
    ({ id }) => id,
  );

const parts = <Item>(items: Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, at) => items.slice(at * AT_ONCE, (at + 1) * AT_ONCE));

let random = 1;

/** The same numbers in every run. */
function nextRandom(): number {
  random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
  return random / 2 ** 32;
}

/** The word number n is 1/n as frequent as the first one. */
const words = (count: number): string =>
  Array.from({ length: count }, () => word(Math.floor(WORDS ** nextRandom()) - 1)).join(" ");

const SYLLABLES =
  "ba be bi bo da de di do fa fe ga go ka ke la le li lo ma me mi na ne no pa pe ra re ri ro sa se si ta te ti to va ve vi za zo".split(
    " ",
  );

/** The smaller the number, the shorter the word, as frequent ones are. */
export function word(at: number): string {
  const left = Math.floor(at / SYLLABLES.length);
  const syllable = SYLLABLES[(at * 5 + left) % SYLLABLES.length] ?? "";
  return left === 0 ? `${syllable}n` : `${word(left - 1)}${syllable}`;
}
