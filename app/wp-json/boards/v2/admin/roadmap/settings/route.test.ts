import { describe, expect, test } from "vitest";
import { aBoardOfAnna, anAdmin, call } from "@/lib/testing";
import { GET, POST } from "./route";

const TOGGLES = {
  enable_new_idea_submission: "yes",
  new_idea_require_auth: "no",
  enable_new_comment_submission: "yes",
  new_idea_comment_require_auth: "no",
  enable_new_vote_submission: "no",
  new_idea_vote_require_auth: "yes",
};

describe("/admin/roadmap/settings", () => {
  test("are the plugin's defaults at first, without the keys of a CRM", async () => {
    const { status, json } = await call(GET, { as: await anAdmin() });

    expect([status, json]).toEqual([
      200,
      {
        settings: {
          enable_new_idea_submission: "yes",
          new_idea_require_auth: "yes",
          enable_new_comment_submission: "yes",
          new_idea_comment_require_auth: "yes",
          enable_new_vote_submission: "yes",
          new_idea_vote_require_auth: "yes",
          auth_html: "<p>Please login to vote, comment and add new ideas.</p> <a href='{login_url}'>Login</a>",
        },
      },
    ]);
  });

  test("are saved without those of a CRM, with safe HTML that keeps its tokens", async () => {
    const admin = await anAdmin();
    const auth_html =
      '<p onclick="x()">Hi</p><script>1</script><a href="javascript:alert(1)">a</a><a href="{login_url}">Sign in</a>';

    const { status, json } = await call(POST, {
      as: admin,
      body: {
        settings: { ...TOGGLES, auth_html, add_user_to_crm_new_idea_submission: "yes", crm_tags: [1], other: 1 },
      },
    });

    expect(status).toBe(200);
    expect(json).toEqual({
      message: "Settings has been updated successfully",
      settings: { ...TOGGLES, auth_html: '<p>Hi</p>1<a>a</a><a href="{login_url}">Sign in</a>' },
    });
    expect((await call(POST, { as: admin, body: { settings: TOGGLES } })).json.settings).toEqual(json.settings);
    expect((await call(GET, { as: admin })).json.settings).toEqual(json.settings);
  });

  test.each([
    ["one of the toggles is missing", { ...TOGGLES, new_idea_require_auth: undefined }, "new_idea_require_auth"],
    ["a toggle is neither yes nor no", { ...TOGGLES, new_idea_require_auth: "perhaps" }, "new_idea_require_auth"],
    ["the HTML is too long", { ...TOGGLES, auth_html: "x".repeat(5_001) }, "auth_html"],
  ])("400 when %s, and nothing is saved", async (_, settings, field) => {
    const admin = await anAdmin();

    const { status, json } = await call(POST, { as: admin, body: { settings } });

    expect([status, Object.keys(json.data.params as object)]).toEqual([400, [field]]);
    expect((await call(GET, { as: admin })).json.settings.enable_new_vote_submission).toBe("yes");
  });

  test("403 for managers of boards, 401 for guests", async () => {
    const { anna } = await aBoardOfAnna();

    expect((await call(GET, { as: anna })).status).toBe(403);
    expect((await call(POST, { as: anna, body: { settings: TOGGLES } })).status).toBe(403);
    expect((await call(GET)).status).toBe(401);
  });
});
