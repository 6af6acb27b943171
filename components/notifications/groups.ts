interface Grouped {
  id: number;
  task: { id: number } | null;
  read: boolean;
}

export interface NotificationGroup<Notification extends Grouped> {
  key: string;
  newest: Notification;
  others: Notification[];
  /** Where the row leads: the newest unread notification, or the newest one when all are read. */
  target: Notification;
  unreadIds: number[];
}

/** Groups notifications of one day, newest first. Without a task nothing says which ones belong together. */
export function groupsOf<Notification extends Grouped>(
  notifications: readonly Notification[],
): NotificationGroup<Notification>[] {
  const groups = new Map<string, [Notification, ...Notification[]]>();
  for (const one of notifications) {
    const key = one.task ? `task ${one.task.id}` : `notification ${one.id}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups].map(([key, group]) => groupOf(key, group));
}

function groupOf<Notification extends Grouped>(
  key: string,
  group: [Notification, ...Notification[]],
): NotificationGroup<Notification> {
  const [newest, ...others] = group;
  const unread = group.filter(({ read }) => !read);
  return { key, newest, others, target: unread[0] ?? newest, unreadIds: unread.map(({ id }) => id) };
}
