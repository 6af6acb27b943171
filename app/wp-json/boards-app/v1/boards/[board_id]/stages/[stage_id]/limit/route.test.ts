import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask, call, type Caller } from "@/lib/testing";
import { PUT } from "./route";

let fixture: Awaited<ReturnType<typeof aBoardOfAnna>>;
beforeEach(async () => void (fixture = await aBoardOfAnna()));

const limit = (body: object, as: Caller = fixture.max, stage = fixture.toDo) =>
  call(PUT, { as, params: { board_id: fixture.board.id, stage_id: stage.id }, body });

const linesOf = async () =>
  (await db.activity.findMany({ orderBy: { id: "asc" } })).map(({ action, column, oldValue, newValue }) => [
    `${action} ${column}`,
    oldValue,
    newValue,
  ]);

describe("PUT /boards/:board_id/stages/:stage_id/limit", () => {
  test("sets how many tasks a stage should have at most, and removes the limit", async () => {
    const set = await limit({ limit: 3 });
    const same = await limit({ limit: "3" });
    const removed = await limit({ limit: null });

    expect(set.json).toMatchObject({ message: "Stage has been updated", stage: { settings: { wip_limit: 3 } } });
    expect(same.json).toMatchObject({ stage: { settings: { wip_limit: 3 } } });
    expect(removed.json.stage.settings).not.toHaveProperty("wip_limit");
    expect(await linesOf()).toEqual([
      ["updated limit of stage", null, "3"],
      ["updated limit of stage", "3", null],
    ]);
  });

  test("a limit blocks nothing", async () => {
    const { toDo } = fixture;
    await limit({ limit: 1 });

    const tasks = [await aTask(toDo), await aTask(toDo)];

    expect(tasks).toHaveLength(2);
    expect((await limit({ limit: 1 })).status).toBe(200);
  });

  test.each([{}, { limit: 0 }, { limit: -1 }, { limit: 1.5 }, { limit: "many" }, { limit: 10_001 }, { limit: [] }])(
    "answers 400 for %j, and nothing changes",
    async (body) => {
      expect((await limit(body)).status).toBe(400);
      expect(await db.stage.count({ where: { wipLimit: { not: null } } })).toBe(0);
    },
  );

  test("answers 403 for a viewer, 404 for a stage of another board", async () => {
    expect((await limit({ limit: 3 }, fixture.vera)).status).toBe(403);
    expect((await limit({ limit: 3 }, fixture.max, (await aBoardOfAnna()).toDo)).json.message).toBe("Stage not found");
  });
});
