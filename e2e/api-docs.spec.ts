import { expect, test } from "@playwright/test";
import { problemsInBothColours } from "./both-colours";
import { complaintsOf } from "./complaints";
import { administrator, signIn } from "./people";

const endpoint = "postProjectsBoardIdTasks";

test("a stranger finds an endpoint with the keyboard, and a link leads back to it", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto("/api-docs");
  await page.keyboard.press("/");
  await page.keyboard.type("create task");
  await expect(page.getByRole("link", { name: /^POST Create a task \/boards/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /Delete a board/ })).toHaveCount(0);

  await page.getByRole("link", { name: /^POST Create a task \/boards/ }).press("Enter");
  await expect(page).toHaveURL(`/api-docs/tasks#${endpoint}`);
  const shown = page.getByRole("region", { name: "Create a task", exact: true });
  await expect(shown).toBeInViewport();
  await expect(shown.getByText("task.title", { exact: true })).toBeVisible();
  await expect(shown.getByRole("region", { name: "Request", exact: true })).toContainText("--request POST");
  await expect(shown.getByRole("region", { name: "Answer, 201" })).toContainText('"task"');

  await page.goto(`/api-docs/tasks#${endpoint}`);
  await expect(page.getByRole("region", { name: "Create a task", exact: true })).toBeInViewport();
  expect(complaints).toEqual([]);
});

test("what has none of the words says so; a page that is not there is 404", async ({ page }) => {
  await page.goto("/api-docs");
  await page.getByRole("searchbox", { name: "Search endpoints" }).fill("zzz");

  await expect(page.getByText("Nothing has all of these words")).toBeVisible();
  expect((await page.goto("/api-docs/nothing"))?.status()).toBe(404);
});

test("the example of a request is copied", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/api-docs/labels");
  const shown = page.getByRole("region", { name: "Create a label", exact: true });

  await shown.getByRole("button", { name: "Copy: Request" }).click();

  await expect(shown.getByText("Copied to the clipboard")).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`'${baseURL}/wp-json/boards/v2/projects/1/labels'`);
});

test("the profile leads to it", async ({ page }) => {
  await signIn(page, administrator, "/profile");
  await page.getByText("How a program uses it").click();
  await page.getByRole("link", { name: "Everything that programs can do" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "API" })).toBeVisible();
});

for (const address of ["/api-docs", "/api-docs/tasks", "/api-docs/guide"]) {
  test(`${address} breaks no rule of access, and fits a phone`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await problemsInBothColours(page)).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}
