import type { Prisma } from "@/generated/prisma/client";
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
