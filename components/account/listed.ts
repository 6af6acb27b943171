import type { ListedPassword } from "@/components/account/application-password-row";
import type { ListedSession } from "@/components/account/session-list";
import type { ApplicationPassword, Session } from "@/generated/prisma/client";
import { type Clock, momentOf } from "@/lib/dates/when";

/** What a row shows, its times in words. */
export function listedPassword({ uuid, name, createdAt, lastUsedAt, lastIp }: ApplicationPassword, clock: Clock): ListedPassword {
  return { uuid, name, created: momentOf(createdAt, clock), lastUsed: lastUsedAt && momentOf(lastUsedAt, clock), lastIp };
}

export function listedSession({ id, address, userAgent, createdAt, lastSeenAt }: Session, clock: Clock): ListedSession {
  return { id, address, userAgent, created: momentOf(createdAt, clock), lastSeen: momentOf(lastSeenAt, clock) };
}
