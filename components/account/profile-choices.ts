import { useLocale, useTranslations } from "next-intl";
import { localeChoices, localeName } from "@/components/i18n/locale-choices";
import type { Choice, ChoiceGroup } from "@/components/ui/controls/select-field";
import type { SiteSettings } from "@/lib/settings/site";
import type { ProfileJson } from "@/lib/users/profile/present";

export interface ProfileChoices {
  timezones: ChoiceGroup[];
  locales: Choice[];
  weekdays: Choice[];
}

/** For server components, because browsers know other time zones and languages. */
export function useProfileChoices(
  profile: Pick<ProfileJson, "timezone" | "locale">,
  site: Pick<SiteSettings, "timezone" | "language" | "start_of_week">,
): ProfileChoices {
  const t = useTranslations("account.choices");
  const locale = useLocale();
  const sameAsSite = (value: string): Choice => ({ value: "", label: t("sameAsSite", { value }) });
  const general = { label: t("generalTimezones"), choices: [sameAsSite(site.timezone), UTC] };
  const language = site.language ? sameAsSite(localeName(site.language)) : { value: "", label: t("browserLanguage") };

  return {
    timezones: [general, ...timezonesByRegion(profile.timezone)],
    locales: [language, ...localeChoices(profile.locale)],
    weekdays: [sameAsSite(weekdayName(site.start_of_week, locale)), ...weekdayChoices([1, 0, 6], locale)],
  };
}

export const UTC: Choice = { value: "UTC", label: "UTC" };

export function timezonesByRegion(chosen: string | null): ChoiceGroup[] {
  const zones = [...new Set([...Intl.supportedValuesOf("timeZone"), ...(chosen ? [chosen] : [])])].filter((zone) =>
    zone.includes("/"),
  );
  const regions = [...new Set(zones.map(regionOf))].sort();
  return regions.map((label) => ({ label, choices: zones.filter((zone) => regionOf(zone) === label).map(asChoice) }));
}

const regionOf = (zone: string) => zone.slice(0, zone.indexOf("/"));

const asChoice = (zone: string): Choice => ({
  value: zone,
  label: zone
    .slice(zone.indexOf("/") + 1)
    .replaceAll("_", " ")
    .replaceAll("/", ", "),
});

export const weekdayChoices = (days: number[], locale: string): Choice[] =>
  days.map((day) => ({ value: String(day), label: weekdayName(day, locale) }));

/** @param day 0 for Sunday */
const weekdayName = (day: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(A_SUNDAY + day * 24 * 60 * 60 * 1000);

const A_SUNDAY = Date.UTC(2026, 0, 4);
