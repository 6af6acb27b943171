import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call, queryCountOf } from "@/lib/testing/http/call";
import { aFolder } from "@/lib/testing/factories/folders";
import { aServiceAdmin, anAdmin } from "@/lib/testing/factories/people";
import { withSettings } from "@/lib/testing/factories/settings";
import { GET, POST } from "./route";

describe("GET /admin/folders", () => {
  test("returns all folders with their boards, newest first, with archived boards and without templates", async () => {
    const admin = await anAdmin();
    const older = await aFolder({
      title: "Older",
      createdById: admin.id,
      color: "#4bce97",
      createdAt: new Date("2025-01-01"),
    });
    const newer = await aFolder({ title: "Newer", parentId: older.id, createdAt: new Date("2025-02-01") });
    const [one, two] = [
      await aBoard({ folderId: older.id }),
      await aBoard({ folderId: older.id, archivedAt: new Date() }),
    ];
    await aBoard({ folderId: older.id, isTemplate: true });

    const { status, json } = await call(GET, { as: await aServiceAdmin() });

    expect(status).toBe(200);
    expect(json.folders).toEqual([
      { id: newer.id, title: "Newer", created_by: null, color: null, parent_id: older.id, boards_ids: [] },
      {
        id: older.id,
        title: "Older",
        created_by: admin.id,
        color: "#4bce97",
        parent_id: null,
        boards_ids: [one.id, two.id],
      },
    ]);
  });

  test("queries the database as often for 50 folders as for 2", async () => {
    const admin = await anAdmin();
    const add = async (count: number) => {
      for (let at = 0; at < count; at += 1) await aBoard({ folderId: (await aFolder()).id });
    };
    await add(2);
    const few = await queryCountOf(GET, { as: admin });
    await add(48);

    expect(await queryCountOf(GET, { as: admin })).toBe(few);
  });

  test("answers 403 for people who are not admins, and in the free tier", async () => {
    const { anna } = await aBoardOfAnna();

    expect((await call(GET, { as: anna })).status).toBe(403);
    const { status, json } = await withSettings({ BOARDS_TIER: "free" }, async () =>
      call(GET, { as: await anAdmin() }),
    );
    expect([status, json.message]).toEqual([403, "This is a pro feature"]);
  });
});

describe("POST /admin/folders", () => {
  test("makes a folder, from a form", async () => {
    const admin = await anAdmin();

    const { status, json } = await call(POST, {
      as: admin,
      body: "title=Client+projects",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });

    expect([status, json]).toEqual([
      200,
      {
        message: "Folder has been created",
        folder: {
          id: expect.any(Number),
          title: "Client projects",
          created_by: admin.id,
          color: null,
          parent_id: null,
          boards_ids: [],
        },
      },
    ]);
    expect(await db.folder.findMany()).toMatchObject([
      { id: json.folder.id, title: "Client projects", createdById: admin.id },
    ]);
  });

  test("makes a folder with a colour, inside another one", async () => {
    const parent = await aFolder();

    const { status, json } = await call(POST, {
      as: await anAdmin(),
      body: { title: "Inner", color: "#4bce97", parent_id: String(parent.id) },
    });

    expect([status, json.folder]).toEqual([200, expect.objectContaining({ color: "#4bce97", parent_id: parent.id })]);
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
    [{ title: "x".repeat(500_000) }, ["title"]],
    [{ title: "x", color: "red" }, ["color"]],
    [{ title: "x", color: "#fff;background:url(//evil)" }, ["color"]],
    [{ title: "x", parent_id: "first" }, ["parent_id"]],
  ])("answers 400 for %o, and makes no folder", async (body, params) => {
    const { status, json } = await call(POST, { as: await anAdmin(), body });

    expect([status, Object.keys(json.data.params)]).toEqual([400, params]);
    expect(await db.folder.count()).toBe(0);
  });

  test("answers 404 for an unknown parent, and makes no folder", async () => {
    const { status, json } = await call(POST, { as: await anAdmin(), body: { title: "x", parent_id: 99_999 } });

    expect([status, json.message]).toEqual([404, "Folder not found"]);
    expect(await db.folder.count()).toBe(0);
  });

  test("S6: ignores id, author and boards in the body", async () => {
    const [admin, board] = [await anAdmin(), await aBoard()];

    const { json } = await call(POST, {
      as: admin,
      body: { title: "x", id: 77, created_by: 5, boards_ids: [board.id] },
    });

    expect(json.folder).toMatchObject({ created_by: admin.id, boards_ids: [] });
    expect(json.folder.id).not.toBe(77);
  });

  test("answers 403 for a manager of a board, and in the free tier, and makes no folder", async () => {
    const { anna } = await aBoardOfAnna();

    expect((await call(POST, { as: anna, body: { title: "Mine" } })).status).toBe(403);
    expect(
      (
        await withSettings({ BOARDS_TIER: "free" }, async () =>
          call(POST, { as: await anAdmin(), body: { title: "x" } }),
        )
      ).status,
    ).toBe(403);

    expect(await db.folder.count()).toBe(0);
  });
});
