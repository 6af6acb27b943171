import "server-only";
import { type BoardCardJson, boardView } from "@/components/board-list/view-model";
import { activityView } from "@/components/home/activity-view";
import type { HomeSearch } from "@/components/home/search-params";
import { myTasksView } from "@/components/my-tasks/view-model";
import { listBoards } from "@/lib/boards/read/list";
import { openedBoards } from "@/lib/boards/read/recent";
import { logger } from "@/lib/logger";
import { readFeatureModules } from "@/lib/modules/read";
import type { CurrentUser } from "@/lib/users/current-user";
import { readTotals } from "@/lib/users/my-tasks/read";

export type HomeView = Awaited<ReturnType<typeof homeView>>;

const MAX_TASKS = 10;
const MAX_BOARDS = 10;

/** A part that could not be read is null, so that the others are shown. */
export async function homeView(search: HomeSearch, user: CurrentUser) {
  const [totals, tasks, boards, activity] = await Promise.all([
    readPart(readTotals(user)),
    readPart(myTasksView(search.tasks, user, MAX_TASKS)),
    readPart(boardsView(user)),
    readPart(activityView(search.activity, user)),
  ]);
  return { totals, tasks, boards, activity };
}

async function readPart<View>(reading: Promise<View>): Promise<View | null> {
  try {
    return await reading;
  } catch (error) {
    logger().error({ err: error }, "a part of the home page could not be read");
    return null;
  }
}

export interface HomeBoards {
  recent: BoardCardJson[];
  /** Starred ones first. */
  others: BoardCardJson[];
}

async function boardsView(user: CurrentUser): Promise<HomeBoards> {
  const page = { page: 1, perPage: MAX_BOARDS, search: "", type: undefined, folderId: undefined };
  const list = (option: "pinned" | "active") =>
    listBoards({ ...page, option, orderBy: "id", direction: "DESC" }, user).then(({ rows }) => rows);
  const [recent, starred, newest, modules] = await Promise.all([
    openedBoards(user),
    list("pinned"),
    list("active"),
    readFeatureModules(),
  ]);
  const shown = new Set(recent.map(({ id }) => id));
  const others = [...new Map([...starred, ...newest].map((board) => [board.id, board])).values()];
  return {
    recent: recent.map((board) => boardView(board, modules, user)),
    others: others
      .filter(({ id }) => !shown.has(id))
      .slice(0, MAX_BOARDS - recent.length)
      .map((board) => boardView(board, modules, user)),
  };
}
