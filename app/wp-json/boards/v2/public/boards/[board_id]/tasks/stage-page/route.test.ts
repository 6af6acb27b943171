import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aPublicBoard, aStage, aTask, onBoard } from "@/lib/testing";
import { GET } from "./route";

const read = onBoard(GET);

async function aStageOf(size: number) {
  const world = await aPublicBoard();
  for (let at = 0; at < size; at += 1) await aTask(world.toDo);
  const page = (query: Record<string, string | number>) =>
    read(undefined, world.board, { public_token: world.token, stage_id: world.toDo.id, ...query });
  return { ...world, page };
}

const positions = (json: { tasks: { position: string }[] }) => json.tasks.map(({ position }) => Number(position));

describe("GET /public/boards/:board_id/tasks/stage-page", () => {
  test("pages forward and back by positions", async () => {
    const { toDo, page } = await aStageOf(5);

    const second = await page({ limit: 2, cursor: 2 });
    const first = await page({ limit: 2, cursor: second.json.pagination.start_cursor, direction: "prev" });

    expect([positions(second.json), positions(first.json), second.trips]).toEqual([[3, 4], [1, 2], 2]);
    expect(second.json.pagination).toEqual({
      stage_id: toDo.id,
      limit: 2,
      direction: "next",
      cursor: 2,
      has_more: true,
      has_more_before: true,
      has_more_after: true,
      start_cursor: 3,
      end_cursor: 4,
    });
  });

  test("answers 400 without a stage and for another direction", async () => {
    const { page } = await aStageOf(1);

    expect((await page({ stage_id: "" })).json.message).toBe("Invalid Stage");
    const turned = await page({ direction: "sideways" });
    expect([turned.status, turned.json.message]).toEqual([400, "Invalid direction"]);
  });

  test("answers 404 for an archived or private stage and one of another board", async () => {
    const { board, page } = await aStageOf(1);
    const archived = await aStage(board, { archivedAt: new Date() });
    const hidden = await aStage(board, { isPublic: false });
    const { toDo: theirs } = await aPublicBoard();

    for (const { id } of [archived, hidden, theirs]) {
      const { status, json } = await page({ stage_id: id });
      expect([status, json.message]).toEqual([404, "Stage not found"]);
    }
  });

  test("checks the token before the stage: 401, or 403 to someone who is signed in", async () => {
    const { anna, board } = await aStageOf(1);
    await db.board.update({ where: { id: board.id }, data: { publicAccessSecret: null } });

    expect((await read(undefined, board)).status).toBe(401);
    expect((await read(anna, board, { stage_id: 1 })).status).toBe(403);
  });

  test("ignores odd cursors and limits", async () => {
    const { page } = await aStageOf(3);

    expect(positions((await page({ cursor: "1e999", limit: 999_999 })).json)).toEqual([1, 2, 3]);
    expect(positions((await page({ cursor: "1;DROP", limit: -5 })).json)).toEqual([1]);
  });
});
