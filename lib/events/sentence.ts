import type { LineInFeed } from "@/lib/activity/present";
import { BOARD_EVENTS } from "@/lib/events/board-events";
import { type DescribeEvent, type Part, type Settings, storedText } from "@/lib/events/phrases";
import { TASK_EVENTS } from "@/lib/events/task-events";

export type EventRow = Pick<
  LineInFeed,
  "object_type" | "action" | "column" | "old_value" | "new_value" | "description" | "settings"
> & { user: { display_name: string } };

/** Unknown events, such as imported ones, keep their stored text. */
export function sentenceOf({ object_type, action, column, settings, user, ...row }: EventRow): readonly Part[] {
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
