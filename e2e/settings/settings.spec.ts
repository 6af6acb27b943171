import { expect, type Page } from "@playwright/test";
import { strictTest, test } from "@/e2e/support/test";
import { aBoard, idOf } from "@/e2e/support/boards";
import { aMentionedPerson } from "@/e2e/support/mails";
import { administrator, aPerson, endSession, signIn, send } from "@/e2e/support/people";
import { aPicture } from "@/e2e/support/files";

// There is one site, and these tests change it.
test.describe.configure({ mode: "serial" });

const GENERAL = "/boards/v2/admin/general-settings";
const DEFAULTS = {
  daily_reminder_enabled: "false",
  daily_remind_at: "08:00",
  business_name: "",
  business_address: "",
  business_logo: "",
  allow_members_to_create_boards: "false",
};

test.afterEach(async ({}) => {
  await send("POST", GENERAL, { updatedSettings: DEFAULTS });
});

const part = (page: Page, name: string) => page.getByRole("region", { name });
const save = (page: Page, name: string) => part(page, name).getByRole("button", { name: "Save" });

strictTest(
  "an administrator finds the settings in the menu, sets when the daily summary is sent, and sees the business in an example of a mail",
  async ({ page }) => {
    await signIn(page, administrator);
    await page.getByRole("button", { name: /^Account/ }).click();
    await page.getByRole("menuitem", { name: "Settings" }).click();
    await expect(page).toHaveURL("/settings");
    await expect(part(page, "Daily summary")).toContainText(
      /In the site’s time zone, \S+\. It’s \d{1,2}:\d\d\s[AP]M there now/,
    );

    await page.getByRole("checkbox", { name: "Send the daily summary" }).click();
    await page.getByLabel("Every day at").fill("");
    await page.getByLabel("Every day at").press("Enter");
    await expect(page.getByLabel("Every day at")).toHaveAccessibleDescription(/Fill in this field/);
    await page.getByLabel("Every day at").fill("06:45");
    await save(page, "Daily summary").click();
    await expect(part(page, "Daily summary").getByRole("status")).toHaveText("Saved");

    const example = page.frameLocator('iframe[title="Preview of an email"]');
    await expect(example.getByText("Order lamps")).toBeVisible();
    await part(page, "Business").getByLabel("Name").fill("Harbour <b>&</b> Sons");
    await part(page, "Business").getByLabel("Address").fill("Pier 4\n20457 Hamburg");
    await part(page, "Business").getByLabel("Address").blur();
    await expect(example.getByText("Harbour & Sons").first()).toBeVisible();
    await expect(example.getByText("20457 Hamburg")).toBeVisible();
    await save(page, "Business").click();
    await expect(part(page, "Business").getByLabel("Name")).toHaveValue("Harbour & Sons");

    await page.reload();
    await expect(page.getByRole("checkbox", { name: "Send the daily summary" })).toBeChecked();
    await expect(page.getByLabel("Every day at")).toHaveValue("06:45");
    const { settings } = await send("GET", GENERAL);
    expect(settings).toEqual({
      ...DEFAULTS,
      daily_reminder_enabled: "true",
      daily_remind_at: "06:45",
      business_name: "Harbour & Sons",
      business_address: "Pier 4\n20457 Hamburg",
    });
  },
);

strictTest(
  "an administrator gives the site a logo, which everybody sees at once, and removes it",
  async ({ page, other: stranger }) => {
    await signIn(page, administrator, "/settings");
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose a logo…" }).click();
    await (await chooser).setFiles(await aPicture("logo.png"));
    await page.getByRole("button", { name: "Save logo" }).click();
    await expect(page.getByRole("banner").locator("img[src^='/logo/']")).toHaveJSProperty("naturalWidth", 512);
    await expect(page).toHaveTitle(/^General settings/);

    await stranger.goto("/login");
    await expect(stranger.locator("img[src^='/logo/']")).toHaveJSProperty("naturalWidth", 512);
    await part(page, "Site").getByRole("button", { name: "Remove" }).click();
    await expect(page.getByRole("banner").locator("img[src^='/logo/']")).toHaveCount(0);
    await stranger.reload();
    await expect(stranger.locator("img[src^='/logo/']")).toHaveCount(0);
  },
);

test("S6: a member can make boards once it is allowed, but sees no settings and mails; a service admin sees the settings without the mails", async ({
  page,
}) => {
  const [{ person: ola }, mia, sam] = [
    await aMentionedPerson("Burn the letters", "all of them?"),
    await aPerson("Mia"),
    await aPerson("Sam"),
  ];
  await send("POST", GENERAL, { updatedSettings: { business_name: "Nobody else’s" } });
  const { mails } = await send("GET", `/boards-app/v1/mails?search=${ola.email}`);
  const oneMail = `/settings/mail/${mails[0].id}`;

  await aBoard({ title: `Attic of ${mia.login}`, members: [mia] });
  await signIn(page, mia);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Create board" })).toHaveCount(0);
  await send("POST", GENERAL, { updatedSettings: { allow_members_to_create_boards: "yes" } });
  await page.reload();
  await expect(page.getByRole("main").getByRole("button", { name: "Create board" }).first()).toBeVisible();
  await page.getByRole("button", { name: /^Account/ }).click();
  await expect(page.getByRole("menuitem", { name: "Profile" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Settings" })).toHaveCount(0);
  for (const address of ["/settings", "/settings/mail", oneMail, "/settings/mail/2000000000"]) {
    await page.goto(address);
    await expect(page.getByText(/^Only administrators/)).toBeVisible();
    expect(await page.content()).not.toMatch(/Nobody else’s|Burn the letters/);
  }
  expect((await page.request.get(oneMail.replace("/settings/mail", "/mails"))).status()).toBe(403);
  expect((await page.request.get("/mails/example")).status()).toBe(403);

  await endSession(page);
  await send("POST", "/boards/v2/managers/add-admins", { user_ids: [await idOf(sam)] });
  await signIn(page, sam, "/settings");
  await expect(part(page, "Business").getByLabel("Name")).toHaveValue("Nobody else’s");
  await expect(page.getByRole("button", { name: "Choose a logo…" })).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Settings" }).getByRole("link")).toHaveText([
    "General",
    "Features",
    "Roadmaps",
    "Assistant",
    "Webhooks",
    "MCP",
  ]);
  await page.goto("/settings/mail");
  await expect(page.getByText("Only administrators can see this site’s emails")).toBeVisible();
});
