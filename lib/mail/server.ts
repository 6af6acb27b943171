import "server-only";
import { env } from "@/lib/env";

/** Without one mails are kept. */
export const hasMailServer = (): boolean => env().SMTP_URL !== undefined;

/** The mail server's name, for administrators; null when there is none. The rest of SMTP_URL is a secret. */
export const mailServerName = (): string | null => {
  const { SMTP_URL } = env();
  return SMTP_URL === undefined ? null : new URL(SMTP_URL).hostname;
};
