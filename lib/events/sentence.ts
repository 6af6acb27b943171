import type { LineInFeed } from "@/lib/activity/present";
import { type ClockOnScreen, dateText } from "@/lib/dates/dates-on-screen";
import { BOARD_EVENTS } from "@/lib/events/board-events";
import { type DescribeEvent, type Phrase, type Settings, storedText, type Value } from "@/lib/events/phrases";
import { TASK_EVENTS } from "@/lib/events/task-events";
import { durationText } from "@/lib/time/duration";
import type { Translate } from "@/lib/i18n/translate";
import { DELETED_USER } from "@/lib/users/nobody";

export type EventRow = Pick<
  LineInFeed,
  "object_type" | "action" | "column" | "old_value" | "new_value" | "description" | "settings"
> & { user: { ID: number; display_name: string } };

/** Unknown events, such as imported ones, keep their stored text. */
export function phraseOf({ object_type, action, column, settings, user, ...row }: EventRow): Phrase {
  const event = column ? `${action} ${column}` : action;
  const known: Record<string, DescribeEvent> = object_type === "task_activity" ? TASK_EVENTS : BOARD_EVENTS;
  const describe = (Object.hasOwn(known, event) ? known[event] : undefined) ?? storedText(event);
  return describe({
    before: row.old_value || null,
    after: row.new_value || null,
    description: row.description || null,
    settings: isSettings(settings) ? settings : {},
    actor: user.display_name,
  });
}

const isSettings = (settings: unknown): settings is Settings =>
  typeof settings === "object" && settings !== null && !Array.isArray(settings);

interface Reader {
  t: Translate<"eventWords">;
  clock: ClockOnScreen;
}

/** All arguments of the phrase's message, as texts in the reader's language. */
export function textsOf(
  { values }: Pick<Phrase, "values">,
  user: EventRow["user"],
  { t, clock }: Reader,
): Record<string, string> {
  const texts = Object.entries(values).map(([name, value]) => [name, textOf(value, { t, clock })]);
  return { ...Object.fromEntries(texts), name: nameOf(user, t) };
}

function textOf(value: Value, { t, clock }: Reader): string {
  if (typeof value === "string") return value;
  if ("minutes" in value) return durationText(value.minutes, clock.locale);
  return "word" in value ? t(value.word) : dateText(value.date, clock);
}

/** The account that the API shows in place of a deleted one has the id 0, as guests have, whose name is their own. */
export const nameOf = ({ ID, display_name: name }: EventRow["user"], t: Translate<"eventWords">): string =>
  ID === 0 && name === DELETED_USER.display_name ? t("deletedUser") : name;
