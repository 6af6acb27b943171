import type { DayRange } from "@/lib/exports/timesheet-range";
import { plainDate } from "@/lib/dates/dates";
import { daysIn } from "@/lib/time/timesheet/inputs";
import type { LoadedWork, WorkedPerson, WorkedTask, WorkEntry } from "@/lib/time/timesheet/load";
import { DELETED_USER } from "@/lib/users/nobody";

export type TimesheetByTasksJson = ReturnType<typeof presentByTasks>;
export type TimesheetByUsersJson = ReturnType<typeof presentByUsers>;

export function presentByTasks(work: LoadedWork, range: DayRange) {
  const entryOf = (entry: WorkEntry) => ({ ...factsOf(entry), user: presentPerson(personOf(work, entry)) });
  return {
    tasks: [...work.tasks.values()].map((task) => presentTaskOf(work, task)),
    ...summaryOf(work, range),
    time_sheets: sheetsOf(work.entries, ({ taskId }) => taskId, entryOf),
  };
}

export function presentByUsers(work: LoadedWork, range: DayRange) {
  const tasks = new Map([...work.tasks].map(([id, task]) => [id, presentTaskOf(work, task)]));
  const entryOf = (entry: WorkEntry) => ({ ...factsOf(entry), ...known(tasks, entry.taskId) });
  const isByDeleted = work.entries.some(({ userId }) => userId === null);
  return {
    users: [...[...work.people.values()].map(presentPerson), ...(isByDeleted ? [DELETED_USER] : [])],
    ...summaryOf(work, range),
    time_sheets: sheetsOf(work.entries, ({ userId }) => userId ?? DELETED_USER.ID, entryOf),
  };
}

const summaryOf = ({ entries }: LoadedWork, range: DayRange) => ({
  date_labels: daysIn(range),
  totalMinutes: minutesOf(entries),
  date_range: [`${range.first} 00:00:00`, `${range.last} 23:59:59`],
});

export const minutesOf = (entries: WorkEntry[]): number =>
  entries.reduce((sum, { billableMinutes }) => sum + billableMinutes, 0);

const factsOf = (entry: WorkEntry) => ({
  id: entry.id,
  created_at: plainDate(new Date(entry.createdAt)),
  completed_at: plainDate(new Date(entry.doneAt)),
  billable_minutes: entry.billableMinutes,
  message: entry.message ?? "",
});

export function presentTaskOf({ boards }: LoadedWork, { id, boardId, title, slug }: WorkedTask) {
  const board = known(boards, boardId);
  return { task: { id, title, slug }, board: { id: board.id, title: board.title } };
}

/** Null when the account was deleted. */
export const personOf = ({ people }: LoadedWork, { userId }: WorkEntry): WorkedPerson | null =>
  userId === null ? null : (people.get(userId) ?? null);

const presentPerson = (person: WorkedPerson | null): { ID: number; display_name: string } =>
  person ? { ID: person.id, display_name: person.displayName } : DELETED_USER;

/** By day and key. An empty map is a list, as in PHP. */
function sheetsOf<Json>(
  entries: WorkEntry[],
  keyOf: (entry: WorkEntry) => number,
  present: (entry: WorkEntry) => Json,
): Record<string, Record<string, Json[]>> | never[] {
  const sheets: Record<string, Record<string, Json[]>> = {};
  for (const entry of entries) ((sheets[entry.day] ??= {})[keyOf(entry)] ??= []).push(present(entry));
  return entries.length === 0 ? [] : sheets;
}

function known<Value>(values: Map<number, Value>, id: number): Value {
  const value = values.get(id);
  if (!value) throw new Error("A time log is presented without its task or board.");
  return value;
}
