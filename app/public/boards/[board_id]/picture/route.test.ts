import { expect, test } from "vitest";
import { aPublicBoard, aStage, aTask } from "@/lib/testing";
import { GET, HEAD } from "./route";

const ask = (id: number, token: string, headers: Record<string, string> = {}) =>
  GET(new Request(`https://boards.test/public/boards/${id}/picture?public_token=${token}`, { headers }), {
    params: Promise.resolve({ board_id: String(id) }),
  });

test("returns a picture to those with the board's token, and 304 while nothing has changed", async () => {
  const { board, token, toDo } = await aPublicBoard();

  const first = await ask(board.id, token);
  const etag = first.headers.get("etag") ?? "";
  const again = await ask(board.id, token, { "if-none-match": etag });
  await aTask(await aStage(board, { isPublic: false }));
  const unseen = await ask(board.id, token, { "if-none-match": etag });
  await aTask(toDo);
  const changed = await ask(board.id, token, { "if-none-match": etag });

  expect([first.status, first.headers.get("content-type"), first.headers.get("cache-control")]).toEqual([
    200,
    "image/png",
    "no-cache",
  ]);
  expect([again.status, unseen.status, changed.status]).toEqual([304, 304, 200]);
  expect(
    (
      await HEAD(new Request("https://boards.test/", { method: "HEAD" }), {
        params: Promise.resolve({ board_id: "1" }),
      })
    ).status,
  ).toBe(404);
});

test("answers 404 for a wrong token, a closed board and a missing one alike", async () => {
  const { board, token } = await aPublicBoard();
  const closed = await aPublicBoard({ publicAccessEnabled: false });

  for (const [id, given] of [
    [board.id, `${token}x`],
    [board.id, ""],
    [closed.board.id, closed.token],
    [2_000_000_000, token],
  ] as const) {
    const response = await ask(id, given);
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
      404,
      "Board not found",
    ]);
  }
});
