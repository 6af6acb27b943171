import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { GeneralPage } from "@/components/settings/general-page";
import { Refreshed } from "@/components/testing/refreshed";
import { button, checkbox, expectFocus, expectGone, expectText, expectValue, press } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import type { GeneralSettings } from "@/lib/settings/general";

const PATH = "POST /boards/v2/admin/general-settings";
const part = (name: string) => page.getByRole("region", { name });
const save = (name: string) => button("Save", part(name));
const saved = () => server.requests(PATH).map(({ body }) => body.updatedSettings);
const status = (name: string) => part(name).getByRole("status");

async function showSettings() {
  const world: { settings: GeneralSettings } = {
    settings: {
      daily_reminder_enabled: false,
      daily_remind_at: "08:00",
      business_name: "",
      business_address: "",
      business_logo: "",
      allow_members_to_create_boards: false,
    },
  };
  const read = () => world.settings;
  server.answer(PATH, ({ body }) => void (world.settings = { ...world.settings, ...body.updatedSettings }));
  await show(
    <Refreshed read={read}>
      {(settings) => (
        <GeneralPage
          settings={settings}
          site={{ title: "Northwind", timezone: "UTC" }}
          siteForm={null}
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
  await expect.element(time).toHaveAccessibleDescription(/Please fill this in/);
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
  const accept = server.answer(PATH, () =>
    Response.json(
      { code: "rest_invalid_param", message: "no", data: { status: 400, params: { business_logo: "no" } } },
      { status: 400 },
    ),
  );

  await name.fill("Harbour & Sons");
  await logo.fill("javascript:alert(1)");
  await save("Business").click();
  await expect.element(logo).toHaveAccessibleDescription(/begins with https/);
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
      page.getByTitle("An example of a mail").element().getAttribute("src") ?? "",
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
  await expectText(part("Business").getByRole("alert"), "can't be reached");
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
