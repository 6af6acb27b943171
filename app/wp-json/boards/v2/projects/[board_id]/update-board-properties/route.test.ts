import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, inFreeTier, notificationsDuring, onBoard, storedBoard, withModules } from "@/lib/testing";
import { testForbiddenFor } from "@/lib/testing/probes/forbidden";
import { PUT } from "./route";

const update = onBoard(PUT);

describe("PUT /projects/:board_id/update-board-properties", () => {
  test("stores the roadmap's page and the mails about stages in the board's meta, and notifies viewers", async () => {
    const { anna, board } = await aBoardOfAnna();

    const events = await notificationsDuring(async () => {
      const { status, json } = await update(anna, board, { page_id: 120, enable_stage_change_email: "yes" });
      expect([status, json.message]).toEqual([200, "Board has been updated"]);
      expect(json.board).toMatchObject({
        id: board.id,
        title: board.title,
        meta: { roadmap_page_id: "120", enable_stage_change_email: "yes" },
        isUserOnlyViewer: false,
      });
    });

    expect(events).toEqual([{ board: board.id, what: "board" }]);
  });

  test.each([
    [{ enable_stage_change_email: false }, { roadmap_page_id: "120", enable_stage_change_email: "no" }],
    [{ page_id: "7" }, { roadmap_page_id: "7", enable_stage_change_email: "yes" }],
    [{ page_id: "" }, { enable_stage_change_email: "yes" }],
    [{ page_id: null }, { enable_stage_change_email: "yes" }],
    [{}, { roadmap_page_id: "120", enable_stage_change_email: "yes" }],
  ])("%j changes only that", async (body, meta) => {
    const { anna, board } = await aBoardOfAnna();
    await db.board.update({ where: { id: board.id }, data: { roadmapPageId: "120", enableStageChangeEmail: true } });

    expect((await update(anna, board, body)).json.board.meta).toEqual(meta);
  });

  test.each([
    [{ page_id: "front" }, "page_id"],
    [{ page_id: [1] }, "page_id"],
    [{ enable_stage_change_email: "perhaps" }, "enable_stage_change_email"],
    [{ enable_time_tracking: "perhaps" }, "enable_time_tracking"],
  ])("answers 400 for %j, and the board stays", async (body, field) => {
    const { anna, board } = await aBoardOfAnna();

    const { status, json } = await update(anna, board, body);

    expect([status, Object.keys(json.data.params)]).toEqual([400, [field]]);
    expect(await storedBoard(board)).toEqual(board);
  });

  test.each([
    [{ enable_time_tracking: "no" }, { enable_time_tracking: false }],
    [{ enable_recurring_tasks: true }, { enable_recurring_tasks: true }],
    [{ enable_time_tracking: "" }, {}],
    [{ enable_time_tracking: null, enable_recurring_tasks: 0 }, { enable_recurring_tasks: false }],
  ])("%j is the board's own choice; null and an empty text are the site's", async (body, choices) => {
    const { anna, board } = await aBoardOfAnna();
    await db.board.update({ where: { id: board.id }, data: { enableTimeTracking: true } });
    const before = "enable_time_tracking" in body ? {} : { enable_time_tracking: true };

    const { json } = await update(anna, board, body);

    const { tasks_count: _, ...settings } = json.board.settings;
    expect(settings).toEqual({ ...before, ...choices });
  });

  test.each([
    [{ enable_time_tracking: true }, "timeTracking", "Time tracking is switched off on this site."],
    [{ enable_recurring_tasks: true }, "recurring_task", "Recurring tasks are switched off on this site."],
  ])("403 for %j while the site has it off; off is always possible", async (body, module, message) => {
    const { anna, board } = await aBoardOfAnna();
    await withModules({ [module]: { enabled: false } });
    const off = Object.fromEntries(Object.keys(body).map((name) => [name, false]));

    const { status, json } = await update(anna, board, body);

    expect([status, json.message]).toEqual([403, message]);
    expect(await storedBoard(board)).toEqual(board);
    expect((await update(anna, board, off)).status).toBe(200);
  });

  test("403 for what the free tier doesn't have", async () => {
    const { anna, board } = await aBoardOfAnna();

    expect((await inFreeTier(() => update(anna, board, { enable_time_tracking: true }))).json.message).toBe(
      "This is a pro feature",
    );
  });

  testForbiddenFor("member", (max, board) => update(max, board, { page_id: 1 }));
});
