import type { TaskType } from "@/lib/users/person-page/types";
import { presentTasksWithBoard } from "@/lib/users/person-page/present-tasks";
import type { TopTasks } from "@/lib/users/person-page/top-tasks";
import { byId } from "@/lib/by-id";
import type { CurrentUser } from "@/lib/users/current-user";

export function presentTopTasks({ lists, all, ...found }: TopTasks, user: CurrentUser) {
  const tasks = byId(presentTasksWithBoard(found, user));
  const of = (type: TaskType) => lists[type].ids.flatMap((id) => tasks.get(id) ?? []);
  return {
    data: {
      assigned: of("assigned"),
      overdue: of("overdue"),
      due_today: of("due_today"),
      upcoming: of("upcoming"),
      mentioned: of("mentioned"),
      completed: of("completed"),
      others: of("others"),
    },
    counts: {
      due_today: lists.due_today.total,
      assigned: lists.assigned.total,
      overdue: lists.overdue.total,
      upcoming: lists.upcoming.total,
      mentioned: lists.mentioned.total,
      completed: lists.completed.total,
      others: lists.others.total,
      all_boards: all.boards,
      all_tasks: all.tasks,
    },
  };
}
