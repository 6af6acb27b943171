import { describe, expect, test } from "vitest";
import { aPublicBoard, aStage, aSubtask, aTask, onBoard } from "@/lib/testing";
import { GET } from "./route";

const list = onBoard(GET);

describe("GET /public/boards/:board_id/tasks/by-stage", () => {
  test("returns the first 20 tasks of each active stage, and where to go on", async () => {
    const { board, token, toDo, doing, done } = await aPublicBoard();
    for (let at = 0; at < 21; at += 1) await aTask(toDo);
    await aSubtask(await aTask(doing));
    await aTask(await aStage(board, { isPublic: false }));

    const { status, json, trips } = await list(undefined, board, { public_token: token });

    expect([status, json.tasks.length, trips]).toEqual([200, 21, 2]);
    expect(Object.keys(json.pagination_by_stage)).toEqual([toDo, doing, done].map(({ id }) => String(id)));
    expect(json.pagination_by_stage[toDo.id]).toEqual({
      stage_id: toDo.id,
      total_count: 21,
      limit: 20,
      direction: "next",
      cursor: null,
      has_more: true,
      has_more_before: false,
      has_more_after: true,
      start_cursor: 1,
      end_cursor: 20,
    });
    expect(json.pagination_by_stage[done.id]).toMatchObject({ total_count: 0, start_cursor: null, end_cursor: null });
  });

  test("answers 401 without a token, and 403 to someone who is signed in", async () => {
    const { anna, board } = await aPublicBoard();

    expect((await list(undefined, board)).status).toBe(401);
    expect((await list(anna, board)).status).toBe(403);
  });
});
