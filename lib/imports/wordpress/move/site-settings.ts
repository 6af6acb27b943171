import "server-only";
import { transaction } from "@/lib/db";
import { isTimezone } from "@/lib/dates/timezones";
import { isLocale } from "@/lib/i18n/locale";
import type { Move } from "@/lib/imports/wordpress/move/move";
import { optionNamed } from "@/lib/imports/wordpress/read/site";
import { flagOf, mapOf, textOf, valueOf } from "@/lib/imports/wordpress/read/values";
import { type GeneralSettings, writeGeneralSettings } from "@/lib/settings/general";
import { readSetting } from "@/lib/settings/read";
import { type SiteSettings, writeSiteSettings } from "@/lib/settings/site";
import { cut, plainLine } from "@/lib/text/text";

/** Those that nobody has set here. */
export async function moveSiteSettings(move: Move): Promise<void> {
  const options = await move.wordpress.rows("SELECT `key`, value FROM {metas} WHERE object_type = 'option'");
  const general = generalSettings(mapOf(valueOf(optionNamed(options, "general_settings"))));
  await transaction(async (tx) => {
    const [ofSite, ofPlugin] = [mapOf(await readSetting(tx, "site")), mapOf(await readSetting(tx, "general"))];
    await writeSiteSettings(tx, unset(siteSettings(move), ofSite));
    await writeGeneralSettings(tx, unset(general, ofPlugin));
  });
}

const unset = <Settings extends object>(settings: Settings, known: Record<string, unknown>): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(settings).filter(([key, value]) => value !== undefined && !Object.hasOwn(known, key)),
  ) as Partial<Settings>;

function siteSettings({ site: { options, zone } }: Move): Partial<SiteSettings> {
  const text = (name: string, most: number) => cut(plainLine(options.get(name) ?? ""), most) || undefined;
  const [language, startOfWeek] = [options.get("WPLANG") ?? "", Number(options.get("start_of_week") ?? NaN)];
  return {
    ...{ title: text("blogname", 255), description: text("blogdescription", 500), email: text("admin_email", 254) },
    ...{ date_format: text("date_format", 50), time_format: text("time_format", 50) },
    start_of_week: Number.isInteger(startOfWeek) && startOfWeek >= 0 && startOfWeek <= 6 ? startOfWeek : undefined,
    timezone: isTimezone(zone) ? zone : undefined,
    language: language !== "" && isLocale(language) ? language : undefined,
  };
}

const generalSettings = (stored: Record<string, unknown>): Partial<GeneralSettings> => ({
  daily_reminder_enabled: flagOf(stored.daily_reminder_enabled),
  daily_remind_at: /^\d\d:\d\d$/.test(textOf(stored.daily_remind_at) ?? "")
    ? String(stored.daily_remind_at)
    : undefined,
  business_name: textOf(stored.business_name) ?? undefined,
  business_address: textOf(stored.business_address) ?? undefined,
  allow_members_to_create_boards: flagOf(stored.allow_members_to_create_boards),
});
