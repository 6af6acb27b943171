import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aUser, call } from "@/lib/testing";
import { GET, POST } from "./route";

const tab = (name: string, label: string, order: number, visible = "true") => ({ name, label, visible, order });

const DEFAULTS = [
  tab("due_today", "Due Today", 1),
  tab("assigned", "Assigned", 2),
  tab("upcoming", "Upcoming", 3),
  tab("overdue", "Overdue", 4),
  tab("mentioned", "Mentioned", 5),
  tab("completed", "Completed", 6),
  tab("others", "Others", 7),
];

const read = async (as: User) => (await call(GET, { as })).json.data;
const save = (as: User, tabs: unknown) => call(POST, { as, body: { tabs } });

describe("GET and POST /tasks/task-tabs/config", () => {
  test("returns the defaults to a person who has saved nothing, and stores nothing", async () => {
    expect(await read(await aUser())).toEqual(DEFAULTS);
    expect(await db.userSetting.count()).toBe(0);
  });

  test("saves all tabs in their order for this person alone; the labels stay", async () => {
    const [max, other] = [await aUser(), await aUser()];
    const sent = [...DEFAULTS].reverse().map((each, at) => ({
      ...each,
      label: "<b>Mine</b>",
      visible: each.name === "others" ? "false" : "true",
      order: at + 1,
    }));
    const expected = sent.map((each) => ({ ...each, label: DEFAULTS.find(({ name }) => name === each.name)?.label }));

    expect((await save(max, sent)).json).toEqual({ message: "Configuration saved successfully", config: expected });
    expect([await read(max), await read(other)]).toEqual([expected, DEFAULTS]);
  });

  test("adds tabs that were never saved at the end, visible; tabs that are not sent stay", async () => {
    const max = await aUser();
    await save(max, [tab("others", "Others", 2, "false"), tab("completed", "Completed", 1)]);

    const { config } = (await save(max, [tab("mentioned", "Mentioned", 9)])).json;

    expect(config).toEqual([
      tab("completed", "Completed", 1),
      tab("others", "Others", 2, "false"),
      tab("mentioned", "Mentioned", 9),
      tab("due_today", "Due Today", 10),
      tab("assigned", "Assigned", 11),
      tab("upcoming", "Upcoming", 12),
      tab("overdue", "Overdue", 13),
    ]);
    expect(await read(max)).toEqual(config);
  });

  test("accepts other spellings of a boolean and a number, also in a form", async () => {
    const max = await aUser();

    await call(POST, {
      as: max,
      body: new URLSearchParams({
        "tabs[0][name]": "others",
        "tabs[0][visible]": "0",
        "tabs[0][order]": "1",
        "tabs[1][name]": "assigned",
        "tabs[1][visible]": "yes",
        "tabs[1][order]": "2",
      }),
    });

    expect((await read(max)).slice(0, 2)).toEqual([
      tab("others", "Others", 1, "false"),
      tab("assigned", "Assigned", 2),
    ]);
  });

  test.each([
    [undefined, "Invalid data format"],
    ["all", "Invalid data format"],
    [[], "Invalid data format"],
    [["assigned"], "Invalid data format"],
    [[tab("unknown", "Unknown", 1)], "Invalid data format"],
    [[tab("toString", "Unknown", 1)], "Invalid data format"],
    [[tab("assigned", "Assigned", 1, "maybe")], "Invalid data format"],
    [[{ name: "assigned", visible: "true" }], "Invalid data format"],
    [[tab("assigned", "Assigned", 1), tab("assigned", "Assigned", 2)], "Invalid data format"],
    [[tab("assigned", "Assigned", 1, "false")], "At least one tab must be visible"],
    [DEFAULTS.map((each) => ({ ...each, visible: "false" })), "At least one tab must be visible"],
  ])("answers 400 for %j, and nothing is saved", async (tabs, message) => {
    const { status, json } = await save(await aUser(), tabs);

    expect([status, json.message]).toEqual([400, message]);
    expect(await db.userSetting.count()).toBe(0);
  });

  test("answers 401 when signed out", async () => {
    expect([(await call(GET)).status, (await call(POST, { body: { tabs: DEFAULTS } })).status]).toEqual([401, 401]);
  });
});
