import { describe, expect, test } from "vitest";
import { aBoard, aBoardOfAnna, aStage, aTask, call } from "@/lib/testing";
import { testForbidden } from "@/lib/testing/contract/refusals";
import { GET } from "./route";

const positions = (json: { tasks: { position: string }[] }) => json.tasks.map(({ position }) => Number(position));

async function aStageOf(size: number) {
  const { anna, board, toDo } = await aBoardOfAnna();
  for (let at = 0; at < size; at += 1) await aTask(toDo);
  return {
    anna,
    board,
    stage: toDo,
    page: (query: Record<string, string | number>) =>
      call(GET, { as: anna, params: { board_id: board.id }, query: { stage_id: toDo.id, ...query } }),
  };
}

describe("GET /projects/:board_id/tasks/stage-page", () => {
  test("pages forward from a cursor, which is exclusive", async () => {
    const { stage, page } = await aStageOf(5);

    const first = await page({ limit: 2 });
    const second = await page({ limit: 2, cursor: first.json.pagination.end_cursor });
    const third = await page({ limit: 2, cursor: second.json.pagination.end_cursor });

    expect([positions(first.json), positions(second.json), positions(third.json)]).toEqual([[1, 2], [3, 4], [5]]);
    expect(first.json.pagination).toEqual({
      stage_id: stage.id,
      limit: 2,
      direction: "next",
      cursor: null,
      has_more: true,
      has_more_before: false,
      has_more_after: true,
      start_cursor: 1,
      end_cursor: 2,
    });
    expect(second.json.pagination).toMatchObject({
      cursor: 2,
      has_more: true,
      has_more_before: true,
      has_more_after: true,
    });
    expect(third.json.pagination).toMatchObject({
      has_more: false,
      has_more_after: false,
      start_cursor: 5,
      end_cursor: 5,
    });
    expect(first.json.synced_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  test("pages back, in ascending order", async () => {
    const { page } = await aStageOf(5);

    const back = await page({ limit: 2, cursor: 4, direction: "prev" });
    const start = await page({ limit: 5, cursor: 2, direction: "prev" });

    expect(positions(back.json)).toEqual([2, 3]);
    expect(back.json.pagination).toMatchObject({
      direction: "prev",
      has_more: true,
      has_more_before: true,
      has_more_after: true,
      start_cursor: 2,
      end_cursor: 3,
    });
    expect(positions(start.json)).toEqual([1]);
    expect(start.json.pagination).toMatchObject({ has_more: false, has_more_before: false });
  });

  test("skips no archived task, though all of them are at position 0", async () => {
    const { stage, page } = await aStageOf(3);
    for (let at = 0; at < 4; at += 1) await aTask(stage, { archivedAt: new Date(), position: 0 });

    const seen = new Set<number>();
    let cursor: number | "" = "";
    for (let turn = 0; turn < 10; turn += 1) {
      const { json } = await page({ limit: 2, cursor, include_archived: "true" });
      for (const { id } of json.tasks) seen.add(id);
      if (!json.pagination.has_more) break;
      cursor = json.pagination.end_cursor;
    }

    expect(seen.size).toBe(7);
  });

  test("has a limit of 20, at most 100", async () => {
    const { page } = await aStageOf(22);

    expect((await page({})).json.tasks).toHaveLength(20);
    expect((await page({ limit: 0 })).json.pagination.limit).toBe(1);
    expect((await page({ limit: 5000 })).json.pagination.limit).toBe(100);
    expect((await page({ limit: "x" })).json.pagination.limit).toBe(20);
  });

  test.each([["abc"], ["1e400"], ["NaN"], ["-Infinity"], ["1; DROP TABLE task"], ["99999999999999999999"], [""]])(
    "ignores the invalid cursor %o",
    async (cursor) => {
      const { page } = await aStageOf(2);

      const { status, json } = await page({ cursor });

      expect([status, positions(json)]).toEqual([200, [1, 2]]);
    },
  );

  test("answers 400 without a stage or with an unknown direction", async () => {
    const { anna, board, page } = await aStageOf(0);

    expect((await call(GET, { as: anna, params: { board_id: board.id } })).json.data.params).toEqual({
      stage_id: "The stage_id field is required.",
    });
    expect((await page({ direction: "up" })).json.data.params).toEqual({
      direction: "The direction format is invalid.",
    });
    expect((await page({ direction: "up" })).json).toMatchObject({
      code: "rest_invalid_param",
      message: "Invalid direction",
    });
    expect((await page({ stage_id: "x" })).json).toMatchObject({
      code: "rest_invalid_param",
      message: "Invalid Stage",
    });
  });

  test("answers 404 for a stage of another board or an unknown one", async () => {
    const { anna, page } = await aStageOf(1);
    const elsewhere = await aStage(await aBoard({ members: [[anna, "manager"]] }));

    expect((await page({ stage_id: elsewhere.id })).json.message).toBe("Stage not found");
    expect((await page({ stage_id: 99_999_999_999 })).status).toBe(404);
  });

  testForbidden(GET);
});
