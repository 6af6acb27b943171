import { expect, test } from "vitest";
import { type NotificationKind, type Sentence, sentenceOf } from "@/lib/events/notifications";

const cases: [kind: NotificationKind, description: string | null, Sentence][] = [
  ["comment_created", "Which van?", { does: "commented", quote: "Which van?" }],
  ["comment_created", "", { does: "commented" }],
  ["task_reply_added", "The blue one", { does: "replied", quote: "The blue one" }],
  ["task_comment_mentioned", "@max which van?", { does: "mentioned you", quote: "@max which van?" }],
  ["subtask_added", "Ask Ben, ask Carla", { does: "added to the subtasks:", value: "Ask Ben, ask Carla" }],
  ["task_due_date_changed", "March 18, 2030, 11:30 pm", { does: "set the due date to", value: "19 March 2030 00:30" }],
  ["task_due_date_changed", "March 18, 2030, 12:00 am", { does: "set the due date to", value: "18 March 2030" }],
  ["task_due_date_changed", "soon", { does: "set the due date to", value: "soon" }],
  ["task_due_date_changed", "", { does: "removed the due date" }],
  ["task_start_date_changed", "", { does: "removed the start date" }],
  ["task_start_date_changed", "March 1, 2030, 12:00 am", { does: "set the start date to", value: "1 March 2030" }],
  ["task_moved_to_new_stage", "Done", { does: "moved it to", value: "Done" }],
  ["task_moved_to_new_stage", null, { does: "moved it" }],
  ["task_priority_changed", "high", { does: "set the priority to", value: "high" }],
  ["task_priority_changed", "", { does: "removed the priority" }],
  ["board_task_archived", "Rent a van", { does: "archived it" }],
  ["board_task_restored", "Rent a van", { does: "restored it" }],
  ["task_title_updated", "استئجار شاحنة", { does: "renamed it to", value: "استئجار شاحنة" }],
  ["task_assignee_changed", "has added you as an assignee.", { does: "assigned you" }],
  ["task_assignee_removed", "has removed you as an assignee.", { does: "took you off this task" }],
];

const clock = { now: new Date("2029-06-01T12:00:00Z"), timeZone: "Europe/Berlin", locale: "en_GB" };

test.each(cases)("a notification of %s says “%s” in its sentence", (kind, description, expected) => {
  expect(sentenceOf(kind, description, clock)).toEqual(expected);
});
