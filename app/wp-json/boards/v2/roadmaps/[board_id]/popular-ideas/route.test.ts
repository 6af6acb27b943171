import { describe, expect, test } from "vitest";
import { aComment, anIdea, aRoadmapOfAnna, aUser, call } from "@/lib/testing";
import { GET } from "./route";

describe("GET /roadmaps/:board_id/popular-ideas", () => {
  test("lists the ideas with most votes and comments first, of hidden stages, too", async () => {
    const { board, vera, idea, hidden, planned } = await aRoadmapOfAnna();
    const liked = await anIdea(planned, { voteCount: 2 });
    await anIdea(planned, { voteCount: 9, archivedAt: new Date(), position: 0 });
    for (let at = 0; at < 3; at += 1) await aComment(hidden, vera, { privacy: "public" });

    const { status, json } = await call(GET, { as: vera, params: { board_id: board.id } });

    expect(status).toBe(200);
    expect(json.ideas.map(({ id, popular }: { id: number; popular: number }) => [id, popular])).toEqual([
      [hidden.id, 3],
      [liked.id, 2],
      [idea.id, 0],
    ]);
    expect(json.ideas[1]).toEqual({
      id: liked.id,
      board_id: board.id,
      title: liked.title,
      slug: liked.slug,
      type: "roadmap",
      stage_id: planned.id,
      popular: 2,
    });
  });

  test("403 without access to the board", async () => {
    const { board } = await aRoadmapOfAnna();

    const { status, json } = await call(GET, { as: await aUser(), params: { board_id: board.id } });

    expect([status, json.message]).toEqual([403, "You don't have permission"]);
  });
});
