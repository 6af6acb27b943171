import { SMALL } from "@/scripts/bench/seed";

const API = "/wp-json/boards/v2";
export const withoutBoard = (path: string) => ({ path: `${API}${path}`, params: {} });
export const onBoard = (board: number, rest = "") => ({
  path: `${API}/projects/${board}${rest}`,
  params: { board_id: String(board) },
});
export const onTask = (task: number, rest = "") => ({
  path: `${API}/projects/${SMALL.board}/tasks/${task}${rest}`,
  params: { board_id: String(SMALL.board), task_id: String(task) },
});

/** Imported after the bench has set the environment. */
export const ROUTES = {
  projects: () => import("@/app/wp-json/boards/v2/projects/route"),
  project: () => import("@/app/wp-json/boards/v2/projects/[board_id]/route"),
  tasks: () => import("@/app/wp-json/boards/v2/projects/[board_id]/tasks/route"),
  task: () => import("@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route"),
  comments: () => import("@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route"),
  notifications: () => import("@/app/wp-json/boards/v2/notifications/route"),
  unreadCount: () => import("@/app/wp-json/boards/v2/notifications/unread-count/route"),
  activities: () => import("@/app/wp-json/boards/v2/projects/[board_id]/activities/route"),
  feed: () => import("@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments-and-activities/route"),
  byStage: () => import("@/app/wp-json/boards/v2/projects/[board_id]/tasks/by-stage/route"),
  stagePage: () => import("@/app/wp-json/boards/v2/projects/[board_id]/tasks/stage-page/route"),
  filtered: () => import("@/app/wp-json/boards/v2/projects/[board_id]/tasks/filtered/route"),
  table: () => import("@/app/wp-json/boards/v2/projects/[board_id]/tasks/table/route"),
  archived: () => import("@/app/wp-json/boards/v2/projects/[board_id]/archived-tasks/route"),
};
