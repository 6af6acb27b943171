import { type BoardInView, shownLabelId } from "@/components/board-store/board-in-view";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { type CalendarOnScreen, dateMatcher } from "@/components/filters/dates";
import type { DateChoice, TaskFilters } from "@/components/filters/filters";
import { folded, wordsOf } from "@/components/filters/folded";
import { fieldMatcher } from "@/components/filters/fields";
import type { CustomFieldJson } from "@/lib/custom-fields/present";

export interface FilterContext {
  me: number;
  calendar: CalendarOnScreen;
  customFields: readonly CustomFieldJson[];
  dependentIds: ReadonlySet<number>;
  /** See `BoardInView`. */
  sameLabels?: BoardInView["sameLabels"];
}

type Matcher = (task: StoredTask) => boolean;

/** Whether a task matches all filters. Made once for many tasks: 10,000 of them take a few milliseconds. */
export function taskMatcher(filters: TaskFilters, context: FilterContext): Matcher {
  const matchers = [
    ...textMatcher(filters.text),
    ...peopleMatcher(filters.people, context.me),
    ...among(filters.boards, ({ board_id }) => board_id),
    ...among(filters.stages, ({ stage_id }) => stage_id ?? 0),
    ...among(filters.statuses, ({ status }) => status),
    ...among(filters.priorities, ({ priority }) => priority),
    ...labelMatcher(filters, context),
    ...dateMatchers(filters, context.calendar),
    ...(filters.has.length > 0 ? [(task: StoredTask) => filters.has.every((part) => HAS[part](task, context))] : []),
    ...context.customFields.flatMap((field) => fieldMatcher(field, filters.fields[field.id] ?? [], context.calendar)),
  ];
  return (task) => matchers.every((matches) => matches(task));
}

function among<Value extends string | number>(
  values: readonly Value[],
  valueOf: (task: StoredTask) => string | number,
): Matcher[] {
  const set = new Set<string | number>(values);
  return set.size > 0 ? [(task) => set.has(valueOf(task))] : [];
}

function textMatcher(text: string): Matcher[] {
  const [, id] = /^\s*(?:#|id:)\s*(\d+)\s*$/i.exec(text) ?? [];
  if (id) return [(task) => String(task.id).includes(id)];
  const words = wordsOf(text);
  return words.length > 0 ? [(task) => words.every((word) => textOf(task).includes(word))] : [];
}

const texts = new WeakMap<StoredTask, string>();

/** What the text filter searches: title, labels and assignees. */
function textOf(task: StoredTask): string {
  const known = texts.get(task);
  if (known !== undefined) return known;
  const names = [...task.labels.map(({ title }) => title), ...task.assignees.map(({ display_name }) => display_name)];
  const text = folded([task.title, ...names].join("\n"));
  texts.set(task, text);
  return text;
}

function peopleMatcher(people: TaskFilters["people"], me: number): Matcher[] {
  if (people.length === 0) return [];
  const ids = new Set(people.map((person) => (person === "me" ? me : person)));
  return [
    ({ assignees, watchers }) =>
      assignees.some(({ ID }) => ids.has(ID)) ||
      (ids.has("none") && assignees.length === 0) ||
      (ids.has("watching") && watchers.some(({ ID }) => ID === me)),
  ];
}

function labelMatcher({ labels, labelMode }: TaskFilters, board: Pick<FilterContext, "sameLabels">): Matcher[] {
  if (labels.length === 0) return [];
  const has = (task: StoredTask, label: number | "none") =>
    label === "none" ? task.labels.length === 0 : task.labels.some(({ id }) => shownLabelId(board, id) === label);
  if (labelMode === "all") return [(task) => labels.every((label) => has(task, label))];
  const isWanted = labelMode === "any";
  return [(task) => labels.some((label) => has(task, label)) === isWanted];
}

const dateMatchers = (filters: TaskFilters, calendar: CalendarOnScreen): Matcher[] => [
  ...dates(filters.due, calendar, ({ due_at }) => due_at, ["overdue", "upcoming"]),
  ...dates(filters.start, calendar, ({ started_at }) => started_at),
  ...dates(filters.created, calendar, ({ created_at }) => asMoment(created_at)),
  ...dates(filters.updated, calendar, ({ updated_at }) => asMoment(updated_at)),
];

/** Midnight in UTC is a whole day only where people choose days. */
const asMoment = (at: string | undefined) => at?.replace("00:00:00", "00:00:01");

/** @param onlyOpen choices that only open tasks match */
function dates(
  choices: readonly DateChoice[],
  calendar: CalendarOnScreen,
  dateOf: (task: StoredTask) => string | null | undefined,
  onlyOpen: readonly DateChoice[] = [],
): Matcher[] {
  const all = choices.map((choice) => ({
    matches: dateMatcher(choice, calendar),
    needsOpen: onlyOpen.includes(choice),
  }));
  const matches = (task: StoredTask) =>
    all.some((choice) => choice.matches(dateOf(task)) && (!choice.needsOpen || task.status === "open"));
  return all.length > 0 ? [matches] : [];
}

const HAS: Record<TaskFilters["has"][number], (task: StoredTask, context: FilterContext) => boolean> = {
  description: (task) => (task.description === undefined ? task.has_description === true : Boolean(task.description)),
  subtasks: ({ settings }) => settings.subtask_count > 0,
  attachments: ({ settings }) => settings.attachment_count > 0,
  comments: ({ comments_count }) => comments_count > 0,
  dependencies: ({ id }, { dependentIds }) => dependentIds.has(id),
};
