import "server-only";
import type { TasksSearch } from "@/components/people/tasks-search-params";
import { type ClockOnScreen, dueText } from "@/lib/dates/dates-on-screen";
import { presentTasksOfPerson } from "@/lib/users/person-page/present-tasks";
import { readTaskTab } from "@/lib/users/person-page/task-tabs";
import { readerLocale } from "@/lib/i18n/reader-locale";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

export type TasksView = Awaited<ReturnType<typeof tasksView>>;
export type TaskView = TasksView["tasks"][number];

const PAGE = 15;

export async function tasksView(person: Person, { tab, pages }: TasksSearch, user: CurrentUser) {
  const found = await readTaskTab(person, { tab, limit: PAGE * pages }, user);
  const clock = { ...found.calendar, locale: await readerLocale() };
  return {
    tab,
    pages,
    counts: found.counts,
    tasks: presentTasksOfPerson(found, person, user).map((task) => taskView(task, clock)),
    left: Math.max(0, found.total - found.rows.length),
  };
}

const taskView = (
  { id, title, priority, status, due_at, board, stage }: ReturnType<typeof presentTasksOfPerson>[number],
  clock: ClockOnScreen,
) => ({
  ...{ id, title, priority },
  isDone: status === "closed",
  address: `/boards/${board.id}/tasks/${id}`,
  place: stage ? [board.title, stage.title] : [board.title],
  due: due_at ? { ...dueText(due_at, clock), at: due_at } : null,
});
