import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, anAdmin, aStage, aTemplateOfAnna, aUser, call, idsOf, inFreeTier } from "@/lib/testing";
import { GET } from "./route";

const isTemplate = true;

describe("GET /projects/template-stages", () => {
  test("lists active template stages of the caller's boards with their board, templates included", async () => {
    const { anna, vera, board } = await aTemplateOfAnna({ title: "b" });
    const roadmap = await aBoard({ title: "A", type: "roadmap", members: [[anna, "viewer"]] });
    const [stage, ofRoadmap] = [await aStage(board, { isTemplate }), await aStage(roadmap, { isTemplate })];
    await aStage(board, { isTemplate, archivedAt: new Date() });
    await aStage(await aBoard({ archivedAt: new Date(), members: [[anna, "manager"]] }), { isTemplate });
    await aStage((await aBoardOfAnna()).board, { isTemplate });

    const { status, json } = await call(GET, { as: anna });

    expect(status).toBe(200);
    expect(json.stages).toMatchObject([
      { id: ofRoadmap.id, board: { id: roadmap.id, title: "A", type: "roadmap" } },
      {
        id: stage.id,
        board_id: board.id,
        settings: { default_task_status: "open", is_template: true },
        board: { id: board.id, title: "b", type: "to-do" },
      },
    ]);
    expect(idsOf((await call(GET, { as: vera })).json.stages)).toEqual([stage.id]);
  });

  test("lists those of all to-do boards for admins, none for people without a board", async () => {
    const { toDo } = await aBoardOfAnna();
    await db.stage.update({ where: { id: toDo.id }, data: { isTemplate } });
    await aStage(await aBoard({ type: "roadmap" }), { isTemplate });

    expect(idsOf((await call(GET, { as: await anAdmin() })).json.stages)).toEqual([toDo.id]);
    expect((await call(GET, { as: await aUser() })).json).toEqual({ stages: [] });
  });

  test("is 401 without an account, and 403 in the free tier", async () => {
    const { anna } = await aBoardOfAnna();

    expect((await call(GET)).status).toBe(401);
    expect((await inFreeTier(() => call(GET, { as: anna }))).json.message).toBe("This is a pro feature");
  });
});
