import "server-only";
import { db } from "@/lib/db";
import { sweepNotifications } from "@/lib/jobs/sweep-notifications";

const DAY = 24 * 60 * 60 * 1000;

/** Removes what time has made worthless. */
export async function sweep(): Promise<void> {
  const now = new Date();
  const before = (days: number) => ({ lt: new Date(now.getTime() - days * DAY) });
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.passwordReset.deleteMany({ where: { expiresAt: before(1) } });
  await db.invitation.deleteMany({ where: { expiresAt: before(30) } });
  await db.idempotencyKey.deleteMany({ where: { createdAt: before(1) } });
  await db.rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } });
  await db.upload.deleteMany({ where: { updatedAt: before(1) } });
  await db.mail.deleteMany({ where: { state: "sent", sentAt: before(30) } });
  await db.mail.deleteMany({ where: { state: { in: ["dead", "kept"] }, updatedAt: before(90) } });
  await db.mailEvent.deleteMany({ where: { createdAt: before(7) } });
  await db.$queryRaw`
    SELECT count(*)::int FROM graphile_worker.complete_jobs(ARRAY(
      SELECT id FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < now() - interval '30 days'))`;
  await db.attachment.deleteMany({ where: { owner: "comment_image", commentId: null, createdAt: before(1) } });
  await sweepNotifications();
}
