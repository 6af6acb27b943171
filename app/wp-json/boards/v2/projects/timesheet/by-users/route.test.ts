import { expect, test } from "vitest";
import { aBoardOfAnna, aTaskOfAnna, aTimeTrack, aUser, call, inFreeTier, statusesOf } from "@/lib/testing";
import { GET } from "./route";

const query = { "date_range[0]": "2026-03-01", "date_range[1]": "2026-03-02" };

test("GET /projects/timesheet/by-users lists people, days, and the logs by day and person, each with its task and board", async () => {
  const { anna, max, vera, board, task } = await aTaskOfAnna({ title: "Bake", slug: "bake" });
  const ofMax = await aTimeTrack(task, max, { createdAt: new Date("2026-03-01T08:57:05Z") });
  const ofAnna = await aTimeTrack(task, anna, { minutes: 5 });
  const ofNobody = await aTimeTrack(task, null, { minutes: 1 });

  const { json } = await call(GET, { as: vera, query });

  const sheets = json.time_sheets as Record<string, Record<string, { id: number }[]>>;
  expect(json).toMatchObject({
    users: [
      { ID: anna.id, display_name: "Anna" },
      { ID: max.id, display_name: "Max" },
      { ID: 0, display_name: "Deleted user" },
    ],
    date_labels: ["2026-03-01", "2026-03-02"],
    totalMinutes: 66,
    date_range: ["2026-03-01 00:00:00", "2026-03-02 23:59:59"],
  });
  expect(sheets["2026-03-01"]?.[max.id]).toEqual([
    {
      ...{ id: ofMax.id, created_at: "2026-03-01 08:57:05", completed_at: "2026-03-01 00:00:00" },
      ...{ billable_minutes: 60, message: "" },
      ...{ task: { id: task.id, title: "Bake", slug: "bake" }, board: { id: board.id, title: board.title } },
    },
  ]);
  expect([sheets["2026-03-01"]?.[anna.id]?.[0]?.id, sheets["2026-03-01"]?.[0]?.[0]?.id]).toEqual([
    ofAnna.id,
    ofNobody.id,
  ]);
});

test("empty lists where there is nothing; 400 for a wrong range, 403 without a board and in the free tier", async () => {
  const { vera } = await aBoardOfAnna();
  const stranger = await aUser();

  const empty = await call(GET, { as: vera, query });
  const answers = [
    await call(GET, { as: vera, query: { "date_range[0]": "2026-03-02", "date_range[1]": "2026-03-01" } }),
    await call(GET, { as: stranger, query }),
    await inFreeTier(() => call(GET, { as: vera, query })),
  ];

  expect(empty.json).toMatchObject({ users: [], time_sheets: [], totalMinutes: 0 });
  expect(statusesOf(answers)).toEqual([400, 403, 403]);
});
