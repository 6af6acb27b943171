/** `reminder_type` to words. */
const REMINDERS = [
  { value: "none", label: "No reminder" },
  { value: "30_minutes_before", label: "30 minutes before" },
  { value: "1_hour_before", label: "1 hour before" },
  { value: "2_hours_before", label: "2 hours before" },
  { value: "1_day_before", label: "1 day before" },
  { value: "2_days_before", label: "2 days before" },
  { value: "1_week_before", label: "1 week before" },
] as const;

/** A moment that a client set by itself; nobody chooses it here. */
const CUSTOM = { value: "custom", label: "At a set time" } as const;

/** What a task's reminder can be changed to, and what it is. */
export const remindersFor = (reminder: string | null) =>
  reminder === CUSTOM.value ? [...REMINDERS, CUSTOM] : REMINDERS;

/** "" for none and for those that nobody knows. */
export const reminderWords = (reminder: string | null): string =>
  [...REMINDERS, CUSTOM].find(({ value }) => value !== "none" && value === reminder)?.label ?? "";
