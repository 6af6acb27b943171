import { expect, type Page } from "@playwright/test";
import { type MailServer, openSmtpServer } from "@/lib/testing/doubles/smtp-server";
import { problemsInBothColours } from "@/e2e/support/axe";
import { administrator } from "@/e2e/support/own-installation";
import { test } from "@/tests/system/installation";

let mailServer: MailServer;

test.beforeAll(async () => {
  // The first mail is rejected permanently, the second one's outcome is unknown, later ones succeed.
  mailServer = await openSmtpServer({
    refuse: { at: "receiver", reply: "550 5.1.1 No such user here", times: 1 },
    disconnectAfter: 1,
  });
});

test.afterAll(() => mailServer.close());

async function waitForText(page: Page, words: string) {
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByRole("row").filter({ has: page.getByRole("rowheader") })).toContainText(words, {
      timeout: 1_000,
    });
  }).toPass({ timeout: 30_000 });
}

test("an administrator sees why a mail was not sent and sends it again, and has to confirm when it may arrive twice", async ({
  page,
  installation,
}) => {
  test.setTimeout(180_000);
  const { port } = await installation.start(undefined, {
    SMTP_URL: mailServer.url,
    MAIL_FROM: "Harbour <boards@harbour.example>",
  });
  const address = `http://localhost:${port}`;
  await page.goto(`${address}/login/forgot`);
  await page.getByLabel("User name or email").fill(administrator.BOARDS_ADMIN_USER);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("Check your email")).toBeVisible();
  await page.goto(`${address}/login?redirect_to=%2Fsettings%2Fmail`);
  await page.getByLabel("User name or email").fill(administrator.BOARDS_ADMIN_USER);
  await page.getByLabel("Password", { exact: true }).fill(administrator.BOARDS_ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();

  await expect(
    page.getByText("Emails are sent through 127.0.0.1 from Harbour <boards@harbour.example>."),
  ).toBeVisible();
  await waitForText(page, "Abandoned");
  await expect(page.getByRole("rowheader")).toContainText("The mail server rejected the email");
  await expect(page.getByRole("rowheader")).toContainText("No such user here");
  expect(await problemsInBothColours(page)).toEqual([]);
  expect(mailServer.received).toEqual([]);

  await page.getByRole("button", { name: "Retry all…" }).click();
  await page.getByRole("dialog", { name: "Retry all emails?" }).getByRole("button", { name: "Retry all" }).click();
  await expect(page.getByText("1 email will be sent")).toBeVisible();
  await waitForText(page, "may have accepted it");
  expect(mailServer.received).toHaveLength(1);

  await page.getByRole("rowheader").getByRole("link").click();
  await expect(page.getByText("This email may have arrived")).toBeVisible();
  await page.getByRole("button", { name: /^Retry: / }).click();
  const question = page.getByRole("dialog", { name: "Send this email again?" });
  await expect(question).toContainText("would get it twice");
  expect(await problemsInBothColours(page)).toEqual([]);
  await question.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("Email will be sent", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "All emails" }).click();
  await waitForText(page, "Sent");
  expect(mailServer.received).toHaveLength(2);
  await expect(page.getByRole("button", { name: /^Retry/ })).toHaveCount(0);
});
