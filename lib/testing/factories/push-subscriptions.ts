import { createECDH, randomBytes, randomUUID } from "node:crypto";
import type { PushSubscription, Session, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { type Target, targetColumns } from "@/lib/push/target";

/** What a browser creates when somebody allows notifications; only it can read what is encrypted for these keys. */
export function browserKeys() {
  const privateKey = createECDH("prime256v1");
  const keys = { p256dh: privateKey.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
  return { keys, privateKey };
}

export const aTarget = (given: Partial<Target> = {}): Target => ({
  endpoint: `https://push.example.com/send/${randomUUID()}`,
  keys: browserKeys().keys,
  ...given,
});

/** Of a session of its own unless one is given. */
export async function aPushSubscription(
  { id: userId }: Pick<User, "id">,
  target: Target = aTarget(),
  session?: Pick<Session, "id">,
): Promise<PushSubscription> {
  const expiresAt = new Date(Date.now() + 3_600_000);
  const { id: sessionId } = session ?? (await db.session.create({ data: { userId, expiresAt } }));
  return db.pushSubscription.create({ data: { userId, sessionId, ...targetColumns(target) } });
}
