import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { NotificationView } from "@/components/notifications/notifications-data";
import { expectAccessible } from "@/components/testing/axe";
import { aNotification, serveNotifications } from "@/components/testing/notifications";
import { messages } from "@/components/testing/on-board";
import { newId } from "@/components/testing/records";
import {
  button,
  dialogOf,
  expectAttribute,
  expectCount,
  expectFocus,
  expectGone,
  expectText,
  expectVisible,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { closePanels, Shell } from "@/components/testing/shell";
import { show } from "@/components/testing/show";

const bell = () => button(/^Notifications/);
const panel = () => dialogOf("Notifications");
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
  await expectVisible(panel());
}

test("the panel can be used by keyboard, and returns the focus", async () => {
  await showBell([aNotification(), aNotification({ kind: "task_assignee_changed", description: null, task: aTask() })]);

  bell().element().focus();
  await press("Enter");
  await expectCount(rows(), 2);
  await press("ArrowDown");
  await expectFocus(link(0));
  await press("ArrowDown");
  await expectFocus(link(1));
  await press("Tab");
  await press("Enter");
  await expect.element(bell()).toHaveAccessibleName("Notifications, 1 unread");
  await expectFocus(link(1));
  await press("ArrowUp");
  await expectFocus(link(0));
  await press("Escape");
  await expectGone(panel());
  await expectFocus(bell());

  await bell().click();
  await expectVisible(panel());
  await bell().click();
  await expectGone(panel());
});

test("opening a notification marks it as read and opens its task over its board", async () => {
  const [asked, assigned] = [aNotification(), aNotification({ settings: null, task: null })];
  await openPanel([asked, assigned]);
  await link(0).click();
  await expect.poll(() => location.pathname + location.search).toBe(`/boards/1?task=7&comment=${asked.id}`);
  await expectGone(panel());
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
  const more = button("+2 more", panel());
  await expectAttribute(more, "aria-expanded", "false");
  expect(rows().elements().length).toBe(2);
  expect(rows().nth(0).element().getBoundingClientRect().height).toBe(64);
  await expectText(link(0), "Max Example commented: Which van?Rent a van·House move·8:00 AM");
  await expectAttribute(link(0), "href", "/boards/1/tasks/7");
  // A quote in the other direction begins at its own side, and its end is what is cut off.
  await expectAttribute(link(0).getByText("Which van?"), "dir", "auto");

  await more.click();
  await expectAttribute(more, "aria-expanded", "true");
  await expectVisible(day("Nov 20").getByText("Max Example moved this task to Done"));
  await expectAccessible();
  link(0).element().focus();
  await press("ArrowDown");
  await press("ArrowDown");
  await expectFocus(
    panel().getByRole("list", { name: "Older notifications about “Rent a van”" }).first().getByRole("link").nth(1),
  );
});

test("the mark button of a row marks all of its notifications, that of an older one only itself", async () => {
  await openPanel([aNotification({ task: aTask() }), aNotification(), aNotification(), aNotification()]);
  await tab("Unread").click();
  await button("+2 more", panel()).click();

  await button(/^Mark as read/, panel().getByRole("list", { name: /^Older notifications/ }))
    .first()
    .click();
  await expect.element(bell()).toHaveAccessibleName("Notifications, 3 unread");
  await button("Mark as read: Rent a van, 2 unread", panel()).click();
  await expect.element(bell()).toHaveAccessibleName("Notifications, 1 unread");
  await expectCount(rows(), 1);
  await expectFocus(link(0));
});

test("a group whose notifications are on several pages grows as the pages are loaded", async () => {
  await openPanel(Array.from({ length: 45 }, () => aNotification()));

  await expectVisible(button("+44 more", panel()));
  expect(rows().elements().length).toBe(1);
});

test("the panel loads more on scroll, and the tabs filter by what concerns the person", async () => {
  const assigned = aNotification({ kind: "task_assignee_changed", description: null, task: aTask() });
  const comments = Array.from({ length: 25 }, () => aNotification({ read: true, task: aTask() }));
  await openPanel([aNotification({ kind: "task_comment_mentioned" }), ...comments, assigned]);

  await expectCount(rows(), 20);
  rows().nth(19).element().scrollIntoView();
  await expectCount(rows(), 27);
  await tab("Mentioned").click();
  await expectText(rows(), "Max Example mentioned you");
  await tab("Assigned").click();
  await expectText(rows(), "assigned you");
  await tab("Unread").click();
  await expectCount(rows(), 2);
});

test("the empty tabs explain what they will list, and link to the settings", async () => {
  await openPanel([]);

  await expectVisible(panel().getByText("No notifications yet"));
  await expect.element(button("Mark all as read", panel())).toBeDisabled();
  for (const [name, words] of [
    ["Unread", "You’re all caught up"],
    ["Assigned", "No assignments yet"],
    ["Mentioned", "No mentions yet"],
  ] as const) {
    await tab(name).click();
    await expectVisible(panel().getByText(words));
  }
  await expectAccessible();
  await panel().getByRole("link", { name: "Notification settings" }).click();

  expect(location.pathname).toBe("/profile/notifications");
  await expectGone(panel());
});

test("a failure to load or to mark is reported and can be retried", async () => {
  await showBell([aNotification()]);
  server.disconnect();
  await bell().click();
  await expectText(panel().getByRole("alert"), "Can’t reach the server");
  server.reconnect();
  await button("Try again", panel()).click();
  const mark = button(/^Mark as read/, rows());
  await expectVisible(mark);

  const accept = server.refuse("PUT /boards/v2/notifications/read", 503);
  await mark.click();
  await expectText(messages(), "Something went wrong on the server.");
  await expectVisible(mark);
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
