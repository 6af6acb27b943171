import { describe, expect, test } from "vitest";
import { aBoard, aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aFolder, foldersOfBoards } from "@/lib/testing/factories/folders";
import { anAdmin } from "@/lib/testing/factories/people";
import { DELETE } from "../route";
import { POST } from "./route";

describe("POST /admin/folders/:folder_id/add-board", () => {
  test("puts boards into the folder; each leaves the one in which it was, and others stay", async () => {
    const [admin, folder, old] = [await anAdmin(), await aFolder(), await aFolder()];
    const [fresh, moved, stays, already] = [
      await aBoard(),
      await aBoard({ folderId: old.id }),
      await aBoard({ folderId: old.id }),
      await aBoard({ folderId: folder.id }),
    ];

    const { status, json } = await call(POST, {
      as: admin,
      params: { folder_id: folder.id },
      body: { board_ids: [fresh.id, String(moved.id)] },
    });

    expect([status, json]).toEqual([200, { message: "Added to folder successfully!" }]);
    expect(await foldersOfBoards()).toEqual({
      [fresh.id]: folder.id,
      [moved.id]: folder.id,
      [stays.id]: old.id,
      [already.id]: folder.id,
    });
  });

  test.each([
    ["a single one", (id: number) => ({ board_ids: id })],
    ["boardIds", (id: number) => ({ boardIds: [id] })],
    ["board_id", (id: number) => ({ board_id: id })],
    ["a form", (id: number) => `board_ids[]=${id}`],
  ])("%s will do", async (_, body) => {
    const [folder, board] = [await aFolder(), await aBoard()];
    const given = body(board.id);

    const { status } = await call(POST, {
      as: await anAdmin(),
      params: { folder_id: folder.id },
      body: given,
      ...(typeof given === "string" && { headers: { "content-type": "application/x-www-form-urlencoded" } }),
    });

    expect([status, await foldersOfBoards()]).toEqual([200, { [board.id]: folder.id }]);
  });

  test("ids of no board, and those of templates, are passed over", async () => {
    const [folder, board, template] = [await aFolder(), await aBoard(), await aBoard({ isTemplate: true })];

    const { status } = await call(POST, {
      as: await anAdmin(),
      params: { folder_id: folder.id },
      body: { board_ids: [99_999, 99_999_999_999, template.id, board.id, board.id] },
    });

    expect([status, await foldersOfBoards()]).toEqual([200, { [board.id]: folder.id, [template.id]: null }]);
  });

  test("while the folder is deleted: no board is left in it", async () => {
    const [admin, folder, boards] = [await anAdmin(), await aFolder(), [await aBoard(), await aBoard()]];

    const answers = await Promise.all([
      call(POST, { as: admin, params: { folder_id: folder.id }, body: { board_ids: boards.map(({ id }) => id) } }),
      call(DELETE, { as: admin, params: { folder_id: folder.id } }),
    ]);

    expect([
      [200, 200],
      [404, 200],
    ]).toContainEqual(answers.map(({ status }) => status));
    expect(Object.values(await foldersOfBoards())).toEqual([null, null]);
  });

  test.each([
    [{}],
    [{ board_ids: [] }],
    [{ board_ids: "" }],
    [{ board_ids: ["x"] }],
    [{ board_ids: [[1]] }],
    [{ board_ids: -1 }],
  ])("400 for %j, and nothing moves", async (body) => {
    const [folder, board] = [await aFolder(), await aBoard()];

    const { status, json } = await call(POST, { as: await anAdmin(), params: { folder_id: folder.id }, body });

    expect([status, Object.keys(json.data.params)]).toEqual([400, ["board_ids"]]);
    expect(await foldersOfBoards()).toEqual({ [board.id]: null });
  });

  test("404 for no folder; 403 for a manager of the board; and nothing moves", async () => {
    const [{ anna, board }, folder] = [await aBoardOfAnna(), await aFolder()];
    const body = { board_ids: [board.id] };

    expect((await call(POST, { as: await anAdmin(), params: { folder_id: 99_999 }, body })).json.message).toBe(
      "Folder not found",
    );
    expect((await call(POST, { as: anna, params: { folder_id: folder.id }, body })).status).toBe(403);

    expect(await foldersOfBoards()).toEqual({ [board.id]: null });
  });
});
