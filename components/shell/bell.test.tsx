import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { serveNotifications } from "@/components/testing/notifications";
import { closePanels, Shell } from "@/components/testing/shell";
import { show } from "@/components/testing/show";

beforeEach(closePanels);

test.each([
  { place: "the bell", name: "Notifications", width: 1280 },
  { place: "the inbox of a phone", name: "Inbox", width: 390 },
])(
  "the count is inside $place, is 99+ from a hundred on, and its name contains the number",
  async ({ name, width }) => {
    await page.viewport(width, 800);
    serveNotifications([]);
    await show(<Shell unread={120} />);
    const button = page.getByRole("button", { name: `${name}, 120 unread` });
    const badge = button.getByText("99+").element().getBoundingClientRect();
    const box = button.element().getBoundingClientRect();

    const RING = 2;
    expect(badge.top - RING).toBeGreaterThanOrEqual(box.top);
    expect(badge.right + RING).toBeLessThanOrEqual(box.right);
    await page.viewport(1280, 800);
  },
);
