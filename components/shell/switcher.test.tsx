import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { serveNotifications } from "@/components/testing/notifications";
import { server } from "@/components/testing/server";
import { closePanels, Shell } from "@/components/testing/shell";
import { show } from "@/components/testing/show";

beforeEach(closePanels);

test("a failed search is reported and can be retried; an empty result repeats the query", async () => {
  serveNotifications([]);
  server.answer("GET /boards/v2/projects", ({ query }) => ({
    boards: {
      data: [{ id: 3, title: "Lost and found" }].filter(({ title }) =>
        title.toLowerCase().includes(query.get("search") ?? ""),
      ),
    },
  }));
  await show(<Shell />);
  await page.getByRole("button", { name: "Find a board" }).click();
  const field = page.getByRole("combobox", { name: "Find a board" });
  const option = page.getByRole("option", { name: "Lost and found" });
  await expect.element(option).toBeVisible();

  server.disconnect();
  await field.fill("lost");
  await expect.element(page.getByRole("alert").filter({ hasText: "can't be reached" })).toBeVisible();
  server.reconnect();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(option).toBeVisible();
  await field.fill("nothing");
  await expect.element(page.getByText("No board has “nothing” in its title")).toBeVisible();
  await field.fill("found");
  await expect.element(option).toBeVisible();
  await userEvent.keyboard("{Enter}");

  await expect.poll(() => location.pathname).toBe("/boards/3");
  await expect.element(field).not.toBeInTheDocument();
});
