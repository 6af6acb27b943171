import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { anIdea, aRoadmapOfAnna, aUser, call } from "@/lib/testing";
import { GET } from "./route";

describe("GET /roadmaps/:board_id/day-wise-ideas", () => {
  test("counts the ideas of each day where the caller lives", async () => {
    const { board, vera, planned } = await aRoadmapOfAnna();
    await db.task.deleteMany({ where: { boardId: board.id } });
    for (const at of ["2026-03-01T12:00:00Z", "2026-03-01T23:30:00Z", "2026-03-03T00:00:00Z"])
      await anIdea(planned, { createdAt: new Date(at) });
    const days = async () => (await call(GET, { as: vera, params: { board_id: board.id } })).json as unknown;

    expect(await days()).toEqual({
      dayWiseTasks: [
        { date: "2026-03-01", total: 2 },
        { date: "2026-03-03", total: 1 },
      ],
    });
    await db.user.update({ where: { id: vera.id }, data: { timezone: "Europe/Berlin" } });
    expect(await days()).toEqual({
      dayWiseTasks: [
        { date: "2026-03-01", total: 1 },
        { date: "2026-03-02", total: 1 },
        { date: "2026-03-03", total: 1 },
      ],
    });
  });

  test("403 without access to the board, in the words that clients know, and 401 for guests", async () => {
    const { board } = await aRoadmapOfAnna();
    const params = { board_id: board.id };

    const { status, json } = await call(GET, { as: await aUser(), params });

    expect([status, json.message]).toEqual([403, "You don't have permission"]);
    expect((await call(GET, { params })).status).toBe(401);
  });

  test("404 for a board that is no roadmap", async () => {
    const { board, anna } = await aRoadmapOfAnna();
    await db.board.update({ where: { id: board.id }, data: { type: "to_do" } });

    expect((await call(GET, { as: anna, params: { board_id: board.id } })).status).toBe(404);
  });
});
