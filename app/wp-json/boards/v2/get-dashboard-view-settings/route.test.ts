import { describe, expect, test } from "vitest";
import { GET } from "./route";
import { db } from "@/lib/db";
import { aBoardOfAnna, anAdmin, aUser, call } from "@/lib/testing";

const allOn = (view: string, keys: string) =>
  Object.fromEntries(keys.split(" ").map((key) => [`${view}_${key}`, true]));
const cards = {
  ...allOn("dashboard_view", "label priority assignee subtask attachment due_date comment notification"),
  dashboard_view_time: false,
};
const table = allOn("table_view", "priority status dates assignees labels created_at subtasks activity");

describe("GET /get-dashboard-view-settings", () => {
  test.each([
    ["kanbanview", cards],
    ["listview", cards],
    ["tableview", table],
  ])("a %s shows everything but time by default, and reading saves nothing", async (view, expected) => {
    const { vera } = await aBoardOfAnna();

    const { json } = await call(GET, { as: vera, query: { view } });

    expect(json).toEqual({ currentSettings: expected });
    expect(await db.userSetting.count()).toBe(0);
  });

  test.each(["calendar", "toString", "KANBANVIEW"])("answers 400 for the view %s", async (view) => {
    const { vera } = await aBoardOfAnna();

    const { status, json } = await call(GET, { as: vera, query: { view } });

    expect([status, json.message]).toEqual([400, "Invalid view type"]);
  });

  test("answers 400 without a view", async () => {
    const { vera } = await aBoardOfAnna();

    expect((await call(GET, { as: vera })).json.data.params).toEqual({ view: "The view field is required." });
  });

  test("an administrator needs no board; answers 403 for a person on no board", async () => {
    const query = { view: "kanbanview" };

    expect((await call(GET, { as: await anAdmin(), query })).status).toBe(200);
    expect((await call(GET, { as: await aUser(), query })).status).toBe(403);
  });
});
