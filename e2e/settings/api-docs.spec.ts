import { expect } from "@playwright/test";
import { strictTest } from "@/e2e/support/test";
import { problemsInBothColours } from "@/e2e/support/axe";

const endpoint = "postProjectsBoardIdTasks";

strictTest(
  "a visitor finds an endpoint with the keyboard, copies its example and a link to it; a missing page is 404",
  async ({ page, context, baseURL }) => {
    await page.goto("/api-docs");
    await page.keyboard.press("/");
    await page.keyboard.type("zzz");
    await expect(page.getByText("No endpoints match")).toBeVisible();
    await page.getByRole("searchbox", { name: "Search endpoints" }).fill("create task");
    await expect(page.getByRole("link", { name: /^POST Create a task \/boards/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /Delete a board/ })).toHaveCount(0);
    expect(await problemsInBothColours(page)).toEqual([]);

    await page.getByRole("link", { name: /^POST Create a task \/boards/ }).press("Enter");
    await expect(page).toHaveURL(`/api-docs/tasks#${endpoint}`);
    const shown = page.getByRole("region", { name: "Create a task", exact: true });
    await expect(shown).toBeInViewport();
    await expect(shown.getByText("task.title", { exact: true })).toBeVisible();
    await expect(shown.getByRole("region", { name: "Request", exact: true })).toContainText("--request POST");
    await expect(shown.getByRole("region", { name: "Response 201" })).toContainText('"task"');

    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await shown.getByRole("button", { name: "Copy: Request" }).click();
    await expect(shown.getByText("Copied to clipboard")).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `'${baseURL}/wp-json/boards/v2/projects/1/tasks'`,
    );

    await page.goto(`/api-docs/tasks#${endpoint}`);
    await expect(page.getByRole("region", { name: "Create a task", exact: true })).toBeInViewport();
    expect((await page.request.get("/api-docs/nothing")).status()).toBe(404);
  },
);
