import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { NotificationView } from "@/components/notifications/notifications-data";
import { seriousProblems } from "@/components/testing/axe";
import { aNotification, serveNotifications } from "@/components/testing/notifications";
import { newId } from "@/components/testing/records";
import { server } from "@/components/testing/server";
import { closePanels, Shell } from "@/components/testing/shell";
import { show } from "@/components/testing/show";

const bell = () => page.getByRole("button", { name: /^Notifications/ });
const panel = () => page.getByRole("dialog", { name: "Notifications" });
const rows = () => panel().getByRole("listitem");
/** A new task each time, so that each notification has a row of its own. */
const aTask = () => {
  const id = newId();
  return { id, parent_id: null, title: `Task ${id}`, board: { title: "House move" } };
};
const link = (at: number) => rows().nth(at).getByRole("link").first();
const tab = (name: string) => panel().getByRole("tab", { name: new RegExp(`^${name}`) });
const press = (key: string) => userEvent.keyboard(`{${key}}`);

beforeEach(closePanels);

async function showBell(notifications: NotificationView[], children?: React.ReactNode) {
  const world = serveNotifications(notifications);
  await show(<Shell unread={notifications.filter(({ read }) => !read).length}>{children}</Shell>);
  return world;
}

async function openPanel(notifications: NotificationView[], children?: React.ReactNode) {
  await showBell(notifications, children);
  await bell().click();
  await expect.element(panel()).toBeVisible();
}

test("the panel can be used by keyboard, and returns the focus", async () => {
  await showBell([aNotification(), aNotification({ kind: "task_assignee_changed", description: null, task: aTask() })]);

  bell().element().focus();
  await press("Enter");
  await expect.poll(() => rows().elements().length).toBe(2);
  await press("ArrowDown");
  await expect.element(link(0)).toHaveFocus();
  await press("ArrowDown");
  await expect.element(link(1)).toHaveFocus();
  await press("Tab");
  await press("Enter");
  await expect.element(bell()).toHaveAccessibleName("Notifications, 1 unread");
  await expect.element(link(1)).toHaveFocus();
  await press("ArrowUp");
  await expect.element(link(0)).toHaveFocus();
  await press("Escape");
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(bell()).toHaveFocus();

  await bell().click();
  await expect.element(panel()).toBeVisible();
  await bell().click();
  await expect.element(panel()).not.toBeInTheDocument();
});

test("opening a notification marks it as read and opens its task over its board", async () => {
  const [asked, assigned] = [aNotification(), aNotification({ settings: null, task: null })];
  await openPanel([asked, assigned]);
  await link(0).click();
  await expect.poll(() => location.pathname + location.search).toBe(`/boards/1?task=7&comment=${asked.id}`);
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(bell()).toHaveAccessibleName("Notifications, 1 unread");

  await bell().click();
  await link(1).click();
  await expect.poll(() => location.pathname + location.search).toBe("/boards/1");
});

test("a notification of the open board opens its task as a dialog there", async () => {
  const asked = aNotification();
  await openPanel([asked], <div data-open-board={1} />);

  await link(0).click();

  await expect.poll(() => location.pathname + location.search).toBe(`/boards/1/tasks/7?comment=${asked.id}`);
});

test("notifications about a task share one row a day, which expands to the older ones", async () => {
  const newest = aNotification({ read: true });
  const moved = aNotification({ kind: "task_moved_to_new_stage", description: "Done", settings: null });
  const dayBefore = aNotification({ created_at: "2026-11-19 08:00:00" });
  await openPanel([newest, moved, aNotification(), dayBefore]);
  const day = (name: string) => panel().getByRole("region", { name });
  const more = panel().getByRole("button", { name: "+2 more" });
  await expect.element(more).toHaveAttribute("aria-expanded", "false");
  expect(rows().elements().length).toBe(2);
  expect(rows().nth(0).element().getBoundingClientRect().height).toBe(64);
  await expect.element(link(0)).toHaveTextContent("Max Example commented: Which van?Rent a van·House move·8:00 AM");
  await expect.element(link(0)).toHaveAttribute("href", "/boards/1/tasks/7");

  await more.click();
  await expect.element(more).toHaveAttribute("aria-expanded", "true");
  await expect.element(day("Nov 20").getByText("Max Example moved it to Done")).toBeVisible();
  expect(await seriousProblems()).toEqual([]);
  link(0).element().focus();
  await press("ArrowDown");
  await press("ArrowDown");
  await expect
    .element(panel().getByRole("list", { name: "Older ones about Rent a van" }).first().getByRole("link").nth(1))
    .toHaveFocus();
});

