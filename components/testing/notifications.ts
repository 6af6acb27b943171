import { newId, photo } from "@/components/testing/records";
import { server } from "@/components/testing/server";
import { entryOf } from "@/lib/events/notifications";
import type { NotificationView } from "@/components/notifications/notifications-data";

const PAGE = 20;

/** Max commented on the task "Rent a van". */
export function aNotification(overrides: Partial<NotificationView> = {}): NotificationView {
  const [id, kind] = [newId(), overrides.kind ?? "comment_created"];
  return {
    id,
    object_id: 1,
    action: entryOf(kind).action,
    kind,
    description: "Which van?",
    settings: { comment_id: id },
    created_at: "2026-11-20 08:00:00",
    activitist: { ID: 2, display_name: "Max Example", photo } as NotificationView["activitist"],
    read: false,
    task: { id: 7, parent_id: null, title: "Rent a van", board: { title: "House move" } },
    ...overrides,
  };
}

/** Notifications on the fake server, newest first. */
export function serveNotifications(initial: NotificationView[]) {
  const world = { notifications: initial };
  const page = (all: NotificationView[], searchParams: URLSearchParams) => {
    const current = Number(searchParams.get("page"));
    return {
      data: all.slice((current - 1) * PAGE, current * PAGE),
      current_page: current,
      last_page: Math.max(1, Math.ceil(all.length / PAGE)),
    };
  };
  const unread = () => world.notifications.filter(({ read }) => !read);

  server.answer("GET /boards/v2/notifications", ({ query }) =>
    page(
      world.notifications.filter(({ action }) => action === (query.get("action") ?? action)),
      query,
    ),
  );
  server.answer("GET /boards/v2/notifications/unread", ({ query }) => page(unread(), query));
  server.answer("GET /boards/v2/notifications/unread-count", () => ({ total_unread: unread().length }));
  server.answer("PUT /boards/v2/notifications/read", ({ body }) => {
    world.notifications = world.notifications.map((one) =>
      body.notification_id === undefined || one.id === body.notification_id ? { ...one, read: true } : one,
    );
    return {};
  });
  return world;
}
