import { describe, expect, test } from "vitest";
import { aBoard, aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aFolder, foldersOfBoards } from "@/lib/testing/factories/folders";
import { anAdmin } from "@/lib/testing/factories/people";
import { POST } from "./route";

describe("POST /admin/folders/:folder_id/remove-board", () => {
  test("takes the board out of the folder, and others stay", async () => {
    const [admin, folder] = [await anAdmin(), await aFolder()];
    const [board, stays] = [await aBoard({ folderId: folder.id }), await aBoard({ folderId: folder.id })];

    const { status, json } = await call(POST, {
      as: admin,
      params: { folder_id: folder.id },
      body: { board_id: String(board.id) },
    });

    expect([status, json]).toEqual([200, { message: "Removed from folder successfully!" }]);
    expect(await foldersOfBoards()).toEqual({ [board.id]: null, [stays.id]: folder.id });
  });

  test("one that is in another folder stays there, and one that is in none is as wished", async () => {
    const [admin, folder, other] = [await anAdmin(), await aFolder(), await aFolder()];
    const [elsewhere, nowhere] = [await aBoard({ folderId: other.id }), await aBoard()];

    for (const board of [elsewhere, nowhere])
      expect(
        (await call(POST, { as: admin, params: { folder_id: folder.id }, body: { boardId: board.id } })).status,
      ).toBe(200);

    expect(await foldersOfBoards()).toEqual({ [elsewhere.id]: other.id, [nowhere.id]: null });
  });

  test("404 for no board and for no folder", async () => {
    const [admin, folder, board] = [await anAdmin(), await aFolder(), await aBoard()];

    expect(
      (await call(POST, { as: admin, params: { folder_id: folder.id }, body: { board_id: 99_999 } })).json.message,
    ).toBe("Board not found");
    expect(
      (await call(POST, { as: admin, params: { folder_id: 99_999 }, body: { board_id: board.id } })).json.message,
    ).toBe("Folder not found");
  });

  test.each([[{}], [{ board_id: "" }], [{ board_id: ["1"] }], [{ board_id: "x" }]])("400 for %j", async (body) => {
    const { status, json } = await call(POST, {
      as: await anAdmin(),
      params: { folder_id: (await aFolder()).id },
      body,
    });

    expect([status, Object.keys(json.data.params)]).toEqual([400, ["board_id"]]);
  });

  test("403 for a manager of the board, and it stays", async () => {
    const [{ anna }, folder] = [await aBoardOfAnna(), await aFolder()];
    const board = await aBoard({ folderId: folder.id, members: [[anna, "manager"]] });

    expect(
      (await call(POST, { as: anna, params: { folder_id: folder.id }, body: { board_id: board.id } })).status,
    ).toBe(403);

    expect((await foldersOfBoards())[board.id]).toBe(folder.id);
  });
});
