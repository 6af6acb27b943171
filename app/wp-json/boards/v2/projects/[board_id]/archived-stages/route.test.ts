import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aStage, aUser, onBoard, titlesOf } from "@/lib/testing";
import { GET } from "./route";

const list = onBoard(GET);

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe("GET /projects/:board_id/archived-stages", () => {
  test("returns archived stages, last archived first, with who archived them", async () => {
    const { anna, vera, max, board } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    await aStage(other.board, { archivedAt: ago(1), position: 0 });
    const early = await aStage(board, { title: "Early", archivedAt: ago(9), position: 0, archivedById: anna.id });
    const late = await aStage(board, { title: "Late", archivedAt: ago(1), position: 0, hasDefaultPeople: true });
    await db.stageDefaultAssignee.create({ data: { stageId: late.id, userId: max.id } });

    const { status, json } = await list(vera, board);

    expect([status, json.stages.total, json.stages.per_page]).toEqual([200, 2, 30]);
    expect(json.stages.data).toMatchObject([
      {
        id: late.id,
        title: "Late",
        position: "0.00",
        settings: { default_task_assignees: [max.id] },
        archived_by_id: null,
        archived_by: null,
      },
      {
        id: early.id,
        title: "Early",
        archived_at: expect.stringMatching(/^\d{4}-/),
        settings: { archived_by_id: anna.id },
        archived_by_id: anna.id,
      },
    ]);
    expect(json.stages.data[1].archived_by).toEqual({
      ID: anna.id,
      display_name: "Anna",
      photo: expect.stringContaining("/photos/"),
    });
  });

  test("is paged, with at most 50 each; noPagination returns all in a plain list", async () => {
    const { vera, board } = await aBoardOfAnna();
    for (let at = 0; at < 52; at += 1) await aStage(board, { title: String(at), archivedAt: ago(at), position: 0 });
    const send = async (query: Record<string, string | number>) => (await list(vera, board, query)).json.stages;

    expect(titlesOf((await send({ per_page: 2, page: 2 })).data)).toEqual(["2", "3"]);
    expect((await send({ per_page: 500 })).data).toHaveLength(50);
    const all = await send({ noPagination: "true", per_page: 2 });
    expect([Array.isArray(all), all.length]).toEqual([true, 52]);
  });

  test("answers 400 for a value that is not a boolean, 403 for a stranger", async () => {
    const { vera, board } = await aBoardOfAnna();

    expect((await list(vera, board, { noPagination: "perhaps" })).status).toBe(400);
    expect((await list(await aUser(), board)).status).toBe(403);
  });
});
