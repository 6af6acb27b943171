import { describe, expect, test } from "vitest";
import { aBoard, anAdmin, aUser, call, idsOf } from "@/lib/testing";
import { GET } from "./route";

async function boardsOfMax() {
  const max = await aUser();
  const members: [typeof max, "member"][] = [[max, "member"]];
  const second = await aBoard({ title: "Second", members, createdAt: new Date("2026-03-02") });
  const first = await aBoard({ title: "First", members, createdAt: new Date("2026-03-01") });
  const ideas = await aBoard({ title: "Ideas", type: "roadmap", members });
  await aBoard({ members, archivedAt: new Date() });
  await aBoard({ members, isTemplate: true });
  return { max, first, second, ideas, foreign: await aBoard() };
}

describe("GET /tasks/boards-by-type/:type", () => {
  test("lists the caller's active boards of the type, oldest first", async () => {
    const { max, first, second, ideas } = await boardsOfMax();
    const read = async (type: string) => (await call(GET, { as: max, params: { type } })).json;

    expect(await read("to-do")).toEqual({
      boards: [
        { id: first.id, title: "First", type: "to-do" },
        { id: second.id, title: "Second", type: "to-do" },
      ],
    });
    expect(await read("roadmap")).toEqual({ boards: [{ id: ideas.id, title: "Ideas", type: "roadmap" }] });
  });

  test("an unknown type has no boards", async () => {
    const { max } = await boardsOfMax();

    for (const type of ["xyz", "to_do", "to-do' OR true --", "to-do\u0000"])
      expect((await call(GET, { as: max, params: { type } })).json).toEqual({ boards: [] });
  });

  test("lists every board to an admin, none to a person on no board; 401 when signed out", async () => {
    const { first, second, foreign } = await boardsOfMax();
    const params = { type: "to-do" };

    expect(idsOf((await call(GET, { as: await anAdmin(), params })).json.boards)).toEqual([
      first.id,
      second.id,
      foreign.id,
    ]);
    expect((await call(GET, { as: await aUser(), params })).json.boards).toEqual([]);
    expect((await call(GET, { params })).status).toBe(401);
  });
});
