import "server-only";
import { Prisma, type PushSubscription } from "@/generated/prisma/client";
import { db, rowsOf, sendAlong, transaction } from "@/lib/db";
import type { Subscribe } from "@/lib/push/inputs";
import { targetColumns } from "@/lib/push/target";
import { cut } from "@/lib/text/text";
import type { Caller } from "@/lib/users/caller";
import type { CurrentUser } from "@/lib/users/current-user";

/** The one that was used longest ago makes room. */
export const MOST_SUBSCRIPTIONS = 20;

type Registered = Pick<Caller, "sessionId" | "applicationPassword"> & { userAgent: string | null };

/** Registers a browser, once for each endpoint; one of another person becomes the actor's (compatibility.md, C204). */
export async function subscribe(
  target: Subscribe,
  { sessionId, applicationPassword, userAgent }: Registered,
  { id: userId }: Pick<CurrentUser, "id">,
): Promise<PushSubscription> {
  const columns = {
    ...targetColumns(target),
    ...{ userId, sessionId, applicationPasswordUuid: applicationPassword },
    userAgent: userAgent && cut(userAgent, 512),
    lastUsedAt: new Date(),
  };
  return transaction(async (tx) => {
    // Two at once would each leave 20 others.
    await rowsOf(tx, Prisma.sql`SELECT id FROM "user" WHERE id = ${userId} FOR NO KEY UPDATE`);
    const subscription = await tx.pushSubscription.upsert({
      where: { endpointDigest: columns.endpointDigest },
      create: columns,
      update: columns,
    });
    await sendAlong(
      tx,
      Prisma.sql`DELETE FROM push_subscription WHERE user_id = ${userId} AND id NOT IN (
        SELECT id FROM push_subscription WHERE user_id = ${userId} ORDER BY last_used_at DESC, id DESC LIMIT ${MOST_SUBSCRIPTIONS})`,
    );
    return subscription;
  });
}

export async function unsubscribe({ id }: Pick<PushSubscription, "id">): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { id } });
}
