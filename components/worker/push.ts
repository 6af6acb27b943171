import { type NotificationEvent, type PushEvent, scope } from "@/components/worker/scope";
import { iconAddress } from "@/lib/web-app/icon-files";
import type { PushMessage } from "@/lib/push/payload";

/** Shows what the server sent, unless its task is in front of the reader. */
export function showPush(event: PushEvent): void {
  const message = event.data?.json() as PushMessage | undefined;
  if (message) event.waitUntil(show(message));
}

async function show({ title, body, url, tag, lang, dir }: PushMessage): Promise<void> {
  if ((await windowsAt(url)).some(({ focused }) => focused)) return;

  // TypeScript's type lacks `renotify`: a second message about a task replaces the first one and is heard again.
  const options = { body, tag, renotify: true, lang, dir, icon: iconAddress("192.png"), data: url };
  await scope.registration.showNotification(title, options);
}

/** Shows the task: in the tab that has it, otherwise in a new one, as another may have unsaved text. */
export function openNotification(event: NotificationEvent): void {
  const { notification } = event;
  notification.close();
  const url = notification.data;
  if (typeof url === "string" && addressOf(url).origin === location.origin) event.waitUntil(openTask(url));
}

async function openTask(url: string): Promise<void> {
  const [open] = await windowsAt(url);
  await (open ? open.focus() : scope.clients.openWindow(addressOf(url).href));
}

const addressOf = (url: string) => new URL(url, location.origin);

async function windowsAt(url: string) {
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter((each) => new URL(each.url).pathname === addressOf(url).pathname);
}
