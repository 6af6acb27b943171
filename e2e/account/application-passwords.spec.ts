import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { tabTo } from "@/e2e/support/page";
import { aPerson, basic, signIn } from "@/e2e/support/people";

test("with the keyboard alone an application password is made, used, revoked and then refused; the profile links to the API's documentation", async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = await aPerson("Petra");
  const program = await playwright.request.newContext({ baseURL });
  await signIn(page, person, "/profile/account");

  await expect(page.getByRole("button", { name: "Create password" })).toBeEnabled();
  await tabTo(page.getByLabel("App name"), page);
  await page.keyboard.type("Backup script");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Application password", { exact: true })).toBeVisible();
  const password = await page.getByLabel("Application password", { exact: true }).inputValue();
  expect(password).toMatch(/^(\w{4} ){5}\w{4}$/);
  await expect(page.getByRole("list", { name: "Application passwords" }).getByText("Never used")).toBeVisible();

  const me = await program.get("/wp-json/wp/v2/users/me", { headers: basic(person.login, password) });
  expect(me.status()).toBe(200);
  expect((await me.json()).name).toBe(person.name);

  await page.reload();
  await expect(page.getByLabel("Application password", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Application passwords" }).getByText(/Last used today/)).toBeVisible();

  const revoke = page.getByRole("button", { name: "Revoke “Backup script”" });
  const dialog = page.getByRole("dialog", { name: "Revoke “Backup script”?" });
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

  const refused = await program.get("/wp-json/wp/v2/users/me", { headers: basic(person.login, password) });
  expect(refused.status()).toBe(401);
  expect((await refused.json()).code).toBe("incorrect_password");
  await program.dispose();

  await page.getByText("How to use application passwords").click();
  await page.getByRole("link", { name: "API documentation" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "API" })).toBeVisible();
});

test("a session that ended elsewhere is reported, and typed text stays", async ({ page, other: elsewhere }) => {
  const person = await aPerson("Sven");
  await signIn(page, person, "/profile");
  await signIn(elsewhere, person, "/profile/account");

  await elsewhere.getByRole("button", { name: "Sign out everywhere else" }).click();
  await elsewhere
    .getByRole("dialog", { name: "Sign out everywhere else?" })
    .getByRole("button", { name: "Sign out everywhere else" })
    .click();
  await expect(
    elsewhere.getByRole("list", { name: "Sessions" }).getByRole("listitem").filter({ hasText: "This browser" }),
  ).toBeVisible();
  await expect(elsewhere.getByRole("dialog", { name: "Sign out everywhere else?" })).toHaveCount(0);

  await page.getByLabel("Name", { exact: true }).fill("Sven the Second");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^You’re signed out\./)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Sven the Second");
});
