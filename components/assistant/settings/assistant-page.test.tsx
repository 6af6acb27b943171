import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { AssistantPage } from "@/components/assistant/settings/assistant-page";
import { expectAccessible } from "@/components/testing/axe";
import { Refreshed } from "@/components/testing/refreshed";
import { button, expectGone, expectText, expectVisible } from "@/components/testing/screen";
import { refusal, server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import type { AssistantJson } from "@/lib/assistant/present";

const SAVE = "POST /boards/v2/ai/settings";
const MODELS = "POST /boards/v2/ai/models";
const TEST = "POST /boards/v2/ai/test";

const OFF: AssistantJson["settings"] = {
  is_enabled: "no",
  provider: "provider_a",
  api_key: "",
  model: "auto",
  custom_prompt: "",
  created_by: "boards",
  base_url: "",
  has_key: false,
  monthly_requests: 1000,
};

async function showSettings(given: Partial<AssistantJson["settings"]> = {}, hasHostPlatform = false) {
  const world = { settings: { ...OFF, ...given } };
  server.answer(SAVE, ({ body: { settings } }) => {
    const { api_key: key, is_enabled: isOn, ...rest } = settings;
    const hasKey = key ? { api_key: `****${String(key).slice(-4)}`, has_key: true } : {};
    Object.assign(world.settings, rest, hasKey, isOn !== undefined && { is_enabled: isOn ? "yes" : "no" });
    return { message: "" };
  });
  const used = { requests: 12, input_tokens: 34_567, output_tokens: 8_900 };
  await show(
    <Refreshed read={() => ({ ...world.settings })}>
      {(settings) => (
        <AssistantPage
          assistant={{ settings, used, has_wordpress_ai: hasHostPlatform, connectors_url: "" }}
          models={["gpt-4.1-mini", "gpt-4.1"]}
          hasHostPlatform={hasHostPlatform}
        />
      )}
    </Refreshed>,
  );
}

const field = (name: string) => page.getByLabelText(name, { exact: true });

test("only what was changed is sent; the key is gone from the field and its end is shown", async () => {
  await showSettings();
  await expectAccessible();
  await expectVisible(page.getByText("12 of 1,000"));
  await expectVisible(page.getByText("34,567"));

  await page.getByRole("switch", { name: "Use the assistant" }).click();
  await field("API key").fill("sk-0123456789abcdef");
  await field("Model").selectOptions("gpt-4.1");
  await field("Requests per month").fill("50");
  await button("Save").click();

  await expectText(page.getByRole("status").first(), "Saved");
  expect(server.bodies(SAVE)).toEqual([
    {
      settings: { is_enabled: true, api_key: "sk-0123456789abcdef", model: "gpt-4.1", monthly_requests: "50" },
    },
  ]);
  await expect.element(field("API key")).toHaveValue("");
  await expectVisible(page.getByText("The saved key (****cdef) is kept until you enter another."));
});

test("another provider has other models, and needs its own key", async () => {
  await showSettings({ has_key: true, api_key: "****9xYz" });
  server.answer(MODELS, ({ body: { settings } }) => ({
    models: ["auto", `model of ${settings.provider}`].map((value) => ({ value, label: value })),
  }));
  await expectVisible(page.getByText(/saved key/));

  await field("Provider").selectOptions("Anthropic");

  await expect.element(page.getByRole("option", { name: "model of provider_b" })).toBeInTheDocument();
  await expectGone(page.getByText(/saved key/));
  expect(page.getByRole("option", { name: "gpt-4.1", exact: true }).query()).toBeNull();
  expect(page.getByRole("option", { name: "This site’s own service" }).query()).toBeNull();
});

test("a server of one's own has an address, and models that can also be typed", async () => {
  await showSettings({}, true);
  server.answer(MODELS, () => refusal(422, "Boards may not call this address."));
  await field("Provider").selectOptions("A server of your own");
  await expectAccessible();
  await field("Server address").fill("http://10.0.0.1/v1");

  await field("Model").fill("my-model");
  await expectVisible(page.getByText("Boards may not call this address."));
  await button("Save").click();

  await expectText(page.getByRole("status").first(), "Saved");
  expect(server.bodies(SAVE)).toEqual([
    { settings: { provider: "provider_c", base_url: "http://10.0.0.1/v1", model: "my-model" } },
  ]);
});

test("the connection is tested before it is saved, and says what is wrong", async () => {
  await showSettings();
  server.answer(TEST, () => refusal(422, "The provider refused the API key."));
  await field("API key").fill("sk-wrong");
  await button("Test connection").click();
  await expectVisible(page.getByRole("alert").getByText("The provider refused the API key."));

  server.answer(TEST, () => ({ message: "" }));
  await field("API key").fill("sk-right");
  await button("Test connection").click();

  await expectVisible(page.getByText("The provider answers."));
  expect(server.bodies(TEST)).toEqual([
    { settings: { provider: "provider_a", model: "auto", api_key: "sk-wrong" } },
    { settings: { provider: "provider_a", model: "auto", api_key: "sk-right" } },
  ]);
  expect(server.bodies(SAVE)).toEqual([]);
});
