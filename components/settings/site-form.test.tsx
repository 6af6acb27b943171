import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { GeneralPage } from "@/components/settings/general-page";
import { siteChoices } from "@/components/settings/site-choices";
import { expectAccessible } from "@/components/testing/axe";
import { Refreshed } from "@/components/testing/refreshed";
import { button, expectFocus, expectGone, expectText, expectValue, press } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import type { Logo } from "@/lib/settings/logo/read";
import type { SiteSettings } from "@/lib/settings/site";

const GENERAL = {
  daily_reminder_enabled: false,
  daily_remind_at: "08:00",
  business_name: "",
  business_address: "",
  business_logo: "",
  allow_members_to_create_boards: false,
};
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
const save = () => button(/^Save$/, site());

async function showSite() {
  const world: { site: SiteSettings; logo: Logo | null } = { site: SITE, logo: null };
  const read = () => ({ ...world });
  server.answer("POST /wp/v2/settings", ({ body }) => (world.site = { ...world.site, ...body }));
  server.answer("POST /boards-app/v1/logo", () => void (world.logo = { address: PIXEL, width: 1, height: 1 }));
  server.answer("DELETE /boards-app/v1/logo", () => void (world.logo = null));
  await show(
    <Refreshed read={read}>
      {({ site: settings, logo }) => (
        <GeneralPage
          settings={GENERAL}
          site={settings}
          siteForm={{
            settings,
            choices: siteChoices(settings),
            address: "https://boards.test",
            mailSender: "Boards <boards@boards.test>",
            logo,
          }}
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
  await site().getByLabelText("The week begins on").selectOptions("Sunday");
  await press("{Control>}{Enter}{/Control}");

  await expectText(site().getByRole("status"), "Saved");
  expect(server.requests("POST /wp/v2/settings").map(({ body }) => body)).toEqual([
    { title: "Harbour & Sons", timezone: "Europe/Berlin", start_of_week: 0 },
  ]);
});

test("the address of the site is read-only, and a date format that a program has set is among the choices", async () => {
  await showSite();

  await expect.element(site().getByLabelText("Address", { exact: true })).toHaveAttribute("readonly");
  await expect.element(site().getByLabelText("Address", { exact: true })).toHaveAccessibleDescription(/set BOARDS_URL/);
  await expectValue(site().getByLabelText("Date format"), "l j F");
  await expectAccessible();
});

test("a server error is shown at its field, which keeps the input", async () => {
  await showSite();
  server.answer("POST /wp/v2/settings", () =>
    Response.json(
      {
        code: "rest_invalid_param",
        message: "no",
        data: { status: 400, params: { email: "This is no e-mail address." } },
      },
      { status: 400 },
    ),
  );

  await site().getByLabelText("E-mail address").fill("root@example.org");
  await save().click();

  await expect
    .element(site().getByLabelText("E-mail address"))
    .toHaveAccessibleDescription(/This is no e-mail address/);
  await expectFocus(site().getByLabelText("E-mail address"));
  await expectValue(site().getByLabelText("E-mail address"), "root@example.org");
});

test("a logo is previewed on light and dark ground before it is saved, and can be removed", async () => {
  await showSite();

  await userEvent.upload(
    page.getByLabelText("Logo", { exact: true }).first(),
    new File(["x"], "logo.png", { type: "image/png" }),
  );
  await expect
    .element(site().getByRole("img", { name: "Your new logo, on dark ground" }))
    .toHaveAttribute("src", expect.stringMatching(/^blob:/));
  await button("Save logo", site()).click();
  await expect.element(site().getByRole("img", { name: "Your logo, on light ground" })).toHaveAttribute("src", PIXEL);

  await button("Remove", site()).click();
  await expectGone(site().getByRole("img"));
  await expectFocus(button("Choose a logo…", site()));
});
