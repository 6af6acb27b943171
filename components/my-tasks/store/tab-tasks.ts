import { isAssigned, isWatched } from "@/components/board-store/edits/edit-factories";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { type CalendarOnScreen, dateMatcher } from "@/components/filters/dates";
import type { TaskType } from "@/lib/users/person-page/types";

/** The conditions of lib/users/person-page/task-types.ts, as far as an edit can change them: mentions stay. */
export function tabMatcher(tab: TaskType, me: number, calendar: CalendarOnScreen): (task: StoredTask) => boolean {
  const isOpen = ({ status }: StoredTask) => status === "open";
  const isInvolved = (task: StoredTask) => isAssigned(task, me) || isWatched(task, me);
  const dueIn = (due: "today" | "upcoming" | "overdue" | "none") => {
    const matches = dateMatcher(due, calendar);
    return (task: StoredTask) => isOpen(task) && isInvolved(task) && matches(task.due_at);
  };
  switch (tab) {
    case "assigned":
      return (task) => isOpen(task) && isAssigned(task, me);
    case "due_today":
      return dueIn("today");
    case "upcoming":
      return dueIn("upcoming");
    case "overdue":
      return dueIn("overdue");
    case "others":
      return dueIn("none");
    case "completed":
      return (task) => !isOpen(task) && isInvolved(task);
    case "mentioned":
      return () => true;
  }
}
