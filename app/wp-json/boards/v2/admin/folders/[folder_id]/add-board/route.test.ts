import { describe, expect, test } from "vitest";
import { aBoard, aBoardOfAnna, aFolder, anAdmin, call, foldersOfBoards, idsOf, statusesOf } from "@/lib/testing";
import { DELETE } from "../route";
import { POST } from "./route";

const add = async (folder: { id: number }, body: unknown) =>
  call(POST, { as: await anAdmin(), params: { folder_id: folder.id }, body });

describe("POST /admin/folders/:folder_id/add-board", () => {
  test("moves boards into the folder and out of their earlier ones; other boards stay", async () => {
    const [folder, old] = [await aFolder(), await aFolder()];
    const [fresh, moved, stays, already] = [
      await aBoard(),
      await aBoard({ folderId: old.id }),
      await aBoard({ folderId: old.id }),
      await aBoard({ folderId: folder.id }),
    ];

    const { json } = await add(folder, { board_ids: [fresh.id, String(moved.id)] });

    expect(json).toEqual({ message: "Added to folder successfully!" });
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
    ["a form", (id: number) => new URLSearchParams(`board_ids[]=${id}`)],
  ])("accepts %s", async (_, body) => {
    const [folder, board] = [await aFolder(), await aBoard()];

    const { status } = await add(folder, body(board.id));

    expect([status, await foldersOfBoards()]).toEqual([200, { [board.id]: folder.id }]);
  });

  test("skips ids that do not exist and those of templates", async () => {
    const [folder, board, template] = [await aFolder(), await aBoard(), await aBoard({ isTemplate: true })];

    const { status } = await add(folder, { board_ids: [99_999, 99_999_999_999, template.id, board.id, board.id] });

    expect([status, await foldersOfBoards()]).toEqual([200, { [board.id]: folder.id, [template.id]: null }]);
  });

  test("leaves no board in a folder that is deleted meanwhile", async () => {
    const [admin, folder, boards] = [await anAdmin(), await aFolder(), [await aBoard(), await aBoard()]];

    const answers = await Promise.all([
      add(folder, { board_ids: idsOf(boards) }),
      call(DELETE, { as: admin, params: { folder_id: folder.id } }),
    ]);

    expect([
      [200, 200],
      [404, 200],
    ]).toContainEqual(statusesOf(answers));
    expect(Object.values(await foldersOfBoards())).toEqual([null, null]);
  });

  test.each([
    [{}],
    [{ board_ids: [] }],
    [{ board_ids: "" }],
    [{ board_ids: ["x"] }],
    [{ board_ids: [[1]] }],
    [{ board_ids: -1 }],
  ])("answers 400 for %j, and nothing moves", async (body) => {
    const [folder, board] = [await aFolder(), await aBoard()];

    const { json } = await add(folder, body);

    expect(Object.keys(json.data.params)).toEqual(["board_ids"]);
    expect(await foldersOfBoards()).toEqual({ [board.id]: null });
  });

  test("answers 404 without a folder, 403 for a manager of the board", async () => {
    const { anna, board } = await aBoardOfAnna();
    const body = { board_ids: [board.id] };

    expect((await add({ id: 99_999 }, body)).json.message).toBe("Folder not found");
    expect((await call(POST, { as: anna, params: { folder_id: (await aFolder()).id }, body })).status).toBe(403);
  });
});
