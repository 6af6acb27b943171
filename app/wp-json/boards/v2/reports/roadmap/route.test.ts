import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aComment, anActivity, anIdea, aRoadmapOfAnna, call } from "@/lib/testing";
import { testReport } from "@/lib/testing/contract/reports";
import { withSettings } from "@/lib/testing/factories/settings";
import { GET } from "./route";

const bySource = (page: number, web: number, other: number) => [
  { key: "page", label: "Public Page", value: page, colorKey: "primary" },
  { key: "web", label: "Admin / Web", value: web, colorKey: "success" },
  { key: "other", label: "Other", value: other, colorKey: "neutral" },
];

const at = (date: string) => ({ createdAt: new Date(date), updatedAt: new Date(date) });

describe("GET /reports/roadmap", () => {
  testReport(GET, {
    stats: { totalIdeas: 0, submittedIdeas: 0, publicIdeas: 0, completedIdeas: 0 },
    submissions: [{ date: "2020-02-29", value: 0 }],
    byStage: [],
    popularIdeas: [],
    bySource: bySource(0, 0, 0),
  });

  test("counts ideas by day, stage and source, and those that reached a closing stage", async () => {
    const { anna, board, idea, hidden, pending, planned, launched } = await aRoadmapOfAnna();
    await db.task.updateMany({ where: { id: { in: [idea.id, hidden.id] } }, data: at("2027-03-01T12:00:00Z") });
    await anIdea(planned, { ...at("2027-03-02T12:00:00Z"), source: "web" });
    await anIdea(pending, { ...at("2026-03-02T12:00:00Z"), source: "import" });
    const shipped = await anIdea(launched, {
      ...at("2026-03-02T12:00:00Z"),
      title: "Shipped",
      voteCount: 3,
      lastCompletedAt: new Date("2027-03-03T12:00:00Z"),
    });
    await anActivity(shipped, anna, {
      action: "changed",
      column: "stage",
      fromStageId: planned.id,
      toStageId: launched.id,
      createdAt: new Date("2027-03-03T12:00:00Z"),
    });
    await aComment(shipped, anna, { privacy: "public" });
    await aComment(shipped, anna, { privacy: "private" });

    const query = { board_id: board.id, start_date: "2027-03-01", end_date: "2027-03-03" };
    const { status, json } = await call(GET, { as: anna, query });

    expect([status, json.report]).toMatchObject([
      200,
      {
        stats: { totalIdeas: 5, submittedIdeas: 3, publicIdeas: 2, completedIdeas: 1 },
        submissions: [
          { date: "2027-03-01", value: 2 },
          { date: "2027-03-02", value: 1 },
          { date: "2027-03-03", value: 0 },
        ],
        byStage: [
          { label: "Pending", value: 1, position: 1 },
          { label: "Planned", value: 2, position: 2 },
        ],
        popularIdeas: [
          { id: shipped.id, title: "Shipped", board: board.title, upvotes: 3, comments: 1, popularity: 4 },
          {},
          {},
          {},
        ],
        bySource: bySource(2, 1, 0),
      },
    ]);
  });

  test("403 in the free tier", async () => {
    const { anna } = await aRoadmapOfAnna();

    const { status, json } = await withSettings({ BOARDS_TIER: "free" }, () => call(GET, { as: anna }));

    expect([status, json.message]).toEqual([403, "This is a pro feature"]);
  });
});
