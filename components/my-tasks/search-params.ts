import { isUsuallyDescending, TASK_SORTS, type TaskOrder } from "@/lib/users/my-tasks/sorts";
import { TASK_TYPES, type TaskType } from "@/lib/users/person-page/types";

export interface TasksSearch {
  /** Null for the first visible tab. */
  tab: TaskType | null;
  /** All boards if empty. */
  boardIds: number[];
  /** Null for the tab's usual order. */
  order: TaskOrder | null;
  pages: number;
}

export interface TasksPlace {
  path: string;
  /** Other parameters of the page, which the links keep. */
  others?: Readonly<Record<string, string>> | URLSearchParams;
}

const MAX_PAGES = 100;
const MAX_BOARDS = 50;

export function tasksSearchIn(params: Record<string, string | string[] | undefined>): TasksSearch {
  const first = (name: string) => [params[name]].flat()[0] ?? "";
  const pages = Math.floor(Number(first("pages")));
  return {
    tab: TASK_TYPES.find((tab) => tab === first("tab")) ?? null,
    boardIds: [...new Set(first("boards").split(",").filter(isId).map(Number))].slice(0, MAX_BOARDS),
    order: orderIn(first("sort"), first("order")),
    pages: pages > 1 ? Math.min(pages, MAX_PAGES) : 1,
  };
}

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);

function orderIn(name: string, direction: string): TaskOrder | null {
  const sort = TASK_SORTS.find((each) => each === name);
  if (!sort) return null;
  return { sort, isDescending: direction === "" ? isUsuallyDescending(sort) : direction === "desc" };
}

export function addressOfTasks(
  { path, others = {} }: TasksPlace,
  { tab = null, boardIds = [], order = null, pages = 1 }: Partial<TasksSearch>,
): string {
  const query = new URLSearchParams({
    ...(tab && { tab }),
    ...(boardIds.length > 0 && { boards: boardIds.join() }),
    ...(order && { sort: order.sort }),
    ...(order &&
      order.isDescending !== isUsuallyDescending(order.sort) && { order: order.isDescending ? "desc" : "asc" }),
  });
  for (const [name, value] of others instanceof URLSearchParams ? others : Object.entries(others))
    query.append(name, value);
  if (pages > 1) query.set("pages", String(pages));
  return query.size > 0 ? `${path}?${query.toString().replaceAll("%2C", ",")}` : path;
}
