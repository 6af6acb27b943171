import type { TaskType } from "@/lib/users/person-page/types";
import type { TaskTab } from "@/lib/users/task-tabs/tabs";

/** The reference's own labels, which clients show. */
const LABELS: Record<TaskType, string> = {
  due_today: "Due Today",
  assigned: "Assigned",
  upcoming: "Upcoming",
  overdue: "Overdue",
  mentioned: "Mentioned",
  completed: "Completed",
  others: "Others",
};

export const presentTaskTab = ({ name, isVisible, order }: TaskTab) => ({
  name,
  label: LABELS[name],
  visible: isVisible ? "true" : "false",
  order,
});
