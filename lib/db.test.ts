import { expect, test, describe } from "vitest";
import { Prisma } from "@/generated/prisma/client";
import { withQueryCount } from "@/lib/database/query-count";
import { db, rowsOf, transaction, type Tx } from "@/lib/db";
import { aBoard, aStage, waitForBlockedStatements } from "@/lib/testing";

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

const byPrisma = (tx: Tx, id: number) => tx.stage.update({ where: { id }, data: { wipLimit: { increment: 1 } } });
const byHand = (tx: Tx, id: number) => tx.$executeRaw`UPDATE stage SET wip_limit = wip_limit + 1 WHERE id = ${id}`;

describe("transaction", () => {
  test.each([
    ["by Prisma", byPrisma],
    ["by hand", byHand],
  ])("succeeds for both of two that deadlock, each once: %s", async (_, raise) => {
    const board = await aBoard();
    const [one, other] = [await aStage(board, { wipLimit: 0 }), await aStage(board, { wipLimit: 0 })];
    const bothBegan = twice();
    // PostgreSQL may abort and rerun either one; then nobody waits any more.
    let crossed: Promise<void> | undefined;

    await Promise.all([
      transaction(async (tx) => {
        await raise(tx, one.id);
        await bothBegan();
        await raise(tx, other.id);
      }),
      transaction(async (tx) => {
        await raise(tx, other.id);
        await bothBegan();
        await (crossed ??= waitForBlockedStatements());
        await raise(tx, one.id);
      }),
    ]);

    expect(await db.stage.findMany()).toMatchObject([{ wipLimit: 2 }, { wipLimit: 2 }]);
  });

  test("joins an open transaction", async () => {
    const stage = await aStage(await aBoard(), { wipLimit: 0 });

    const failed = transaction(async () => {
      await transaction((tx) => byHand(tx, stage.id));
      throw new Error("no");
    });

    await expect(failed).rejects.toThrow("no");
    expect(await db.stage.findMany()).toMatchObject([{ wipLimit: 0 }]);
  });
});

test("causes no warning of pg when Prisma reads several relations", async () => {
  const warned: string[] = [];
  const listen = ({ message }: Error) => void warned.push(message);
  process.on("warning", listen);

  const { id } = await aBoard();
  await transaction((tx) =>
    tx.board.findMany({
      where: { id },
      include: { stages: true, labels: true, tasks: true, members: true, pins: true },
    }),
  );
  await new Promise(setImmediate);

  process.off("warning", listen);
  expect(warned).toEqual([]);
});

function twice(): () => Promise<void> {
  let calls = 0;
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return () => {
    calls += 1;
    if (calls === 2) resolve();
    return promise;
  };
}
