import { expect, type Page } from "@playwright/test";
import { strictTest as test } from "@/e2e/support/test";
import { addressesFor } from "@/scripts/contract/pages";
import { aBoard } from "@/e2e/support/boards";
import { problemsInBothColours } from "@/e2e/support/axe";
import { aPerson, openSession } from "@/e2e/support/people";

/** The pages of `scripts/contract/pages.ts`, and the same pages at other addresses. */
const PUBLIC_PAGES = [...addressesFor("nobody"), "/login/reset", "/there/is/nothing"];
const SIGNED_IN_PAGES = [...addressesFor("somebody"), "/wp-admin/authorize-application.php?success_url=data:x"];

async function expectAccessible(page: Page, addresses: string[]) {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    expect.soft(await problemsInBothColours(page), address).toEqual([]);
  }
}

test("the pages before signing in are accessible, keep the content security policy, and have the chosen colours", async ({
  page,
  request,
}) => {
  await expectAccessible(page, PUBLIC_PAGES);

  const html = await (await request.get("/login", { headers: { cookie: "boards-theme=dark" } })).text();
  expect(html).toContain('data-theme="dark"');
});

test("the signed-in pages are accessible with menu and dialog open, and the server renders the chosen colours", async ({
  page,
}) => {
  const mia = await aPerson("Mia");
  await aBoard({ title: "Greenhouse", members: [mia] });
  await openSession(page.context().request, mia);
  await expectAccessible(page, SIGNED_IN_PAGES);

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
