import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { homeOf, type Home } from "@/scripts/postgres/home.mjs";
import { passwordOf } from "@/scripts/postgres/server.mjs";
import { isRunning, processOf } from "@/scripts/start/processes.mjs";

/** Administrative access to the embedded database of an installation. */
export async function databaseOf(dataDir: string) {
  const home = await homeOf(path.join(dataDir, "postgres"));
  return {
    /** The supervisor of Boards starts it again. */
    stop: (how: "fast" | "immediate") => stop(home, how),
    query: async <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) => {
      const client = new pg.Client({
        connectionString: `postgresql://postgres:${passwordOf(home)}@127.0.0.1:${portOf(home)}/boards`,
      });
      await client.connect();
      return client
        .query<Row>(statement, values)
        .then(({ rows }) => rows)
        .finally(() => client.end());
    },
  };
}

/** Waits for that process to end: pg_ctl would also wait for its successor. */
async function stop(home: Home, how: "fast" | "immediate") {
  const server = processOf(Number(recordOf(home)[0]));
  process.kill(server.pid, how === "fast" ? "SIGINT" : "SIGQUIT");
  while (isRunning(server)) await wait(10);
}

const portOf = (home: Home) => Number(recordOf(home)[3]);
const recordOf = ({ folder }: Home) => readFileSync(path.join(folder, "data/postmaster.pid"), "utf8").split("\n");
