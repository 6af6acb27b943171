import { expect, type Page } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { problemsInBothColours } from "@/e2e/support/axe";
import { consoleErrorsOf } from "@/e2e/support/page";
import { frame, aMentionedPerson, mailsTo } from "@/e2e/support/mails";
import { administrator, signIn, send } from "@/e2e/support/people";

const rows = (page: Page) =>
  page
    .getByRole("table", { name: /^Emails/ })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });

const LOGO = "https://pictures.example/logo.svg";

test.afterEach(async ({}) => {
  await send("POST", "/boards/v2/admin/general-settings", { updatedSettings: { business_logo: "" } });
});

test("an administrator finds a mail and reads it like its receiver; external pictures are loaded only on request", async ({
  page,
}) => {
  const requested: string[] = [];
  await page.route("https://pictures.example/**", (route) => {
    requested.push(route.request().url());
    return route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="36"><rect width="90" height="36" fill="teal"/></svg>',
    });
  });
  await send("POST", "/boards/v2/admin/general-settings", { updatedSettings: { business_logo: LOGO } });
  const { person: mia } = await aMentionedPerson("Hang the lamps", "which ones?");
  const consoleErrors = consoleErrorsOf(page);
  await signIn(page, administrator, "/settings/mail");
  await expect(page.getByText("No mail server is set up")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Retry/ })).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Search emails" }).pressSequentially(mia.email);
  await expect(page).toHaveURL(`/settings/mail?search=${encodeURIComponent(mia.email)}`);
  await expect(page).toHaveTitle(/^Emails/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText([/Hang the lamps.*Stored.*Task/]);

  await page.getByRole("navigation", { name: "Filter emails" }).getByRole("link", { name: /^Sent/ }).click();
  await expect(page.getByText(`No emails match “${mia.email}”`)).toBeVisible();
  await page.goBack();
  await page.getByRole("rowheader").getByRole("link").press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: /^Hang the lamps/ })).toBeVisible();
  await expect(page.getByText("Created while no mail server was set up")).toBeVisible();
  await expect(frame(page).getByRole("blockquote")).toContainText("which ones?");
  expect(requested).toEqual([]);
  await page.getByRole("button", { name: "Load images" }).click();
  await expect.poll(() => requested).toEqual([LOGO]);
  await expect(page.getByRole("button", { name: "Load images" })).toHaveCount(0);
  await page.getByRole("tab", { name: "Text" }).click();
  await expect(page.getByRole("tabpanel", { name: "Text" })).toContainText("/unsubscribe?token=");
  await page.getByRole("tab", { name: "Headers" }).click();
  await expect(page.getByRole("tabpanel", { name: "Headers" })).toContainText("List-Unsubscribe-Post");
  expect(await problemsInBothColours(page)).toEqual([]);
  await page.getByRole("link", { name: "All emails" }).click();
  await expect(page).toHaveURL(`/settings/mail?search=${encodeURIComponent(mia.email)}`);
  expect(
    consoleErrors.filter((consoleError) => !consoleError.includes(`Loading the image '${LOGO}' violates`)),
  ).toEqual([]);
});

test("S12: markup in a mail is plain text, and its links don't work", async ({ page }) => {
  const { person: mia } = await aMentionedPerson(
    "<img src=x onerror=alert(1)>Lamps",
    '<script>alert(1)</script> [x](javascript:alert(1)) "quoted"',
  );
  page.on("dialog", (dialog) => expect.soft(dialog.message()).toBe("no dialog"));
  await signIn(page, administrator, mailsTo(mia.email));
  await page.getByRole("rowheader").getByRole("link").click();

  const link = frame(page).getByRole("link", { name: "Open comment" });
  await expect(link).toBeVisible();
  const address = page.url();
  await link.click({ force: true });
  await link.click({ force: true, button: "middle" });
  await link.press("Enter");

  await expect(frame(page).locator("script, img, svg, iframe")).toHaveCount(0);
  expect(page.url()).toBe(address);
  expect(page.context().pages()).toHaveLength(1);
  await expect(link).toBeVisible();
});
