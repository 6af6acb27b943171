import { expect, test } from "vitest";
import { deleteBoard } from "@/lib/boards/write/delete";
import { aBoardOfAnna, anAdmin, aTask, call, statusesOf } from "@/lib/testing";
import { GET } from "./route";

test("lists the boards in the trash for administrators", async () => {
  const [admin, { anna, board, toDo }] = [await anAdmin(), await aBoardOfAnna()];
  await aTask(toDo);
  await deleteBoard(board, admin);

  const { status, json } = await call(GET, { as: admin });

  expect(status).toBe(200);
  expect(json.items).toMatchObject({
    total: 1,
    data: [{ type: "board", record_id: board.id, title: board.title, contents: 1, deleted_by: { ID: admin.id } }],
  });
  expect(statusesOf([await call(GET, { as: anna })])).toEqual([403]);
});
