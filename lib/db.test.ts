import { expect, test, describe } from "vitest";
import { Prisma } from "@/generated/prisma/client";
import { noQueries, withQueryCount } from "@/lib/database/query-count";
import { db, rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { aBoard, aStage, waitForBlockedStatements } from "@/lib/testing";

test("a statement counts for the request that sent it, even when many wait for a connection", async () => {
  const counts = Array.from({ length: 60 }, noQueries);

  await Promise.all(counts.map((count, at) => withQueryCount(count, () => readTimes((at % 3) + 1))));

  expect(counts.map(({ queries }) => queries)).toEqual(counts.map((_, at) => (at % 3) + 1));
});

test("a transaction's statements count for the request that opened it", async () => {
  const alone = noQueries();
  await withQueryCount(alone, () => transaction((tx) => tx.user.count()));
  const counts = Array.from({ length: 30 }, noQueries);

  await Promise.all(counts.map((count) => withQueryCount(count, () => transaction((tx) => tx.user.count()))));

  expect(counts).toEqual(counts.map(() => alone));
});

async function readTimes(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await rowsOf(db, Prisma.sql`SELECT 1 AS one`);
}

const byPrisma = (tx: Tx, id: number) => tx.stage.update({ where: { id }, data: { wipLimit: { increment: 1 } } });
const byHand = (tx: Tx, id: number) => tx.$executeRaw`UPDATE stage SET wip_limit = wip_limit + 1 WHERE id = ${id}`;
/** Sent with the statement after it. */
async function alongside(tx: Tx, id: number) {
  await sendAlong(tx, Prisma.sql`UPDATE stage SET wip_limit = wip_limit + 1 WHERE id = ${id}`);
  return rowsOf(tx, Prisma.sql`SELECT 1`);
}

describe("transaction", () => {
  test.each([
    ["by Prisma", byPrisma],
    ["by hand", byHand],
    ["sent along", alongside],
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

describe("a statement that is sent along", () => {
  const rename = (title: string) => Prisma.sql`UPDATE board SET title = ${title}`;
  const titles = async () => (await db.board.findMany()).map(({ title }) => title);

  test("goes with the next statement or the commit, in their order, without a round trip of its own", async () => {
    await aBoard();
    const count = noQueries();

    const seen = await withQueryCount(count, () =>
      transaction(async (tx) => {
        await sendAlong(tx, rename("first"));
        const between = await rowsOf<{ title: string }>(tx, Prisma.sql`SELECT title FROM board`);
        await sendAlong(tx, rename("second"));
        return between;
      }),
    );

    expect(seen).toEqual([{ title: "first" }]);
    expect(await titles()).toEqual(["second"]);
    // BEGIN, both updates, the SELECT and COMMIT.
    expect(count).toEqual({ queries: 5, trips: 2 });
  });

  test.each<[string, (tx: Tx) => Promise<unknown>]>([
    ["the commit", async () => undefined],
    ["another statement", (tx) => rowsOf(tx, Prisma.sql`SELECT 1`)],
    ["a statement of Prisma", (tx) => tx.board.count()],
  ])("and fails makes the transaction fail with its own error, together with %s", async (_, next) => {
    await aBoard({ title: "before" });

    const failed = transaction(async (tx) => {
      await sendAlong(tx, rename("after"));
      await sendAlong(tx, Prisma.sql`SELECT 1 / 0`);
      await next(tx);
    });

    await expect(failed).rejects.toMatchObject({ code: "22012" });
    expect(await titles()).toEqual(["before"]);
    expect(await transaction((tx) => tx.board.count())).toBe(1);
  });

  test("leaves nothing behind when the transaction ends before it was sent", async () => {
    await aBoard({ title: "before" });

    const failed = transaction(async (tx) => {
      await sendAlong(tx, rename("after"));
      throw new Error("no");
    });

    await expect(failed).rejects.toThrow("no");
    expect(await titles()).toEqual(["before"]);
  });

  test("is refused after its transaction has ended, so that it never runs in another one", async () => {
    await aBoard({ title: "before" });
    let continueSlowPart = () => {};
    const isOver = new Promise<void>((resolve) => (continueSlowPart = resolve));
    let slowPart: Promise<void> | undefined;

    const failed = transaction((tx) => {
      slowPart = isOver.then(() => sendAlong(tx, rename("after")));
      return Promise.all([slowPart, Promise.reject(new Error("no"))]);
    });
    await expect(failed).rejects.toThrow("no");
    continueSlowPart();

    await expect(slowPart).rejects.toThrow("The transaction has ended.");
    await transaction((tx) => tx.board.count());
    expect(await titles()).toEqual(["before"]);
  });
});

describe("statements of one moment", () => {
  const readThree = (tx: Tx) => Promise.all([1, 2, 3].map((one) => rowsOf(tx, Prisma.sql`SELECT ${one}::int AS one`)));

  test("take one round trip in a transaction, with its BEGIN, and another commits", async () => {
    const count = noQueries();

    await withQueryCount(count, () => transaction(readThree));

    expect(count).toEqual({ queries: 5, trips: 2 });
  });

  test("take one round trip without a transaction, each request on a connection of its own", async () => {
    const counts = [noQueries(), noQueries()];

    const read = await Promise.all(counts.map((count) => withQueryCount(count, () => readThree(db))));

    expect(read).toEqual([1, 2].map(() => [[{ one: 1 }], [{ one: 2 }], [{ one: 3 }]]));
    expect(counts).toEqual([1, 2].map(() => ({ queries: 3, trips: 1 })));
  });

  test("fail one by one without a transaction, and leave the connection as it was", async () => {
    const request = noQueries();
    const [failed, read] = await withQueryCount(request, () =>
      Promise.allSettled([rowsOf(db, Prisma.sql`SELECT 1 / 0`), rowsOf(db, Prisma.sql`SELECT 1 AS one`)]),
    );

    expect([failed.status, read]).toEqual(["rejected", { status: "fulfilled", value: [{ one: 1 }] }]);
    expect(await withQueryCount(request, () => readThree(db))).toHaveLength(3);
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
