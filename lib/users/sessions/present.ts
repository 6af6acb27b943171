import type { Session } from "@/generated/prisma/client";
import { isoDate } from "@/lib/dates/dates";

export type SessionJson = ReturnType<typeof presentSession>;

export function presentSession(
  { id, address, userAgent, createdAt, lastSeenAt, expiresAt }: Session,
  current: string | null,
) {
  return {
    id,
    address,
    user_agent: userAgent,
    created_at: isoDate(createdAt),
    last_seen_at: isoDate(lastSeenAt),
    expires_at: isoDate(expiresAt),
    is_current: id === current,
  };
}
