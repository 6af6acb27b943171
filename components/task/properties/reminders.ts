const REMINDERS = [
  "none",
  "30_minutes_before",
  "1_hour_before",
  "2_hours_before",
  "1_day_before",
  "2_days_before",
  "1_week_before",
] as const;

/** Set by API clients; it can't be chosen here. */
const CUSTOM = "custom" as const;

/** The task's own reminder is among the choices. */
export const remindersFor = (reminder: string | null) => (reminder === CUSTOM ? [...REMINDERS, CUSTOM] : REMINDERS);

/** A key of `task.properties.reminders`; undefined for no reminder and for unknown ones. */
export const reminderOf = (reminder: string | null) =>
  [...REMINDERS, CUSTOM].find((each) => each !== "none" && each === reminder);
