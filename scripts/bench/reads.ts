import type { RouteHandler } from "@/lib/http/route";
import { LARGE, SMALL } from "@/scripts/bench/seed";

export interface BenchRead {
  name: string;
  what: string;
  clients: number;
  path: string;
  params: Record<string, string>;
  handler: RouteHandler;
}

const API = "/wp-json/boards/v2";
const onBoard = (board: number, rest = "") => ({
  path: `${API}/projects/${board}${rest}`,
  params: { board_id: String(board) },
});

export async function readsToMeasure(taskId: number, stages: { small: number; large: number }): Promise<BenchRead[]> {
  const projects = (await import("@/app/wp-json/boards/v2/projects/route")).GET;
  const project = (await import("@/app/wp-json/boards/v2/projects/[board_id]/route")).GET;
  const tasks = (await import("@/app/wp-json/boards/v2/projects/[board_id]/tasks/route")).GET;
  const task = (await import("@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route")).GET;
  const comments = (await import("@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route")).GET;
  const notifications = (await import("@/app/wp-json/boards/v2/notifications/route")).GET;
  const unreadCount = (await import("@/app/wp-json/boards/v2/notifications/unread-count/route")).GET;
  const activities = (await import("@/app/wp-json/boards/v2/projects/[board_id]/activities/route")).GET;
  const feed = (
    await import("@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments-and-activities/route")
  ).GET;
  const byStage = (await import("@/app/wp-json/boards/v2/projects/[board_id]/tasks/by-stage/route")).GET;
  const stagePage = (await import("@/app/wp-json/boards/v2/projects/[board_id]/tasks/stage-page/route")).GET;
  const filtered = (await import("@/app/wp-json/boards/v2/projects/[board_id]/tasks/filtered/route")).GET;
  const table = (await import("@/app/wp-json/boards/v2/projects/[board_id]/tasks/table/route")).GET;
  const archived = (await import("@/app/wp-json/boards/v2/projects/[board_id]/archived-tasks/route")).GET;

  return [
    {
      name: "task",
      what: "GET one task (detail), 8 at once",
      clients: 8,
      path: `${API}/projects/${SMALL.board}/tasks/${taskId}`,
      params: { board_id: String(SMALL.board), task_id: String(taskId) },
      handler: task,
    },
    {
      name: "comments",
      what: "GET 50 comments of 1,000, 8 at once",
      clients: 8,
      path: `${API}/projects/${SMALL.board}/tasks/${taskId}/comments?per_page=50`,
      params: { board_id: String(SMALL.board), task_id: String(taskId) },
      handler: comments,
    },
    {
      name: "unread-count",
      what: "GET notifications/unread-count, 100 of 1,000, 8 at once",
      clients: 8,
      path: `${API}/notifications/unread-count`,
      params: {},
      handler: unreadCount,
    },
    {
      name: "notifications",
      what: "GET 20 notifications of 1,000, 8 at once",
      clients: 8,
      path: `${API}/notifications`,
      params: {},
      handler: notifications,
    },
    {
      name: "activities",
      what: "GET 40 lines of a board's 10,000, 8 at once",
      clients: 8,
      ...onBoard(SMALL.board, "/activities"),
      handler: activities,
    },
    {
      name: "feed",
      what: "GET 10 of a task's 800 comments and 1,000 lines, 8 at once",
      clients: 8,
      path: `${API}/projects/${SMALL.board}/tasks/${taskId}/comments-and-activities`,
      params: { board_id: String(SMALL.board), task_id: String(taskId) },
      handler: feed,
    },
    {
      name: "boards",
      what: "GET /projects?per_page=10, 8 at once",
      clients: 8,
      path: `${API}/projects?per_page=10`,
      params: {},
      handler: projects,
    },
    { name: "board", what: "GET /projects/{id}, 8 at once", clients: 8, ...onBoard(SMALL.board), handler: project },
    {
      name: "tasks-small",
      what: "GET tasks, 1,000 of them, one client",
      clients: 1,
      ...onBoard(SMALL.board, "/tasks"),
      handler: tasks,
    },
    {
      name: "tasks-large",
      what: "GET tasks, 10,000 of them, one client",
      clients: 1,
      ...onBoard(LARGE.board, "/tasks"),
      handler: tasks,
    },
    {
      name: "by-stage-small",
      what: "GET tasks/by-stage, board of 1,000",
      clients: 1,
      ...onBoard(SMALL.board, "/tasks/by-stage"),
      handler: byStage,
    },
    {
      name: "by-stage-large",
      what: "GET tasks/by-stage, board of 10,000",
      clients: 1,
      ...onBoard(LARGE.board, "/tasks/by-stage"),
      handler: byStage,
    },
    {
      name: "page-small",
      what: "GET tasks/stage-page, board of 1,000",
      clients: 1,
      ...onBoard(SMALL.board, `/tasks/stage-page?stage_id=${stages.small}&cursor=50`),
      handler: stagePage,
    },
    {
      name: "page-large",
      what: "GET tasks/stage-page, board of 10,000",
      clients: 1,
      ...onBoard(LARGE.board, `/tasks/stage-page?stage_id=${stages.large}&cursor=500`),
      handler: stagePage,
    },
    ...[SMALL, LARGE].flatMap(({ board, tasks: size, name }) => [
      {
        name: `filtered-${name}`,
        what: `GET tasks/filtered, three filters, board of ${size}`,
        clients: 1,
        ...onBoard(board, "/tasks/filtered?assignee[]=3&priority[]=high&due_date[]=overdue&due_date[]=no-dates"),
        handler: filtered,
      },
      {
        name: `table-${name}`,
        what: `GET tasks/table, 20 by due date, board of ${size}`,
        clients: 1,
        ...onBoard(board, "/tasks/table?sort_by=due_at"),
        handler: table,
      },
      {
        name: `table-150-${name}`,
        what: `GET tasks/table, 150 of a search, board of ${size}`,
        clients: 1,
        ...onBoard(board, "/tasks/table?per_page=150&search=matter"),
        handler: table,
      },
      {
        name: `archived-${name}`,
        what: `GET archived-tasks, board of ${size}`,
        clients: 1,
        ...onBoard(board, "/archived-tasks"),
        handler: archived,
      },
    ]),
  ];
}
