const REMINDERS = [
  { value: "none", label: "No reminder" },
  { value: "30_minutes_before", label: "30 minutes before" },
  { value: "1_hour_before", label: "1 hour before" },
  { value: "2_hours_before", label: "2 hours before" },
  { value: "1_day_before", label: "1 day before" },
  { value: "2_days_before", label: "2 days before" },
  { value: "1_week_before", label: "1 week before" },
] as const;

/** Set by API clients; it can't be chosen here. */
const CUSTOM = { value: "custom", label: "At a set time" } as const;

/** The task's own reminder is among the choices. */
export const remindersFor = (reminder: string | null) =>
  reminder === CUSTOM.value ? [...REMINDERS, CUSTOM] : REMINDERS;

/** "" for no reminder and for unknown ones. */
export const reminderWords = (reminder: string | null): string =>
  [...REMINDERS, CUSTOM].find(({ value }) => value !== "none" && value === reminder)?.label ?? "";
