import { expect, test } from "@playwright/test";
import { administrator } from "./people";

test.describe.configure({ mode: "serial" });

test("without the link there is help instead of a form", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL("/setup");
  await expect(page.getByRole("heading", { name: "Open the set-up link" })).toBeVisible();

  await page.goto("/setup?token=guessed");
  await expect(page.getByRole("heading", { name: "This link is not valid" })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
});

test("the link makes the first administrator and signs them in", async ({ page }) => {
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
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Boards", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: `Account: ${administrator.name}` })).toBeVisible();
});

test("the link works once", async ({ page }) => {
  const { pathname, search } = new URL(String(process.env.E2E_SETUP_URL));
  await page.goto(`${pathname}${search}`);

  await expect(page.getByRole("heading", { name: "This site is set up" })).toBeVisible();
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByText("Northwind Studio")).toBeVisible();
});
