import { describe, expect, test } from "vitest";
import { GET } from "@/app/wp-json/boards/v2/get-dashboard-view-settings/route";
import { PUT } from "./route";
import { db } from "@/lib/db";
import { aBoardOfAnna, aUser, call, type Caller, statusesOf } from "@/lib/testing";

const save = (as: Caller, view: unknown, updatedSettings: unknown) =>
  call(PUT, { as, body: { view, updatedSettings } });
const settingsOf = async (as: Caller, view: string): Promise<Record<string, boolean>> =>
  (await call(GET, { as, query: { view } })).json.currentSettings;
/** Without time, which is hidden at first. */
const hidden = async (as: Caller, view: string) =>
  Object.entries(await settingsOf(as, view)).flatMap(([key, isShown]) =>
    isShown || key === "dashboard_view_time" ? [] : [key],
  );

describe("PUT /update-dashboard-view-settings", () => {
  test.each([
    ["kanbanview", "dashboard_view_label", "Card view settings updated successfully"],
    ["listview", "dashboard_view_label", "List view settings updated successfully"],
    ["tableview", "table_view_dates", "Table view settings updated successfully"],
  ])("hides a part of tasks in a %s though nothing was saved before", async (view, key, message) => {
    const { vera } = await aBoardOfAnna();

    const { json } = await save(vera, view, { [key]: "false" });

    expect(json).toEqual({ message });
    expect(await hidden(vera, view)).toEqual([key]);
  });

  test("an unknown view means the cards", async () => {
    const { vera } = await aBoardOfAnna();

    const { json } = await save(vera, "calendar", { dashboard_view_comment: false });

    expect(json.message).toBe("Card view settings updated successfully");
    expect(await hidden(vera, "kanbanview")).toEqual(["dashboard_view_comment"]);
  });

  test("takes the full set of keys as it was read, again and again", async () => {
    const { vera } = await aBoardOfAnna();
    const { dashboard_view_time: _, ...all } = await settingsOf(vera, "listview");

    for (const key of Object.keys(all)) {
      expect((await save(vera, "listview", { ...all, [key]: false })).status).toBe(201);
      expect(await hidden(vera, "listview")).toEqual([key]);
    }
  });

  test("what is not sent stays, and another view and another person keep theirs", async () => {
    const { max, vera } = await aBoardOfAnna();
    await save(vera, "kanbanview", { dashboard_view_label: false });

    await save(vera, "kanbanview", { dashboard_view_comment: false });

    expect(await hidden(vera, "kanbanview")).toEqual(["dashboard_view_label", "dashboard_view_comment"]);
    expect([await hidden(vera, "listview"), await hidden(max, "kanbanview")]).toEqual([[], []]);
  });

  test.each([
    [true, true],
    ["true", true],
    [false, false],
    ["yes", false],
  ])("%j shows time on cards, which is hidden at first: %j", async (value, expected) => {
    const { vera } = await aBoardOfAnna();
    expect(await settingsOf(vera, "kanbanview")).toMatchObject({ dashboard_view_time: false });

    await save(vera, "kanbanview", { dashboard_view_time: value });

    expect(await settingsOf(vera, "kanbanview")).toMatchObject({ dashboard_view_time: expected });
  });

  test.each([
    [true, []],
    ["true", []],
    [1, ["dashboard_view_label"]],
    ["yes", ["dashboard_view_label"]],
    [null, ["dashboard_view_label"]],
    [{}, ["dashboard_view_label"]],
  ])("%j hides %j", async (value, expected) => {
    const { vera } = await aBoardOfAnna();

    await save(vera, "kanbanview", { dashboard_view_label: value });

    expect(await hidden(vera, "kanbanview")).toEqual(expected);
  });

  test("ignores keys that the view lacks; an empty map, as PHP writes one, changes nothing", async () => {
    const { vera } = await aBoardOfAnna();

    const answers = [
      await save(vera, "tableview", { dashboard_view_label: false, toString: false, table_view_status: false }),
      await save(vera, "tableview", []),
    ];

    expect(statusesOf(answers)).toEqual([201, 201]);
    expect(await db.userSetting.findMany()).toMatchObject([
      { userId: vera.id, key: "tableview", value: { table_view_status: false } },
    ]);
  });

  test.each([undefined, null, "", "x", 1, [true]])(
    "answers 400 when the settings are %j, and nothing is saved",
    async (updatedSettings) => {
      const { vera } = await aBoardOfAnna();

      const { json } = await save(vera, "tableview", updatedSettings);

      expect(Object.keys(json.data.params)).toEqual(["updatedSettings"]);
      expect(await db.userSetting.count()).toBe(0);
    },
  );

  test("answers 400 without a view; 403 for a person on no board", async () => {
    const { vera } = await aBoardOfAnna();

    expect((await save(vera, undefined, {})).json.data.params).toEqual({ view: "The view field is required." });
    expect((await save(await aUser(), "kanbanview", {})).status).toBe(403);
  });
});
