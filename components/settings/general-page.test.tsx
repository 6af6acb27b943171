import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { GeneralPage } from "@/components/settings/general-page";
import { Refreshed } from "@/components/testing/refreshed";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import type { GeneralSettings } from "@/lib/settings/general";

const PATH = "POST /boards/v2/admin/general-settings";
const part = (name: string) => page.getByRole("region", { name });
const save = (name: string) => part(name).getByRole("button", { name: "Save" });
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
  const [time, box] = [
    page.getByLabelText("Every day at"),
    page.getByRole("checkbox", { name: "Send the daily summary" }),
  ];
  await box.click();
  await expect.element(box).toBeChecked();
  await time.fill("");
  await userEvent.keyboard("{Enter}");
  await expect.element(time).toHaveAccessibleDescription(/Please fill this in/);
  expect(saved()).toEqual([]);
  await time.fill("06:45");
  await save("Daily summary").click();

  await expect.element(status("Daily summary")).toHaveTextContent("Saved");
  await expect.element(save("Daily summary")).toBeEnabled();
  await expect.element(time).toHaveValue("06:45");
  expect(saved()).toEqual([{ daily_reminder_enabled: true, daily_remind_at: "06:45" }]);
  await box.click();
  await expect.element(part("Daily summary").getByText("Saved")).not.toBeInTheDocument();
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
  await expect.element(logo).toHaveFocus();
  await expect.element(logo).toHaveValue("javascript:alert(1)");

  accept();
  world.settings = { ...world.settings, daily_remind_at: "09:30" };
  await logo.fill("");
  await save("Business").click();
  await expect.element(page.getByLabelText("Every day at")).toHaveValue("09:30");
  await expect.element(name).toHaveValue("Harbour & Sons");
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
  await userEvent.keyboard("{Tab}");
  await expect.poll(asked).toBe("Harbour");
});

test("the form keeps the input while the connection is down, and saves it later", async () => {
  await showSettings();
  const name = part("Business").getByLabelText("Name");

  server.disconnect();
  await name.fill("Harbour");
  await save("Business").click();
  await expect.element(part("Business").getByRole("alert")).toHaveTextContent("can't be reached");
  await expect.element(name).toHaveValue("Harbour");
  server.reconnect();
  await save("Business").click();
  await expect.element(status("Business")).toHaveTextContent("Saved");
  expect(saved().at(-1)).toEqual({ business_name: "Harbour" });
});

test("the people who may create boards are chosen and saved", async () => {
  await showSettings();

  await page.getByRole("radio", { name: /^Members, too/ }).click();
  await save("Boards").click();

  await expect.element(status("Boards")).toHaveTextContent("Saved");
  await expect.poll(saved).toEqual([{ allow_members_to_create_boards: true }]);
});

test("Ctrl+Enter submits from a multi-line field, and Enter alone starts a new line", async () => {
  await showSettings();
  const address = part("Business").getByLabelText("Address");

  await address.fill("Pier 4");
  await userEvent.keyboard("{Enter}20457 Hamburg{Control>}{Enter}{/Control}");

  await expect.element(status("Business")).toHaveTextContent("Saved");
  expect(saved()).toEqual([{ business_address: "Pier 4\n20457 Hamburg" }]);
});

test("nothing is sent without a change", async () => {
  await showSettings();

  await save("Business").click();

  await expect.element(status("Business")).toHaveTextContent("Saved");
  expect(saved()).toEqual([]);
});
