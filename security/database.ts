import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";

/** What a refused request, and a reading one, may leave behind: when somebody was last seen. */
const BOOKKEEPING: Record<string, string[]> = {
  application_password: ["last_used_at", "last_ip"],
  session: ["last_seen_at"],
};

/** Besides, a GET may note which boards its caller looked at. */
export const RECENT_BOARDS = "public.board_visit";

const statements = new Map<string, Promise<string>>();

/** A digest of every row of every table, jobs too: equal before and after means that nothing was written. Planned once. */
export async function fingerprint(but = ""): Promise<string> {
  if (!statements.has(but)) statements.set(but, fingerprintStatement(but));
  const [found] = await rowsOf<{ digest: string }>(db, Prisma.raw((await statements.get(but)) ?? ""));
  return found?.digest ?? "";
}

/** Everything in the database as text: what was sent must not be in it, or must be harmless. */
export async function everythingStored(): Promise<string> {
  const texts = await Promise.all((await tableNames()).map(({ name }) => db.$queryRawUnsafe<{ text: string | null }[]>(`SELECT string_agg(t::text, E'\\n') AS text FROM ${name} t`)));
  return texts.flat().map(({ text }) => text ?? "").join("\n");
}

/** The same for what belongs to one board. */
export async function fingerprintOfBoard(boardId: number): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'board_id' AND table_name <> 'board_visit' ORDER BY table_name`;
  const parts = tables.map(({ name }) => `SELECT '${name}' AS name, string_agg(t::text, E'\\n' ORDER BY t::text) AS content FROM "${name}" t WHERE board_id = ${boardId}`);
  const [found] = await db.$queryRawUnsafe<{ digest: string }[]>(digestOf([`SELECT 'board' AS name, t::text AS content FROM board t WHERE id = ${boardId}`, ...parts]));
  return found?.digest ?? "";
}

const tableNames = () => db.$queryRawUnsafe<{ name: string }[]>("SELECT name FROM testing.tables ORDER BY name");

async function fingerprintStatement(but: string): Promise<string> {
  const tables = (await tableNames()).filter(({ name }) => name !== but);
  const digests = tables.map(({ name }) => {
    const left = (BOOKKEEPING[name.split(".").at(-1) ?? ""] ?? []).map((column) => ` - '${column}'`).join("");
    const row = left === "" ? "t::text" : `(to_jsonb(t)${left})::text`;
    return `SELECT '${name}' AS name, string_agg(${row}, E'\\n' ORDER BY ${row}) AS content FROM ${name} t`;
  });
  return digestOf(digests);
}

const digestOf = (selects: string[]) => `SELECT md5(string_agg(name || coalesce(content, ''), E'\\n' ORDER BY name)) AS digest FROM (${selects.join(" UNION ALL ")}) AS tables`;
