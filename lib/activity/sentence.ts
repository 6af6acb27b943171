import type { LineInFeed } from "@/lib/activity/present";
import { type Facts, privacyOf, renamed, type Say } from "@/lib/activity/say";
import { OF_BOARD } from "@/lib/activity/sentences-of-board";
import { dateIn, labelIn, type Part, type Settings, textIn, words } from "@/lib/activity/words";

/** What a sentence is made of. */
export type Told = Pick<
  LineInFeed,
  "object_type" | "action" | "column" | "old_value" | "new_value" | "description" | "settings"
> & { user: { display_name: string } };

/** What somebody did, in words that follow the name: `moved this from To do to Done`. What nobody here knows is told in the line's own words. */
export function sentenceOf({
  object_type,
  action,
  column,
  old_value,
  new_value,
  description,
  settings,
  user,
}: Told): readonly Part[] {
  const say =
    (object_type === "task_activity" ? OF_TASK : OF_BOARD)[`${action} ${column}`] ??
    inItsOwnWords(column ? `${action} ${column}` : action);
  return say({
    before: old_value || null,
    after: new_value || null,
    description: description || null,
    settings: isSettings(settings) ? settings : {},
    actor: user.display_name,
  });
}

/** As docs/api/activity.md lists them. */
const OF_TASK: Record<string, Say> = {
  "created task": () => words`created this task`,
  "cloned task": ({ before }) => words`made this as a copy of ${before?.replace(/^from /, "")}`,
  "updated title": renamed("this"),
  "updated description": ({ after }) => (after ? words`changed the description` : words`removed the description`),
  "changed priority": ({ before, after }) =>
    before ? words`changed the priority from ${before} to ${after}` : words`set the priority to ${after}`,
  "closed task": () => words`marked this as done`,
  "reopened task": () => words`reopened this`,
  "archived task": () => words`archived this`,
  "restored task": () => words`restored this`,
  "added Due Date": ({ after }) => words`set the due date to ${dateIn(after)}`,
  "changed Due Date": ({ before, after }) => words`changed the due date from ${dateIn(before)} to ${dateIn(after)}`,
  "removed Due Date": ({ before }) =>
    before ? words`removed the due date ${dateIn(before)}` : words`removed the due date`,
  "added Start Date": ({ after }) => words`set the start date to ${dateIn(after)}`,
  "changed Start Date": ({ before, after }) => words`changed the start date from ${dateIn(before)} to ${dateIn(after)}`,
  "removed Start Date": ({ before }) =>
    before ? words`removed the start date ${dateIn(before)}` : words`removed the start date`,
  "added assignee": ({ after }) => words`assigned ${after}`,
  "removed assignee": ({ after }) => words`unassigned ${after}`,
  "joined task": () => words`joined this task`,
  "left task": () => words`left this task`,
  "changed stage": ({ before, after }) =>
    before ? words`moved this from ${before} to ${after}` : words`moved this to ${after}`,
  "moved board": ({ before, after }) =>
    before === "another board"
      ? words`moved this from another board to ${after}`
      : words`moved this from the board ${before} to ${after}`,
  "added label": ({ settings }) => words`added the label ${labelIn(settings)}`,
  "removed label": ({ settings }) => words`removed the label ${labelIn(settings)}`,
  "added comment": ({ after }) => (after ? words`commented: ${after}` : words`commented`),
  "updated comment": ({ after }) => (after ? words`changed a comment: ${after}` : words`changed a comment`),
  "removed comment": () => words`deleted a comment`,
  "changed comment privacy": ({ after }) => [`made a comment ${privacyOf(after)}`],
  "added a reply": () => words`replied to a comment`,
  "updated a reply": ({ after }) => (after ? words`changed a reply: ${after}` : words`changed a reply`),
  "removed a reply": () => words`deleted a reply`,
  "changed reply privacy": ({ after }) => [`made a reply ${privacyOf(after)}`],
  "added reminder": ({ after }) => words`set the reminder to ${dateIn(after)}`,
  "changed reminder": ({ before, after }) => words`changed the reminder from ${dateIn(before)} to ${dateIn(after)}`,
  "removed reminder": () => words`removed the reminder`,
  "added cover": () => words`added a cover`,
  "changed cover": () => words`changed the cover`,
  "removed cover": () => words`removed the cover`,
  "added logo": () => words`added a logo`,
  "changed logo": () => words`changed the logo`,
  "removed logo": () => words`removed the logo`,
  "added template": () => words`made this a template`,
  "removed template": () => words`made this no longer a template`,
  "added attachment": ({ after }) => words`attached ${after}`,
  "removed attachment": ({ before }) => words`removed the attachment ${before}`,
  "updated attachment": renamed("the attachment"),
  "updated custom field": filled,
  "added predecessor": ({ after }) => words`made this depend on ${after}`,
  "removed predecessor": ({ after }) => words`removed the dependency on ${after}`,
  "added successor": ({ after }) => words`made ${after} depend on this`,
  "removed successor": ({ after }) => words`removed the dependency of ${after} on this`,
  "added repeat": ({ after }) => words`made this repeat ${after}`,
  "changed repeat": ({ after }) => words`changed how this repeats to ${after}`,
  "removed repeat": () => words`stopped this from repeating`,
  "removed support ticket": ({ before }) => words`removed the support ticket ${before}`,
  "added subtask": ({ after }) => words`added the subtask ${after}`,
  "updated subtask": renamed("the subtask"),
  "closed subtask": ({ before }) => words`marked the subtask ${before} as done`,
  "reopened subtask": ({ before }) => words`reopened the subtask ${before}`,
  "moved subtask": ({ after }) => words`moved the subtask ${after}`,
  "deleted subtask": ({ before }) => words`deleted the subtask ${before}`,
  "removed subtask": ({ before }) => words`made the subtask ${before} a task`,
  "created subtask group": ({ after }) => words`added the subtask group ${after}`,
  "updated subtask group": renamed("the subtask group"),
  "deleted subtask group": ({ before }) => words`deleted the subtask group ${before}`,
};

function filled({ before, after, settings }: Facts): readonly Part[] {
  const [field, type] = [textIn(settings, "title") ?? "a custom field", settings.custom_field_type];
  if (after === null) return words`cleared ${field}`;
  if (type === "checkbox") return after === "true" ? words`ticked ${field}` : words`unticked ${field}`;
  const [old, now] = type === "date" ? [dateIn(before), dateIn(after)] : [before, after];
  return before === null ? words`set ${field} to ${now}` : words`changed ${field} from ${old} to ${now}`;
}

const inItsOwnWords =
  (did: string): Say =>
  ({ before, after }) => {
    if (before !== null && after !== null) return [did, ...words` from ${before} to ${after}`];
    return before === null && after === null ? [did] : [`${did} `, ...words`${after ?? before}`];
  };

const isSettings = (settings: unknown): settings is Settings =>
  typeof settings === "object" && settings !== null && !Array.isArray(settings);
