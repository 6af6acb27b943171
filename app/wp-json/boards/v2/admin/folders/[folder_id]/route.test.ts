import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aFolder, anAdmin, aUser, call, foldersOfBoards, idsOf, statusesOf } from "@/lib/testing";
import { DELETE, GET, PUT } from "./route";

const pathOf = ({ id }: { id: number }) => ({ folder_id: id });
const change = async (folder: { id: number }, body: object) =>
  call(PUT, { as: await anAdmin(), params: pathOf(folder), body });

describe("GET /admin/folders/:folder_id", () => {
  test("returns the folder with its boards", async () => {
    const [admin, folder] = [await anAdmin(), await aFolder({ title: "Clients" })];
    const boards = [
      await aBoard({ folderId: folder.id }),
      await aBoard({ folderId: folder.id, archivedAt: new Date() }),
    ];
    await aBoard({ folderId: (await aFolder()).id });
    await aBoard({ folderId: folder.id, isTemplate: true });

    const { json } = await call(GET, { as: admin, params: pathOf(folder) });

    expect(json).toEqual({
      folder: {
        id: folder.id,
        title: "Clients",
        created_by: null,
        color: null,
        parent_id: null,
        boards_ids: idsOf(boards),
      },
    });
  });

  test.each([
    [{ order: "title", orderBy: "desc" }, ["old", "Beta", "active"]],
    [{ order: "created_at", orderBy: "DESC" }, ["active", "old", "Beta"]],
    [{ option: "archived" }, ["old"]],
    [{ searchInput: "ET" }, ["Beta"]],
    [{ search: "_" }, []],
  ])("lists boards sorted and filtered by %o", async (query, expected) => {
    const folder = await aFolder();
    const named = async (title: string, createdAt: string, archivedAt: Date | null = null) =>
      (await aBoard({ title, folderId: folder.id, createdAt: new Date(createdAt), archivedAt })).id;
    const ids = {
      Beta: await named("Beta", "2025-01-01"),
      active: await named("active", "2025-03-01"),
      old: await named("old", "2025-02-01", new Date()),
    };

    const { json } = await call(GET, { as: await anAdmin(), params: pathOf(folder), query });

    expect(json.folder.boards_ids).toEqual(expected.map((title) => ids[title as keyof typeof ids]));
  });

  test("returns null for an unknown folder, 404 for an invalid id", async () => {
    const admin = await anAdmin();

    const { json } = await call(GET, { as: admin, params: { folder_id: 99_999 } });

    expect(json).toEqual({ folder: null });
    expect((await call(GET, { as: admin, params: { folder_id: "x" } })).status).toBe(404);
  });

  test("answers 403 for people who are not admins, whether the folder exists or not", async () => {
    const as = await aUser();

    for (const folder of [await aFolder(), { id: 99_999 }])
      expect((await call(GET, { as, params: pathOf(folder) })).status).toBe(403);
  });
});

describe("PUT /admin/folders/:folder_id", () => {
  test("changes the title and leaves what is not sent", async () => {
    const parent = await aFolder();
    const folder = await aFolder({ color: "#4bce97", parentId: parent.id });
    const board = await aBoard({ folderId: folder.id });

    const { json } = await change(folder, { title: "Renamed" });

    expect(json.message).toBe("Folder updated successfully");
    expect(json.folder).toMatchObject({
      title: "Renamed",
      color: "#4bce97",
      parent_id: parent.id,
      boards_ids: [board.id],
    });
  });

  test.each([
    [null, null],
    ["", ""],
    [null, 0],
    [null, "0"],
  ])("removes colour and parent for the colour %j and the parent %j", async (color, parent_id) => {
    const folder = await aFolder({ color: "#4bce97", parentId: (await aFolder()).id });

    const { json } = await change(folder, { title: "x", color, parent_id });

    expect(json.folder).toMatchObject({ color: null, parent_id: null });
  });

  test("answers 400 for the folder itself or one inside it as its parent, and it stays", async () => {
    const top = await aFolder();
    const middle = await aFolder({ parentId: top.id });
    const inner = await aFolder({ parentId: middle.id });

    for (const parent of [top, middle, inner]) {
      const { status, json } = await change(top, { title: "Moved", parent_id: parent.id });
      expect([status, json.message]).toEqual([400, "A folder can't lie inside itself"]);
    }

    expect(await db.folder.findUniqueOrThrow({ where: { id: top.id } })).toEqual(top);
    expect((await change(inner, { title: "Up", parent_id: top.id })).status).toBe(200);
  });

  test("two folders that are moved into each other at once never form a cycle", async () => {
    const [one, other] = [await aFolder(), await aFolder()];

    const answers = await Promise.all([
      change(one, { title: "x", parent_id: other.id }),
      change(other, { title: "x", parent_id: one.id }),
    ]);

    expect(statusesOf(answers).sort()).toEqual([200, 400]);
  });

  test.each([[{}], [{ title: "" }], [{ title: "x".repeat(51) }], [{ title: "x", color: "blue" }]])(
    "answers 400 for %j, and the folder stays",
    async (body) => {
      const folder = await aFolder();

      expect((await change(folder, body)).status).toBe(400);

      expect(await db.folder.findUniqueOrThrow({ where: { id: folder.id } })).toEqual(folder);
    },
  );

  test("answers 404 for an unknown folder, 403 for people who are not admins", async () => {
    expect((await change({ id: 99_999 }, { title: "x" })).json.message).toBe("Folder not found");
    expect((await call(PUT, { as: await aUser(), params: pathOf(await aFolder()), body: { title: "x" } })).status).toBe(
      403,
    );
  });
});

describe("DELETE /admin/folders/:folder_id", () => {
  test("deletes the folder; its boards and subfolders stay", async () => {
    const [admin, folder] = [await anAdmin(), await aFolder()];
    const inner = await aFolder({ parentId: folder.id });
    const [board, other] = [await aBoard({ folderId: folder.id }), await aBoard({ folderId: inner.id })];

    const { json } = await call(DELETE, { as: admin, params: pathOf(folder) });

    expect(json).toEqual({ message: "Folder deleted successfully." });
    expect(await foldersOfBoards()).toEqual({ [board.id]: null, [other.id]: inner.id });
    expect(await db.folder.findMany()).toMatchObject([{ id: inner.id, parentId: null }]);
  });

  test("of two requests at once one deletes it, and the other answers 404", async () => {
    const [admin, folder] = [await anAdmin(), await aFolder()];

    const answers = await Promise.all([1, 2].map(() => call(DELETE, { as: admin, params: pathOf(folder) })));

    expect(statusesOf(answers).sort()).toEqual([200, 404]);
  });

  test("answers 403 for people who are not admins", async () => {
    expect((await call(DELETE, { as: await aUser(), params: pathOf(await aFolder()) })).status).toBe(403);
  });
});
