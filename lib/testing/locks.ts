import { db } from "@/lib/db";

/** Goes on when a statement waits for a lock that the test's own transaction holds. */
export async function somebodyWaits(): Promise<void> {
  for (let tries = 0; tries < 2_000; tries += 1) {
    const [row] = await db.$queryRaw<{ waiting: number }[]>`
      SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    if (row?.waiting) return;
  }
  throw new Error("nobody waits for a lock");
}
