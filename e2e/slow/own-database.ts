import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { findBinaries } from "@/scripts/postgres/binaries.mjs";
import { homeOf, type Home } from "@/scripts/postgres/home.mjs";
import { passwordOf } from "@/scripts/postgres/server.mjs";

/** The embedded database of an installation of a spec's own, as somebody at the machine reaches it. */
export async function databaseOf(dataDir: string) {
  const home = await homeOf(path.join(dataDir, "postgres"));
  return {
    /** What runs Boards starts it again. */
    stop: (how: "fast" | "immediate") => stop(home, how),
    query: async <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) => {
      const client = new pg.Client({ connectionString: `postgresql://postgres:${passwordOf(home)}@127.0.0.1:${portOf(home)}/boards` });
      await client.connect();
      return client.query<Row>(statement, values).then(({ rows }) => rows).finally(() => client.end());
    },
  };
}

async function stop({ folder, account }: Home, how: "fast" | "immediate") {
  const { folder: binaries } = await findBinaries(account);
  const words = ["-D", path.join(folder, "data"), "-m", how, "-w", "stop"];
  const [code] = await once(spawn(path.join(binaries, "pg_ctl"), words, { ...account, cwd: folder, stdio: "ignore", env: { ...process.env, LC_ALL: "C" } }), "exit");
  if (code !== 0) throw new Error(`pg_ctl ended with ${code}`);
}

const portOf = ({ folder }: Home) => Number(readFileSync(path.join(folder, "data/postmaster.pid"), "utf8").split("\n")[3]);
