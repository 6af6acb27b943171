import type { Browser } from "@playwright/test";
import type pg from "pg";
import { db } from "@/lib/db";
import { publicBoardPath } from "@/lib/public-boards/address";
import { publicTokenOf } from "@/lib/public-boards/token";
import { encrypt, newToken } from "@/lib/secrets/secrets";
import { openBrowser } from "@/scripts/bench/browser";
import { measure, median } from "@/scripts/bench/measure";
import { NOTHING_OBSERVED, observe } from "@/scripts/bench/observe";
import { SMALL } from "@/scripts/bench/seed";
import { newSession } from "@/scripts/bench/session";

interface PublicOptions {
  port: number;
  client: pg.Client;
  seconds: number;
}

const BROWSER = { accept: "text/html", "accept-encoding": "gzip" };

/** What a phone shows of the page, and when. */
export async function measurePublicPaint({
  port,
  client,
  rounds,
}: Omit<PublicOptions, "seconds"> & { rounds: number }) {
  const path = await openBoard(client);
  const chrome = await openBrowser();
  try {
    const paints: Paint[] = [];
    for (let round = 0; round < rounds; round += 1)
      paints.push(await paintOf(chrome, `http://127.0.0.1:${port}${path}`));
    const medianOf = (pick: (paint: Paint) => number) => median(paints.map(pick));
    return [
      {
        what: "public board on a phone",
        "largest paint ms": medianOf(({ largestPaint }) => largestPaint).toFixed(0),
        "layout shift": medianOf(({ layoutShift }) => layoutShift).toFixed(3),
      },
    ];
  } finally {
    await chrome.close();
  }
}

type Paint = Pick<Window["bench"], "largestPaint" | "layoutShift">;

/** A page without a button: it is complete when its heading is there. */
const REACTION = { button: "no-button", result: "h1" };

async function paintOf(chrome: Browser, address: string): Promise<Paint> {
  const context = await chrome.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  // The TypeScript loader wraps function names with it, also in functions that are sent into the page.
  await context.addInitScript("globalThis.__name = (named) => named");
  const page = await context.newPage();
  await page.addInitScript(observe, { nothing: NOTHING_OBSERVED, reaction: REACTION });
  await page.goto(address);
  await page.waitForTimeout(1_000);
  const { largestPaint, layoutShift } = await page.evaluate(() => window.bench);
  await context.close();
  return { largestPaint, layoutShift };
}

/** The page of a public board: from memory for many readers, and rendered for each of a few. */
export async function measurePublicBoard({ port, client, seconds }: PublicOptions) {
  const path = await openBoard(client);
  const page = await fetch(`http://127.0.0.1:${port}${path}`, { headers: BROWSER });
  const cards = (await page.text()).match(/<article/g)?.length ?? 0;
  const row = async (what: string, clients: number, headers: Record<string, string>) => {
    const load = { port, clients, seconds, warmUp: 1, calls: [{ method: "GET", path, headers }] };
    const { perSecond, p50, p99, bytes } = await measure(load);
    return {
      what: `public board with ${cards} cards, ${what}`,
      readers: clients,
      "per second": perSecond.toFixed(0),
      "p50 ms": p50.toFixed(1),
      "p99 ms": p99.toFixed(1),
      "kB gzipped": (bytes / 1024).toFixed(1),
    };
  };
  return [
    await row("from memory", 1_000, BROWSER),
    await row("from memory", 50, BROWSER),
    await row("with a made-up session", 50, { ...BROWSER, cookie: await cookieOfFirst("another site's secret") }),
    await row("rendered for each reader", 8, { ...BROWSER, cookie: await cookieOfFirst() }),
  ];
}

async function cookieOfFirst(secret?: string): Promise<string> {
  const user = await db.user.findFirstOrThrow({ orderBy: { id: "asc" } });
  return (await newSession(user, secret)).cookie;
}

async function openBoard(client: pg.Client): Promise<string> {
  const publicAccessSecret = encrypt("public-token", newToken());
  await client.query("UPDATE board SET public_access_enabled = true, public_access_secret = $1 WHERE id = $2", [
    publicAccessSecret,
    SMALL.board,
  ]);
  return publicBoardPath(SMALL.board, publicTokenOf({ id: SMALL.board, publicAccessSecret }) ?? "");
}
