import type { TabChoice } from "@/components/my-tasks/tab-choices";
import { TASK_TYPES, type TaskType } from "@/lib/users/person-page/types";

/** The tab in the address, otherwise the first one that is not hidden. */
export const tabIn = (text: string | null | undefined, tabs: readonly TabChoice[]): TaskType =>
  TASK_TYPES.find((tab) => tab === text) ?? tabs.find(({ isVisible }) => isVisible)?.name ?? "assigned";
