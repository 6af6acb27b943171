// npm run bench: a production build on a fresh database, next to two baselines measured in the same run.
// Options: --rounds=5 --seconds=3 --only=api,search,reports,screens,public,live,moves,trash --views=kanban,list,table,calendar,timeline
import { writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { type BenchRead, readsToMeasure } from "@/scripts/bench/reads";
import { measureLive } from "@/scripts/bench/live";
import { median, measure, type Measurement } from "@/scripts/bench/measure";
import { measureMoves } from "@/scripts/bench/moves";
import { measurePublicBoard, measurePublicPaint } from "@/scripts/bench/public";
import { measureRoadmap } from "@/scripts/bench/public-roadmap";
import { record } from "@/scripts/bench/record";
import { measureReports } from "@/scripts/bench/reports";
import { measureScreens } from "@/scripts/bench/screens";
import { measureSearch } from "@/scripts/bench/search";
import { CALLER, LARGE, seed, SMALL } from "@/scripts/bench/seed";
import { type Server, startPlainServer, startBoards, startNextBaseline } from "@/scripts/bench/servers";
import { measureTrash } from "@/scripts/bench/trash";
import { measureWrites } from "@/scripts/bench/writes";
import { env } from "@/lib/env";
import { openEmbeddedPostgres } from "@/scripts/postgres/embedded-postgres.mjs";
import { migrate } from "@/scripts/schema/migrate.mjs";
import { useRunFolder } from "@/scripts/supervise/temporary-folder.mjs";

const option = (name: string, otherwise: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise);
const rounds = option("rounds", 5);
const seconds = option("seconds", 3);
const names = (name: string) =>
  process.argv
    .find((word) => word.startsWith(`--${name}=`))
    ?.slice(`--${name}=`.length)
    .split(",");
const only = names("only");
const isSelected = (part: "api" | "search" | "reports" | "screens" | "public" | "live" | "moves" | "trash") =>
  !only || only.includes(part);

useRunFolder();
const folder = String(process.env.BOARDS_RUN_FOLDER);
const authorization = `Basic ${Buffer.from(`${CALLER.login}:${CALLER.password}`).toString("base64")}`;
process.env.BOARDS_SECRET = "the secret of the bench, long enough to be one";
process.env.BOARDS_DATA_DIR = folder;
process.env.LOG_LEVEL ??= "warn";

const postgres = await openEmbeddedPostgres({ folder: path.join(folder, "postgres") });
process.env.DATABASE_URL = postgres.url();
const stops: (() => Promise<void>)[] = [];
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void end().finally(() => process.exit(1)));
try {
  await migrate({ url: postgres.url(), log: () => undefined });
  const client = new pg.Client({ connectionString: postgres.url() });
  await client.connect();
  console.log("Seeding 100 boards with 100,000 tasks.");
  await seed(client);
  const { rows } = await client.query(
    `SELECT min(id) FILTER (WHERE board_id = ${SMALL.board}) AS task, min(stage_id) FILTER (WHERE board_id = ${SMALL.board}) AS small, min(stage_id) FILTER (WHERE board_id = ${LARGE.board}) AS large FROM task`,
  );
  const boards = await startBoards();
  stops.push(boards.stop);
  if (isSelected("api")) await measureApi(boards, client, rows[0]);
  if (isSelected("search")) console.table(await measureSearch({ port: boards.port, client, seconds }));
  if (isSelected("reports")) console.table(await measureReports({ port: boards.port, client, seconds }));
  if (isSelected("screens"))
    console.table(
      await measureScreens({ address: `http://localhost:${boards.port}`, client, rounds, views: names("views") }),
    );
  if (isSelected("public")) {
    console.table(await measurePublicBoard({ port: boards.port, client, seconds }));
    console.table(await measurePublicPaint({ port: boards.port, client, rounds }));
    console.table(await measureRoadmap({ address: `http://localhost:${boards.port}`, client, rounds }));
  }
  if (isSelected("live")) {
    const several = await startBoards({ processes: env().BOARDS_PROCESSES });
    stops.push(several.stop);
    console.table(await measureLive(several.port, authorization));
  }
  if (isSelected("moves")) console.table(await measureMoves(boards));
  if (isSelected("trash")) console.table(await measureTrash({ port: boards.port, client }));
  console.log(
    `Memory afterward: ${boards.megabytes()} MB. First response: ${Math.round(boards.firstAnswer)} ms after the start.`,
  );
  await client.end();
} finally {
  await end();
}

async function end() {
  await Promise.all(stops.map((stop) => stop()));
  await postgres.close();
}

async function measureApi(boards: Server, client: pg.Client, first: { task: number; small: number; large: number }) {
  const reads = await readsToMeasure(first.task, first);
  const recordings = path.join(folder, "recordings.json");
  writeFileSync(recordings, JSON.stringify(await record(reads, authorization)));
  const byNext = await startBoards({ routesBy: "next" });
  const [plainServer, nextServer] = [await startPlainServer(recordings), await startNextBaseline(recordings)];
  stops.push(byNext.stop, plainServer.stop, nextServer.stop);

  const table: Record<string, string>[] = [];
  for (const read of reads) {
    table.push(await measureRead(read, { boards, byNext, plainServer, nextServer }));
    console.log(JSON.stringify(table.at(-1)));
  }
  console.table(table);
  console.table(await measureWrites({ port: boards.port, authorization, client, seconds, rounds }));
}

interface Servers {
  boards: Server;
  /** The same routes, run by Next. */
  byNext: Server;
  plainServer: Server;
  nextServer: Server;
}

async function measureRead(read: BenchRead, servers: Servers) {
  const call = { method: "GET", path: read.path, headers: { authorization } };
  const baselineCall = { method: "GET", path: `/${read.name}`, headers: {} };
  const runs: Record<keyof Servers, Measurement[]> = { boards: [], byNext: [], plainServer: [], nextServer: [] };
  for (let round = 0; round < rounds; round += 1) {
    const load = { clients: read.clients, seconds, warmUp: round === 0 ? 1.5 : 0.3 };
    for (const name of Object.keys(runs) as (keyof Servers)[]) {
      const calls = [name === "boards" || name === "byNext" ? call : baselineCall];
      runs[name].push(await measure({ ...load, port: servers[name].port, calls }));
    }
  }
  return rowOf(read.what, runs);
}

function rowOf(
  what: string,
  { boards, byNext, plainServer, nextServer }: Record<keyof Servers, Measurement[]>,
): Record<string, string> {
  const perSecond = (all: Measurement[]) => median(all.map((each) => each.perSecond));
  return {
    what,
    "per second": perSecond(boards).toFixed(1),
    "run by Next": perSecond(byNext).toFixed(1),
    "p50 ms": median(boards.map(({ p50 }) => p50)).toFixed(1),
    "p95 ms": median(boards.map(({ p95 }) => p95)).toFixed(1),
    "of bare node": `${Math.round((100 * perSecond(boards)) / perSecond(plainServer))} %`,
    "of empty Next": `${Math.round((100 * perSecond(boards)) / perSecond(nextServer))} %`,
    kB: ((boards[0]?.bytes ?? 0) / 1024).toFixed(0),
  };
}
process.exit(0);
