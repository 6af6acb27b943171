import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { withSettings } from "@/lib/testing/factories/settings";
import { PUT } from "./route";

describe("PUT /projects/:board_id/update-stage/:stage_id", () => {
  test("renames it in both request forms and answers the keys of both", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const params = { board_id: board.id, stage_id: toDo.id };

    const { status, json } = await call(PUT, { as: max, params, body: { title: "Backlog" } });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      success: true,
      message: "Stage updated successfully",
      data: { id: toDo.id, title: "Backlog" },
      updatedStage: { title: "Backlog" },
    });
    expect(json.stages.map(({ title }: { title: string }) => title)).toEqual(["Backlog", "Doing", "Done"]);

    const other = await call(PUT, {
      as: max,
      params,
      body: "stage[title]=Ideas&stage[cover_bg]=%23ff0000",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(other.json.data).toMatchObject({ title: "Ideas", bg_color: "#ff0000" });
    expect(await db.activity.findMany({ orderBy: { id: "asc" } })).toMatchObject([
      { action: "updated", column: "title of stage", oldValue: "To do", newValue: "Backlog" },
      { action: "updated", column: "title of stage", oldValue: "Backlog", newValue: "Ideas" },
      { action: "updated", column: "background of stage", oldValue: null, newValue: null, description: "Ideas" },
    ]);
  });

  test("the older form empties a colour that it leaves out; settings alone keep the title", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const params = { board_id: board.id, stage_id: toDo.id };
    await db.stage.update({ where: { id: toDo.id }, data: { bgColor: "#ff0000" } });

    const kept = await call(PUT, {
      as: max,
      params,
      body: { settings: { default_task_status: "closed", is_template: true } },
    });
    expect(kept.json.data).toMatchObject({
      title: "To do",
      bg_color: "#ff0000",
      settings: { default_task_status: "closed", is_template: true },
    });

    const emptied = await call(PUT, { as: max, params, body: { stage: { title: "To do" } } });
    expect(emptied.json.data.bg_color).toBeNull();
  });

  test("default people and visibility are for managers, and must be members", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const params = { board_id: board.id, stage_id: toDo.id };
    const body = { settings: { default_task_assignees: [max.id] } };

    expect((await call(PUT, { as: max, params, body })).status).toBe(403);
    expect((await call(PUT, { as: max, params, body: { settings: { is_public: true } } })).status).toBe(403);
    expect(
      (await call(PUT, { as: anna, params, body: { settings: { default_task_assignees: [(await aUser()).id] } } }))
        .status,
    ).toBe(400);
    expect((await call(PUT, { as: anna, params, body })).json.data.settings.default_task_assignees).toEqual([max.id]);
  });

  test("default people that are saved here take the tasks that stand there, too", async () => {
    const { anna, max, vera, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);

    const { json } = await call(PUT, {
      as: anna,
      params: { board_id: board.id, stage_id: toDo.id },
      body: { settings: { default_task_assignees: [max.id], default_task_watchers: [vera.id] } },
    });

    expect(json.data.settings).toMatchObject({ default_task_assignees: [max.id], default_task_watchers: [vera.id] });
    expect(await db.taskAssignee.findMany()).toMatchObject([{ taskId: task.id, userId: max.id }]);
    expect((await db.taskWatcher.findMany({ orderBy: { userId: "asc" } })).map(({ userId }) => userId)).toEqual([
      max.id,
      vera.id,
    ]);
    expect(await db.notification.findMany({ include: { recipients: true } })).toMatchObject([
      { kind: "task_assignee_changed", recipients: [{ userId: max.id }] },
    ]);
  });

  test("a member may send the settings as they came: what managers decide is asked only where it differs", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const params = { board_id: board.id, stage_id: toDo.id };
    const { settings } = (
      await call(PUT, { as: anna, params, body: { settings: { default_task_assignees: [max.id], is_public: true } } })
    ).json.data;

    const { status, json } = await call(PUT, {
      as: max,
      params,
      body: { title: "Backlog", settings: { ...settings, default_task_status: "closed" } },
    });

    expect([status, json.data.title, json.data.settings]).toEqual([
      200,
      "Backlog",
      { ...settings, default_task_status: "closed" },
    ]);
    for (const other of [{ default_task_assignees: [] }, { default_task_watchers: [max.id] }, { is_public: false }])
      expect((await call(PUT, { as: max, params, body: { settings: { ...settings, ...other } } })).status).toBe(403);
  });

  test("in the free tier nobody gets default people here either; the rest of the settings is free", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const ask = (settings: object) =>
      withSettings({ BOARDS_TIER: "free" }, () =>
        call(PUT, { as: anna, params: { board_id: board.id, stage_id: toDo.id }, body: { settings } }),
      );

    for (const settings of [{ default_task_assignees: [max.id] }, { default_task_watchers: [max.id] }])
      expect((await ask(settings)).json).toMatchObject({ message: "This is a pro feature", data: { status: 403 } });
    expect(
      (await ask({ default_task_assignees: [], default_task_status: "closed", is_public: true })).json.data.settings,
    ).toMatchObject({ default_task_status: "closed", is_public: true });
    expect(await db.stageDefaultAssignee.count()).toBe(0);
  });

  test("two people who rename it at once leave a line each, and the second knows of the first", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const params = { board_id: board.id, stage_id: toDo.id };

    await Promise.all(["A", "B"].map((title) => call(PUT, { as: max, params, body: { title } })));

    const [first, second] = await db.activity.findMany({ orderBy: { id: "asc" } });
    expect([first?.oldValue, first?.newValue]).toEqual(["To do", second?.oldValue]);
    expect(await db.stage.findUnique({ where: { id: toDo.id } })).toMatchObject({ title: second?.newValue });
  });

  test("400 when nothing is asked or a colour is none (S13), 404 for another board's stage, 403 for a viewer", async () => {
    const { max, vera, board, toDo } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    const params = { board_id: board.id, stage_id: toDo.id };

    expect((await call(PUT, { as: max, params, body: {} })).status).toBe(400);
    expect(
      (await call(PUT, { as: max, params, body: { stage: { title: "x", cover_bg: "red;url(//evil)" } } })).status,
    ).toBe(400);
    expect(
      (await call(PUT, { as: max, params: { board_id: board.id, stage_id: other.toDo.id }, body: { title: "x" } })).json
        .message,
    ).toBe("Stage not found");
    expect((await call(PUT, { as: vera, params, body: { title: "x" } })).status).toBe(403);
    expect(await db.stage.findUnique({ where: { id: toDo.id } })).toEqual(toDo);
  });
});
