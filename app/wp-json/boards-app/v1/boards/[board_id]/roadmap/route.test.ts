import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, anIdea, aRoadmapOfAnna, aSubmission, aUser, onBoard } from "@/lib/testing";
import { GET } from "./route";

const read = onBoard(GET);

describe("GET /boards/:board_id/roadmap", () => {
  test("names the page, what waits, and the authors who are not on the board", async () => {
    const { anna, max, vera, board, planned } = await aRoadmapOfAnna();
    const author = await aUser({ displayName: "Una User" });
    await anIdea(planned, { createdById: author.id });
    await anIdea(planned, { createdById: author.id });
    await anIdea(planned, { createdById: max.id });
    await aSubmission(board);
    await aSubmission(board, { state: "spam" });

    expect((await read(anna, board)).json).toEqual({
      roadmap: {
        url: `https://boards.test/roadmap/${board.publicSlug}`,
        pending: 1,
        authors: [{ id: author.id, name: "Una User" }],
      },
    });
    expect((await read(vera, board)).json.roadmap.pending).toBeNull();
  });

  test("403 for a stranger, 404 for another board", async () => {
    const { board } = await aRoadmapOfAnna();
    const plain = await aBoardOfAnna();

    expect((await read(await aUser(), board)).status).toBe(403);
    expect((await read(plain.anna, plain.board)).status).toBe(404);
    expect(await db.submission.count()).toBe(0);
  });
});
