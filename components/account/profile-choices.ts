import type { Choice, ChoiceGroup } from "@/components/ui/controls/select-field";

export function timezoneChoices(siteTimezone: string, own: string | null): ChoiceGroup[] {
  return [
    { label: "General", choices: [{ value: "", label: `As the site (${siteTimezone})` }, UTC] },
    ...timezonesByRegion(own),
  ];
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

const LOCALES = {
  ...{
    ar: "العربية",
    cs_CZ: "Čeština",
    da_DK: "Dansk",
    de_DE: "Deutsch",
    el: "Ελληνικά",
    en_GB: "English (UK)",
    en_US: "English (US)",
    es_ES: "Español",
    fi: "Suomi",
  },
  ...{
    fr_FR: "Français",
    he_IL: "עברית",
    hu_HU: "Magyar",
    it_IT: "Italiano",
    ja: "日本語",
    ko_KR: "한국어",
    nb_NO: "Norsk bokmål",
    nl_NL: "Nederlands",
    pl_PL: "Polski",
  },
  ...{
    pt_BR: "Português (Brasil)",
    pt_PT: "Português",
    ru_RU: "Русский",
    sv_SE: "Svenska",
    tr_TR: "Türkçe",
    uk: "Українська",
    zh_CN: "简体中文",
  },
};

export function localeChoices(siteLocale: string, own: string | null): Choice[] {
  const known = knownLocales(own);
  return [
    { value: "", label: `As the site (${known.find(({ value }) => value === siteLocale)?.label ?? siteLocale})` },
    ...known,
  ];
}

export const knownLocales = (chosen: string | null): Choice[] =>
  Object.entries({ ...(chosen && { [chosen]: chosen }), ...LOCALES }).map(([value, label]) => ({ value, label }));

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Monday first, because most countries start the week on it. */
export const weekdayChoices = (siteStart: number): Choice[] => [
  { value: "", label: `As the site (${WEEKDAYS[siteStart] ?? "Monday"})` },
  ...weekdaysOf([1, 0, 6]),
];

export const weekdaysOf = (days: number[]): Choice[] =>
  days.map((day) => ({ value: String(day), label: WEEKDAYS[day] ?? "" }));
