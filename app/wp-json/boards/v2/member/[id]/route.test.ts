import { describe, expect, test } from "vitest";
import { aBoard, aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { markAsInvited } from "@/lib/testing/factories/invitations";
import { aServiceAdmin, anAdmin, aUser } from "@/lib/testing/factories/people";
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

  test("shows e-mail addresses to oneself, to admins, and to managers of a board to which the address was invited", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();
    await aBoard({
      members: [
        [vera, "manager"],
        [max, "member"],
      ],
    });
    await markAsInvited(max.email, board, max);
    const emailFor = async (as: typeof max) => (await call(GET, { as, params: { id: max.id } })).json.user.user_email;

    expect([await emailFor(max), await emailFor(anna), await emailFor(await anAdmin())]).toEqual([
      max.email,
      max.email,
      max.email,
    ]);
    expect(await emailFor(vera)).toBe("p***@example.com");
  });
});
