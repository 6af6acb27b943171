import { expect, type Page, test } from "@playwright/test";
import { problemsInBothColours } from "@/e2e/support/axe";
import { consoleErrorsOf } from "@/e2e/support/page";
import { administrator, basic, endSession } from "@/e2e/support/people";
import { expectFitsTouch, phonePage } from "@/e2e/support/phone";

test.describe.configure({ mode: "serial" });

/** Uses only the keyboard where possible. Going back keeps what was typed. */
async function makeTheFirstBoard(page: Page) {
  const consoleErrors = consoleErrorsOf(page);
  await expect(page.getByRole("button", { name: "Next" })).toBeEnabled();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByLabel("Title")).toHaveAccessibleDescription("Please fill this in.");
  await expect(page.getByLabel("Title")).toBeFocused();
  expect(await problemsInBothColours(page)).toEqual([]);
  await page.keyboard.type("Studio opening");
  await page.keyboard.press("Enter");

  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  await page.getByLabel("Stage 3").fill("Done");
  await page.getByRole("button", { name: "Remove In Progress" }).click();
  await page.getByRole("button", { name: "Add stage" }).click();
  await page.keyboard.type("Thrown away");
  expect(await problemsInBothColours(page)).toEqual([]);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Studio opening");
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Stage 3")).toHaveValue("Thrown away");
  await page.getByRole("button", { name: "Remove Thrown away" }).click();
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

test("the set-up shows help instead of a form without the link; its pages are accessible and fit touch", async ({
  page,
  browser,
}) => {
  const consoleErrors = consoleErrorsOf(page);
  await page.goto("/setup?token=guessed");
  await expect(page.getByRole("heading", { name: "This link is not valid" })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await page.goto("/");
  await expect(page).toHaveURL("/setup");
  await expect(page.getByRole("heading", { name: "Open the set-up link" })).toBeVisible();
  expect(await problemsInBothColours(page), "without the link").toEqual([]);

  const { pathname, search } = new URL(String(process.env.E2E_SETUP_URL));
  await page.goto(`${pathname}${search}`);
  await page.getByRole("button", { name: "Create the site" }).click();
  await expect(page.getByText("Please fill this in.")).toHaveCount(5);
  expect(await problemsInBothColours(page), "refused").toEqual([]);
  expect(consoleErrors).toEqual([]);

  const phone = await phonePage(browser);
  await phone.goto("/setup");
  await expectFitsTouch(phone);
  await phone.goto(`${pathname}${search}`);
  await phone.getByRole("button", { name: "Create the site" }).click();
  await expect(phone.getByText("Please fill this in.")).toHaveCount(5);
  await expectFitsTouch(phone);
  await phone.context().close();
});

test("the first person sets up the site, signs out and in, and makes, uses and revokes a password for a program; the link works once", async ({
  page,
  playwright,
  baseURL,
}) => {
  const { pathname, search } = new URL(String(process.env.E2E_SETUP_URL));
  await page.goto(`${pathname}${search}`);

  await page.getByRole("button", { name: "Create the site" }).click();
  await expect(page.getByLabel("Name of this site")).toBeFocused();
  await expect(page.getByText("Please fill this in.")).toHaveCount(5);

  await page.getByLabel("Name of this site").fill("Northwind Studio");
  await page.getByLabel("Your name").fill(administrator.name);
  await page.getByLabel("User name").fill(administrator.login);
  await page.getByLabel("E-mail address").fill(administrator.email);
  await page.getByLabel("Password", { exact: true }).fill(administrator.login);
  await page.getByRole("button", { name: "Create the site" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/Use at least 8 characters/);
  await expect(page.getByLabel("Your name")).toHaveValue(administrator.name);

  await page.getByLabel("Password", { exact: true }).fill(administrator.password);
  await page.getByRole("button", { name: "Create the site" }).click();
  await expect(page).toHaveURL("/welcome");
  await makeTheFirstBoard(page);
  await page.goto("/welcome");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Boards", exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Account: ${administrator.name}` }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login?done=signed-out");

  await page.getByLabel("User name or e-mail").fill(administrator.login);
  await page.getByLabel("Password", { exact: true }).fill(administrator.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/");
  await page.getByRole("button", { name: `Account: ${administrator.name}` }).click();
  await page.getByRole("menuitem", { name: "Profile" }).click();
  await page.getByLabel("Name of the program").fill("First program");
  await page.getByRole("button", { name: "Create password" }).click();
  const password = await page.getByLabel("Application password", { exact: true }).inputValue();

  // A client without cookies and nonce.
  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: basic(administrator.login, password),
  });
  expect(
    (
      await program.post("/wp-json/boards/v2/projects", { data: { board: { title: "First board", type: "to-do" } } })
    ).status(),
  ).toBe(201);
  const { boards } = await (await program.get("/wp-json/boards/v2/projects")).json();
  expect(boards.data.map(({ title }: { title: string }) => title)).toEqual(["First board", "Studio opening"]);

  await page.getByRole("button", { name: "Revoke First program" }).click();
  await page.getByRole("dialog", { name: "Revoke “First program”?" }).getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("No application passwords yet")).toBeVisible();
  const refused = await program.get("/wp-json/boards/v2/projects");
  expect([refused.status(), (await refused.json()).code]).toEqual([401, "incorrect_password"]);
  const [, opening] = boards.data;
  expect(opening).toMatchObject({
    title: "Studio opening",
    settings: { tasks_count: 1 },
    completed_tasks_count: "0",
    stages: [{ title: "Open" }, { title: "Done", settings: { default_task_status: "closed" } }],
  });
  await program.dispose();
  await page.goto("/");
  await expect(page.getByRole("list", { name: "Boards" }).getByText("First board")).toBeVisible();

  await endSession(page);
  await page.goto(`${pathname}${search}`);
  await expect(page.getByRole("heading", { name: "This site is set up" })).toBeVisible();
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByText("Northwind Studio")).toBeVisible();
});
