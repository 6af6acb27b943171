import { addressOfTasks, tasksSearchIn, type TasksPlace, type TasksSearch } from "@/components/my-tasks/search-params";

export const ACTIVITY_TABS = ["all", "mentions", "updates"] as const;
export type ActivityTab = (typeof ACTIVITY_TABS)[number];

export interface HomeSearch {
  tasks: TasksSearch;
  activity: ActivityTab;
}

export function homeSearchIn(params: Record<string, string | string[] | undefined>): HomeSearch {
  const { activity } = params;
  return {
    tasks: { ...tasksSearchIn(params), boardIds: [], pages: 1 },
    activity: ACTIVITY_TABS.find((tab) => tab === activity) ?? "all",
  };
}

/** The tasks keep the tab of the activity, and the other way around. */
export const tasksPlace = ({ activity }: Pick<HomeSearch, "activity">): TasksPlace => ({
  path: "/",
  others: activity === "all" ? {} : { activity },
});

export const addressOfActivity = ({ tasks }: HomeSearch, activity: ActivityTab): string =>
  addressOfTasks(tasksPlace({ activity }), tasks);
