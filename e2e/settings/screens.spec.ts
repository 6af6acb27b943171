import { expect } from "@playwright/test";
import { strictTest as test } from "@/e2e/support/test";
import { problemsInBothColours } from "@/e2e/support/axe";
import { aPerson, openSession } from "@/e2e/support/people";

test("the sign-in page and the profile are accessible with menu and dialog open, and have the chosen colours", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/login", { headers: { cookie: "boards-theme=dark" } })).text();
  expect(html).toContain('data-theme="dark"');
  await page.goto("/login");
  expect.soft(await problemsInBothColours(page), "sign-in page").toEqual([]);

  await openSession(page.context().request, await aPerson("Mia"));
  await page.goto("/profile/account");
  await page.getByLabel("App name").fill("Axe");
  await page.getByRole("button", { name: "Create password" }).click();
  await page.getByRole("button", { name: "Revoke “Axe”" }).click();
  const question = page.getByRole("dialog", { name: /^Revoke/ });
  await expect(question).toBeVisible();
  // While the page is read again it has no title for a moment.
  await expect(page).toHaveTitle(/Profile/);
  expect.soft(await problemsInBothColours(page), "dialog").toEqual([]);
  await question.getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("Application password revoked").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Revoke “Axe”" })).toBeHidden();
  await expect(page).toHaveTitle(/Profile/);

  await page.getByRole("button", { name: /^Account/ }).click();
  await expect(page.getByRole("menuitem", { name: "Profile" })).toBeVisible();
  expect.soft(await problemsInBothColours(page), "menu").toEqual([]);
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
});
