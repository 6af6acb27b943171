import { describe, expect, test } from "vitest";
import { aBoard, anAdmin, aServiceAdmin, aUser, call } from "@/lib/testing";
import { GET, POST } from "./route";

describe("GET /managers", () => {
  test("lists admins without boards and members with their roles, by name, and all boards", async () => {
    const ada = await anAdmin({ displayName: "ada" });
    const sam = await aServiceAdmin({ displayName: "Sam" });
    const [zoe, mia] = [await aUser({ displayName: "Zoë" }), await aUser({ displayName: "Mia" })];
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

    const { json } = await call(GET, { as: ada });

    expect(json.users).toMatchObject([
      {
        ID: ada.id,
        display_name: "ada",
        email: ada.email,
        boards: [],
        is_super: true,
        is_wpadmin: true,
      },
      {
        ID: mia.id,
        email: mia.email,
        boards: [
          { id: alpha.id, title: "Alpha", role: "member" },
          { id: beta.id, title: "Beta", role: "viewer" },
        ],
        is_super: false,
      },
      { ID: sam.id, boards: [], is_super: true, is_wpadmin: false },
      { ID: zoe.id, boards: [{ role: "admin" }] },
    ]);
    expect(json.boards).toEqual([
      { id: alpha.id, title: "Alpha" },
      { id: beta.id, title: "Beta" },
    ]);
  });

  test("answers 403 for everyone but admins", async () => {
    expect((await call(GET, { as: await aUser() })).status).toBe(403);
  });
});

describe("POST /managers", () => {
  test("answers 400 that names the replacement, 403 for everyone but admins", async () => {
    const { status, json } = await call(POST, { as: await anAdmin(), body: { user_ids: [1], board_ids: [1] } });

    expect([status, json.message]).toEqual([400, expect.stringContaining("/managers/add-users-to-boards")]);
    expect((await call(POST, { as: await aUser(), body: {} })).status).toBe(403);
  });
});
