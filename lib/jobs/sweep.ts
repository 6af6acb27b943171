import "server-only";
import { db } from "@/lib/db";

const DAY = 24 * 60 * 60 * 1000;

/** Removes what time has made worthless. */
export async function sweep(): Promise<void> {
  const now = new Date();
  const yesterday = new Date(now.getTime() - DAY);
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.passwordReset.deleteMany({ where: { expiresAt: { lt: yesterday } } });
  await db.invitation.deleteMany({ where: { expiresAt: { lt: new Date(now.getTime() - 30 * DAY) } } });
  await db.idempotencyKey.deleteMany({ where: { createdAt: { lt: yesterday } } });
  await db.rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } });
  await db.upload.deleteMany({ where: { updatedAt: { lt: yesterday } } });
  await db.mail.deleteMany({ where: { state: "sent", sentAt: { lt: new Date(now.getTime() - 30 * DAY) } } });
  await db.attachment.deleteMany({ where: { owner: "comment_image", commentId: null, createdAt: { lt: yesterday } } });
}
