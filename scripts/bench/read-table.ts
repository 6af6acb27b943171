import type { RouteHandler } from "@/lib/http/route";
import { onBoard, onTask, ROUTES, withoutBoard } from "@/scripts/bench/routes";
import { LARGE, SMALL } from "@/scripts/bench/seed";

interface ReadOfTable {
  name: string;
  what: string;
  clients: number;
  /** From the ids of a task of the small board and of a stage of each board. */
  address: (ids: { task: number; small: number; large: number }) => { path: string; params: Record<string, string> };
  route: () => Promise<{ GET: RouteHandler }>;
}

const THREE_FILTERS = "assignee[]=3&priority[]=high&due_date[]=overdue&due_date[]=no-dates";

export const READS: ReadOfTable[] = [
  {
    name: "task",
    what: "GET one task (detail), 8 at once",
    clients: 8,
    address: ({ task }) => onTask(task),
    route: ROUTES.task,
  },
  {
    name: "comments",
    what: "GET 50 comments of 1,000, 8 at once",
    clients: 8,
    address: ({ task }) => onTask(task, "/comments?per_page=50"),
    route: ROUTES.comments,
  },
  {
    name: "unread-count",
    what: "GET notifications/unread-count, 100 of 1,000, 8 at once",
    clients: 8,
    address: () => withoutBoard("/notifications/unread-count"),
    route: ROUTES.unreadCount,
  },
  {
    name: "notifications",
    what: "GET 20 notifications of 1,000, 8 at once",
    clients: 8,
    address: () => withoutBoard("/notifications"),
    route: ROUTES.notifications,
  },
  {
    name: "activities",
    what: "GET 40 lines of a board's 10,000, 8 at once",
    clients: 8,
    address: () => onBoard(SMALL.board, "/activities"),
    route: ROUTES.activities,
  },
  {
    name: "feed",
    what: "GET 10 of a task's 800 comments and 1,000 lines, 8 at once",
    clients: 8,
    address: ({ task }) => onTask(task, "/comments-and-activities"),
    route: ROUTES.feed,
  },
  {
    name: "boards",
    what: "GET /projects?per_page=10, 8 at once",
    clients: 8,
    address: () => withoutBoard("/projects?per_page=10"),
    route: ROUTES.projects,
  },
  {
    name: "board",
    what: "GET /projects/{id}, 8 at once",
    clients: 8,
    address: () => onBoard(SMALL.board),
    route: ROUTES.project,
  },
  {
    name: "tasks-small",
    what: "GET tasks, 1,000 of them, one client",
    clients: 1,
    address: () => onBoard(SMALL.board, "/tasks"),
    route: ROUTES.tasks,
  },
  {
    name: "tasks-large",
    what: "GET tasks, 10,000 of them, one client",
    clients: 1,
    address: () => onBoard(LARGE.board, "/tasks"),
    route: ROUTES.tasks,
  },
  {
    name: "by-stage-small",
    what: "GET tasks/by-stage, board of 1,000",
    clients: 1,
    address: () => onBoard(SMALL.board, "/tasks/by-stage"),
    route: ROUTES.byStage,
  },
  {
    name: "by-stage-large",
    what: "GET tasks/by-stage, board of 10,000",
    clients: 1,
    address: () => onBoard(LARGE.board, "/tasks/by-stage"),
    route: ROUTES.byStage,
  },
  {
    name: "page-small",
    what: "GET tasks/stage-page, board of 1,000",
    clients: 1,
    address: ({ small }) => onBoard(SMALL.board, `/tasks/stage-page?stage_id=${small}&cursor=50`),
    route: ROUTES.stagePage,
  },
  {
    name: "page-large",
    what: "GET tasks/stage-page, board of 10,000",
    clients: 1,
    address: ({ large }) => onBoard(LARGE.board, `/tasks/stage-page?stage_id=${large}&cursor=500`),
    route: ROUTES.stagePage,
  },
  ...[SMALL, LARGE].flatMap(({ board, tasks: size, name }) => [
    {
      name: `filtered-${name}`,
      what: `GET tasks/filtered, three filters, board of ${size}`,
      clients: 1,
      address: () => onBoard(board, `/tasks/filtered?${THREE_FILTERS}`),
      route: ROUTES.filtered,
    },
    {
      name: `table-${name}`,
      what: `GET tasks/table, 20 by due date, board of ${size}`,
      clients: 1,
      address: () => onBoard(board, "/tasks/table?sort_by=due_at"),
      route: ROUTES.table,
    },
    {
      name: `table-150-${name}`,
      what: `GET tasks/table, 150 of a search, board of ${size}`,
      clients: 1,
      address: () => onBoard(board, "/tasks/table?per_page=150&search=matter"),
      route: ROUTES.table,
    },
    {
      name: `archived-${name}`,
      what: `GET archived-tasks, board of ${size}`,
      clients: 1,
      address: () => onBoard(board, "/archived-tasks"),
      route: ROUTES.archived,
    },
  ]),
];
