import { knownLocales, timezonesByRegion, UTC, weekdaysOf } from "@/components/account/profile-choices";
import type { Choice, ChoiceGroup } from "@/components/ui/controls/select-field";
import type { SiteSettings } from "@/lib/settings/site";

export interface SiteChoices {
  timezones: ChoiceGroup[];
  locales: Choice[];
  weekdays: Choice[];
  dateFormats: Choice[];
  timeFormats: Choice[];
}

/** A saved format that is not in the list is added to the choices. */
export const siteChoices = ({
  timezone,
  language,
  start_of_week,
  date_format,
  time_format,
}: SiteSettings): SiteChoices => ({
  timezones: [{ label: "General", choices: [UTC] }, ...timezonesByRegion(timezone)],
  locales: knownLocales(language),
  weekdays: weekdaysOf([...new Set([1, 0, 6, start_of_week])]),
  dateFormats: withChosen(DATES, date_format),
  timeFormats: withChosen(TIMES, time_format),
});

/** PHP date formats, each with an example. */
const DATES = {
  "F j, Y": "March 18, 2026",
  "j F Y": "18 March 2026",
  "Y-m-d": "2026-03-18",
  "m/d/Y": "03/18/2026",
  "d/m/Y": "18/03/2026",
  "d.m.Y": "18.03.2026",
};
const TIMES = { "g:i a": "5:30 pm", "g:i A": "5:30 PM", "H:i": "17:30" };

const withChosen = (formats: Record<string, string>, chosen: string): Choice[] =>
  Object.entries({ [chosen]: chosen, ...formats }).map(([value, label]) => ({ value, label }));
