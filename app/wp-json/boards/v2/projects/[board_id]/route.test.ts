import { describe, expect, test } from "vitest";
import { day } from "@/lib/dates/dates";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  aLabel,
  anAdmin,
  aStage,
  aTask,
  aUser,
  idsOf,
  onBoard,
  storedBoard,
  titlesOf,
  withModules,
} from "@/lib/testing";
import { DELETE, GET, PUT } from "./route";

const read = onBoard(GET);
const update = onBoard(PUT);
const remove = onBoard(DELETE);

describe("GET /projects/:board_id", () => {
  test("says whether time tracking is on", async () => {
    const { anna, board } = await aBoardOfAnna();
    const hasTimer = async () => (await read(anna, board)).json.board.has_timer;

    expect(await hasTimer()).toBe(true);
    await db.board.update({ where: { id: board.id }, data: { enableTimeTracking: false } });
    expect(await hasTimer()).toBe(false);
    await db.board.update({ where: { id: board.id }, data: { enableTimeTracking: true } });
    await withModules({ timeTracking: { enabled: false } });
    expect(await hasTimer()).toBe(false);
  });

  test("returns the whole board: people, owner, stages, labels, palettes, and the time of the read", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const label = await aLabel(board, { title: "bug" });
    await aStage(board, { title: "Old", archivedAt: new Date(), position: 0 });

    const { status, json } = await read(anna, board);

    expect(status).toBe(200);
    expect(json.synced_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(json.board).toMatchObject({
      id: board.id,
      createdOn: day(board.createdAt),
      is_pinned: false,
      custom_fields: [],
      owner: { ID: anna.id, display_name: "Anna", user_email: anna.email },
    });
    expect(Object.keys(json.board.labelColor)).toHaveLength(30);
    expect(json.board.labelColor).toMatchObject({ green: "#4bce97", green_dark: "#1f845a", green_light: "#baf3db" });
    expect(json.board.labelColorText).toMatchObject({ green: "#1B2533", green_dark: "#fff" });
    expect(json.board.labels).toMatchObject([
      { id: label.id, board_id: board.id, title: "bug", type: "label", position: "1.00", settings: null },
    ]);
    expect(titlesOf(json.board.stages)).toEqual(["To do", "Doing", "Done"]);
    expect(json.board.stages[0]).toMatchObject({ id: toDo.id, created_at: expect.stringMatching(/\+00:00$/) });
    expect(json.board.users[0]).toMatchObject({
      ID: anna.id,
      role: "Admin",
      user_status: "0",
      pivot: {
        object_id: board.id,
        foreign_id: anna.id,
        settings: 'a:1:{s:8:"is_admin";b:1;}',
        preferences: expect.stringContaining('s:22:"dashboard_notification";b:1;'),
      },
    });
  });

  test("include_archived adds the archived stages", async () => {
    const { anna, board } = await aBoardOfAnna();
    await aStage(board, { title: "Old", archivedAt: new Date(), position: 0 });

    const { json } = await read(anna, board, { include_archived: "true" });

    expect(json.board.stages).toHaveLength(4);
  });

  test("stores the caller's own visit and changes nothing else", async () => {
    const { vera, board } = await aBoardOfAnna();

    await read(vera, board);

    expect(await db.boardVisit.findMany()).toMatchObject([{ userId: vera.id, boardId: board.id }]);
    expect(await storedBoard(board)).toEqual(board);
  });

  test("record_visit=false stores no visit", async () => {
    const { vera, board } = await aBoardOfAnna();

    const { json } = await read(vera, board, { record_visit: "false" });

    expect(json.board.id).toBe(board.id);
    expect(await db.boardVisit.count()).toBe(0);
  });

  test("answers the same 403 for a stranger's board and an unknown one; 404 for an admin", async () => {
    const { board } = await aBoardOfAnna();
    const stranger = await aUser();

    const foreign = await read(stranger, board);
    const missing = await read(stranger, { id: 99_999 });

    expect(foreign.status).toBe(403);
    expect(missing.json).toEqual(foreign.json);
    expect((await read(await anAdmin(), { id: 99_999 })).json).toEqual({
      code: "rest_not_found",
      message: "Board not found",
      data: { status: 404 },
    });
  });

  test.each(["abc", "-1", "0", "1.5", "1e3"])("answers 404 rest_no_route for the id %s", async (id) => {
    const { status, json } = await read(await anAdmin(), { id });

    expect([status, json.code]).toEqual([404, "rest_no_route"]);
  });
});

