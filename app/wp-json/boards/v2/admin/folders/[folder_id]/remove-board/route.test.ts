import { describe, expect, test } from "vitest";
import { aBoard, aBoardOfAnna, aFolder, anAdmin, call, foldersOfBoards } from "@/lib/testing";
import { POST } from "./route";

const remove = async (folder: { id: number }, body: object) =>
  call(POST, { as: await anAdmin(), params: { folder_id: folder.id }, body });

describe("POST /admin/folders/:folder_id/remove-board", () => {
  test("takes the board out of the folder, and others stay", async () => {
    const folder = await aFolder();
    const [board, stays] = [await aBoard({ folderId: folder.id }), await aBoard({ folderId: folder.id })];

    const { json } = await remove(folder, { board_id: String(board.id) });

    expect(json).toEqual({ message: "Removed from folder successfully!" });
    expect(await foldersOfBoards()).toEqual({ [board.id]: null, [stays.id]: folder.id });
  });

  test("leaves a board in another folder there, and accepts one that is in none", async () => {
    const [folder, other] = [await aFolder(), await aFolder()];
    const [elsewhere, nowhere] = [await aBoard({ folderId: other.id }), await aBoard()];

    for (const board of [elsewhere, nowhere]) expect((await remove(folder, { boardId: board.id })).status).toBe(200);

    expect(await foldersOfBoards()).toEqual({ [elsewhere.id]: other.id, [nowhere.id]: null });
  });

  test("answers 404 when the board or the folder does not exist", async () => {
    expect((await remove(await aFolder(), { board_id: 99_999 })).json.message).toBe("Board not found");
    expect((await remove({ id: 99_999 }, { board_id: (await aBoard()).id })).json.message).toBe("Folder not found");
  });

  test.each([[{}], [{ board_id: "" }], [{ board_id: ["1"] }], [{ board_id: "x" }]])(
    "answers 400 for %j",
    async (body) => {
      const { json } = await remove(await aFolder(), body);

      expect(Object.keys(json.data.params)).toEqual(["board_id"]);
    },
  );

  test("answers 403 for a manager of the board", async () => {
    const { anna, board } = await aBoardOfAnna();
    const params = { folder_id: (await aFolder()).id };

    expect((await call(POST, { as: anna, params, body: { board_id: board.id } })).status).toBe(403);
  });
});
