import { expect, type Page, test } from "@playwright/test";
import { asAdministrator } from "./boards";
import { problemsInBothColours } from "./both-colours";
import { complaintsOf } from "./complaints";
import { frame, mentioned, searched } from "./mentioned";
import { administrator, signIn } from "./people";
import { fitsFingers, phonePage } from "./phone";

const rows = (page: Page) => page.getByRole("table", { name: /^Mails/ }).getByRole("row").filter({ has: page.getByRole("rowheader") });

test("an administrator looks for a mail and reads it as its receiver would", async ({ page, request }) => {
  const { person: mia } = await mentioned(request, "Hang the lamps", "which ones?");
  const complaints = complaintsOf(page);
  await signIn(page, administrator, "/settings/mail");
  await expect(page.getByText("No mail server is set")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Try/ })).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Search mails" }).pressSequentially(mia.email);
  await expect(page).toHaveURL(`/settings/mail?search=${encodeURIComponent(mia.email)}`);
  await expect(page).toHaveTitle(/^Mail/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText([/Hang the lamps.*Kept.*Task/]);
  expect(await problemsInBothColours(page)).toEqual([]);

  await page.getByRole("navigation", { name: "Which mails" }).getByRole("link", { name: /^Sent/ }).click();
  await expect(page.getByText(`No mail with “${mia.email}”`)).toBeVisible();
  await page.goBack();
  await page.getByRole("rowheader").getByRole("link").press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: /^Hang the lamps/ })).toBeVisible();
  await expect(page.getByText("It was written while there was no mail server")).toBeVisible();
  await expect(frame(page).getByRole("blockquote")).toContainText("which ones?");
  await page.getByRole("tab", { name: "Text" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("/unsubscribe?token=");
  await page.getByRole("tab", { name: "Headers" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("List-Unsubscribe-Post");
  expect(await problemsInBothColours(page)).toEqual([]);
  await page.getByRole("link", { name: "All mails" }).click();
  await expect(page).toHaveURL(`/settings/mail?search=${encodeURIComponent(mia.email)}`);
  expect(complaints).toEqual([]);
});

test("S12: markup in a mail is words, and its links lead nowhere", async ({ page, request }) => {
  const { person: mia } = await mentioned(request, "<img src=x onerror=alert(1)>Lamps", '<script>alert(1)</script> [x](javascript:alert(1)) "quoted"');
  page.on("dialog", (dialog) => expect.soft(dialog.message()).toBe("no dialog"));
  await signIn(page, administrator, searched(mia.email));
  await page.getByRole("rowheader").getByRole("link").click();

  const link = frame(page).getByRole("link", { name: "Open the comment" });
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

test("mails that come meanwhile are there after a refresh, and when one looks again", async ({ page, request }) => {
  const { person: mia, again } = await mentioned(request, "Sort the nails", "by length?");
  const send = await asAdministrator(request);
  const untilWritten = (count: number) => expect.poll(async () => (await send("GET", `/boards-app/v1/mails?search=${mia.email}`)).total).toBe(count);
  await signIn(page, administrator, searched(mia.email));
  await expect(rows(page)).toHaveCount(1);

  await again("or by width?");
  await untilWritten(2);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(rows(page)).toHaveCount(2);

  await again("or not at all?");
  await untilWritten(3);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(rows(page)).toHaveCount(3);
});

test("a finger can use the mails", async ({ browser, request }) => {
  const { person: mia } = await mentioned(request, "Hang the mirrors", "which ones?");
  const page = await phonePage(browser);
  await signIn(page, administrator, searched(mia.email));
  await expect(page.getByRole("rowheader")).toContainText(/Hang the mirrors.*Kept/);

  await fitsFingers(page);
  await page.getByRole("rowheader").getByRole("link").tap();
  await expect(frame(page).getByRole("blockquote")).toContainText("which ones?");
  await fitsFingers(page);
  await page.context().close();
});
