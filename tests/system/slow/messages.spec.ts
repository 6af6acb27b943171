import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { aBoard } from "@/e2e/support/boards";
import { openBoard } from "@/e2e/support/dragging";
import { aPerson } from "@/e2e/support/people";

// A service worker would bring code that the page cannot load.
test.use({ serviceWorkers: "block" });

test("a message is shown even if its code could not be loaded at first; its region exists after the first interaction", async ({
  page,
}) => {
  const mia = await aPerson("Mia");
  const board = await aBoard({ title: "Greenhouse", members: [mia] });
  await openBoard(page, mia, board);
  await page.reload();
  await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
  await page.route("**/star", (route) =>
    route.fulfill({
      status: 403,
      json: { code: "rest_forbidden", message: "Stars are counted today.", data: { status: 403 } },
    }),
  );
  const failed = page.waitForEvent("requestfailed", (one) => one.url().includes("/_next/static/chunks/"));

  await page.getByRole("button", { name: "Star this board" }).click();
  await failed;
  await expect(page.getByText("Stars are counted today.")).toHaveCount(0);
  await page.unroute("**/_next/static/chunks/*.js");
  await page.getByRole("link", { name: "All boards" }).hover();

  await expect(page.getByRole("region", { name: "Notifications" }).getByText("Stars are counted today.")).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Star this board" }).hover();
  await expect(page.getByRole("region", { name: "Notifications" })).toBeAttached();
});
