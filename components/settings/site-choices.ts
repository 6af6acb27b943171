import { useLocale, useTranslations } from "next-intl";
import { localeChoices } from "@/components/i18n/locale-choices";
import { timezonesByRegion, UTC, weekdayChoices } from "@/components/account/profile-choices";
import type { Choice, ChoiceGroup } from "@/components/ui/controls/select-field";
import type { SiteSettings } from "@/lib/settings/site";

export interface SiteChoices {
  timezones: ChoiceGroup[];
  locales: Choice[];
  weekdays: Choice[];
  dateFormats: Choice[];
  timeFormats: Choice[];
}

/**
 * For server components, because browsers know other time zones and languages. A saved format that is not in the list
 * is added to the choices.
 */
export function useSiteChoices({
  timezone,
  language,
  start_of_week,
  date_format,
  time_format,
}: SiteSettings): SiteChoices {
  const general = useTranslations("account.choices")("generalTimezones");
  const browserLanguage = useTranslations("settings.site")("browserLanguage");
  const locale = useLocale();
  return {
    timezones: [{ label: general, choices: [UTC] }, ...timezonesByRegion(timezone)],
    locales: [{ value: "", label: browserLanguage }, ...localeChoices(language)],
    weekdays: weekdayChoices([...new Set([1, 0, 6, start_of_week])], locale),
    dateFormats: withChosen(dateFormats(locale), date_format),
    timeFormats: withChosen(TIMES, time_format),
  };
}

/** PHP date formats, each with an example. */
function dateFormats(locale: string) {
  const month = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(Date.UTC(2026, 2, 18));
  return {
    "F j, Y": `${month} 18, 2026`,
    "j F Y": `18 ${month} 2026`,
    "Y-m-d": "2026-03-18",
    "m/d/Y": "03/18/2026",
    "d/m/Y": "18/03/2026",
    "d.m.Y": "18.03.2026",
  };
}
const TIMES = { "g:i a": "5:30 pm", "g:i A": "5:30 PM", "H:i": "17:30" };

const withChosen = (formats: Record<string, string>, chosen: string): Choice[] =>
  Object.entries({ [chosen]: chosen, ...formats }).map(([value, label]) => ({ value, label }));
