import { expect, type Locator, type Page, test } from "@playwright/test";
import { aPerson, signIn } from "@/e2e/support/people";

/** Presses Tab up to a limit. */
async function tabTo(target: Locator, page: Page, key = "Tab") {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test("a person makes, cancels and revokes an application password with the keyboard alone", async ({
  page,
  request,
}) => {
  await signIn(page, await aPerson(request, "Kim"), "/profile");
  await expect(page.getByRole("button", { name: "Create password" })).toBeEnabled();

  await tabTo(page.getByLabel("Name of the program"), page);
  await page.keyboard.type("Typewriter");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Application password", { exact: true })).toHaveValue(/^(\w{4} ){5}\w{4}$/);

  const revoke = page.getByRole("button", { name: "Revoke Typewriter" });
  const dialog = page.getByRole("dialog", { name: "Revoke “Typewriter”?" });
  await tabTo(revoke, page);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(revoke).toBeFocused();

  await page.keyboard.press("Enter");
  await tabTo(dialog.getByRole("button", { name: "Revoke" }), page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("No application passwords yet")).toBeVisible();
});

test("a person signs in, approves an application and copies its password with the keyboard alone", async ({
  page,
  request,
}) => {
  const person = await aPerson(request, "Klaus");
  await page.goto("/wp-admin/authorize-application.php?app_name=Clipper");
  await expect(page.getByLabel("User name or e-mail")).toBeFocused();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
  await page.keyboard.type(person.login);
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Connect Clipper?" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve" })).toBeEnabled();

  await tabTo(page.getByRole("button", { name: "Reject" }), page);
  await tabTo(page.getByRole("button", { name: "Approve" }), page, "Shift+Tab");
  await page.keyboard.press("Enter");

  const password = page.getByLabel("Application password", { exact: true });
  await expect(password).toHaveValue(/^(\w{4} ){5}\w{4}$/);
  await tabTo(password, page, "Shift+Tab");
  await tabTo(page.getByRole("link", { name: "Go to your profile" }), page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Revoke Clipper" })).toBeVisible();
});
