import "server-only";
import { db } from "@/lib/db";
import { logger } from "@/lib/logger";
import { withoutQueryCount } from "@/lib/database/query-count";

const FIVE_MINUTES = 5 * 60_000;

/** Not awaited, and at most once in five minutes per person. */
export function recordLastSeen({ userId, userSeenAt }: { userId: number; userSeenAt: Date | null }): void {
  const now = new Date();
  const before = new Date(now.getTime() - FIVE_MINUTES);
  if (userSeenAt && userSeenAt > before) return;

  withoutQueryCount(() => {
    db.$executeRaw`UPDATE "user" SET last_seen_at = ${now} WHERE id = ${userId} AND (last_seen_at IS NULL OR last_seen_at <= ${before})`.catch(
      (error: unknown) => logger().warn({ err: error }, "when a person was last seen was not written"),
    );
  });
}
