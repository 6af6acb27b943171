import { describe, expect, test } from "vitest";
import { aBoard, aBoardOfAnna, aMember, anAdmin, aServiceAdmin, aUser, call, markAsInvited } from "@/lib/testing";
import { testProfileAccess } from "@/lib/testing/probes/profiles";
import { GET } from "./route";

describe("GET /member/:id", () => {
  testProfileAccess(GET);

  test("returns who a person is, here and on the whole site", async () => {
    const max = await aUser({ login: "max", displayName: "Max", url: "https://example.com" });

    const { json } = await call(GET, { as: max, params: { id: max.id } });

    expect(json).toEqual({
      user: {
        ID: max.id,
        user_login: "max",
        user_nicename: "max",
        user_email: "max@example.com",
        user_url: "https://example.com",
        user_registered: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        user_status: "0",
        display_name: "Max",
        photo: `https://boards.test/photos/${max.photoKey}`,
        fbs_role: "member",
        is_wp_admin: "no",
      },
    });
  });

  test.each([
    ["a service admin", aServiceAdmin, "fbs_admin", "no"],
    ["a site administrator", anAdmin, "member", "yes"],
  ] as const)("names the role of %s", async (_, make, fbs_role, is_wp_admin) => {
    const person = await make();

    expect((await call(GET, { as: person, params: { id: person.id } })).json.user).toMatchObject({
      fbs_role,
      is_wp_admin,
    });
  });

  test("shows no e-mail address to a manager of another board than the one to which it was invited", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();
    const another = await aBoard({ members: [[vera, "manager"]] });
    await aMember(another, max);
    await markAsInvited(max.email, board, max);
    const emailFor = async (as: typeof max) => (await call(GET, { as, params: { id: max.id } })).json.user.user_email;

    expect([await emailFor(anna), await emailFor(vera)]).toEqual([max.email, "p***@example.com"]);
  });
});
