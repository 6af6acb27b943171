import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aFolder, anAdmin, aServiceAdmin, aUser, call, idsOf } from "@/lib/testing";
import { GET, POST } from "./route";

describe("GET /admin/folders", () => {
  test("returns all folders with their boards, newest first, with archived boards and without templates", async () => {
    const admin = await anAdmin();
    const createdAt = new Date("2025-01-01");
    const older = await aFolder({ title: "Older", createdById: admin.id, color: "#4bce97", createdAt });
    const newer = await aFolder({ title: "Newer", parentId: older.id });
    const boards = [await aBoard({ folderId: older.id }), await aBoard({ folderId: older.id, archivedAt: new Date() })];
    await aBoard({ folderId: older.id, isTemplate: true });

    const { json } = await call(GET, { as: await aServiceAdmin() });

    expect(json.folders).toEqual([
      { id: newer.id, title: "Newer", created_by: null, color: null, parent_id: older.id, boards_ids: [] },
      {
        id: older.id,
        title: "Older",
        created_by: admin.id,
        color: "#4bce97",
        parent_id: null,
        boards_ids: idsOf(boards),
      },
    ]);
  });

  test("answers 403 for people who are not admins", async () => {
    expect((await call(GET, { as: await aUser() })).status).toBe(403);
  });
});

describe("POST /admin/folders", () => {
  test("S6: makes a folder, from a form, and ignores an id, an author and boards in it", async () => {
    const [admin, board] = [await anAdmin(), await aBoard()];

    const { json } = await call(POST, {
      as: admin,
      body: new URLSearchParams(`title=Client+projects&id=4711&created_by=5&boards_ids[]=${board.id}`),
    });

    expect(json).toEqual({
      message: "Folder has been created",
      folder: {
        id: expect.any(Number),
        title: "Client projects",
        created_by: admin.id,
        color: null,
        parent_id: null,
        boards_ids: [],
      },
    });
    expect(json.folder.id).not.toBe(4711);
  });

  test("makes a folder with a colour, inside another one", async () => {
    const parent = await aFolder();

    const { json } = await call(POST, {
      as: await anAdmin(),
      body: { title: "Inner", color: "#4bce97", parent_id: String(parent.id) },
    });

    expect(json.folder).toMatchObject({ color: "#4bce97", parent_id: parent.id });
  });

  test.each([
    ["right to left, with a line break", "שלום\n عالم ", "שלום عالم"],
    ["S12: with a script", "<img src=x onerror=alert(1)><script>alert(1)</script>Team", "Team"],
    ["of 50 astral characters", "🎉".repeat(50), "🎉".repeat(50)],
    ["that of another folder", "Taken", "Taken"],
  ])("accepts a title that is %s", async (_, title, expected) => {
    await aFolder({ title: "Taken" });

    const { status, json } = await call(POST, { as: await anAdmin(), body: { title } });

    expect([status, json.folder?.title]).toEqual([200, expected]);
  });

  test.each([
    [{}, ["title"]],
    [{ title: " " }, ["title"]],
    [{ title: ["x"] }, ["title"]],
    [{ title: "ü".repeat(51) }, ["title"]],
    [{ title: "x", color: "red" }, ["color"]],
    [{ title: "x", color: "#fff;background:url(//evil)" }, ["color"]],
    [{ title: "x", parent_id: "first" }, ["parent_id"]],
  ])("answers 400 for %o, and makes no folder", async (body, params) => {
    const { json } = await call(POST, { as: await anAdmin(), body });

    expect(Object.keys(json.data.params)).toEqual(params);
    expect(await db.folder.count()).toBe(0);
  });

  test("answers 404 for an unknown parent, and makes no folder", async () => {
    const { status, json } = await call(POST, { as: await anAdmin(), body: { title: "x", parent_id: 99_999 } });

    expect([status, json.message]).toEqual([404, "Folder not found"]);
    expect(await db.folder.count()).toBe(0);
  });

  test("answers 403 for people who are not admins", async () => {
    expect((await call(POST, { as: await aUser(), body: { title: "Mine" } })).status).toBe(403);
  });
});
