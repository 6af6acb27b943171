import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { RoadmapFormValues } from "@/components/settings/roadmap-form";
import { RoadmapSettingsPage } from "@/components/settings/roadmap-settings-page";
import { expectAccessible } from "@/components/testing/axe";
import { Refreshed } from "@/components/testing/refreshed";
import { button, checkbox, expectFocus, expectText, expectValue, textbox } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

const PATH = "POST /boards/v2/admin/roadmap/settings";
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
  const world = { settings: ON };
  server.answer(PATH, ({ body }) => {
    const values = Object.entries(body.settings).map(([name, value]) => [
      name,
      value === "yes" || (value !== "no" && value),
    ]);
    world.settings = Object.fromEntries(values) as RoadmapFormValues;
  });
  await show(
    <Refreshed read={() => world.settings}>{(settings) => <RoadmapSettingsPage settings={settings} />}</Refreshed>,
  );
}

test("all switches are sent, as the endpoint asks for them", async () => {
  await showSettings();
  await expectAccessible();
  await checkbox("People can vote").click();
  await expect.element(checkbox("Only with an account").nth(2)).toBeDisabled();
  await checkbox("Only with an account").first().click();
  await button("Save").click();

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
  await button("Save").click();

  await expectFocus(textbox("Text for guests"));
  await expectValue(textbox("Text for guests"), "<p>Hello</p>");
});
