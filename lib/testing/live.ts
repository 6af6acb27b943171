import pg from "pg";
import { onTestFinished } from "vitest";

const LAST = "the test has heard enough";

/** What the database tells live viewers because of the work, in the order of the commits. */
export async function heard(work: () => Promise<unknown>): Promise<unknown[]> {
  const client = await aConnection();
  const told: unknown[] = [];
  const finished = new Promise<void>((resolve) => {
    client.on("notification", ({ payload = "" }) => (payload === LAST ? resolve() : told.push(JSON.parse(payload))));
  });
  await client.query("LISTEN boards_live");

  await work();
  await client.query("SELECT pg_notify('boards_live', $1)", [LAST]);
  await finished;
  return told;
}

async function aConnection() {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  onTestFinished(() => client.end());
  await client.connect();
  return client;
}
