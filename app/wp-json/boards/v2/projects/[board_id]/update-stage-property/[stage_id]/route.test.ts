import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask, onRecord, recordedActivities, stageTitles, storedStage, storedTask } from "@/lib/testing";
import { PUT } from "./route";

const update = onRecord(PUT, "stage_id");

describe("PUT /projects/:board_id/update-stage-property/:stage_id", () => {
  test.each([
    ["title", "  Back<b>log</b>\n", { title: "Backlog" }],
    ["title", "🎉".repeat(120), { title: "🎉".repeat(100) }],
    ["status", "closed", { settings: { default_task_status: "closed" } }],
    ["color", "#1B2533", { color: "#1B2533" }],
    ["bg_color", "#ff000080", { bg_color: "#ff000080" }],
    ["bg_color", null, { bg_color: null }],
    ["bg_color", "", { bg_color: null }],
    ["settings", { is_template: true }, { settings: { is_template: true } }],
    ["settings", [], { title: "To do" }],
  ])("sets %s to %j and leaves the rest", async (property, value, expected) => {
    const { max, board, toDo } = await aBoardOfAnna();
    await db.stage.update({ where: { id: toDo.id }, data: { bgColor: "#00ff00" } });

    const { status, json } = await update(max, toDo, { property, value });

    expect([status, json.message]).toEqual([200, "Stage has been updated"]);
    expect(json.stage).toMatchObject({
      id: toDo.id,
      board_id: board.id,
      title: "To do",
      slug: null,
      type: "stage",
      position: "1.00",
      bg_color: "#00ff00",
      archived_at: null,
      ...expected,
    });
  });

  test("a stage that begins to close tasks does not close its present ones", async () => {
    const { max, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);

    await update(max, toDo, { property: "status", value: "closed" });

    expect(await storedTask(task)).toMatchObject({ status: "open", lastCompletedAt: null });
  });

  test("archived_at archives the stage with its tasks, at the server's time, and restores them", async () => {
    const { max, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const set = async (value: unknown) => (await update(max, toDo, { property: "archived_at", value })).json.stage;

    expect(await set("1999-01-01 00:00:00")).toMatchObject({
      position: "0.00",
      archived_at: expect.stringMatching(/^20\d\d-/),
      settings: { archived_by_id: max.id },
    });
    expect(await storedTask(task)).toMatchObject({ archivedAt: expect.any(Date), archivedWithStage: true });

    expect(await set(null)).toMatchObject({ position: "4.00", archived_at: null });
    expect(await storedTask(task)).toMatchObject({ archivedAt: null, archivedWithStage: false });
    expect((await recordedActivities()).map(([, action, column]) => [action, column])).toEqual(
      ["archived", "restored"].flatMap((action) => [
        [action, "stage"],
        [action, "task"],
        [action, "task"],
      ]),
    );
  });

  test.each(["", "none", "0000-00-00 00:00:00", false, "0"])(
    "archived_at %j leaves an active stage where it is",
    async (value) => {
      const { max, board, toDo } = await aBoardOfAnna();

      await update(max, toDo, { property: "archived_at", value });

      expect(await stageTitles(board.id)).toEqual(["To do", "Doing", "Done"]);
    },
  );

  test.each([
    [{ value: "x" }, "property", "The property field is required."],
    [{ property: "title", value: " " }, "title", "The title field is required."],
    [{ property: "title" }, "title", "The title field is required."],
    [{ property: "status", value: "half" }, "status", "The status format is invalid."],
    [{ property: "color", value: "red" }, "color", "The color format is invalid."],
    [{ property: "bg_color", value: "red" }, "bg_color", "The bg_color format is invalid."],
    [{ property: "settings", value: { is_template: "perhaps" } }, "settings", "The settings must be true or false."],
  ])("answers 400 for %j, and the stage stays", async (body, name, problem) => {
    const { max, toDo } = await aBoardOfAnna();

    const { status, json } = await update(max, toDo, body);

    expect([status, json.message, json.data.params]).toEqual([
      400,
      `Invalid parameter(s): ${name}`,
      { [name]: problem },
    ]);
    expect(await storedStage(toDo)).toEqual(toDo);
  });

  test.each(["nope", "position", "board_id", "constructor"])("answers 400 for the property %s", async (property) => {
    const { max, toDo } = await aBoardOfAnna();

    const { status, json } = await update(max, toDo, { property, value: 3 });

    expect([status, json.message, json.data.params]).toEqual([
      400,
      "Invalid property",
      { property: "Invalid property" },
    ]);
    expect(await storedStage(toDo)).toEqual(toDo);
  });

  test("answers 403 for a viewer, and for a member who sets what only managers may; 404 for another board's stage, 400 for another board's people", async () => {
    const { anna, max, vera, board, toDo } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    const title = { property: "title", value: "x" };
    const settings = (value: object) => ({ property: "settings", value });

    expect((await update(vera, toDo, title)).status).toBe(403);
    expect((await update(max, toDo, settings({ is_public: true }))).status).toBe(403);
    expect((await update(max, { ...other.toDo, boardId: board.id }, title)).json.message).toBe("Stage not found");
    expect((await update(anna, toDo, settings({ default_task_watchers: [other.max.id] }))).json.data).toEqual({
      status: 400,
      params: { watcherIds: "Only members of the board can watch its tasks." },
    });
    expect(await storedStage(toDo)).toEqual(toDo);
  });
});
