import { addressOfTasks } from "@/components/people/tasks-search-params";
import type { TasksView } from "@/components/people/tasks-view-model";
import { LinkTabs } from "@/components/ui/lists/link-tabs";

interface TaskTabsProps extends Pick<TasksView, "tab" | "counts"> {
  personId: number;
}

const tabs = [
  ["open", "Open tasks"],
  ["overdue", "Overdue"],
  ["today", "Today"],
  ["upcoming", "Upcoming"],
  ["undated", "Without a date"],
  ["mentioned", "Mentioned"],
  ["completed", "Completed"],
] as const;

export const TaskTabs = ({ personId, tab, counts }: TaskTabsProps) => (
  <LinkTabs
    label="Which tasks"
    value={tab}
    tabs={tabs.map(([value, words]) => ({
      value,
      words,
      count: counts[value],
      href: addressOfTasks(personId, { tab: value }),
    }))}
  />
);
