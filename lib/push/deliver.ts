import "server-only";
import type { PushDelivery } from "@/generated/prisma/client";
import { db, transaction } from "@/lib/db";
import type { Jobs } from "@/lib/jobs/add";
import { logger } from "@/lib/logger";
import { addPushJob } from "@/lib/push/jobs";
import { messageFor } from "@/lib/push/message";
import { type PushResult, sendMessage } from "@/lib/push/send";
import { targetOf } from "@/lib/push/target";

/** In milliseconds: then others have their turn. */
const LONGEST_RUN = 20_000;
const AT_ONCE = 10;

/** Sends what is due to the browsers of one push service, and comes back for what has to wait. */
export async function sendPush({ service }: Jobs["send-push"]): Promise<void> {
  const end = Date.now() + LONGEST_RUN;
  for (let due = await dueOf(service); due.length > 0; due = await dueOf(service)) {
    if (Date.now() > end) return addPushJob(service, new Date());
    await Promise.all(due.map(deliver));
  }
  const next = await db.pushDelivery.findFirst({
    where: { subscription: { service } },
    orderBy: { nextTryAt: "asc" },
  });
  if (next) await addPushJob(service, next.nextTryAt);
}

type Due = Awaited<ReturnType<typeof dueOf>>[number];

const dueOf = (service: string) =>
  db.pushDelivery.findMany({
    where: { subscription: { service }, nextTryAt: { lte: new Date() } },
    orderBy: { id: "asc" },
    take: AT_ONCE,
    include: {
      subscription: { include: { session: { select: { expiresAt: true } } } },
      recipient: { include: { notification: { include: { actor: { select: { displayName: true } } } } } },
    },
  });

async function deliver(due: Due): Promise<void> {
  const target = targetOf(due.subscription);
  const message = target && isWanted(due) ? await messageFor(due.recipient.notification, due.recipient.userId) : null;
  if (!target || !message) return remove(due);

  const result = await sendMessage(target, message);
  if (result.outcome === "gone") return removeSubscription(due, result);
  if (result.outcome === "later") return tryLater(due, result.retryAfterSeconds);
  if (result.outcome === "refused") logger().warn(about(due, result), "a push service refused a notification");
  await recordEnd(due, result);
}

/** Not when it was read elsewhere, when the browser is another person’s now, or when its session is over. */
const isWanted = ({ recipient, subscription: { userId, session } }: Due): boolean =>
  recipient.markedReadAt === null &&
  recipient.userId === userId &&
  (session === null || session.expiresAt > new Date());

const remove = async ({ id }: Pick<PushDelivery, "id">): Promise<void> =>
  void (await db.pushDelivery.deleteMany({ where: { id } }));

async function removeSubscription(due: Due, result: PushResult): Promise<void> {
  logger().info(about(due, result), "a browser gets no notifications any more");
  await db.pushSubscription.deleteMany({ where: { id: due.subscriptionId } });
}

const recordEnd = ({ id, subscriptionId }: Due, { outcome }: PushResult): Promise<void> =>
  transaction(async (tx) => {
    await tx.pushDelivery.deleteMany({ where: { id } });
    if (outcome === "accepted")
      await tx.pushSubscription.updateMany({ where: { id: subscriptionId }, data: { lastUsedAt: new Date() } });
  });

const about = ({ subscriptionId, subscription: { service } }: Due, { status }: PushResult) => ({
  ...{ subscriptionId, service },
  status,
});

const DAY = 24 * 60 * 60 * 1000;

/** Seconds before the next attempt; the last one repeats. */
const DELAYS = [30, 60, 300, 900, 3_600];

/** Gives up after a day: then the notification is no longer news. */
async function tryLater(due: Due, retryAfterSeconds: number): Promise<void> {
  const delay = DELAYS[Math.min(due.attempts, DELAYS.length - 1)] ?? 0;
  const nextTryAt = new Date(Date.now() + Math.max(delay, retryAfterSeconds) * 1000);
  if (nextTryAt.getTime() - due.queuedAt.getTime() > DAY) return remove(due);
  await db.pushDelivery.updateMany({
    where: { id: due.id },
    data: { attempts: due.attempts + 1, nextTryAt },
  });
}
