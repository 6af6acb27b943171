import { describe, expect, test } from "vitest";
import {
  aBoardOfAnna,
  anAdmin,
  aTask,
  aTaskOfAnna,
  aTimeTrack,
  aUser,
  call,
  inFreeTier,
  statusesOf,
} from "@/lib/testing";
import { GET } from "./route";

const at = (time: string) => ({ completedAt: new Date(time) });

describe("GET /reports/timesheet", () => {
  test("lists the logs of each task with their sum; without both dates, of all time", async () => {
    const { max, vera, board, toDo, task } = await aTaskOfAnna({ title: "Bake" });
    const first = await aTimeTrack(task, max, {
      minutes: 90,
      workingMinutes: 95,
      message: "note",
      ...at("2020-01-01T16:00:00Z"),
    });
    const second = await aTimeTrack(task, null);
    await aTask(toDo);

    const { status, json } = await call(GET, { as: vera, query: { start_date: "2026-03-01" } });

    expect(status).toBe(200);
    expect(json).toEqual({
      message: "Time sheet report",
      timings: [
        {
          ...{ id: task.id, title: "Bake", board: { id: board.id, title: board.title }, total: 150 },
          times: [
            {
              ...{ id: first.id, billable_minutes: 90, working_minutes: 95, completed_at: "2020-01-01 16:00:00" },
              message: "note",
              user: {
                ID: max.id,
                name: "Max",
                avatar: expect.stringContaining(max.photoKey),
                email: expect.stringContaining("***@"),
              },
            },
            expect.objectContaining({
              id: second.id,
              user: expect.objectContaining({ ID: 0, name: "Deleted user", email: "" }),
            }),
          ],
        },
      ],
    });
  });

  test("addresses are for administrators and their owners", async () => {
    const { max, task } = await aTaskOfAnna();
    await aTimeTrack(task, max);

    for (const as of [max, await anAdmin()])
      expect(JSON.stringify((await call(GET, { as })).json)).toContain(max.email);
  });

  test("includes the last day of the range; invalid dates count as none", async () => {
    const { vera, max, task } = await aTaskOfAnna();
    await aTimeTrack(task, max, at("2026-03-01T23:59:59Z"));
    await aTimeTrack(task, max, at("2026-03-02T00:00:00Z"));
    const total = async (start_date: string, end_date: string) => {
      const { json } = await call(GET, { as: vera, query: { start_date, end_date } });
      return (json.timings as { total: number }[])[0]?.total ?? 0;
    };

    expect([
      await total("2026-02-01", "2026-03-01"),
      await total("2026-03-02", "2026-03-02"),
      await total("2026-03-03", "2026-03-04"),
      await total("soon", "2026-03-01"),
    ]).toEqual([60, 60, 0, 120]);
  });

  test("of a foreign board or a word nothing; 400 for a wrong range; 403 without a board and in the free tier", async () => {
    const { anna, board, task } = await aTaskOfAnna();
    const other = await aBoardOfAnna();
    await aTimeTrack(task, anna);
    const send = (as: typeof anna, query: Record<string, string | number>) => call(GET, { as, query });
    const timings = async (as: typeof anna, board_id: string | number) => (await send(as, { board_id })).json.timings;

    const answers = [
      await send(anna, { start_date: "2026-03-02", end_date: "2026-03-01" }),
      await send(anna, { start_date: "2026-01-01", end_date: "2027-01-02" }),
      await send(await aUser(), {}),
      await inFreeTier(() => send(anna, {})),
    ];

    expect(await timings(anna, board.id)).toHaveLength(1);
    expect([await timings(other.anna, board.id), await timings(anna, "all")]).toEqual([[], []]);
    expect(statusesOf(answers)).toEqual([400, 400, 403, 403]);
    expect(answers[3]?.json.message).toBe("This is a pro feature");
  });
});
