import { dateOfWire, daysLater, firstOfWeek } from "@/lib/dates/dates-on-screen";

/** The seven days of the week around a day, as `2027-01-31`. */
export function weekOf(day: string, startOfWeek: number): string[] {
  const first = firstOfWeek(day, startOfWeek);
  return [0, 1, 2, 3, 4, 5, 6].map((days) => daysLater(first, days));
}

const FIRST_DAY = "1970-01-01";
const LAST_DAY = "2999-12-31";

/** The day in an address, or null for anything else. */
export function dayOfAddress(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text;
}

export const isWeekend = (day: string): boolean => [0, 6].includes(dateOfWire(day).getUTCDay());
