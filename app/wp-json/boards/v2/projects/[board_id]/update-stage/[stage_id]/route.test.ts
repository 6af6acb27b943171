import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  allAssignees,
  allWatchers,
  aTask,
  aUser,
  call,
  FORM,
  inFreeTier,
  onRecord,
  storedStage,
  titlesOf,
} from "@/lib/testing";
import { PUT } from "./route";

const update = onRecord(PUT, "stage_id");

describe("PUT /projects/:board_id/update-stage/:stage_id", () => {
  test("renames it in both request forms and returns the keys of both", async () => {
    const { max, board, toDo } = await aBoardOfAnna();

    const { status, json } = await update(max, toDo, { title: "Backlog" });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      success: true,
      message: "Stage updated successfully",
      data: { id: toDo.id, title: "Backlog" },
      updatedStage: { title: "Backlog" },
    });
    expect(titlesOf(json.stages)).toEqual(["Backlog", "Doing", "Done"]);

    const other = await call(PUT, {
      as: max,
      params: { board_id: board.id, stage_id: toDo.id },
      body: "stage[title]=Ideas&stage[cover_bg]=%23ff0000",
      headers: FORM,
    });
    expect(other.json.data).toMatchObject({ title: "Ideas", bg_color: "#ff0000" });
    expect(await db.activity.findMany({ orderBy: { id: "asc" } })).toMatchObject([
      { action: "updated", column: "title of stage", oldValue: "To do", newValue: "Backlog" },
      { action: "updated", column: "title of stage", oldValue: "Backlog", newValue: "Ideas" },
      { action: "updated", column: "background of stage", oldValue: null, newValue: null, description: "Ideas" },
    ]);
  });

  test("the older form clears a colour that it leaves out; settings alone keep the title", async () => {
    const { max, toDo } = await aBoardOfAnna();
    await db.stage.update({ where: { id: toDo.id }, data: { bgColor: "#ff0000" } });

    const onlySettings = await update(max, toDo, { settings: { default_task_status: "closed", is_template: true } });
    expect(onlySettings.json.data).toMatchObject({
      title: "To do",
      bg_color: "#ff0000",
      settings: { default_task_status: "closed", is_template: true },
    });

    const emptied = await update(max, toDo, { stage: { title: "To do" } });
    expect(emptied.json.data.bg_color).toBeNull();
  });

  test("default people and visibility are for managers, and must be members", async () => {
    const { anna, max, toDo } = await aBoardOfAnna();
    const body = { settings: { default_task_assignees: [max.id] } };

    expect((await update(max, toDo, body)).status).toBe(403);
    expect((await update(max, toDo, { settings: { is_public: true } })).status).toBe(403);
    expect((await update(anna, toDo, { settings: { default_task_assignees: [(await aUser()).id] } })).status).toBe(400);
    expect((await update(anna, toDo, body)).json.data.settings.default_task_assignees).toEqual([max.id]);
  });

  test("new default people are assigned to the stage's present tasks, too", async () => {
    const { anna, max, vera, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);

    const { json } = await update(anna, toDo, {
      settings: { default_task_assignees: [max.id], default_task_watchers: [vera.id] },
    });

    expect(json.data.settings).toMatchObject({ default_task_assignees: [max.id], default_task_watchers: [vera.id] });
    expect(await allAssignees()).toEqual([[task.id, max.id]]);
    expect(await allWatchers()).toEqual([
      [task.id, max.id],
      [task.id, vera.id],
    ]);
    expect(await db.notification.findMany({ include: { recipients: true } })).toMatchObject([
      { kind: "task_assignee_changed", recipients: [{ userId: max.id }] },
    ]);
  });

  test("a member may send the settings unchanged: managers' settings are only checked where they differ", async () => {
    const { anna, max, toDo } = await aBoardOfAnna();
    const { settings } = (await update(anna, toDo, { settings: { default_task_assignees: [max.id], is_public: true } }))
      .json.data;

    const { status, json } = await update(max, toDo, {
      title: "Backlog",
      settings: { ...settings, default_task_status: "closed" },
    });

    expect([status, json.data.title, json.data.settings]).toEqual([
      200,
      "Backlog",
      { ...settings, default_task_status: "closed" },
    ]);
    for (const other of [{ default_task_assignees: [] }, { default_task_watchers: [max.id] }, { is_public: false }])
      expect((await update(max, toDo, { settings: { ...settings, ...other } })).status).toBe(403);
  });

  test("in the free tier nobody sets default people here either; the other settings are free", async () => {
    const { anna, max, toDo } = await aBoardOfAnna();
    const send = (settings: object) => inFreeTier(() => update(anna, toDo, { settings }));

    for (const settings of [{ default_task_assignees: [max.id] }, { default_task_watchers: [max.id] }])
      expect((await send(settings)).json).toMatchObject({ message: "This is a pro feature", data: { status: 403 } });
    expect(
      (await send({ default_task_assignees: [], default_task_status: "closed", is_public: true })).json.data.settings,
    ).toMatchObject({ default_task_status: "closed", is_public: true });
    expect(await db.stageDefaultAssignee.count()).toBe(0);
  });

  test("two people who rename it at once record an activity each, and the second has the title of the first", async () => {
    const { max, toDo } = await aBoardOfAnna();

    await Promise.all(["A", "B"].map((title) => update(max, toDo, { title })));

    const [first, second] = await db.activity.findMany({ orderBy: { id: "asc" } });
    expect([first?.oldValue, first?.newValue]).toEqual(["To do", second?.oldValue]);
    expect(await storedStage(toDo)).toMatchObject({ title: second?.newValue });
  });

  test("answers 400 without values or for an invalid colour, 404 for another board's stage, 403 for a viewer", async () => {
    const { max, vera, board, toDo } = await aBoardOfAnna();
    const elsewhere = { ...(await aBoardOfAnna()).toDo, boardId: board.id };

    expect((await update(max, toDo, {})).status).toBe(400);
    expect((await update(max, toDo, { stage: { title: "x", cover_bg: "red" } })).status).toBe(400);
    expect((await update(max, elsewhere, { title: "x" })).json.message).toBe("Stage not found");
    expect((await update(vera, toDo, { title: "x" })).status).toBe(403);
    expect(await storedStage(toDo)).toEqual(toDo);
  });
});
