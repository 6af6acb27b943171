import { isoDate } from "@/lib/dates/dates";
import type { PasswordLink } from "@/lib/users/passwords/link";

export type PasswordLinkJson = ReturnType<typeof presentPasswordLink>;

export const presentPasswordLink = ({ url, expiresAt, isMailed }: PasswordLink) => ({
  url,
  expires_at: isoDate(expiresAt),
  is_mailed: isMailed,
});
