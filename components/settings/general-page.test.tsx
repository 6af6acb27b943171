import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { GeneralPage } from "@/components/settings/general-page";
import { expectAccessible } from "@/components/testing/axe";
import { Refreshed } from "@/components/testing/refreshed";
import {
  button,
  checkbox,
  expectAttribute,
  expectDescription,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import type { GeneralSettings } from "@/lib/settings/general";
import type { Logo } from "@/lib/settings/logo/read";
import type { PublicPages } from "@/lib/settings/public-pages";
import type { SiteSettings } from "@/lib/settings/site";

const GENERAL: GeneralSettings = {
  daily_reminder_enabled: false,
  daily_remind_at: "08:00",
  business_name: "",
  business_address: "",
  business_logo: "",
  allow_members_to_create_boards: false,
};
const PATH = "POST /boards/v2/admin/general-settings";
const part = (name: string) => page.getByRole("region", { name });
const save = (name: string) => button("Save", part(name));
const saved = () => server.bodies(PATH).map(({ updatedSettings }) => updatedSettings);
const status = (name: string) => part(name).getByRole("status");

async function showSettings() {
  const world = { settings: GENERAL };
  const read = () => world.settings;
  server.answer(PATH, ({ body }) => void (world.settings = { ...world.settings, ...body.updatedSettings }));
  await show(
    <Refreshed read={read}>
      {(settings) => (
        <GeneralPage
          settings={settings}
          site={{ title: "Northwind", timezone: "UTC" }}
          siteForm={null}
          publicPages={null}
          renderedAt={new Date().toISOString()}
        />
      )}
    </Refreshed>,
  );
  return world;
}

test("a form saves changes and says so, unless a required field is empty", async () => {
  await showSettings();
  const [time, box] = [page.getByLabelText("Every day at"), checkbox("Send the daily summary")];
  await box.click();
  await expect.element(box).toBeChecked();
  await time.fill("");
  await press("{Enter}");
  await expectDescription(time, /Fill in this field/);
  expect(saved()).toEqual([]);
  await time.fill("06:45");
  await save("Daily summary").click();

  await expectText(status("Daily summary"), "Saved");
  await expect.element(save("Daily summary")).toBeEnabled();
  await expectValue(time, "06:45");
  expect(saved()).toEqual([{ daily_reminder_enabled: true, daily_remind_at: "06:45" }]);
  await box.click();
  await expectGone(part("Daily summary").getByText("Saved"));
});

test("a refusal is shown at its field, which keeps the input; changes by another administrator are shown and not undone", async () => {
  const world = await showSettings();
  const [name, logo] = [part("Business").getByLabelText("Name"), page.getByLabelText("Logo")];
  const accept = server.refuseFields(PATH, { business_logo: "no" });

  await name.fill("Harbour & Sons");
  await logo.fill("javascript:alert(1)");
  await save("Business").click();
  await expectDescription(logo, /starts with http/);
  await expectFocus(logo);
  await expectValue(logo, "javascript:alert(1)");

  accept();
  world.settings = { ...world.settings, daily_remind_at: "09:30" };
  await logo.fill("");
  await save("Business").click();
  await expectValue(page.getByLabelText("Every day at"), "09:30");
  await expectValue(name, "Harbour & Sons");
  expect(saved().at(-1)).toEqual({ business_name: "Harbour & Sons" });
});

test("the example mail follows the input once its field loses the focus", async () => {
  await showSettings();
  const name = part("Business").getByLabelText("Name");
  const asked = () =>
    new URL(
      page.getByTitle("Preview of an email").element().getAttribute("src") ?? "",
      location.origin,
    ).searchParams.get("business_name");

  await name.fill("Harbour");
  expect(asked()).toBe("");
  await press("{Tab}");
  await expect.poll(asked).toBe("Harbour");
});

test("the form keeps the input while the connection is down, and saves it later", async () => {
  await showSettings();
  const name = part("Business").getByLabelText("Name");

  server.disconnect();
  await name.fill("Harbour");
  await save("Business").click();
  await expectText(part("Business").getByRole("alert"), "Can’t reach the server");
  await expectValue(name, "Harbour");
  server.reconnect();
  await save("Business").click();
  await expectText(status("Business"), "Saved");
  expect(saved().at(-1)).toEqual({ business_name: "Harbour" });
});

test("the people who may create boards are chosen and saved", async () => {
  await showSettings();

  await page.getByRole("radio", { name: /^Members, too/ }).click();
  await save("Boards").click();

  await expectText(status("Boards"), "Saved");
  await expect.poll(saved).toEqual([{ allow_members_to_create_boards: true }]);
});

test("Ctrl+Enter submits from a multi-line field, and Enter alone starts a new line", async () => {
  await showSettings();
  const address = part("Business").getByLabelText("Address");

  await address.fill("Pier 4");
  await press("{Enter}20457 Hamburg{Control>}{Enter}{/Control}");

  await expectText(status("Business"), "Saved");
  expect(saved()).toEqual([{ business_address: "Pier 4\n20457 Hamburg" }]);
});

test("nothing is sent without a change", async () => {
  await showSettings();

  await save("Business").click();

  await expectText(status("Business"), "Saved");
  expect(saved()).toEqual([]);
});

const SITE: SiteSettings = {
  title: "Northwind",
  description: "",
  email: "root@example.com",
  timezone: "UTC",
  date_format: "l j F",
  time_format: "H:i",
  start_of_week: 1,
  language: "en_US",
};
const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const site = () => page.getByRole("region", { name: "Site", exact: true });

async function showSite() {
  const world: { site: SiteSettings; logo: Logo | null; publicPages: PublicPages } = {
    site: SITE,
    logo: null,
    publicPages: { embed_origins: ["https://a.example"] },
  };
  const read = () => ({ ...world });
  server.answer("POST /wp/v2/settings", ({ body }) => (world.site = { ...world.site, ...body }));
  server.answer("POST /boards-app/v1/logo", () => void (world.logo = { address: PIXEL, width: 1, height: 1 }));
  server.answer("PUT /boards-app/v1/public-pages", ({ body }) => {
    world.publicPages = { embed_origins: String(body.embed_origins).split("\n") };
  });
  server.answer("DELETE /boards-app/v1/logo", () => void (world.logo = null));
  await show(
    <Refreshed read={read}>
      {({ site: settings, logo, publicPages }) => (
        <GeneralPage
          settings={GENERAL}
          site={settings}
          siteForm={{
            settings,
            address: "https://boards.test",
            mailSender: "Boards <boards@boards.test>",
            logo,
          }}
          publicPages={publicPages}
          renderedAt={new Date().toISOString()}
        />
      )}
    </Refreshed>,
  );
}

test("an administrator changes the name and the calendar of the site, and only changed fields are sent", async () => {
  await showSite();

  await site().getByLabelText("Name", { exact: true }).fill("Harbour & Sons");
  await site().getByLabelText("Time zone").selectOptions("Berlin");
  await site().getByLabelText("Week starts on").selectOptions("Sunday");
  await press("{Control>}{Enter}{/Control}");

  await expectText(site().getByRole("status"), "Saved");
  expect(server.bodies("POST /wp/v2/settings")).toEqual([
    { title: "Harbour & Sons", timezone: "Europe/Berlin", start_of_week: 0 },
  ]);
});

test("the address of the site is read-only, and a date format that a program has set is among the choices", async () => {
  await showSite();

  await expect.element(site().getByLabelText("Address", { exact: true })).toHaveAttribute("readonly");
  await expectDescription(site().getByLabelText("Address", { exact: true }), /set BOARDS_URL/);
  await expectValue(site().getByLabelText("Date format"), "l j F");
  await expectAccessible();
});

test("the language of each reader's browser is saved as no language", async () => {
  await showSite();
  const language = site().getByLabelText("Language");
  await expectValue(language, "en_US");

  await language.selectOptions("Each person’s browser language");
  await button(/^Save$/, site()).click();

  await expectText(site().getByRole("status"), "Saved");
  expect(server.bodies("POST /wp/v2/settings")).toEqual([{ language: "" }]);
});

test("a server error is shown at its field, which keeps the input", async () => {
  await showSite();
  server.refuseFields("POST /wp/v2/settings", { email: "This is no email address." });

  const address = site().getByLabelText("Email address");
  await address.fill("root@example.org");
  await button(/^Save$/, site()).click();

  await expectDescription(address, /This is no email address/);
  await expectFocus(address);
  await expectValue(address, "root@example.org");
});

test("a logo is previewed on light and dark ground before it is saved, and can be removed", async () => {
  await showSite();

  await userEvent.upload(
    page.getByLabelText("Logo", { exact: true }).first(),
    new File(["x"], "logo.png", { type: "image/png" }),
  );
  await expectAttribute(
    site().getByRole("img", { name: "Your new logo on a dark background" }),
    "src",
    expect.stringMatching(/^blob:/),
  );
  await button("Save logo", site()).click();
  await expectAttribute(site().getByRole("img", { name: "Your logo on a light background" }), "src", PIXEL);

  await button("Remove", site()).click();
  await expectGone(site().getByRole("img"));
  await expectFocus(button("Choose a logo…", site()));
});

test("the sites that may show public boards are saved, and a refused address is explained", async () => {
  await showSite();
  const field = part("Public pages").getByLabelText("Sites that may show public boards");
  await expectValue(field, "https://a.example");

  await field.fill("https://a.example\nhttps://b.example");
  await save("Public pages").click();
  await expectText(status("Public pages"), "Saved");
  expect(server.bodies("PUT /boards-app/v1/public-pages")).toEqual([
    { embed_origins: "https://a.example\nhttps://b.example" },
  ]);

  server.refuseFields("PUT /boards-app/v1/public-pages", { embed_origins: "The embed_origins format is invalid." });
  await field.fill("https://*.example");
  await save("Public pages").click();
  await expectDescription(field, /Enter up to 20 addresses/);
});
