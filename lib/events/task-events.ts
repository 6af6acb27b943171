import {
  changesOf,
  dateIn,
  type DescribeEvent,
  type EventFacts,
  labelIn,
  type LabelOfLine,
  type Part,
  phrase,
  privacyOf,
  renamed,
  textIn,
} from "@/lib/events/phrases";

/** By `action` and `column` of activity (docs/api/activity.md). */
export const TASK_EVENTS = {
  "created task": () => phrase`created this task`,
  "cloned task": ({ before }) => phrase`made this as a copy of ${before?.replace(/^from /, "")}`,
  "updated title": renamed("this"),
  "updated description": ({ after }) => (after ? phrase`changed the description` : phrase`removed the description`),
  "changed priority": ({ before, after }) =>
    before ? phrase`changed the priority from ${before} to ${after}` : phrase`set the priority to ${after}`,
  "closed task": () => phrase`marked this as done`,
  "reopened task": () => phrase`reopened this`,
  "archived task": () => phrase`archived this`,
  "restored task": () => phrase`restored this`,
  "added Due Date": ({ after }) => phrase`set the due date to ${dateIn(after)}`,
  "changed Due Date": ({ before, after }) => phrase`changed the due date from ${dateIn(before)} to ${dateIn(after)}`,
  "removed Due Date": ({ before }) =>
    before ? phrase`removed the due date ${dateIn(before)}` : phrase`removed the due date`,
  "added Start Date": ({ after }) => phrase`set the start date to ${dateIn(after)}`,
  "changed Start Date": ({ before, after }) =>
    phrase`changed the start date from ${dateIn(before)} to ${dateIn(after)}`,
  "removed Start Date": ({ before }) =>
    before ? phrase`removed the start date ${dateIn(before)}` : phrase`removed the start date`,
  "added assignee": ({ after }) => phrase`assigned ${after}`,
  "removed assignee": ({ after }) => phrase`unassigned ${after}`,
  "joined task": () => phrase`joined this task`,
  "left task": () => phrase`left this task`,
  "changed stage": ({ before, after }) =>
    before ? phrase`moved this from ${before} to ${after}` : phrase`moved this to ${after}`,
  "moved board": ({ before, after }) =>
    before === "another board"
      ? phrase`moved this from another board to ${after}`
      : phrase`moved this from the board ${before} to ${after}`,
  "added label": ({ settings }) => phrase`added the label ${labelIn(settings)}`,
  "removed label": ({ settings }) => phrase`removed the label ${labelIn(settings)}`,
  "added comment": ({ after }) => (after ? phrase`commented: ${after}` : phrase`commented`),
  "updated comment": ({ after }) => (after ? phrase`changed a comment: ${after}` : phrase`changed a comment`),
  "removed comment": () => phrase`deleted a comment`,
  "changed comment privacy": ({ after }) => [`made a comment ${privacyOf(after)}`],
  "added a reply": () => phrase`replied to a comment`,
  "updated a reply": ({ after }) => (after ? phrase`changed a reply: ${after}` : phrase`changed a reply`),
  "removed a reply": () => phrase`deleted a reply`,
  "changed reply privacy": ({ after }) => [`made a reply ${privacyOf(after)}`],
  "added reminder": ({ after }) => phrase`set the reminder to ${dateIn(after)}`,
  "changed reminder": ({ before, after }) => phrase`changed the reminder from ${dateIn(before)} to ${dateIn(after)}`,
  "removed reminder": () => phrase`removed the reminder`,
  "added cover": () => phrase`added a cover`,
  "changed cover": () => phrase`changed the cover`,
  "removed cover": () => phrase`removed the cover`,
  "added logo": () => phrase`added a logo`,
  "changed logo": () => phrase`changed the logo`,
  "removed logo": () => phrase`removed the logo`,
  "added template": () => phrase`made this a template`,
  "removed template": () => phrase`made this no longer a template`,
  "added attachment": ({ after }) => phrase`attached ${after}`,
  "removed attachment": ({ before }) => phrase`removed the attachment ${before}`,
  "updated attachment": renamed("the attachment"),
  "updated custom field": filled,
  "added predecessor": ({ after }) => phrase`made this depend on ${after}`,
  "removed predecessor": ({ after }) => phrase`removed the dependency on ${after}`,
  "added successor": ({ after }) => phrase`made ${after} depend on this`,
  "removed successor": ({ after }) => phrase`removed the dependency of ${after} on this`,
  "added repeat": ({ after }) => phrase`made this repeat ${after}`,
  "changed repeat": ({ after }) => phrase`changed how this repeats to ${after}`,
  "removed repeat": () => phrase`stopped this from repeating`,
  "removed support ticket": ({ before }) => phrase`removed the support ticket ${before}`,
  "added subtask": ({ after }) => phrase`added the subtask ${after}`,
  "updated subtask": renamed("the subtask"),
  "closed subtask": ({ before }) => phrase`marked the subtask ${before} as done`,
  "reopened subtask": ({ before }) => phrase`reopened the subtask ${before}`,
  "moved subtask": ({ after }) => phrase`moved the subtask ${after}`,
  "deleted subtask": ({ before }) => phrase`deleted the subtask ${before}`,
  "removed subtask": ({ before }) => phrase`made the subtask ${before} a task`,
  "created subtask group": ({ after }) => phrase`added the subtask group ${after}`,
  "updated subtask group": renamed("the subtask group"),
  "deleted subtask group": ({ before }) => phrase`deleted the subtask group ${before}`,
  ...changesOf("integration type"),
  ...changesOf("contact"),
  ...changesOf("type"),
} satisfies Record<string, DescribeEvent>;

export type TaskEvent = keyof typeof TASK_EVENTS;

export interface TaskEventSettings {
  "added label": LabelOfLine;
  "removed label": LabelOfLine;
  "updated custom field": { custom_field_id: number; title: string; custom_field_type: string; is_new: boolean };
  "added predecessor": { task_id: number };
  "removed predecessor": { task_id: number };
  "added successor": { task_id: number };
  "removed successor": { task_id: number };
  "moved board": { task_id: number; from_board_id: number; to_board_id: number };
}

function filled({ before, after, settings }: EventFacts): readonly Part[] {
  const [field, type] = [textIn(settings, "title") ?? "a custom field", settings.custom_field_type];
  if (after === null) return phrase`cleared ${field}`;
  if (type === "checkbox") return after === "true" ? phrase`ticked ${field}` : phrase`unticked ${field}`;
  const [old, now] = type === "date" ? [dateIn(before), dateIn(after)] : [before, after];
  return before === null ? phrase`set ${field} to ${now}` : phrase`changed ${field} from ${old} to ${now}`;
}
