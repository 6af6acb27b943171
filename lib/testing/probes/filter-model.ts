import { CALENDAR, type TaskToFilter } from "@/lib/testing/factories/filtered";

/** Guam is ten hours ahead of UTC all year. */
const UTC_OFFSET = 10 * 60 * 60 * 1000;

/** Whether a task passes a query's filters: a second implementation of the SQL, to compare results with. */
export function passes(task: TaskToFilter, query: Record<string, unknown>): boolean {
  const filters = Object.entries(query).map(([filter, choice]) => ({
    filter,
    choices: Array.isArray(choice) ? choice : [choice],
  }));
  const wantsArchived = filters.some(
    ({ filter, choices }) => (filter === "stage" || filter === "task_status") && choices.includes("archived"),
  );
  const isShown = wantsArchived || task.archivedAt === null || ("include_archived" in query && !task.isStageArchived);
  return isShown && filters.every(({ filter, choices }) => choices.some((choice) => FILTERS[filter]?.(task, choice)));
}

const FILTERS: Record<string, (task: TaskToFilter, choice: unknown) => boolean> = {
  search: ({ id, title }, text) =>
    /^id:/.test(String(text))
      ? String(id).includes(String(text).slice(3))
      : title.toLowerCase().includes(String(text).toLowerCase()),
  include_archived: () => true,
  stage: ({ stageId, archivedAt }, choice) => (choice === "archived" ? archivedAt !== null : stageId === choice),
  task_status: ({ status, archivedAt }, choice) => (choice === "archived" ? archivedAt !== null : status === choice),
  priority: ({ priority }, choice) => (priority === "none" ? "" : priority) === choice,
  assignee: ({ assignees }, choice) => has(assignees, choice, "no-assignee"),
  labels: ({ labels }, choice) => has(labels, choice, "no-label"),
  watchers: ({ watchers }, choice) => has(watchers, choice, ""),
  contact: ({ crmContactId }, choice) => crmContactId === choice,
  custom_fields: ({ fields }, choice) => has(fields, choice, "no-custom-field"),
  due_date: ({ dueAt, status }, choice) =>
    dueAt === null ? choice === "no-dates" : isDue(dueAt, status === "open", String(choice)),
};

const has = (ids: number[], choice: unknown, none: string) =>
  choice === none ? ids.length === 0 : ids.some((id) => id === choice);

function isDue(dueAt: Date, isOpen: boolean, word: string): boolean {
  const isWholeDay = dueAt.getTime() % (24 * 60 * 60 * 1000) === 0;
  const day = new Date(dueAt.getTime() + (isWholeDay ? 0 : UTC_OFFSET)).toISOString().slice(0, 10);
  const isOver = isWholeDay ? day < CALENDAR.today : dueAt <= CALENDAR.now;
  if (word === "overdue") return isOpen && isOver;
  if (word === "upcoming") return isOpen && !isOver;
  if (word === "today") return day === CALENDAR.today;
  if (word === "this-week") return day >= "2026-11-16" && day <= "2026-11-22";
  if (word === "next-week") return day >= "2026-11-23" && day <= "2026-11-29";
  return word === "this-month" && day.startsWith("2026-11");
}
