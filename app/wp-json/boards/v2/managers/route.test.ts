import { describe, expect, test } from "vitest";
import { aBoard, aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call, queryCountOf } from "@/lib/testing/http/call";
import { aServiceAdmin, anAdmin, aUser } from "@/lib/testing/factories/people";
import { withSettings } from "@/lib/testing/factories/settings";
import { fingerprint } from "@/security/database";
import { GET, POST } from "./route";

describe("GET /managers", () => {
  test("lists admins without boards and members with their roles, by name, and all boards", async () => {
    const ada = await anAdmin({ displayName: "ada" });
    const [sam, zoe, mia] = [
      await aServiceAdmin({ displayName: "Sam" }),
      await aUser({ displayName: "Zoë" }),
      await aUser({ displayName: "Mia" }),
    ];
    await aUser({ displayName: "On no board" });
    const [beta, alpha] = [
      await aBoard({
        title: "Beta",
        members: [
          [zoe, "manager"],
          [mia, "viewer"],
          [sam, "member"],
        ],
      }),
      await aBoard({ title: "Alpha", archivedAt: new Date(), members: [[mia, "member"]] }),
    ];
    await aBoard({ title: "A template", isTemplate: true, members: [[mia, "manager"]] });

    const { status, json } = await call(GET, { as: ada });

    expect(status).toBe(200);
    expect(json.users).toEqual([
      {
        ID: ada.id,
        display_name: "ada",
        photo: expect.stringContaining("/photos/"),
        email: ada.email,
        boards: [],
        is_super: true,
        is_wpadmin: true,
      },
      expect.objectContaining({
        ID: mia.id,
        email: mia.email,
        boards: [
          { id: alpha.id, title: "Alpha", role: "member" },
          { id: beta.id, title: "Beta", role: "viewer" },
        ],
        is_super: false,
        is_wpadmin: false,
      }),
      expect.objectContaining({ ID: sam.id, boards: [], is_super: true, is_wpadmin: false }),
      expect.objectContaining({
        ID: zoe.id,
        boards: [{ id: beta.id, title: "Beta", role: "admin" }],
        is_super: false,
        is_wpadmin: false,
      }),
    ]);
    expect(json.boards).toEqual([
      { id: alpha.id, title: "Alpha" },
      { id: beta.id, title: "Beta" },
    ]);
  });

  test("runs as many SQL statements for many as for one", async () => {
    const ada = await anAdmin();
    await aBoardOfAnna();
    const few = await queryCountOf(GET, { as: ada });
    for (let more = 0; more < 5; more += 1) await aBoardOfAnna();

    expect(await queryCountOf(GET, { as: ada })).toBe(few);
  });

  test("answers 403 for everyone but admins, 401 when signed out, and the same to service and site administrators", async () => {
    const { anna, max, vera } = await aBoardOfAnna();

    for (const as of [anna, max, vera, await aUser()]) expect((await call(GET, { as })).status).toBe(403);
    expect((await call(GET)).status).toBe(401);
    expect((await call(GET, { as: await aServiceAdmin() })).status).toBe(200);
  });

  test("answers 403 with a clear message in the free tier", async () => {
    const as = await anAdmin();

    const { status, json } = await withSettings({ BOARDS_TIER: "free" }, () => call(GET, { as }));

    expect([status, json.message]).toEqual([403, "This is a pro feature"]);
  });
});

describe("POST /managers", () => {
  test("answers 400 that names the replacement, and nothing changes", async () => {
    const ada = await anAdmin();
    const { board, max } = await aBoardOfAnna();
    await call(GET, { as: ada });
    const before = await fingerprint();

    const { status, json } = await call(POST, { as: ada, body: { user_ids: [max.id], board_ids: [board.id] } });

    expect([status, json.code]).toEqual([400, "rest_invalid_param"]);
    expect(json.message).toContain("/managers/add-users-to-boards");
    expect(await fingerprint()).toBe(before);
  });

  test("answers 403 for everyone else, 401 when signed out", async () => {
    expect((await call(POST, { as: await aUser(), body: {} })).status).toBe(403);
    expect((await call(POST, { body: {} })).status).toBe(401);
  });
});
