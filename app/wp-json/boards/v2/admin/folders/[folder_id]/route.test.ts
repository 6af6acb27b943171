import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aFolder, foldersOfBoards } from "@/lib/testing/factories/folders";
import { anAdmin } from "@/lib/testing/factories/people";
import { DELETE, GET, PUT } from "./route";

const at = ({ id }: { id: number }) => ({ folder_id: id });

describe("GET /admin/folders/:folder_id", () => {
  test("answers the folder with its boards", async () => {
    const [admin, folder] = [await anAdmin(), await aFolder({ title: "Clients" })];
    const boards = [
      await aBoard({ folderId: folder.id }),
      await aBoard({ folderId: folder.id, archivedAt: new Date() }),
    ];
    await aBoard({ folderId: (await aFolder()).id });
    await aBoard({ folderId: folder.id, isTemplate: true });

    const { status, json } = await call(GET, { as: admin, params: at(folder) });

    expect([status, json]).toEqual([
      200,
      {
        folder: {
          id: folder.id,
          title: "Clients",
          created_by: null,
          color: null,
          parent_id: null,
          boards_ids: boards.map(({ id }) => id),
        },
      },
    ]);
  });

  test.each([
    [{ order: "title" }, ["active", "Beta", "old"]],
    [{ order: "title", orderBy: "desc" }, ["old", "Beta", "active"]],
    [{ order: "created_at", orderBy: "DESC" }, ["active", "old", "Beta"]],
    [{ option: "archived" }, ["old"]],
    [{ option: "active" }, ["Beta", "active"]],
    [{ searchInput: "ET" }, ["Beta"]],
    [{ search: "_" }, []],
  ])("sorted and filtered by %o", async (query, expected) => {
    const folder = await aFolder();
    const named = async (title: string, createdAt: string, archivedAt: Date | null = null) =>
      (await aBoard({ title, folderId: folder.id, createdAt: new Date(createdAt), archivedAt })).id;
    const ids = {
      Beta: await named("Beta", "2025-01-01"),
      active: await named("active", "2025-03-01"),
      old: await named("old", "2025-02-01", new Date()),
    };

    const { json } = await call(GET, { as: await anAdmin(), params: at(folder), query });

    expect(json.folder.boards_ids).toEqual(expected.map((title) => ids[title as keyof typeof ids]));
  });

  test("null where there is none, 404 for what is no id; S19: 400 for another order", async () => {
    const admin = await anAdmin();

    const { status, json } = await call(GET, { as: admin, params: { folder_id: 99_999 } });

    expect([status, json]).toEqual([200, { folder: null }]);
    expect((await call(GET, { as: admin, params: { folder_id: "x" } })).status).toBe(404);
    expect((await call(GET, { as: admin, params: at(await aFolder()), query: { order: "password" } })).status).toBe(
      400,
    );
  });

  test("403 for whoever is no admin, whether there is one or not", async () => {
    const [{ anna }, folder] = [await aBoardOfAnna(), await aFolder()];

    for (const id of [folder.id, 99_999])
      expect((await call(GET, { as: anna, params: { folder_id: id } })).status).toBe(403);
  });
});

