import type { PushDevice } from "@/components/account/push/push-devices";
import type { PushSubscription } from "@/generated/prisma/client";
import { type Clock, momentOf } from "@/lib/dates/when";

export const deviceView = (
  { id, userAgent, sessionId, createdAt, lastUsedAt }: PushSubscription,
  currentSessionId: string,
  clock: Clock,
): PushDevice => ({
  id,
  userAgent,
  isCurrent: sessionId === currentSessionId,
  added: momentOf(createdAt, clock),
  lastUsed: momentOf(lastUsedAt, clock),
});
