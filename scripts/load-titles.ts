// A test on real input over the REST API: npm run load-titles -- --url=http://localhost:3000 --user=admin --password=<application password> [--titles=1200] [--moves=300]
import path from "node:path";
import { parseArgs } from "node:util";
import { checkBoards } from "@/scripts/load-titles/boards";
import { checkAll } from "@/scripts/load-titles/checks";
import { load, moveTasks } from "@/scripts/load-titles/load";
import { type Check, percentile, type Site, siteAt } from "@/scripts/load-titles/site";
import { hasOtherScripts, isPlain, realTitles } from "@/scripts/load-titles/titles";
import { Refusal, reportError } from "@/scripts/start/start-refusal.mjs";

const MODULES = path.resolve(import.meta.dirname, "../node_modules");

try {
  await run();
} catch (error) {
  reportError(error);
  process.exitCode = 1;
}

async function run() {
  const { url, user, password, titles: wanted, moves } = options();
  const titles = realTitles(MODULES, wanted);
  if (titles.length < wanted) throw new Refusal(`The changelogs in node_modules contain only ${titles.length} titles.`);

  const site = siteAt(url, `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`);
  const loaded = await load(site, titles);
  const since = new Date(Date.now() - 1000).toISOString();
  const moved = await moveTasks(site, loaded, moves);
  const checks = [...(await checkAll(site, loaded, moved, since)), ...(await checkBoards(site, titles))];

  console.log(`\n${titles.length} real titles on board ${loaded.boardId} of ${url}: ${printTitles(titles)}.`);
  console.log(
    `${(titles.length / loaded.seconds).toFixed(0)} tasks created per second, eight at a time; ${moved.length} moved.\n`,
  );
  printTimes(site);
  printChecks(checks);
  if (checks.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
}

function printTimes({ milliseconds }: Site) {
  console.table(
    [...milliseconds].map(([call, took]) => ({
      call,
      times: took.length,
      "p50 ms": percentile(took, 0.5).toFixed(1),
      "p95 ms": percentile(took, 0.95).toFixed(1),
      "longest ms": Math.max(...took).toFixed(0),
    })),
  );
}

function printChecks(checks: Check[]) {
  console.table(
    checks.map(({ what, count, failures }) => ({
      check: what,
      count,
      failures: failures.length,
      first: failures.slice(0, 3).join("; ").slice(0, 80),
    })),
  );
}

function options() {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    options: {
      url: text,
      user: text,
      password: text,
      titles: { ...text, default: "1200" },
      moves: { ...text, default: "300" },
    },
  });
  const { url, user, password } = values;
  if (!url || !user || !password)
    throw new Refusal(
      "usage: npm run load-titles -- --url=http://localhost:3000 --user=<login> --password=<application password> [--titles=1200] [--moves=300]",
    );
  return { url: url.replace(/\/+$/, ""), user, password, titles: Number(values.titles), moves: Number(values.moves) };
}

function printTitles(titles: string[]): string {
  const percent = (share: number) => `${((100 * share) / titles.length).toFixed(1)} %`;
  const others = titles.filter(hasOtherScripts).length;
  const touched = titles.filter((title) => !isPlain(title)).length;
  return `the longest has ${Math.max(...titles.map((title) => title.length))} characters, ${percent(others)} are not plain ASCII, ${percent(touched)} contain tags or spaces that are removed from titles`;
}
