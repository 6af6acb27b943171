import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, anAdmin, aRoadmapOfAnna, call } from "@/lib/testing";
import { GET, POST } from "./route";

describe("/admin/roadmap/page-settings", () => {
  test("replace the pages of all roadmaps; ids are strings when they are read", async () => {
    const admin = await anAdmin();
    const [first, second] = [await aRoadmapOfAnna({ roadmapPageId: "7" }), await aRoadmapOfAnna()];
    const save = (selectedPages: object) => call(POST, { as: admin, body: { selectedPages } });

    const { status, json } = await save({ [first.board.id]: "", [second.board.id]: "123" });

    expect([status, json]).toEqual([
      200,
      {
        message: "Roadmap Board & Page Mapping Updated Successfully",
        page_settings: [{ roadmap_id: second.board.id, page_id: 123 }],
      },
    ]);
    expect((await call(GET, { as: admin })).json).toEqual({
      page_settings: [{ roadmap_id: String(second.board.id), page_id: 123 }],
    });
    expect(await db.activity.count({ where: { column: "roadmap page" } })).toBe(2);
    expect((await save({ [second.board.id]: 123 })).status).toBe(200);
    expect(await db.activity.count({ where: { column: "roadmap page" } })).toBe(2);
    expect((await save([])).json.page_settings).toEqual([]);
  });

  test("404 for a board that is no roadmap, 400 for what is no id, and nothing is saved", async () => {
    const admin = await anAdmin();
    const { board } = await aRoadmapOfAnna({ roadmapPageId: "7" });
    const other = await aBoardOfAnna();
    const statusOf = async (selectedPages: unknown) =>
      (await call(POST, { as: admin, body: { selectedPages } })).status;

    expect(await statusOf({ [other.board.id]: 1 })).toBe(404);
    expect(await statusOf({ [board.id]: "one" })).toBe(400);
    expect(await statusOf({ x: 1 })).toBe(400);
    expect(await statusOf("x")).toBe(400);
    expect(await statusOf(undefined)).toBe(400);
    expect(await db.board.findUnique({ where: { id: board.id } })).toMatchObject({ roadmapPageId: "7" });
  });

  test("403 for managers of boards", async () => {
    const { anna } = await aBoardOfAnna();

    expect((await call(GET, { as: anna })).status).toBe(403);
    expect((await call(POST, { as: anna, body: { selectedPages: {} } })).status).toBe(403);
  });
});
