import { expect, test } from "vitest";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf, transaction } from "@/lib/db";
import { withQueryCount } from "@/lib/database/query-count";

test("a statement counts for the request that sent it, even when many wait for a connection", async () => {
  const counts = Array.from({ length: 60 }, () => ({ queries: 0 }));

  await Promise.all(counts.map((count, at) => withQueryCount(count, () => readTimes((at % 3) + 1))));

  expect(counts.map(({ queries }) => queries)).toEqual(counts.map((_, at) => (at % 3) + 1));
});

test("a transaction's statements count for the request that opened it", async () => {
  const alone = { queries: 0 };
  await withQueryCount(alone, () => transaction((tx) => tx.user.count()));
  const counts = Array.from({ length: 30 }, () => ({ queries: 0 }));

  await Promise.all(counts.map((count) => withQueryCount(count, () => transaction((tx) => tx.user.count()))));

  expect(counts).toEqual(counts.map(() => alone));
});

async function readTimes(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await rowsOf(db, Prisma.sql`SELECT 1 AS one`);
}
