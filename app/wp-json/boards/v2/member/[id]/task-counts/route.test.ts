import { describe, expect, test } from "vitest";
import { GET as LIST } from "@/app/wp-json/boards/v2/member/[id]/tasks/route";
import { aUser, call, tasksOfMax } from "@/lib/testing";
import { testProfileAccess } from "@/lib/testing/probes/profiles";
import { GET } from "./route";

describe("GET /member/:id/task-counts", () => {
  testProfileAccess(GET);

  test("counts what the lists contain, for oneself and for others", async () => {
    const { anna, max } = await tasksOfMax();

    const { json } = await call(GET, { as: max, params: { id: max.id } });

    expect(json).toEqual({
      counts: { due_today: 0, assigned: 3, upcoming: 1, overdue: 1, mentioned: 1, completed: 1, others: 2 },
    });
    for (const as of [anna, max]) {
      const { counts } = (await call(GET, { as, params: { id: max.id } })).json;
      for (const [taskType, count] of Object.entries(counts))
        expect((await call(LIST, { as, params: { id: max.id }, query: { taskType } })).json.paginationInfo.total).toBe(
          count,
        );
    }
  });

  test("boardIds limits the counts to these boards", async () => {
    const { max, own } = await tasksOfMax();

    expect((await call(GET, { as: max, params: { id: max.id }, query: { "boardIds[]": own.id } })).json.counts).toEqual(
      { due_today: 0, assigned: 1, upcoming: 0, overdue: 0, mentioned: 0, completed: 0, others: 1 },
    );
  });

  test("returns zeros for a person without tasks; 400 for an invalid board", async () => {
    const nina = await aUser();

    expect(Object.values((await call(GET, { as: nina, params: { id: nina.id } })).json.counts)).toEqual(
      Array(7).fill(0),
    );
    expect((await call(GET, { as: nina, params: { id: nina.id }, query: { boardIds: "x" } })).json.data.params).toEqual(
      { boardIds: "The boardIds must be an array." },
    );
  });
});
