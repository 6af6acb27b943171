import { dateFrom } from "@/lib/dates/dates";

/** Addresses may have anything in place of a day. */
export function shortDay(day: string, locale: string): string {
  const at = dateFrom(day);
  return at ? new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(at) : day;
}
