import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask, aTaskOfAnna, aTimeTrack, aUser, call, inFreeTier, statusesOf } from "@/lib/testing";
import { GET } from "./route";

const days = (first: string, last: string) => ({ "date_range[0]": first, "date_range[1]": last });
const at = (time: string) => ({ completedAt: new Date(time) });

describe("GET /projects/timesheet/by-tasks", () => {
  test("lists tasks, every day of the range, and the logs by day and task", async () => {
    const { max, vera, board, task } = await aTaskOfAnna({ title: "Bake", slug: "bake" });
    const created = { createdAt: new Date("2026-03-01T08:57:05Z"), message: "<b>note</b>" };
    const whole = await aTimeTrack(task, max, created);
    const timed = await aTimeTrack(task, null, {
      ...created,
      ...at("2026-03-02T16:30:00Z"),
      minutes: 30,
      message: null,
    });
    await aTimeTrack(task, max, at("2026-02-28T00:00:00Z"));
    await aTimeTrack(task, max, at("2026-03-04T00:00:00Z"));
    await aTimeTrack(task, max, { status: "paused" });

    const { status, json } = await call(GET, { as: vera, query: days("2026-03-01", "2026-03-03") });

    const entry = { created_at: "2026-03-01 08:57:05" };
    expect(status).toBe(200);
    expect(json).toEqual({
      tasks: [{ task: { id: task.id, title: "Bake", slug: "bake" }, board: { id: board.id, title: board.title } }],
      date_labels: ["2026-03-01", "2026-03-02", "2026-03-03"],
      totalMinutes: 90,
      time_sheets: {
        "2026-03-01": {
          [task.id]: [
            {
              ...{ ...entry, id: whole.id, user: { ID: max.id, display_name: "Max" }, billable_minutes: 60 },
              ...{ completed_at: "2026-03-01 00:00:00", message: "<b>note</b>" },
            },
          ],
        },
        "2026-03-02": {
          [task.id]: [
            {
              ...{ ...entry, id: timed.id, user: { ID: 0, display_name: "Deleted user" }, billable_minutes: 30 },
              ...{ completed_at: "2026-03-02 16:30:00", message: "" },
            },
          ],
        },
      },
      date_range: ["2026-03-01 00:00:00", "2026-03-03 23:59:59"],
    });
  });

  test("without a range, shows the last seven days; without logs, empty lists", async () => {
    const { vera } = await aBoardOfAnna();

    const { json } = await call(GET, { as: vera });

    const today = new Date().toISOString().slice(0, 10);
    expect(json).toMatchObject({ tasks: [], time_sheets: [], totalMinutes: 0 });
    expect(json.date_labels).toHaveLength(7);
    expect(json.date_range).toEqual([expect.any(String), `${today} 23:59:59`]);
  });

  test.each([
    ["UTC", ["2026-03-28", "2026-03-29", "2026-03-30"]],
    ["Europe/Berlin", ["2026-03-29", "2026-03-29", "2026-03-30"]],
    ["America/Los_Angeles", ["2026-03-28", "2026-03-29", "2026-03-29"]],
  ])(
    "in %s, days are the reader's, also when the clocks change, and a whole day is the same everywhere",
    async (timezone, expected) => {
      const { board, task } = await aTaskOfAnna();
      const reader = await aUser({ timezone });
      await db.boardMember.create({ data: { boardId: board.id, userId: reader.id, role: "viewer" } });
      const evening = await aTimeTrack(task, reader, at("2026-03-28T23:00:00Z"));
      const whole = await aTimeTrack(task, reader, at("2026-03-29T00:00:00Z"));
      const night = await aTimeTrack(task, reader, at("2026-03-30T03:00:00Z"));

      const { json } = await call(GET, { as: reader, query: days("2026-03-01", "2026-03-31") });

      const sheets = json.time_sheets as Record<string, Record<string, { id: number }[]>>;
      const dayOf = ({ id }: { id: number }) =>
        Object.keys(sheets).find((day) => sheets[day]?.[task.id]?.some((entry) => entry.id === id));
      expect([evening, whole, night].map(dayOf)).toEqual(expected);
    },
  );

  test("shows one board or all that the caller may see, archived ones too; a foreign board or a word gives empty lists", async () => {
    const { anna, board, task, toDo } = await aTaskOfAnna();
    const other = await aTaskOfAnna();
    await aTimeTrack(task, anna);
    await aTimeTrack(await aTask(toDo, { archivedAt: new Date() }), anna);
    await aTimeTrack(other.task, anna);
    await db.board.update({ where: { id: board.id }, data: { archivedAt: new Date() } });
    const minutes = async (as: typeof anna, board_id?: number | string) =>
      (await call(GET, { as, query: { ...days("2026-03-01", "2026-03-01"), ...(board_id && { board_id }) } })).json
        .totalMinutes;
    const admin = await aUser({ role: "administrator" });

    expect([
      await minutes(anna),
      await minutes(anna, board.id),
      await minutes(anna, other.board.id),
      await minutes(anna, "all"),
      await minutes(other.vera),
      await minutes(admin),
    ]).toEqual([120, 120, 0, 0, 60, 180]);
  });

  test("400 for a range that ends before it begins, of more than 366 days, or of no dates", async () => {
    const { vera } = await aBoardOfAnna();
    const send = (query: Record<string, string>) => call(GET, { as: vera, query });

    const answers = [
      await send(days("2026-03-02", "2026-03-01")),
      await send(days("2026-01-01", "2027-01-02")),
      await send(days("2026-01-01", "2027-01-01")),
      await send(days("soon", "later")),
      await send({ date_range: "2026-03-01" }),
    ];

    expect(statusesOf(answers)).toEqual([400, 400, 200, 400, 400]);
    expect(answers[1]?.json.message).toBe("A range may have 366 days at most.");
  });

  test("403 for someone without a board, and in the free tier", async () => {
    const { anna } = await aBoardOfAnna();

    expect((await call(GET, { as: await aUser() })).status).toBe(403);
    const { status, json } = await inFreeTier(() => call(GET, { as: anna }));
    expect([status, json.message]).toEqual([403, "This is a pro feature"]);
  });

  test("takes two statements, however long the range", async () => {
    const { anna, task } = await aTaskOfAnna();
    for (let day = 1; day < 20; day += 1)
      await aTimeTrack(task, anna, at(`2026-03-${String(day).padStart(2, "0")}T00:00:00Z`));

    const day = await call(GET, { as: anna, query: days("2026-03-01", "2026-03-01") });
    const year = await call(GET, { as: anna, query: days("2026-01-01", "2026-12-31") });

    expect([day.queries, year.queries, year.trips]).toEqual([2, 2, 2]);
  });
});
