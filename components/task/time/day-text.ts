import { type ClockOnScreen, dateText, dueText } from "@/lib/dates/dates-on-screen";

/** "Today", "Yesterday" or the date. */
export function dayText(day: string, clock: ClockOnScreen): string {
  const { words } = dueText(day, clock);
  return words || dateText(day, clock);
}
