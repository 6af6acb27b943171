// The second baseline: the recorded statements and JSON in an otherwise empty Next route.
import { readFileSync } from "node:fs";
import pg from "pg";

const kept = (globalThis.yardstick ??= {});
const recordings = () => (kept.recordings ??= JSON.parse(readFileSync(process.env.RECORDINGS ?? "", "utf8")));
const pool = () =>
  (kept.pool ??= new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: "-c timezone=UTC" }));

export async function GET(_request, { params }) {
  const { name } = await params;
  const { statements, body } = recordings()[name] ?? { statements: [], body: {} };
  for (const { text, values } of statements) await pool().query(text, values);
  return new Response(JSON.stringify(body), { headers: { "content-type": "application/json; charset=UTF-8" } });
}
