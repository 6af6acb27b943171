import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask, stageTitles } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { PUT } from "./route";

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

    const { status, json } = await call(PUT, {
      as: max,
      params: { board_id: board.id, stage_id: toDo.id },
      body: { property, value },
    });

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

  test("a stage that now closes closes no task that stands there", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);

    await call(PUT, {
      as: max,
      params: { board_id: board.id, stage_id: toDo.id },
      body: { property: "status", value: "closed" },
    });

    expect(await db.task.findUnique({ where: { id: task.id } })).toMatchObject({
      status: "open",
      lastCompletedAt: null,
    });
  });

  test("archived_at archives the stage with its tasks, at the server's time, and gives them back", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const set = async (value: unknown) =>
      (
        await call(PUT, {
          as: max,
          params: { board_id: board.id, stage_id: toDo.id },
          body: { property: "archived_at", value },
        })
      ).json.stage;

    const archived = await set("1999-01-01 00:00:00");
    expect(archived).toMatchObject({
      position: "0.00",
      archived_at: expect.stringMatching(/^20\d\d-/),
      settings: { archived_by_id: max.id },
    });
    expect(await db.task.findUnique({ where: { id: task.id } })).toMatchObject({
      archivedAt: expect.any(Date),
      archivedWithStage: true,
    });

    expect(await set(null)).toMatchObject({ position: "4.00", archived_at: null });
    expect(await db.task.findUnique({ where: { id: task.id } })).toMatchObject({
      archivedAt: null,
      archivedWithStage: false,
    });
    expect(
      (await db.activity.findMany({ orderBy: { id: "asc" } })).map(({ action, column }) => [action, column]),
    ).toEqual(
      ["archived", "restored"].flatMap((action) => [
        [action, "stage"],
        [action, "task"],
        [action, "task"],
      ]),
    );
  });

  test.each([[""], ["none"], ["0000-00-00 00:00:00"], [false], ["0"]])(
    "archived_at %j leaves an active stage where it is",
    async (value) => {
      const { max, board, toDo } = await aBoardOfAnna();

      await call(PUT, {
        as: max,
        params: { board_id: board.id, stage_id: toDo.id },
        body: { property: "archived_at", value },
      });

      expect(await stageTitles(board.id)).toEqual(["To do", "Doing", "Done"]);
    },
  );

  test.each([
    [{ value: "x" }, "Invalid parameter(s): property", { property: "The property field is required." }],
    [{ property: "nope", value: "x" }, "Invalid property", { property: "Invalid property" }],
    [{ property: "position", value: 3 }, "Invalid property", { property: "Invalid property" }],
    [{ property: "board_id", value: 3 }, "Invalid property", { property: "Invalid property" }],
    [{ property: "constructor", value: 3 }, "Invalid property", { property: "Invalid property" }],
    [{ property: "title", value: " " }, "Invalid parameter(s): title", { title: "The title field is required." }],
    [{ property: "title" }, "Invalid parameter(s): title", { title: "The title field is required." }],
    [
      { property: "status", value: "half" },
      "Invalid parameter(s): status",
      { status: "The status format is invalid." },
    ],
    [{ property: "color", value: "red" }, "Invalid parameter(s): color", { color: "The color format is invalid." }],
    [
      { property: "bg_color", value: "#fff;background:url(//evil.test)" },
      "Invalid parameter(s): bg_color",
      { bg_color: "The bg_color format is invalid." },
    ],
    [
      { property: "settings", value: { is_template: "perhaps" } },
      "Invalid parameter(s): settings",
      { settings: "The settings must be true or false." },
    ],
  ])("400 for %j, and the stage stays", async (body, message, params) => {
    const { max, board, toDo } = await aBoardOfAnna();

    const { status, json } = await call(PUT, { as: max, params: { board_id: board.id, stage_id: toDo.id }, body });

    expect([status, json.message, json.data.params]).toEqual([400, message, params]);
    expect(await db.stage.findUnique({ where: { id: toDo.id } })).toEqual(toDo);
  });

  test("403 for a viewer, and for a member who asks for what managers decide; 404 for another board's stage, 400 for another board's people; and the stages stay", async () => {
    const { anna, max, vera, board, toDo } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    expect(
      (
        await call(PUT, {
          as: anna,
          params: { board_id: board.id, stage_id: toDo.id },
          body: { property: "settings", value: { default_task_watchers: [other.max.id] } },
        })
      ).json,
    ).toMatchObject({
      message: "Only members of the board can watch its tasks.",
      data: { status: 400, params: { watcherIds: "Only members of the board can watch its tasks." } },
    });
    const ask = async (as: typeof max, stageId: number, body: object) =>
      (await call(PUT, { as, params: { board_id: board.id, stage_id: stageId }, body })).json;

    expect((await ask(vera, toDo.id, { property: "title", value: "x" })).data.status).toBe(403);
    expect((await ask(max, toDo.id, { property: "settings", value: { is_public: true } })).data.status).toBe(403);
    expect((await ask(max, other.toDo.id, { property: "title", value: "x" })).message).toBe("Stage not found");
    for (const stage of [toDo, other.toDo])
      expect(await db.stage.findUnique({ where: { id: stage.id } })).toEqual(stage);
  });
});
