import { expect, test } from "vitest";
import { GET } from "./route";
import { db } from "@/lib/db";
import { aComment, anIdea, aRoadmapOfAnna, call } from "@/lib/testing";

const count = (board: { id: number }, ids: (number | string)[], headers?: Record<string, string>) =>
  call(GET, {
    params: { board_id: board.id },
    query: Object.fromEntries(ids.map((id, at) => [`ids[${at}]`, String(id)])),
    headers,
  });

test("counts votes and public comments of ideas that anyone may read, and answers 304 until they change", async () => {
  const { board, idea, hidden, planned } = await aRoadmapOfAnna();
  const other = await anIdea(planned, { voteCount: 3 });
  await aComment(idea, null, { privacy: "public" });
  await aComment(idea, null, { privacy: "private" });

  const first = await count(board, [idea.id, hidden.id, other.id]);
  const etag = first.headers.get("etag") ?? "";
  const again = await count(board, [idea.id, hidden.id, other.id], { "if-none-match": etag });
  await db.task.update({ where: { id: other.id }, data: { voteCount: 4 } });
  const changed = await count(board, [other.id], { "if-none-match": etag });

  expect(first.json).toEqual({
    ideas: [
      { id: idea.id, vote_count: 0, comments_count: 1 },
      { id: other.id, vote_count: 3, comments_count: 0 },
    ],
  });
  expect(again.status).toBe(304);
  expect([changed.status, changed.json]).toEqual([
    200,
    { ideas: [{ id: other.id, vote_count: 4, comments_count: 0 }] },
  ]);
});

test("400 for what is no list of up to 100 ids, 404 for a private roadmap", async () => {
  const { board, idea } = await aRoadmapOfAnna();

  expect((await count(board, ["x"])).status).toBe(400);
  expect(
    (
      await count(
        board,
        Array.from({ length: 101 }, (_, at) => at + 1),
      )
    ).status,
  ).toBe(400);
  await db.board.update({ where: { id: board.id }, data: { isPrivate: true } });
  expect((await count(board, [idea.id])).status).toBe(404);
});
