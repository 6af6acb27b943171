import { expect } from "@playwright/test";
import { strictTest as test } from "@/e2e/support/test";
import { aBoard } from "@/e2e/support/boards";
import { administrator, signIn } from "@/e2e/support/people";

test("an administrator creates a webhook, a call of its address creates a task, and an old link leads to it", async ({
  page,
}) => {
  const board = await aBoard({ title: "Boathouse" });
  await signIn(page, administrator);
  await page.goto("/settings/webhooks");
  await page.getByRole("button", { name: "New webhook" }).click();
  await page.getByLabel("Name").fill("Boathouse form");
  await page.getByRole("button", { name: "Choose a board" }).click();
  await page.getByPlaceholder("Search boards").fill("Boathouse");
  await page.getByRole("option", { name: "Boathouse", exact: true }).click();
  await page.getByRole("button", { name: "Create webhook" }).click();

  await page.getByRole("button", { name: "Send a test" }).click();
  const task = page.getByRole("status").getByRole("link", { name: "Test of the webhook" });
  await expect(task).toBeVisible();
  await expect(page.getByRole("list", { name: "Last calls" }).getByText("Task created")).toBeVisible();

  const address = await task.getAttribute("href");
  await page.goto(`/wp-admin/admin.php?page=boards#${address}-test-of-the-webhook`);
  await expect(page).toHaveURL(String(address));
  await expect(page).toHaveTitle(/Test of the webhook/);
  expect(address).toContain(`/boards/${board.id}/tasks/`);
});
