import { TASK_TABS, type TaskTab } from "@/lib/users/person-page/tabs";

/** Which of somebody's tasks the address asks for. */
export interface TasksSearch {
  tab: TaskTab;
  /** How many pages of them are shown, one below the other. */
  pages: number;
}

const MOST_PAGES = 100;

export function tasksSearchIn(params: Record<string, string | string[] | undefined>): TasksSearch {
  const [tab, pages] = ["tasks", "pages"].map((name) => [params[name]].flat()[0] ?? "");
  const count = Math.floor(Number(pages));
  return { tab: TASK_TABS.find((each) => each === tab) ?? "open", pages: count > 1 ? Math.min(count, MOST_PAGES) : 1 };
}

/** The other way round; what is as usual is left out. */
export function addressOfTasks(personId: number, { tab, pages = 1 }: Partial<TasksSearch>): string {
  const query = new URLSearchParams({
    ...(tab && tab !== "open" && { tasks: tab }),
    ...(pages > 1 && { pages: String(pages) }),
  });
  return query.size > 0 ? `/people/${personId}?${query}` : `/people/${personId}`;
}