describe("PUT /projects/:board_id", () => {
  test("changes title and description, keeps only safe HTML, and records an activity for each", async () => {
    const { max, board } = await aBoardOfAnna();
    await db.board.update({ where: { id: board.id }, data: { description: "<p>what</p><p>R&amp;D was</p>" } });

    const { status, json } = await update(max, board, {
      title: "New",
      description: 'a <b>b</b><script>alert(1)</script><img src=x onerror="x()">',
    });

    expect(status).toBe(200);
    expect(json).toMatchObject({ message: "Board has been updated", board: { title: "New" } });
    expect(json.board.description).not.toMatch(/<script|onerror/);
    expect(json.board.description).toContain("<b>b</b>");
    expect(titlesOf(json.stages)).toEqual(["To do", "Doing", "Done"]);
    expect(await db.activity.findMany({ orderBy: { id: "asc" } })).toMatchObject([
      { action: "changed", column: "title", oldValue: board.title, newValue: "New", taskId: null },
      {
        action: "changed",
        column: "description",
        oldValue: null,
        newValue: "what R&D was",
        description: json.board.description,
        taskId: null,
      },
    ]);
  });

  test("a description that is not sent stays, and an unchanged one records nothing", async () => {
    const { max, board } = await aBoardOfAnna();
    await db.board.update({ where: { id: board.id }, data: { description: "kept" } });

    const { json } = await update(max, board, { title: board.title });

    expect(json.board.description).toBe("kept");
    expect(await db.activity.count()).toBe(0);
  });

  test("a title that is not sent stays", async () => {
    const { max, board } = await aBoardOfAnna();

    const { status, json } = await update(max, board, { description: "New" });

    expect([status, json.board.title, json.board.description]).toEqual([200, board.title, "New"]);
    expect(await db.activity.findMany()).toMatchObject([{ action: "changed", column: "description" }]);
  });

  test("an empty description in place of none is not a change", async () => {
    const { max, board } = await aBoardOfAnna();

    await update(max, board, { title: board.title, description: "" });

    expect(await db.activity.count()).toBe(0);
  });

  test("answers 400 for an empty title and an empty body, 403 for a viewer, and the board stays", async () => {
    const { max, vera, board } = await aBoardOfAnna();

    for (const body of [{ title: "  \n " }, {}])
      expect((await update(max, board, body)).json.data.params).toEqual({ title: "The title field is required." });
    expect((await update(vera, board, { title: "Mine" })).status).toBe(403);
    expect(await storedBoard(board)).toEqual(board);
  });
});

describe("DELETE /projects/:board_id", () => {
  test("deletes everything that belongs to it, and nothing of another board", async () => {
    const admin = await anAdmin();
    const { board, toDo } = await aBoardOfAnna();
    await aTask(toDo);
    await aLabel(board);
    const other = await aBoardOfAnna();
    const remaining = await aTask(other.toDo);

    const { status, json } = await remove(admin, board);

    expect([status, json]).toEqual([200, { message: "Board has been deleted" }]);
    expect([idsOf(await db.board.findMany()), idsOf(await db.task.findMany())]).toEqual([
      [other.board.id],
      [remaining.id],
    ]);
    expect([await db.boardMember.count(), await db.stage.count(), await db.label.count()]).toEqual([3, 3, 0]);
  });

  test("answers 403 for its manager", async () => {
    const { anna, board } = await aBoardOfAnna();

    expect((await remove(anna, board)).status).toBe(403);
  });
});
