import { TASK_TABS, type TaskTab } from "@/lib/users/person-page/tabs";

export interface TasksSearch {
  tab: TaskTab;
  pages: number;
}

const MAX_PAGES = 100;

export function tasksSearchIn(params: Record<string, string | string[] | undefined>): TasksSearch {
  const [tab, pages] = ["tasks", "pages"].map((name) => [params[name]].flat()[0] ?? "");
  const count = Math.floor(Number(pages));
  return { tab: TASK_TABS.find((each) => each === tab) ?? "open", pages: count > 1 ? Math.min(count, MAX_PAGES) : 1 };
}

export function addressOfTasks(personId: number, { tab, pages = 1 }: Partial<TasksSearch>): string {
  const query = new URLSearchParams({
    ...(tab && tab !== "open" && { tasks: tab }),
    ...(pages > 1 && { pages: String(pages) }),
  });
  return query.size > 0 ? `/people/${personId}?${query}` : `/people/${personId}`;
}
