import { expect, test } from "vitest";
import { type NotificationKind, phraseOfNotification } from "@/lib/events/notifications";
import type { NotificationKey } from "@/lib/events/phrases";
import { textsOf } from "@/lib/events/sentence";
import { translator } from "@/lib/i18n/catalogue";
import type { AnyMessage } from "@/lib/i18n/translate";

const cases: [kind: NotificationKind, description: string | null, sentence: string][] = [
  ["comment_created", "Which van?", "commented: Which van?"],
  ["comment_created", "", "commented"],
  ["task_reply_added", "The blue one", "replied: The blue one"],
  ["task_comment_mentioned", "@max which van?", "mentioned you: @max which van?"],
  ["subtask_added", "Ask Ben, ask Carla", "added to subtasks: Ask Ben, ask Carla"],
  ["task_due_date_changed", "March 18, 2030, 11:30 pm", "set the due date to 19 March 2030 00:30"],
  ["task_due_date_changed", "March 18, 2030, 12:00 am", "set the due date to 18 March 2030"],
  ["task_due_date_changed", "soon", "set the due date to soon"],
  ["task_due_date_changed", "", "removed the due date"],
  ["task_start_date_changed", "", "removed the start date"],
  ["task_start_date_changed", "March 1, 2030, 12:00 am", "set the start date to 1 March 2030"],
  ["task_moved_to_new_stage", "Done", "moved this task to Done"],
  ["task_moved_to_new_stage", null, "moved this task"],
  ["task_priority_changed", "high", "set the priority to high"],
  ["task_priority_changed", "", "removed the priority"],
  ["board_task_archived", "Rent a van", "archived this task"],
  ["board_task_restored", "Rent a van", "restored this task"],
  ["task_title_updated", "استئجار شاحنة", "renamed this task to استئجار شاحنة"],
  ["task_assignee_changed", "has added you as an assignee.", "assigned you"],
  ["task_assignee_removed", "has removed you as an assignee.", "unassigned you"],
];

const clock = { now: new Date("2029-06-01T12:00:00Z"), timeZone: "Europe/Berlin", locale: "en-GB" };

test.each(cases)("a notification of %s says “%s” in its sentence", (kind, description, expected) => {
  const t = translator("en-GB", "eventWords");
  const message: AnyMessage<NotificationKey> = translator("en-GB", "notifications");
  const phrase = phraseOfNotification(kind, description);
  const same = (text: string) => text;

  const texts = textsOf(phrase, { ID: 2, display_name: "Max" }, { t, clock });

  expect(message.markup(phrase.key, { ...texts, actor: same, value: same, quote: same, words: same })).toBe(
    `Max ${expected}`,
  );
});
