import type { PasswordView } from "@/components/account/application-password-row";
import type { SessionView } from "@/components/account/session-list";
import type { ApplicationPassword, Session } from "@/generated/prisma/client";
import { type Clock, momentOf } from "@/lib/dates/when";

export function passwordView(
  { uuid, name, createdAt, lastUsedAt, lastIp }: ApplicationPassword,
  clock: Clock,
): PasswordView {
  return {
    uuid,
    name,
    created: momentOf(createdAt, clock),
    lastUsed: lastUsedAt && momentOf(lastUsedAt, clock),
    lastIp,
  };
}

export function sessionView({ id, address, userAgent, createdAt, lastSeenAt }: Session, clock: Clock): SessionView {
  return { id, address, userAgent, created: momentOf(createdAt, clock), lastSeen: momentOf(lastSeenAt, clock) };
}
