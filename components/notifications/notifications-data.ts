import { api } from "@/lib/api";
import type { NotificationJson } from "@/lib/notifications/present";

export type Tab = "all" | "unread" | "assigned" | "mentioned";

const PROPERTIES = [
  "id",
  "object_id",
  "action",
  "kind",
  "description",
  "settings",
  "created_at",
  "activitist",
  "read",
] as const satisfies (keyof NotificationJson)[];

export interface NotificationView extends Pick<NotificationJson, (typeof PROPERTIES)[number]> {
  task: { id: number; parent_id: number | null; title: string; board: { title: string } } | null;
}

export interface NotificationPage {
  data: NotificationView[];
  current_page: number;
  last_page: number;
}

export const notificationsKey = (tab: Tab) => ["notifications", tab] as const;
export const allNotificationsKey = ["notifications"] as const;
export const marksKey = ["marks"] as const;

const LISTS: Record<Tab, { path: string; action?: string }> = {
  all: { path: "notifications" },
  unread: { path: "notifications/unread" },
  assigned: { path: "notifications", action: "task_assignee_changed" },
  mentioned: { path: "notifications", action: "task_comment_mentioned" },
};

const PERSON_FIELDS = ["ID", "display_name", "photo"].map((name) => `data.activitist.${name}`).join();

const FIELDS = [
  ...["current_page", "last_page"],
  ...PROPERTIES.map((name) => (name === "activitist" ? PERSON_FIELDS : `data.${name}`)),
  ...["data.task.id", "data.task.parent_id", "data.task.title", "data.task.board.title"],
].join();

const PAGE = 20;

/** The newest first. @throws ApiError */
export async function readNotifications(tab: Tab, page: number): Promise<NotificationPage> {
  const { path, action } = LISTS[tab];
  const query = new URLSearchParams({
    page: String(page),
    per_page: String(PAGE),
    ...(action && { action }),
    _fields: FIELDS,
  });
  const response = await api<NotificationPage>("GET", `/boards/v2/${path}?${query}`);
  return tab === "unread" ? { ...response, data: response.data.map((one) => ({ ...one, read: false })) } : response;
}

export type Mark = readonly number[] | "all";

/** One request each, as the API takes one id. @throws ApiError */
export async function sendMark(mark: Mark): Promise<void> {
  if (mark === "all") await markRead({});
  else for (const id of mark) await markRead({ notification_id: id });
}

const markRead = (which: { notification_id?: number }): Promise<unknown> =>
  api("PUT", "/boards/v2/notifications/read", which);

export const withMark = (page: NotificationPage, mark: Mark): NotificationPage => ({
  ...page,
  data: page.data.map((one) => (mark === "all" || mark.includes(one.id) ? { ...one, read: true } : one)),
});
