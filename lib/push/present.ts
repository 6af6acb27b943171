import type { PushSubscription } from "@/generated/prisma/client";
import { isoDate } from "@/lib/dates/dates";
import type { Caller } from "@/lib/users/caller";

export type PushSubscriptionJson = ReturnType<typeof presentSubscription>;

/** Never with the endpoint and its keys. */
export const presentSubscription = (
  { id, service, userAgent, createdAt, lastUsedAt, ...registered }: PushSubscription,
  caller: Pick<Caller, "sessionId" | "applicationPassword">,
) => ({
  id,
  service,
  user_agent: userAgent,
  created_at: isoDate(createdAt),
  last_used_at: isoDate(lastUsedAt),
  is_current:
    registered.sessionId === caller.sessionId && registered.applicationPasswordUuid === caller.applicationPassword,
});
