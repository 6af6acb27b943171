import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { serveNotifications } from "@/components/testing/notifications";
import { button, expectGone, expectVisible, press } from "@/components/testing/screen";
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
  await button("Find a board").click();
  const field = page.getByRole("combobox", { name: "Find a board" });
  const option = page.getByRole("option", { name: "Lost and found" });
  await expectVisible(option);

  server.disconnect();
  await field.fill("lost");
  await expectVisible(page.getByRole("alert").filter({ hasText: "can't be reached" }));
  server.reconnect();
  await button("Try again").click();
  await expectVisible(option);
  await field.fill("nothing");
  await expectVisible(page.getByText("No board has “nothing” in its title"));
  await field.fill("found");
  await expectVisible(option);
  await press("{Enter}");

  await expect.poll(() => location.pathname).toBe("/boards/3");
  await expectGone(field);
});
