import "server-only";
import { db } from "@/lib/db";
import { sweepBuckets } from "@/lib/storage/sweep-buckets";
import { sweepReceivedMails } from "@/lib/incoming-mail/receive/once";
import { sweepImports } from "@/lib/imports/sweep";
import { sweepTrash } from "@/lib/trash/end";
import { sweepDeliveries } from "@/lib/webhooks/outgoing/sweep";

const DAY = 24 * 60 * 60 * 1000;

export async function sweep(): Promise<void> {
  const now = new Date();
  const before = (days: number) => ({ lt: new Date(now.getTime() - days * DAY) });
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.passwordReset.deleteMany({ where: { expiresAt: before(1) } });
  await db.invitation.deleteMany({ where: { expiresAt: before(30) } });
  await db.idempotencyKey.deleteMany({ where: { createdAt: before(1) } });
  await db.rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } });
  await db.upload.deleteMany({ where: { updatedAt: before(1) } });
  await sweepImports(now);
  await sweepTrash(now);
  await sweepBuckets();
  await db.mail.deleteMany({ where: { state: "sent", sentAt: before(30) } });
  await db.mail.deleteMany({ where: { state: { in: ["dead", "stored"] }, updatedAt: before(90) } });
  await db.submission.deleteMany({ where: { state: { in: ["rejected", "spam"] }, decidedAt: before(30) } });
  await db.ideaFollower.deleteMany({ where: { confirmedAt: null, createdAt: before(7) } });
  await sweepDeliveries(now);
  await sweepReceivedMails(now);
  await db.mailEvent.deleteMany({ where: { createdAt: before(7) } });
  await db.$queryRaw`
    SELECT count(*)::int FROM graphile_worker.complete_jobs(ARRAY(
      SELECT id FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < now() - interval '30 days'))`;
  await db.attachment.deleteMany({ where: { owner: "comment_image", commentId: null, createdAt: before(1) } });
  await sweepNotifications();
}

/**
 * Removes notifications without recipients, such as those of deleted accounts. Each run checks the next `limit` of
 * them by id and stores its position, so that no run reads the whole table.
 */
export async function sweepNotifications(limit = 10_000): Promise<void> {
  await db.$executeRaw`
    WITH page AS MATERIALIZED (
      SELECT id FROM notification
      WHERE id > coalesce((SELECT (value ->> 'notifications')::int FROM setting WHERE key = 'sweep'), 0)
      ORDER BY id LIMIT ${limit}
    ), gone AS (
      DELETE FROM notification n
      WHERE n.id = ANY(ARRAY(SELECT id FROM page)) AND n.created_at < now() - interval '1 day'
      AND NOT EXISTS (SELECT 1 FROM notification_recipient r WHERE r.notification_id = n.id)
    )
    INSERT INTO setting (key, value, updated_at)
    SELECT 'sweep', json_build_object('notifications', CASE WHEN count(*) < ${limit} THEN 0 ELSE max(id) END), now()
    FROM page
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`;
}
