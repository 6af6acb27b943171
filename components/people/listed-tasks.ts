import "server-only";
import type { AskedTasks } from "@/components/people/asked-tasks";
import { type ClockOnScreen, dueWords } from "@/lib/dates-on-screen";
import { countTasksOf } from "@/lib/people/count-tasks";
import { listTasksOf } from "@/lib/people/list-tasks";
import { presentTasksOfPerson } from "@/lib/people/present-tasks";
import { readSiteSettings } from "@/lib/settings/site";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

export type ListedTasks = Awaited<ReturnType<typeof listedTasks>>;
export type ListedTask = ListedTasks["tasks"][number];

const PAGE = 15;

/** Somebody's tasks of one type, as rows show them, and how many there are of each. */
export async function listedTasks(person: Person, { type, pages }: AskedTasks, user: CurrentUser) {
  const asked = { type, page: 1, perPage: PAGE * pages, boardIds: undefined, orderBy: "due_at" as const, isDown: type === "completed" };
  const [found, counts, site] = await Promise.all([listTasksOf(person, asked, user), countTasksOf(person, { boardIds: undefined }, user), readSiteSettings()]);
  const clock = { ...found.calendar, locale: user.locale ?? site.language };
  return { type, pages, counts, tasks: presentTasksOfPerson(found, person, user).map((task) => listedTask(task, clock)), left: Math.max(0, found.total - found.rows.length) };
}

const listedTask = ({ id, title, priority, status, due_at, board, stage }: ReturnType<typeof presentTasksOfPerson>[number], clock: ClockOnScreen) => ({
  ...{ id, title, priority },
  isDone: status === "closed",
  address: `/boards/${board.id}/tasks/${id}`,
  place: stage ? [board.title, stage.title] : [board.title],
  due: due_at ? { ...dueWords(due_at, clock), at: due_at } : null,
});