test("the mark button of a row marks all of its notifications, that of an older one only itself", async () => {
  await openPanel([aNotification({ task: aTask() }), aNotification(), aNotification(), aNotification()]);
  await tab("Unread").click();
  await panel().getByRole("button", { name: "+2 more" }).click();

  await panel()
    .getByRole("list", { name: /^Older ones/ })
    .getByRole("button", { name: /^Mark as read/ })
    .first()
    .click();
  await expect.element(bell()).toHaveAccessibleName("Notifications, 3 unread");
  await panel().getByRole("button", { name: "Mark as read: Rent a van, 2 unread" }).click();
  await expect.element(bell()).toHaveAccessibleName("Notifications, 1 unread");
  await expect.poll(() => rows().elements().length).toBe(1);
  await expect.element(link(0)).toHaveFocus();
});

test("a group whose notifications are on several pages grows as the pages are loaded", async () => {
  await openPanel(Array.from({ length: 45 }, () => aNotification()));

  await expect.element(panel().getByRole("button", { name: "+44 more" })).toBeVisible();
  expect(rows().elements().length).toBe(1);
});

test("the panel loads more on scroll, and the tabs filter by what concerns the person", async () => {
  const assigned = aNotification({ kind: "task_assignee_changed", description: null, task: aTask() });
  const comments = Array.from({ length: 25 }, () => aNotification({ read: true, task: aTask() }));
  await openPanel([aNotification({ kind: "task_comment_mentioned" }), ...comments, assigned]);

  await expect.poll(() => rows().elements().length).toBe(20);
  rows().nth(19).element().scrollIntoView();
  await expect.poll(() => rows().elements().length).toBe(27);
  await tab("Mentioned").click();
  await expect.element(rows()).toHaveTextContent("Max Example mentioned you");
  await tab("Assigned").click();
  await expect.element(rows()).toHaveTextContent("assigned you");
  await tab("Unread").click();
  await expect.poll(() => rows().elements().length).toBe(2);
});

test("the empty tabs explain what they will list, and link to the settings", async () => {
  await openPanel([]);

  await expect.element(panel().getByText("No notifications yet")).toBeVisible();
  await expect.element(panel().getByRole("button", { name: "Mark all as read" })).toBeDisabled();
  for (const [name, words] of [
    ["Unread", "Nothing is unread"],
    ["Assigned", "No assignments yet"],
    ["Mentioned", "No mentions yet"],
  ] as const) {
    await tab(name).click();
    await expect.element(panel().getByText(words)).toBeVisible();
  }
  expect(await seriousProblems()).toEqual([]);
  await panel().getByRole("link", { name: "Notification settings" }).click();

  expect(location.pathname + location.hash).toBe("/profile#notifications");
  await expect.element(panel()).not.toBeInTheDocument();
});

test("a failure to load or to mark is reported and can be retried", async () => {
  await showBell([aNotification()]);
  server.disconnect();
  await bell().click();
  await expect.element(panel().getByRole("alert")).toHaveTextContent("can't be reached");
  server.reconnect();
  await panel().getByRole("button", { name: "Try again" }).click();
  const mark = rows().getByRole("button", { name: /^Mark as read/ });
  await expect.element(mark).toBeVisible();

  const accept = server.refuse("PUT /boards/v2/notifications/read", 503);
  await mark.click();
  await expect
    .element(page.getByRole("region", { name: "Notifications" }))
    .toHaveTextContent("Something went wrong on the server.");
  await expect.element(mark).toBeVisible();
  await expect.element(bell()).toHaveAccessibleName("Notifications, 1 unread");
  accept();
  await mark.click();
  await expect.element(bell()).toHaveAccessibleName("Notifications");
});

test("long names and right-to-left text stay in their rows", async () => {
  const titles = ["Donaudampfschifffahrtsgesellschaftskapitän".repeat(5), "استئجار شاحنة للنقل"];
  await openPanel(
    titles.map((title) => aNotification({ task: { ...aTask(), title, board: { title } }, description: title })),
  );
  await expect
    .poll(() =>
      rows()
        .elements()
        .map((row) => row.getBoundingClientRect().height),
    )
    .toEqual([64, 65]);

  const inside = [...panel().element().querySelectorAll("li :not(.truncate *)")].map(
    (each) => each.getBoundingClientRect().right,
  );
  expect(Math.max(...inside)).toBeLessThanOrEqual(panel().element().getBoundingClientRect().right);
});
