import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, anAdmin, aStage, aUser, call } from "@/lib/testing";
import { GET as READ } from "../[board_id]/route";
import { GET } from "./route";

describe("GET /projects/list-of-boards", () => {
  test("returns the caller's active boards in the order of their creation, with their active stages in order", async () => {
    const { vera, board, toDo, doing, done } = await aBoardOfAnna();
    await aStage(board, { title: "Old", archivedAt: new Date() });
    const plans = await aBoard({ title: "Plans", type: "roadmap", members: [[vera, "member"]] });
    for (const hidden of [{ archivedAt: new Date() }, { isTemplate: true }])
      await aBoard({ ...hidden, members: [[vera, "member"]] });
    await aBoard({ title: "somebody else's" });

    const { json } = await call(GET, { as: vera });

    expect(json.boards).toMatchObject([
      { id: board.id, stages: [{ id: toDo.id }, { id: doing.id }, { id: done.id }] },
      { id: plans.id, stages: [] },
    ]);
    expect(json.all_stages).toEqual(json.boards[0].stages);
  });

  test("returns boards and stages whole, as the board itself does to the same person", async () => {
    const { vera, board, doing } = await aBoardOfAnna();
    await db.stageDefaultAssignee.create({ data: { stageId: doing.id, userId: vera.id } });
    await db.stage.update({ where: { id: doing.id }, data: { hasDefaultPeople: true } });

    const [list] = (await call(GET, { as: vera })).json.boards;

    const { board: read } = (await call(READ, { as: vera, params: { board_id: board.id } })).json;
    expect(read).toMatchObject(list);
    expect(Object.keys(list)).toEqual(
      expect.arrayContaining(["description", "currency", "background", "settings", "created_by", "isUserOnlyViewer"]),
    );
    expect(list).toMatchObject({
      isUserOnlyViewer: true,
      stages: [{}, { settings: { default_task_assignees: [vera.id] } }, {}],
    });
  });

  test("returns every board to an admin, an empty list to a person on none, 401 when signed out", async () => {
    const { board } = await aBoardOfAnna();

    expect((await call(GET, { as: await anAdmin() })).json.boards).toMatchObject([{ id: board.id }]);
    expect((await call(GET, { as: await aUser() })).json).toEqual({ boards: [], all_stages: [] });
    expect((await call(GET)).status).toBe(401);
  });
});
