import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { aPerson, endSession, mailTo, signIn } from "@/e2e/support/people";

test("a forgotten password is replaced by the link in a mail, once, and changed in the profile; an unknown name gets the same answer", async ({
  page,
}) => {
  const person = await aPerson("Frida");
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  // The previous page has a field of the same name.
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  for (const name of ["nobody-of-this-name", person.email]) {
    await page.getByLabel("User name or email").fill(name);
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByText("Check your email")).toBeVisible();
    if (name !== person.email) await page.goto("/login/forgot");
  }

  const [link = ""] = /\/login\/reset\?token=\S+/.exec(await mailTo(person)) ?? [];
  await page.goto(link);
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByLabel("New password")).toHaveAccessibleDescription(/Use at least 8 characters/);
  await page.getByLabel("New password").fill("some quite new words");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password was changed.")).toBeVisible();

  await signIn(page, { ...person, password: "some quite new words" }, "/profile/account");
  await page.getByLabel("Current password").fill("some quite new words");
  await page.getByLabel("New password").fill("words for the next year");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed").first()).toBeVisible();
  await endSession(page);
  await signIn(page, { ...person, password: "words for the next year" });
  await expect(page).toHaveURL("/boards");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Get a new link" })).toBeVisible();
});
