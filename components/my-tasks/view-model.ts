import "server-only";
import type { TasksSearch } from "@/components/my-tasks/search-params";
import { tabIn } from "@/components/my-tasks/tab-in";
import { canEditBoard } from "@/lib/boards/policy";
import { type ClockOnScreen, dueText } from "@/lib/dates/dates-on-screen";
import { readerLocale } from "@/lib/i18n/reader-locale";
import { taskPath } from "@/lib/tasks/path";
import type { TasksAcrossBoards } from "@/lib/tasks/read/load-across";
import type { CurrentUser } from "@/lib/users/current-user";
import { readMyTasks } from "@/lib/users/my-tasks/read";
import { usualOrder } from "@/lib/users/my-tasks/sorts";
import { presentTasksWithBoard, type TaskWithBoardJson } from "@/lib/users/person-page/present-tasks";
import { readTaskTabs } from "@/lib/users/task-tabs/save";

export type MyTasksView = Awaited<ReturnType<typeof myTasksView>>;
export type MyTaskView = MyTasksView["tasks"][number];

const TASKS_ON_PAGE = 30;

/** A person's tasks in one tab, with the counts of all tabs. A hidden tab can still be opened by its address. */
export async function myTasksView(search: TasksSearch, user: CurrentUser, limit = TASKS_ON_PAGE * search.pages) {
  const tabs = await readTaskTabs(user);
  const tab = tabIn(search.tab, tabs);
  const order = search.order ?? usualOrder(tab);
  const [found, locale] = await Promise.all([
    readMyTasks({ tab, boardIds: search.boardIds, order, limit }, user),
    readerLocale(),
  ]);
  const clock = { ...found.calendar, locale };
  return {
    tab,
    order,
    tabs: tabs.map(({ name, isVisible }) => ({ name, isVisible, count: found.counts[name] })),
    tasks: presentTasksWithBoard(found, user).map((task) => taskView(task, { clock, canEdit: canEdit(found, user) })),
    left: Math.max(0, found.counts[tab] - found.rows.length),
  };
}

const canEdit =
  ({ boards }: TasksAcrossBoards, user: CurrentUser) =>
  (boardId: number): boolean => {
    const found = boards.get(boardId);
    return found !== undefined && canEditBoard(user, found);
  };

interface TaskContext {
  clock: ClockOnScreen;
  canEdit: (boardId: number) => boolean;
}

function taskView(task: TaskWithBoardJson, context: TaskContext) {
  const { id, title, priority, status, due_at, board, stage, settings, assignees } = task;
  return {
    ...{ id, boardId: board.id, title, priority },
    address: taskPath(board.id, id),
    isDone: status === "closed",
    canFinish: context.canEdit(board.id),
    subtasks: { done: settings.subtask_completed_count, total: settings.subtask_count },
    board: board.title,
    stage: stage?.title ?? "",
    due: due_at ? { ...dueText(due_at, context.clock), at: due_at } : null,
    people: assignees.map(({ ID, display_name, photo }) => ({ id: ID, name: display_name, photo })),
  };
}
