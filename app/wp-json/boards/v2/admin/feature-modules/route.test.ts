import { describe, expect, test } from "vitest";
import { GET, POST } from "./route";
import { db } from "@/lib/db";
import { readFeatureModules } from "@/lib/modules/read";
import { aBoard, aBoardOfAnna, anAdmin, aServiceAdmin, call, inFreeTier, statusesOf } from "@/lib/testing";

const save = async (settings: unknown) => call(POST, { as: await anAdmin(), body: { settings } });
const ON = { enabled: "yes", all_boards: "yes", selected_boards: [] };
const DEFAULTS = {
  timeTracking: ON,
  recurring_task: ON,
  roadmap: { enabled: "yes" },
  frontend: { enabled: "yes", slug: "projects", render_type: "standalone", page_id: "" },
  menu_settings: { in_crm: "no", menu_position: 3 },
  panel_url: "https://boards.test",
};

describe("/admin/feature-modules", () => {
  test("GET returns the modules with their defaults, switches as text, for all admins", async () => {
    const { json } = await call(GET, { as: await aServiceAdmin() });

    expect(json).toEqual({ addons: {}, featureModules: DEFAULTS });
  });

  test("POST keeps what is not sent, also within a module, and ignores unknown keys", async () => {
    const board = await aBoard();
    await save({ timeTracking: { all_boards: "no", selected_boards: [String(board.id)] } });

    const { status, json } = await save({
      timeTracking: { enabled: false },
      frontend: { slug: "Our plans", render_type: "shortcode", page_id: "7" },
      menu_settings: { in_crm: "yes", menu_position: 5 },
      other: { enabled: "no" },
    });

    expect([status, json.message]).toEqual([200, "Settings are saved"]);
    expect(json.featureModules).toEqual({
      ...DEFAULTS,
      timeTracking: { enabled: "no", all_boards: "no", selected_boards: [board.id] },
      frontend: { enabled: "yes", slug: "our-plans", render_type: "shortcode", page_id: 7 },
      menu_settings: { in_crm: "yes", menu_position: 5 },
    });
  });

  test("two who save different switches of one module at once don't undo each other", async () => {
    await save({ recurring_task: { enabled: true } });

    await Promise.all([
      save({ recurring_task: { enabled: false } }),
      save({ recurring_task: { all_boards: false } }),
      save({ timeTracking: { enabled: false } }),
    ]);

    const { recurring_task, timeTracking } = await readFeatureModules();
    expect([recurring_task.enabled, recurring_task.all_boards, timeTracking.enabled]).toEqual([false, false, false]);
  });

  test.each(["no", false, 0, "0", "off", "FALSE"])("reads %j as off", async (sent) => {
    expect((await save({ roadmap: { enabled: sent } })).json.featureModules.roadmap.enabled).toBe("no");
  });

  test("a board that was deleted is no longer listed, so the answer can be sent back", async () => {
    const [stays, goes] = [await aBoard(), await aBoard()];
    await save({ timeTracking: { selected_boards: [stays.id, goes.id] } });
    await db.board.delete({ where: { id: goes.id } });

    const { json } = await call(GET, { as: await anAdmin() });

    expect(json.featureModules.timeTracking.selected_boards).toEqual([stays.id]);
    expect((await save(json.featureModules)).status).toBe(200);
  });

  test("404 for a board that doesn't exist, and nothing is saved", async () => {
    const { status } = await save({ timeTracking: { enabled: false, selected_boards: [2_000_000_000] } });

    expect([status, await db.setting.count({ where: { key: "modules" } })]).toEqual([404, 0]);
  });

  test.each([
    [undefined, "settings"],
    ["x", "settings"],
    [{ timeTracking: "x" }, "timeTracking"],
    [{ timeTracking: { enabled: "maybe" } }, "enabled"],
    [{ recurring_task: { selected_boards: ["x"] } }, "selected_boards"],
    [{ frontend: { render_type: "frame" } }, "render_type"],
    [{ menu_settings: { menu_position: "top" } }, "menu_position"],
  ])("400 for %j, and nothing is saved", async (settings, field) => {
    const { status, json } = await save(settings);

    expect([status, Object.keys(json.data.params)]).toEqual([400, [field]]);
    expect(await db.setting.count({ where: { key: "modules" } })).toBe(0);
  });

  test("422 in the free tier for what it doesn't have; roadmaps and public pages can be switched", async () => {
    const { status, json } = await inFreeTier(() => save({ timeTracking: { enabled: "yes" } }));

    expect([status, json.message]).toEqual([422, "This feature is only available in Boards Pro"]);
    expect((await inFreeTier(() => save({ roadmap: { enabled: "no" } }))).status).toBe(200);
  });

  test("403 for a manager of a board", async () => {
    const { anna } = await aBoardOfAnna();

    expect(statusesOf([await call(GET, { as: anna }), await call(POST, { as: anna })])).toEqual([403, 403]);
  });
});
