import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { CaptchaJson } from "@/lib/captcha/setting";
import type { RoadmapFormValues } from "@/components/settings/roadmap-form";
import { RoadmapSettingsPage } from "@/components/settings/roadmap-settings-page";
import { expectAccessible } from "@/components/testing/axe";
import { Refreshed } from "@/components/testing/refreshed";
import {
  button,
  checkbox,
  expectFocus,
  expectGone,
  expectText,
  expectValue,
  expectVisible,
  textbox,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

const PATH = "POST /boards/v2/admin/roadmap/settings";
const CAPTCHA = "PUT /boards-app/v1/captcha";
const ON: RoadmapFormValues = {
  enable_new_idea_submission: true,
  new_idea_require_auth: true,
  enable_new_comment_submission: true,
  new_idea_comment_require_auth: true,
  enable_new_vote_submission: true,
  new_idea_vote_require_auth: true,
  auth_html: "<p>Please <a href='{login_url}'>sign in</a>.</p>",
};
const preview = () => page.getByRole("region", { name: "Preview" });

async function showSettings() {
  const world = { settings: ON, captcha: { provider: "none", site_key: "", has_secret_key: false } as CaptchaJson };
  server.answer(PATH, ({ body }) => {
    const values = Object.entries(body.settings).map(([name, value]) => [
      name,
      value === "yes" || (value !== "no" && value),
    ]);
    world.settings = Object.fromEntries(values) as RoadmapFormValues;
  });
  server.answer(CAPTCHA, ({ body: { provider, site_key } }) => {
    world.captcha = { provider, site_key, has_secret_key: true };
  });
  await show(<Refreshed read={() => ({ ...world })}>{(shown) => <RoadmapSettingsPage {...shown} />}</Refreshed>);
}

test("all switches are sent, as the endpoint asks for them", async () => {
  await showSettings();
  await expectAccessible();
  await checkbox("People can vote").click();
  await expect.element(checkbox("Only with an account").nth(2)).toBeDisabled();
  await checkbox("Only with an account").first().click();
  await button("Save").first().click();

  await expectText(page.getByRole("status").first(), "Saved");
  expect(server.bodies(PATH)).toEqual([
    {
      settings: {
        ...{ enable_new_idea_submission: "yes", new_idea_require_auth: "no" },
        ...{ enable_new_comment_submission: "yes", new_idea_comment_require_auth: "yes" },
        ...{ enable_new_vote_submission: "no", new_idea_vote_require_auth: "yes" },
        auth_html: ON.auth_html,
      },
    },
  ]);
});

test("the text for guests is previewed while it is written, and nothing in it acts", async () => {
  await showSettings();
  await expectText(preview(), "PreviewPlease sign in.");

  await textbox("Text for guests").fill(
    "<b>Hello</b><script>window.hit = 1</script><img src=x onerror='window.hit = 2'><a href='javascript:1'>link</a>",
  );

  await expectText(preview(), "PreviewHellolink");
  expect(preview().element().querySelectorAll("img, script, a, [onerror]")).toHaveLength(0);
  expect("hit" in window).toBe(false);
});

test("a refusal is shown at the text, which stays", async () => {
  await showSettings();
  server.refuseFields(PATH, { auth_html: "The text is too long." });
  await textbox("Text for guests").fill("<p>Hello</p>");
  await button("Save").first().click();

  await expectFocus(textbox("Text for guests"));
  await expectValue(textbox("Text for guests"), "<p>Hello</p>");
});

test("a captcha is chosen with its keys; the secret one is not shown again, and stays when it is left empty", async () => {
  await showSettings();
  const captcha = page.getByRole("region", { name: "Captcha" });
  await expectGone(captcha.getByLabelText("Secret key"));
  await captcha.getByRole("combobox", { name: "Provider" }).selectOptions("hCaptcha");
  await textbox("Site key").fill("site");
  await captcha.getByLabelText("Secret key", { exact: true }).fill("secret");
  await expectAccessible();
  await button("Save", captcha).click();

  await expectText(captcha.getByRole("status"), "Saved");
  await expectValue(captcha.getByLabelText("Secret key", { exact: true }), "");
  await expectVisible(captcha.getByText("Saved. Leave it empty to keep it."));
  await textbox("Site key").fill("other");
  await button("Save", captcha).click();
  await expect
    .poll(() => server.bodies(CAPTCHA))
    .toEqual([
      { provider: "hcaptcha", site_key: "site", secret_key: "secret" },
      { provider: "hcaptcha", site_key: "other", secret_key: "" },
    ]);
});
