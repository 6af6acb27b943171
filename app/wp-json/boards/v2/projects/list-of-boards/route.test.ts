import { describe, expect, test } from "vitest";
import { aBoard, aBoardOfAnna, aStage } from "@/lib/testing/boards";
import { call } from "@/lib/testing/call";
import { anAdmin, aUser } from "@/lib/testing/people";
import { queriesOf } from "@/lib/testing/queries";
import { GET } from "./route";

describe("GET /projects/list-of-boards", () => {
  test("answers the caller's active boards in the order in which they were made, with their active stages in theirs", async () => {
    const { vera, board, toDo, doing, done } = await aBoardOfAnna();
    await aStage(board, { title: "Old", archivedAt: new Date() });
    const plans = await aBoard({ title: "Plans", type: "roadmap", members: [[vera, "member"]] });
    for (const hidden of [{ archivedAt: new Date() }, { isTemplate: true }]) await aBoard({ ...hidden, members: [[vera, "member"]] });
    await aBoard({ title: "somebody else's" });

    const { status, json } = await call(GET, { as: vera });

    const stages = [toDo, doing, done].map(({ id, title }, at) => ({ id, board_id: board.id, title, position: `${at + 1}.00` }));
    expect(status).toBe(200);
    expect(json).toEqual({
      boards: [{ id: board.id, title: board.title, type: "to-do", stages }, { id: plans.id, title: "Plans", type: "roadmap", stages: [] }],
      all_stages: stages,
    });
  });

  test("an admin is answered every board, somebody on none an empty list, nobody 401", async () => {
    const { board } = await aBoardOfAnna();

    expect((await call(GET, { as: await anAdmin() })).json.boards).toMatchObject([{ id: board.id }]);
    expect((await call(GET, { as: await aUser() })).json).toEqual({ boards: [], all_stages: [] });
    expect((await call(GET)).status).toBe(401);
  });

  test("asks the database as often for fifty boards as for two", async () => {
    const admin = await anAdmin();
    const fill = async (count: number) => {
      for (let at = 0; at < count; at += 1) await aStage(await aBoard());
    };

    await fill(2);
    const few = await queriesOf(GET, { as: admin });
    await fill(48);

    expect(await queriesOf(GET, { as: admin })).toBe(few);
  });
});
