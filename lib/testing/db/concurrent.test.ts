import { expect, test } from "vitest";
import { transaction, type Tx } from "@/lib/db";
import { concurrentStatementsOf } from "@/lib/testing/db/concurrent";
import { inSeparateTransaction, waitForBlockedStatements } from "@/lib/testing/db/locks";

const wait = (tx: Tx) => tx.$queryRaw`SELECT pg_advisory_xact_lock(4711)::text`;

test("a statement is reported if another one of its transaction is still running", async () => {
  const received: Promise<string[]>[] = [];

  await inSeparateTransaction(async (tx) => {
    await wait(tx);
    await new Promise<void>((sent) => {
      const second = async (own: Tx) => {
        await waitForBlockedStatements();
        const answer = own.$queryRaw`SELECT 2`.then(() => undefined);
        sent();
        return answer;
      };
      received.push(concurrentStatementsOf(() => transaction((own) => Promise.all([wait(own), second(own)]))));
    });
  });

  expect(await Promise.all(received)).toEqual([["SELECT 2"]]);
});
