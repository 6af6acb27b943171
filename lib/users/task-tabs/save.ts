import "server-only";
import { transaction } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";
import { mergeSetting, readSetting } from "@/lib/users/settings";
import type { SaveTaskTabs } from "@/lib/users/task-tabs/inputs";
import { type TaskTab, taskTabs } from "@/lib/users/task-tabs/tabs";

export const readTaskTabs = async (user: CurrentUser): Promise<TaskTab[]> =>
  taskTabs(await readSetting(user, "task_tabs"));

/** Tabs that are not sent stay as they are. */
export async function saveTaskTabs({ tabs }: SaveTaskTabs, { id: userId }: CurrentUser): Promise<TaskTab[]> {
  const changed = Object.fromEntries(tabs.map(({ name, ...setting }) => [name, setting]));
  return taskTabs(await transaction((tx) => mergeSetting(tx, userId, "task_tabs", changed)));
}
