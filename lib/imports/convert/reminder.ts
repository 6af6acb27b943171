const BEFORE: Record<number, string> = {
  30: "30_minutes_before",
  60: "1_hour_before",
  120: "2_hours_before",
  1440: "1_day_before",
  2880: "2_days_before",
  10080: "1_week_before",
};
const MINUTE = 60_000;

/** A reminder some minutes before the due date, if it is still to come. */
export function reminderOf(due: string | null, minutes: number | null, now = Date.now()) {
  if (due === null || minutes === null || minutes < 0) return {};

  const at = Date.parse(due) - minutes * MINUTE;
  return at > now ? { reminder: BEFORE[minutes] ?? "custom", remind_at: new Date(at).toISOString() } : {};
}
