import type pg from "pg";
import { publicBoardPath } from "@/lib/public-boards/address";
import { publicTokenOf } from "@/lib/public-boards/token";
import { encrypt, newToken } from "@/lib/secrets/secrets";
import { cookieName } from "@/lib/users/sessions/cookie";
import { measure } from "@/scripts/bench/measure";
import { SMALL } from "@/scripts/bench/seed";

interface PublicOptions {
  port: number;
  client: pg.Client;
  seconds: number;
}

const BROWSER = { accept: "text/html", "accept-encoding": "gzip" };

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
    await row("rendered for each reader", 8, { ...BROWSER, cookie: `${cookieName()}=of-nobody` }),
  ];
}

async function openBoard(client: pg.Client): Promise<string> {
  const publicAccessSecret = encrypt("public-token", newToken());
  await client.query("UPDATE board SET public_access_enabled = true, public_access_secret = $1 WHERE id = $2", [
    publicAccessSecret,
    SMALL.board,
  ]);
  return publicBoardPath(SMALL.board, publicTokenOf({ id: SMALL.board, publicAccessSecret }) ?? "");
}
