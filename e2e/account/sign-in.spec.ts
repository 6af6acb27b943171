import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { administrator, aPerson, signInOnPage } from "@/e2e/support/people";

test("a wrong password is reported and typed text stays; after too many one has to wait", async ({ page }) => {
  const { login } = await aPerson("Hasty");
  const wrong = { login, password: "not the password" };
  await page.goto("/login");
  await page.getByLabel("User name or email").fill(login);
  await page.getByLabel("Password", { exact: true }).fill(wrong.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Wrong user name or password." })).toBeVisible();
  await expect(page.getByLabel("User name or email")).toHaveValue(login);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(wrong.password);

  // From the browser, so that failures count for its address.
  await page.evaluate(async (given) => {
    const { csrfToken } = await (await fetch("/api/auth/csrf")).json();
    for (let round = 0; round < 9; round += 1)
      await fetch("/api/auth/callback/credentials", {
        method: "POST",
        body: new URLSearchParams({ ...given, csrfToken, json: "true" }),
      });
  }, wrong);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Too many attempts. Try again in 15 minutes." }),
  ).toBeVisible();
});

test("a person signs in, opens the profile and signs out with the keyboard alone", async ({ page }) => {
  await page.goto("/login?redirect_to=%2Fprofile");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
  await expect(page.getByLabel("User name or email")).toBeFocused();

  await page.keyboard.type(administrator.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(administrator.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/profile");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(administrator.name);
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled();

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  for (const name of ["Home", "Boards", "My tasks", "Reports", "Timesheet", "People"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name, exact: true })).toBeFocused();
  }
  for (const name of ["Search", "Create", "Keyboard shortcuts", /^Notifications/, /^Account/]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Profile" })).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/login?done=signed-out");
  await expect(page.getByText("You’re signed out.")).toBeVisible();
  await page.goto("/profile");
  await expect(page).toHaveURL("/login?redirect_to=%2Fprofile");
});

test("signing in never leads to another site, and a link from another site only offers to sign out", async ({
  page,
}) => {
  await signInOnPage(page, administrator, "/login?redirect_to=https%3A%2F%2Fevil.example%2F");
  await expect(page).toHaveURL("/");

  await page.goto("/wp-login.php?action=logout");
  await expect(page.getByRole("heading", { name: "Sign out?" })).toBeVisible();
  await page.getByRole("link", { name: "Stay signed in" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/logout");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login?done=signed-out");
});
