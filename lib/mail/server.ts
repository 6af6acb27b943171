import "server-only";
import { env } from "@/lib/env";

export const hasMailServer = (): boolean => env().SMTP_URL !== undefined;

/** For administrators; null without a mail server. The rest of SMTP_URL is secret. */
export const mailServerName = (): string | null => {
  const { SMTP_URL } = env();
  return SMTP_URL === undefined ? null : new URL(SMTP_URL).hostname;
};
