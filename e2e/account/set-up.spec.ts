import { expect, type Page } from "@playwright/test";
import { strictTest, test } from "@/e2e/support/test";
import { problemsInBothColours } from "@/e2e/support/axe";
import { consoleErrorsOf } from "@/e2e/support/page";
import { administrator, endSession, send } from "@/e2e/support/people";
import { expectFitsTouch } from "@/e2e/support/phone";

test.describe.configure({ mode: "serial" });

/** Uses only the keyboard where possible. Going back keeps what was typed. */
async function makeTheFirstBoard(page: Page) {
  const consoleErrors = consoleErrorsOf(page);
  await expect(page.getByRole("button", { name: "Next" })).toBeEnabled();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByLabel("Title")).toHaveAccessibleDescription("Fill in this field.");
  await expect(page.getByLabel("Title")).toBeFocused();
  expect(await problemsInBothColours(page)).toEqual([]);
  await page.keyboard.type("Studio opening");
  await page.keyboard.press("Enter");

  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  await page.getByLabel("Stage 3").fill("Done");
  await page.getByRole("button", { name: "Remove “In progress”" }).click();
  await page.getByRole("button", { name: "Add stage" }).click();
  await page.keyboard.type("Thrown away");
  expect(await problemsInBothColours(page)).toEqual([]);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Studio opening");
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Stage 3")).toHaveValue("Thrown away");
  await page.getByRole("button", { name: "Remove “Thrown away”" }).click();
  await expect(page.getByLabel("Stage 2")).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(page.getByLabel("First task")).toBeFocused();
  await page.keyboard.type("Order the keys");
  await page.goBack();
  await expect(page.getByLabel("Stage 2")).toHaveValue("Done");
  await page.goForward();
  await expect(page.getByLabel("First task")).toHaveValue("Order the keys");
  expect(await problemsInBothColours(page)).toEqual([]);
  await page.getByLabel("First task").press("Enter");
  await expect(page).toHaveURL(/\/boards\/\d+$/);
  expect(consoleErrors).toEqual([]);
}

strictTest(
  "the set-up shows help instead of a form without the link; its pages are accessible and fit touch",
  async ({ page, phone }) => {
    await page.goto("/setup?token=guessed");
    await expect(page.getByRole("heading", { name: "This link isn’t valid" })).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await page.goto("/");
    await expect(page).toHaveURL("/setup");
    await expect(page.getByRole("heading", { name: "Open the setup link" })).toBeVisible();
    expect(await problemsInBothColours(page), "without the link").toEqual([]);

    const { pathname, search } = new URL(String(process.env.E2E_SETUP_URL));
    await page.goto(`${pathname}${search}`);
    await page.getByRole("button", { name: "Create site" }).click();
    await expect(page.getByText("Fill in this field.")).toHaveCount(5);
    expect(await problemsInBothColours(page), "refused").toEqual([]);

    await phone.goto("/setup");
    await expectFitsTouch(phone);
    await phone.goto(`${pathname}${search}`);
    await phone.getByRole("button", { name: "Create site" }).click();
    await expect(phone.getByText("Fill in this field.")).toHaveCount(5);
    await expectFitsTouch(phone);
  },
);

test("the first person sets up the site, makes its first board, and signs out and in; the link works once", async ({
  page,
}) => {
  const { pathname, search } = new URL(String(process.env.E2E_SETUP_URL));
  await page.goto(`${pathname}${search}`);

  await page.getByRole("button", { name: "Create site" }).click();
  await expect(page.getByLabel("Site name")).toBeFocused();
  await expect(page.getByText("Fill in this field.")).toHaveCount(5);

  await page.getByLabel("Site name").fill("Northwind Studio");
  await page.getByLabel("Your name").fill(administrator.name);
  await page.getByLabel("User name").fill(administrator.login);
  await page.getByLabel("Email address").fill(administrator.email);
  await page.getByLabel("Password", { exact: true }).fill(administrator.login);
  await page.getByRole("button", { name: "Create site" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/Use at least 8 characters/);
  await expect(page.getByLabel("Your name")).toHaveValue(administrator.name);

  await page.getByLabel("Password", { exact: true }).fill(administrator.password);
  await page.getByRole("button", { name: "Create site" }).click();
  await expect(page).toHaveURL("/welcome");
  await makeTheFirstBoard(page);
  await page.goto("/welcome");
  await expect(page).toHaveURL("/");
  await expect(
    page.getByRole("region", { name: "My boards" }).getByRole("link", { name: "Studio opening" }),
  ).toBeVisible();
  await page.getByRole("button", { name: `Account: ${administrator.name}` }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login?done=signed-out");

  await page.getByLabel("User name or email").fill(administrator.login);
  await page.getByLabel("Password", { exact: true }).fill(administrator.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/");
  const { boards } = await send("GET", "/boards/v2/projects");
  expect(boards.data).toHaveLength(1);
  expect(boards.data[0]).toMatchObject({
    title: "Studio opening",
    settings: { tasks_count: 1 },
    completed_tasks_count: "0",
    stages: [{ title: "Open" }, { title: "Done", settings: { default_task_status: "closed" } }],
  });

  await endSession(page);
  await page.goto(`${pathname}${search}`);
  await expect(page.getByRole("heading", { name: "This site is already set up" })).toBeVisible();
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByText("Northwind Studio")).toBeVisible();
});