describe("PUT /admin/folders/:folder_id", () => {
  test("changes the title and keeps what is not sent", async () => {
    const [admin, parent] = [await anAdmin(), await aFolder()];
    const folder = await aFolder({ color: "#4bce97", parentId: parent.id });
    const board = await aBoard({ folderId: folder.id });

    const { status, json } = await call(PUT, { as: admin, params: at(folder), body: { title: "Renamed" } });

    expect([status, json]).toEqual([
      200,
      {
        message: "Folder updated successfully",
        folder: {
          id: folder.id,
          title: "Renamed",
          created_by: null,
          color: "#4bce97",
          parent_id: parent.id,
          boards_ids: [board.id],
        },
      },
    ]);
  });

  test.each([
    [null, null],
    ["", ""],
    [null, 0],
    [null, "0"],
  ])("a colour %j and a parent %j take them away", async (color, parent_id) => {
    const folder = await aFolder({ color: "#4bce97", parentId: (await aFolder()).id });

    const { json } = await call(PUT, {
      as: await anAdmin(),
      params: at(folder),
      body: { title: "x", color, parent_id },
    });

    expect(json.folder).toMatchObject({ color: null, parent_id: null });
  });

  test("400 for itself or what lies inside it as its parent, and it stays", async () => {
    const [admin, top] = [await anAdmin(), await aFolder()];
    const middle = await aFolder({ parentId: top.id });
    const inner = await aFolder({ parentId: middle.id });

    for (const parent of [top, middle, inner]) {
      const { status, json } = await call(PUT, {
        as: admin,
        params: at(top),
        body: { title: "Moved", parent_id: parent.id },
      });
      expect([status, json.message]).toEqual([400, "A folder can't lie inside itself"]);
    }

    expect(await db.folder.findUniqueOrThrow({ where: { id: top.id } })).toEqual(top);
    expect((await call(PUT, { as: admin, params: at(inner), body: { title: "Up", parent_id: top.id } })).status).toBe(
      200,
    );
  });

  test("two that are put into each other at once never close a circle", async () => {
    const admin = await anAdmin();
    const [one, other] = [await aFolder(), await aFolder()];
    const put = (folder: { id: number }, parent: { id: number }) =>
      call(PUT, { as: admin, params: at(folder), body: { title: "x", parent_id: parent.id } });

    const answers = await Promise.all([put(one, other), put(other, one)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test.each([[{}], [{ title: "" }], [{ title: "x".repeat(51) }], [{ title: "x", color: "blue" }]])(
    "400 for %j, and it stays",
    async (body) => {
      const folder = await aFolder();

      expect((await call(PUT, { as: await anAdmin(), params: at(folder), body })).status).toBe(400);

      expect(await db.folder.findUniqueOrThrow({ where: { id: folder.id } })).toEqual(folder);
    },
  );

  test("404 for none; 403 for whoever is no admin, and it stays", async () => {
    const [{ anna }, folder] = [await aBoardOfAnna(), await aFolder()];

    expect(
      (await call(PUT, { as: await anAdmin(), params: { folder_id: 99_999 }, body: { title: "x" } })).json.message,
    ).toBe("Folder not found");
    expect((await call(PUT, { as: anna, params: at(folder), body: { title: "Mine" } })).status).toBe(403);

    expect(await db.folder.findUniqueOrThrow({ where: { id: folder.id } })).toEqual(folder);
  });
});

describe("DELETE /admin/folders/:folder_id", () => {
  test("deletes the folder; its boards and the folders inside it stay", async () => {
    const [admin, folder] = [await anAdmin(), await aFolder()];
    const inner = await aFolder({ parentId: folder.id });
    const [board, other] = [await aBoard({ folderId: folder.id }), await aBoard({ folderId: inner.id })];

    const { status, json } = await call(DELETE, { as: admin, params: at(folder) });

    expect([status, json]).toEqual([200, { message: "Folder deleted successfully." }]);
    expect(await foldersOfBoards()).toEqual({ [board.id]: null, [other.id]: inner.id });
    expect(await db.folder.findMany()).toMatchObject([{ id: inner.id, parentId: null }]);
  });

  test("of two at once one deletes it, and the other finds nothing", async () => {
    const [admin, folder] = [await anAdmin(), await aFolder()];

    const answers = await Promise.all([1, 2].map(() => call(DELETE, { as: admin, params: at(folder) })));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test("403 for whoever is no admin, and it stays", async () => {
    const [{ anna }, folder] = [await aBoardOfAnna(), await aFolder()];

    expect((await call(DELETE, { as: anna, params: at(folder) })).status).toBe(403);

    expect(await db.folder.count()).toBe(1);
  });
});
