import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import type pg from "pg";
import { openBrowser } from "@/scripts/bench/browser";
import { median } from "@/scripts/bench/measure";

interface RoadmapOptions {
  address: string;
  client: pg.Client;
  rounds: number;
}

const ROADMAP = { board: 3, slug: "bench" };

/** What the pages of a roadmap promise: small, painted at once, and still, with script and without. */
const MOST = { kilobytes: 60, largestPaint: 1_000, layoutShift: 0 };

const PAGES = [
  { what: "roadmap", path: `/roadmap/${ROADMAP.slug}` },
  { what: "list of ideas", path: `/roadmap/${ROADMAP.slug}?stage=all-ideas` },
];

/** @throws when a promise is broken */
export async function measureRoadmap({ address, client, rounds }: RoadmapOptions) {
  await openRoadmap(client);
  const chrome = await openBrowser();
  try {
    const rows: Row[] = [];
    for (const { what, path } of PAGES)
      for (const withScript of [true, false])
        rows.push(await measurePage(chrome, { what, url: address + path, withScript, rounds }));
    refuseBroken(rows);
    return rows;
  } finally {
    await chrome.close();
  }
}

interface MeasuredPage {
  what: string;
  url: string;
  withScript: boolean;
  rounds: number;
}

async function measurePage(chrome: Browser, { what, url, withScript, rounds }: MeasuredPage) {
  const html = await (await fetch(url, { headers: { accept: "text/html" } })).text();
  const paints: Awaited<ReturnType<typeof paint>>[] = [];
  for (let round = 0; round < rounds; round += 1) paints.push(await paint(chrome, url, withScript));
  return {
    what: `${what} ${withScript ? "with" : "without"} script`,
    ideas: html.match(/<li id="idea-/g)?.length ?? 0,
    "kB gzipped": Math.round(gzipSync(html).length / 102.4) / 10,
    "largest paint ms": median(paints.map(({ largest }) => largest)),
    "layout shift": Math.max(...paints.map(({ shift }) => shift)),
  };
}

async function openRoadmap(client: pg.Client) {
  const { board, slug } = ROADMAP;
  await client.query("UPDATE board SET type = 'roadmap', public_slug = $2, is_indexed = true WHERE id = $1", [
    board,
    slug,
  ]);
  await client.query("UPDATE stage SET is_public = true WHERE board_id = $1", [board]);
  await client.query(
    "UPDATE task SET type = 'roadmap', vote_count = id % 100 WHERE board_id = $1 AND parent_id IS NULL",
    [board],
  );
}

/** Where scripts are turned off nothing could be measured, so they are not loaded. */
async function paint(chrome: Browser, url: string, withScript: boolean) {
  const context = await chrome.newContext({ viewport: { width: 1440, height: 900 } });
  if (!withScript) await context.route(/\.js(?:\?|$)/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "load" });
  const measured = await page.evaluate(`new Promise((resolve) => {
    const found = { largest: 0, shift: 0 };
    new PerformanceObserver((list) => list.getEntries().forEach(({ startTime }) => (found.largest = startTime))).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (found.shift += value))).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(found), 500);
  })`);
  await context.close();
  return measured as { largest: number; shift: number };
}

interface Row {
  what: string;
  "kB gzipped": number;
  "largest paint ms": number;
  "layout shift": number;
}

function refuseBroken(rows: Row[]) {
  for (const row of rows)
    if (
      row["kB gzipped"] > MOST.kilobytes ||
      row["largest paint ms"] > MOST.largestPaint ||
      row["layout shift"] > MOST.layoutShift
    )
      throw new Error(`A page of a roadmap is too large, too slow or moves: ${JSON.stringify(row)}`);
}
