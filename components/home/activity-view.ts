import "server-only";
import { withoutDuplicates } from "@/components/activity/days";
import type { ActivityTab } from "@/components/home/search-params";
import type { NotificationView } from "@/components/notifications/notifications-data";
import { presentRecent } from "@/lib/activity/present";
import { recentActivity, recentUpdates } from "@/lib/activity/recent";
import { listNotifications } from "@/lib/notifications/list";
import { presentNotification } from "@/lib/notifications/present";
import { readSiteSettings } from "@/lib/settings/site";
import type { CurrentUser } from "@/lib/users/current-user";
import { pageClock } from "@/lib/users/page-clock";

export type ActivityView = Awaited<ReturnType<typeof activityView>>;
export type RecentLine = ReturnType<typeof presentRecent>[number];

const MAX_LINES = 8;

export async function activityView(tab: ActivityTab, user: CurrentUser) {
  const [entries, site] = await Promise.all([entriesOf(tab, user), readSiteSettings()]);
  const { now, ...zone } = await pageClock(user, site);
  return { ...entries, clock: { renderedAt: now.toISOString(), ...zone } };
}

/** Changes of the last tab are those that others made in one's own tasks. */
async function entriesOf(
  tab: ActivityTab,
  user: CurrentUser,
): Promise<{ lines: RecentLine[]; mentions: NotificationView[] }> {
  if (tab === "mentions") return { lines: [], mentions: await mentionsOf(user) };
  const read = tab === "all" ? recentActivity : recentUpdates;
  const lines = presentRecent(await read(2 * MAX_LINES, user), user);
  return { lines: withoutDuplicates(lines).slice(0, MAX_LINES), mentions: [] };
}

async function mentionsOf(user: CurrentUser): Promise<NotificationView[]> {
  const list = await listNotifications({ page: 1, perPage: MAX_LINES, action: "task_comment_mentioned" }, user);
  return list.rows.map((row) => {
    const { task, ...notification } = presentNotification(row, list, user);
    return {
      ...notification,
      task: task && { id: task.id, parent_id: task.parent_id, title: task.title, board: { title: task.board.title } },
    };
  });
}
