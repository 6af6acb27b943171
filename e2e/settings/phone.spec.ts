import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { aPerson, signIn } from "@/e2e/support/people";
import { expectFitsTouch } from "@/e2e/support/phone";

const CONSENT =
  "/wp-admin/authorize-application.php?app_name=Planner&success_url=https://planner.example/a/rather/long/address";

test("every page without sign-in, and its error messages, can be used by touch", async ({ phone: page }) => {
  for (const address of [
    "/setup",
    "/login/forgot",
    "/login/reset",
    "/login/reset?token=x",
    "/unsubscribe?token=x",
    "/login?done=signed-out",
    "/login",
  ]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectFitsTouch(page);
  }
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByLabel("User name or email")).toHaveAccessibleDescription(/Fill/);
  await expectFitsTouch(page);

  await page.goto("/login/forgot");
  await page
    .getByLabel("User name or email")
    .fill("a-very-long-name-that-nobody-has-and-that-does-not-fit-into-any-line-of-a-phone");
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("Check your email")).toBeVisible();
  await expectFitsTouch(page);
});

test("approving an application, making and revoking a password, and signing out work by touch", async ({
  phone: page,
}) => {
  await signIn(page, await aPerson("Fiona"), CONSENT);
  await expect(page.getByRole("button", { name: "Approve" })).toBeEnabled();
  await expectFitsTouch(page);
  await page.goto("/wp-admin/authorize-application.php?success_url=data:x");
  await expectFitsTouch(page);
  await page.goto("/wp-admin/authorize-application.php?app_name=Script");
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByLabel("Application password", { exact: true })).toBeVisible();
  await expectFitsTouch(page);

  await page.goto("/profile/account");
  await page.getByLabel("App name").fill("Pocket");
  await page.getByRole("button", { name: "Create password" }).click();
  await expect(page.getByRole("button", { name: "Revoke “Pocket”" })).toBeVisible();
  await expectFitsTouch(page);
  await page.getByRole("button", { name: "Revoke “Pocket”" }).click();
  await expect(page.getByRole("dialog", { name: "Revoke “Pocket”?" })).toBeVisible();
  await expectFitsTouch(page);
  await page.goto("/logout");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectFitsTouch(page);
});
