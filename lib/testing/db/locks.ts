import type { Prisma, Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";

/** Resolves once this many statements wait for a lock that the test's own transaction holds. */
export async function waitForBlockedStatements(statements = 1): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end;) {
    const [row] = await db.$queryRaw<{ waiting: number }[]>`
      SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event IN ('transactionid', 'tuple', 'advisory')`;
    if (row && row.waiting >= statements) return;
  }
  throw new Error("nobody waits for a lock");
}

/** A transaction of the test itself. The work beside it must not join it, as it would join `transaction`. */
export const inSeparateTransaction = <Result>(
  work: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> => db.$transaction(work, { maxWait: 10_000, timeout: 30_000 });

/** Starts work that the test's own transaction blocks, and ends that transaction once all of the work waits for it. */
export async function whileBlocked<Works extends Promise<unknown>[] | []>(
  block: (tx: Prisma.TransactionClient) => Promise<unknown>,
  start: () => Works,
  meanwhile: (tx: Prisma.TransactionClient) => Promise<unknown> = async () => {},
) {
  const { all } = await inSeparateTransaction(async (tx) => {
    await block(tx);
    const works = start();
    await waitForBlockedStatements(works.length);
    await meanwhile(tx);
    return { all: Promise.all(works) };
  });
  return all;
}

export const lockTask =
  ({ id }: Pick<Task, "id">) =>
  (tx: Prisma.TransactionClient) =>
    tx.$queryRaw`SELECT id FROM task WHERE id = ${id} FOR NO KEY UPDATE`;
