import { personOn } from "@/components/board-store/edits/edit-factories";
import type { BoardLayout } from "@/components/board/views/layout";
import { MyTasksScreen } from "@/components/my-tasks/screen/my-tasks-screen";
import { tabIn } from "@/components/my-tasks/tab-in";
import { allTasksJson } from "@/components/testing/all-tasks";
import { type BoardOnServer, SYNCED } from "@/components/testing/board";
import { server } from "@/components/testing/server";
import { Shell } from "@/components/testing/shell";
import { show, untilLive } from "@/components/testing/show";
import type { TaskJson } from "@/lib/tasks/present/task";
import type { MyTasksJson } from "@/lib/users/my-tasks/present";
import { TASK_TYPES, type TaskType } from "@/lib/users/person-page/types";

export type MyTasksOnServer = ReturnType<typeof myTasksOnServer>;

/** The tasks of the first board's viewer on several boards: those assigned to them, and those that are done. */
export function myTasksOnServer(worlds: readonly [BoardOnServer, ...BoardOnServer[]]) {
  const { viewer, viewSettings } = worlds[0];
  const me = personOn(0, { ID: viewer.id, display_name: viewer.name, photo: viewer.photo });
  const tasksIn = (tab: TaskType) =>
    worlds.flatMap((world) => world.firstPages().tasks).filter((task) => isIn(tab, task, viewer.id));

  function answer(type: TaskType): MyTasksJson {
    const tasks = tasksIn(type);
    const boards = worlds.filter(({ board }) => tasks.some(({ board_id }) => board_id === board.id));
    const stageIds = boards.flatMap(({ board }) => board.stages.map(({ id }) => id));
    const { synced_at, ...compact } = allTasksJson(tasks, stageIds, SYNCED);
    return {
      ...{ type, left: 0, synced_at, tasks: compact },
      counts: asCounts(Object.fromEntries(TASK_TYPES.map((tab) => [tab, tasksIn(tab).length]))),
      boards: boards.map(({ board: { id, title, abilities, stages, labels, custom_fields, settings } }) => ({
        ...{ id, title, can_edit: abilities.edit, stages, labels, custom_fields, settings },
      })),
    };
  }

  server.answer("GET /boards-app/v1/my-tasks", ({ query }) => answer(tabIn(query.get("type"), [])));
  server.answer("PUT /boards-app/v1/my-tasks/view", () => ({}));
  return { viewer, viewSettings, me, answer };
}

function isIn(tab: TaskType, { status, assignees }: TaskJson, me: number): boolean {
  const isMine = assignees.some(({ ID }) => ID === me);
  if (tab === "assigned") return isMine && status === "open";
  return tab === "completed" && isMine && status === "closed";
}

/** `Object.fromEntries` loses the names. */
const asCounts = (counts: Record<string, number>) => counts as MyTasksJson["counts"];

interface ShowOptions {
  /** What the page brings. */
  first?: MyTasksJson;
  layout?: BoardLayout;
  /** Also the bars and the commands around the screen. */
  shell?: boolean;
}

export async function showMyTasks(
  world: MyTasksOnServer,
  search = "",
  { first, layout = {}, shell = false }: ShowOptions = {},
) {
  const address = `/my-tasks${search}`;
  history.replaceState(null, "", address);
  const tab = tabIn(new URLSearchParams(search).get("tab"), TABS);
  const screen = (
    <MyTasksScreen
      first={first ?? world.answer(tab)}
      tabs={TABS}
      viewer={world.viewer}
      now={new Date().toISOString()}
      remembered="list"
      layout={layout}
      viewSettings={world.viewSettings}
    />
  );
  const shown = await show(shell ? <Shell>{screen}</Shell> : screen);
  await untilLive();
  return shown;
}

const TABS = (["assigned", "completed", "mentioned"] as const).map((name) => ({ name, isVisible: true }));
