import { expect, type Page } from "@playwright/test";
import { strictTest as test } from "@/e2e/support/test";
import { problemsInBothColours } from "@/e2e/support/axe";
import { aMentionedPerson } from "@/e2e/support/mails";
import { endSession, signIn } from "@/e2e/support/people";
import { expectFitsTouch } from "@/e2e/support/phone";

const linkIn = (text: string) => /\/unsubscribe\?token=\S+/.exec(text)?.[0] ?? "";

/** The preferences of the page's user. */
const preferences = (page: Page) =>
  page.evaluate(async () => {
    const nonce = document.querySelector<HTMLMetaElement>('meta[name="rest-nonce"]')?.content ?? "";
    return (await fetch("/wp-json/boards-app/v1/mail-preferences", { headers: { "X-WP-Nonce": nonce } })).json();
  });

test("the link in a mail stops only its kind of mails without signing in; opening the page stops nothing, and an incomplete link says so", async ({
  page,
  phone,
}) => {
  const { person: mia, text } = await aMentionedPerson("Carry the wine down", "which rack?");
  const link = linkIn(text);

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Unsubscribe from these emails?" })).toBeVisible();
  await expect(page.getByText("This stops emails about mentions of you")).toBeVisible();
  expect(await problemsInBothColours(page)).toEqual([]);
  await phone.goto(link);
  await expectFitsTouch(phone);

  await page.goto(link.slice(0, -8));
  await expect(page.getByRole("heading", { name: "This link is incomplete" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await signIn(page, mia);
  expect(await preferences(page)).toMatchObject({ mail_preferences: { mention: true } });
  await endSession(page);

  await page.goto(link);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { name: "You’re unsubscribed" })).toBeVisible();
  expect(await problemsInBothColours(page)).toEqual([]);

  await signIn(page, mia);
  expect(await preferences(page)).toEqual({
    mail_preferences: { mention: false, reminder: true, daily_summary: true, moderation: true },
  });
});
