import { env } from "@/lib/env";
import type { GeneralSettings } from "@/lib/settings/general";
import { type Logo, absoluteAddress } from "@/lib/settings/logo/read";
import type { SiteSettings } from "@/lib/settings/site";

/** A site without a language is English for programs, as in WordPress. */
export function presentSiteSettings({ title, description, language, ...rest }: SiteSettings) {
  return { title, description, url: env().BOARDS_URL, ...rest, language: language || "en_US" };
}

/** Clients expect the flags as the strings `true` and `false`. */
export const presentGeneralSettings = (settings: GeneralSettings) => ({
  ...settings,
  daily_reminder_enabled: String(settings.daily_reminder_enabled),
  allow_members_to_create_boards: String(settings.allow_members_to_create_boards),
});

export const presentLogo = (logo: Logo) => ({ ...logo, address: absoluteAddress(logo) });
