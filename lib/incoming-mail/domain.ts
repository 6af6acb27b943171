import { env } from "@/lib/env";
import { NoRoute } from "@/lib/errors";

/** Null while the site receives no emails. */
export function incomingMailDomain(): string | null {
  const { MAIL_IN_PORT, MAIL_IN_DOMAIN } = env();
  return MAIL_IN_PORT === undefined ? null : (MAIL_IN_DOMAIN ?? null);
}

export const receivesMail = (): boolean => incomingMailDomain() !== null;

/** @throws NoRoute while the site receives no emails: its endpoints don't exist then */
export function requireIncomingMail(): void {
  if (!receivesMail()) throw new NoRoute();
}
