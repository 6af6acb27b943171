import { TASK_TYPES, type TaskType } from "@/lib/people/inputs";

/** Which of somebody's tasks the address asks for. */
export interface AskedTasks {
  type: TaskType;
  /** How many pages of them are shown, one below the other. */
  pages: number;
}

const MOST_PAGES = 100;

export function askedTasksIn(params: Record<string, string | string[] | undefined>): AskedTasks {
  const [type, pages] = ["tasks", "pages"].map((name) => [params[name]].flat()[0] ?? "");
  const count = Math.floor(Number(pages));
  return { type: TASK_TYPES.find((each) => each === type) ?? "assigned", pages: count > 1 ? Math.min(count, MOST_PAGES) : 1 };
}

/** The other way round; what is as usual is left out. */
export function addressOfTasks(personId: number, { type, pages = 1 }: Partial<AskedTasks>): string {
  const query = new URLSearchParams({ ...(type && type !== "assigned" && { tasks: type }), ...(pages > 1 && { pages: String(pages) }) });
  return query.size > 0 ? `/people/${personId}?${query}` : `/people/${personId}`;
}
