import { expect, test } from "@playwright/test";
import { aPerson, basic, signIn } from "@/e2e/support/people";

test("an application password is made, used, revoked and refused; the profile links to the API's documentation", async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const person = await aPerson(request, "Petra");
  const program = await playwright.request.newContext({ baseURL });
  await signIn(page, person, "/profile");

  await page.getByLabel("Name of the program").fill("Backup script");
  await page.getByRole("button", { name: "Create password" }).click();
  const password = await page.getByLabel("Application password", { exact: true }).inputValue();
  expect(password).toMatch(/^(\w{4} ){5}\w{4}$/);
  await expect(page.getByRole("list", { name: "Application passwords" }).getByText("Never used")).toBeVisible();

  const me = await program.get("/wp-json/wp/v2/users/me", { headers: basic(person.login, password) });
  expect(me.status()).toBe(200);
  expect((await me.json()).name).toBe(person.name);

  await page.reload();
  await expect(page.getByLabel("Application password", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Application passwords" }).getByText(/Last used today/)).toBeVisible();

  await page.getByRole("button", { name: "Revoke Backup script" }).click();
  await expect(page.getByRole("dialog", { name: "Revoke “Backup script”?" })).toBeVisible();
  await page.getByRole("dialog", { name: "Revoke “Backup script”?" }).getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("No application passwords yet")).toBeVisible();

  const refused = await program.get("/wp-json/wp/v2/users/me", { headers: basic(person.login, password) });
  expect(refused.status()).toBe(401);
  expect((await refused.json()).code).toBe("incorrect_password");
  await program.dispose();

  await page.getByText("How a program uses it").click();
  await page.getByRole("link", { name: "Everything that programs can do" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "API" })).toBeVisible();
});

test("a session that ended elsewhere is reported, and typed text stays", async ({ page, request, browser }) => {
  const person = await aPerson(request, "Sven");
  await signIn(page, person, "/profile");
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, person, "/profile");

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
  await expect(page.getByText("You are no longer signed in.")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Sven the Second");
  await elsewhere.context().close();
});
