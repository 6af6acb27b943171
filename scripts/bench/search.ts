import { randomUUID } from "node:crypto";
import type pg from "pg";
import { passwordDigest } from "@/lib/users/application-passwords/digest";
import { measure } from "@/scripts/bench/measure";
import { word } from "@/scripts/bench/texts";

interface SearchOptions {
  port: number;
  client: pg.Client;
  seconds: number;
}

const [FREQUENT, OTHER, RARE] = [word(0), word(1), word(3_000)];

const QUERIES: Record<string, string> = {
  "a frequent word": FREQUENT,
  "a rare word": RARE,
  "two frequent words": `${FREQUENT} ${OTHER}`,
  "a frequent and a rare word": `${FREQUENT} ${RARE}`,
  "one letter": FREQUENT.slice(0, 1),
  "the beginning of a rare word": RARE.slice(0, -2),
  "two letters swapped": `${RARE.slice(0, -2)}${RARE.slice(-1)}${RARE.slice(-2, -1)}`,
  "a word that nobody wrote": "xyzzyxyzzy",
  "only qualifiers": 'is:open label:"Label 3" due:<7d',
  "a frequent word and a qualifier": `${FREQUENT} priority:high`,
};

const SEARCH = "/wp-json/boards-app/v1/search";

/** By an administrator and by a member of five boards, one client. */
export async function measureSearch({ port, client, seconds }: SearchOptions) {
  const callers = {
    administrator: await addCaller(client, "searching-admin", 0),
    "member of 5 boards": await addCaller(client, "searching-member", 5),
  };
  const table: Record<string, string>[] = [];
  for (const [who, authorization] of Object.entries(callers)) {
    const add = async (what: string, path: string) => {
      const calls = [{ method: "GET", path, headers: { authorization } }];
      const { p50, p95 } = await measure({ port, calls, clients: 1, seconds, warmUp: 0.5 });
      table.push({ who, what, "p50 ms": p50.toFixed(1), "p95 ms": p95.toFixed(1) });
    };
    for (const [what, query] of Object.entries(QUERIES))
      await add(`${what}: ${query}`, `${SEARCH}?query=${encodeURIComponent(query)}`);
    await add("suggestions of labels", `${SEARCH}/suggestions?query=label:lab`);
  }
  return table;
}

/** A member of some boards, or an administrator of all. @returns the Authorization header */
export async function addCaller(client: pg.Client, login: string, boards: number): Promise<string> {
  const password = "search search search search";
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO "user" (login, nicename, email, display_name, photo_key, is_service_admin) VALUES ($1::text, $1::text, $1::text || '@example.com', 'Somebody', $1::text, $2) RETURNING id`,
    [login, boards === 0],
  );
  await client.query(
    `INSERT INTO application_password (uuid, user_id, name, digest, last_used_at) VALUES ($1, $2, 'bench', $3, now() + interval '1 day')`,
    [randomUUID(), rows[0]?.id, passwordDigest(`${password} ${login}`)],
  );
  await client.query(
    "INSERT INTO board_member (board_id, user_id) SELECT id, $1::int FROM board WHERE id BETWEEN 3 AND 2 + $2::int",
    [rows[0]?.id, boards],
  );
  return `Basic ${Buffer.from(`${login}:${password} ${login}`).toString("base64")}`;
}
