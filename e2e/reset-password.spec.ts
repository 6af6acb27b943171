import { expect, test } from "@playwright/test";
import { aPerson, mailTo, signIn } from "./people";

test("a forgotten password is replaced by the link in a mail, once", async ({ page, request }) => {
  const person = await aPerson(request, "Frida");
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  // The page before has a field of the same name.
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await page.getByLabel("User name or e-mail").fill(person.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Check your mail")).toBeVisible();

  const [link = ""] = /\/login\/reset\?token=\S+/.exec(await mailTo(request, person)) ?? [];
  await page.goto(link);
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByLabel("New password")).toHaveAccessibleDescription(/Use at least 8 characters/);
  await page.getByLabel("New password").fill("some quite new words");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password is changed.")).toBeVisible();

  await signIn(page, { ...person, password: "some quite new words" });
  await page.goto(link);
  await page.getByLabel("New password").fill("and once more new ones");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("This link has expired or was used before.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Send a new link" })).toBeVisible();
});

test("an unknown name gets the same answer", async ({ page }) => {
  await page.goto("/login/forgot");
  await page.getByLabel("User name or e-mail").fill("nobody-of-this-name");
  await page.getByRole("button", { name: "Send the link" }).click();

  await expect(page.getByText("Check your mail")).toBeVisible();
});

test("in the profile: the current password is asked, the new one counts", async ({ page, request }) => {
  const person = await aPerson(request, "Greta");
  await signIn(page, person, "/profile");
  const change = async (current: string) => {
    await page.getByLabel("Current password").fill(current);
    await page.getByLabel("New password").fill("words for the next year");
    await page.getByRole("button", { name: "Change password" }).click();
  };

  await change("not the password");
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription(/wrong/);
  await change(person.password);
  await expect(page.getByText("Password changed").first()).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, { ...person, password: "words for the next year" });
  await expect(page).toHaveURL("/");
});
