import type { QueryClient } from "@tanstack/react-query";
import { editsKey } from "@/components/board-store/board-data";
import type { EditResponse } from "@/components/board-store/edits";
import { loadedTasksFromAll } from "@/components/board-store/edits/all-tasks";
import type { LoadedTasks, StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { withChanges } from "@/components/board-store/edits/changed-tasks";
import { api } from "@/lib/api";
import type { MyTasksJson } from "@/lib/users/my-tasks/present";
import type { TaskType } from "@/lib/users/person-page/types";

/** The tasks of one tab, on all boards. The ids of tasks and of stages are unique across boards. */
export interface MyTasks extends Pick<MyTasksJson, "type" | "counts" | "left" | "boards"> {
  loaded: LoadedTasks;
}

/** Without a tab, of all tabs. */
export const myTasksKey = (tab?: TaskType) => ["my tasks", ...(tab ? [tab] : [])];

export const myTasksFrom = ({ tasks, synced_at, ...answer }: MyTasksJson, isComplete: boolean): MyTasks => ({
  ...answer,
  loaded: { ...loadedTasksFromAll({ ...tasks, synced_at }), isComplete },
});

/** What the page brings: the first tasks. */
export const firstTasksFrom = (first: MyTasksJson): MyTasks =>
  first.left === 0 ? myTasksFrom(first, true) : { ...myTasksFrom(first, false), left: 0 };

/** In any tab that was read. */
export const taskIn = (client: QueryClient, taskId: number): StoredTask | undefined =>
  client
    .getQueriesData<MyTasks>({ queryKey: myTasksKey() })
    .map(([, known]) => known?.loaded.tasks[taskId])
    .find((task) => task);

/** An edit that was saved during the read may be missing in what was read, and is applied to it. */
export async function readMyTasks(client: QueryClient, tab: TaskType): Promise<MyTasks> {
  const before = new Set(savedIn(client));
  const read = myTasksFrom(await api<MyTasksJson>("GET", `/boards-app/v1/my-tasks?type=${tab}`), true);
  const saved = savedIn(client).filter((edit) => !before.has(edit));
  return saved.reduce((known, { state }) => withSaved(known, responseOf(state.data)), read);
}

const savedIn = (client: QueryClient) =>
  client.getMutationCache().findAll({ mutationKey: editsKey(), status: "success" });

/** The mutation cache is untyped; only `newSave` adds mutations under `editsKey`. */
const responseOf = (data: unknown) => data as EditResponse;

/** The server also answers with other tasks of the board that have changed. */
export function withSaved(known: MyTasks, { task, tasks = [], removed }: EditResponse): MyTasks {
  const own = tasks.filter(({ id }) => id === task?.id || known.loaded.tasks[id]);
  return { ...known, loaded: { ...withChanges(known.loaded, own, removed), isStale: false } };
}
