import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { aDownload } from "@/lib/testing/http/download";

test("clients that leave in the middle hold no connection of the database, and leave room for others", async () => {
  const download = await aDownload(60);

  for (let at = 0; at < 12; at += 1) {
    const response = await vi.waitFor(async () => {
      const begun = await download();
      expect(begun.statusCode).toBe(200);
      return begun;
    });
    await once(response, "data");
    response.destroy();
  }

  await vi.waitUntil(hasNoTransaction);
  expect((await text(await download())).endsWith("]}}\n")).toBe(true);
});

async function hasNoTransaction(): Promise<boolean> {
  const [open] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`;
  return open?.count === 0;
}
