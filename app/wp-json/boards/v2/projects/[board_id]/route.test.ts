import { describe, expect, test } from "vitest";
import { day } from "@/lib/dates/dates";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aLabel, aStage, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { DELETE, GET, PUT } from "./route";

describe("GET /projects/:board_id", () => {
  test("shows the whole board: people, owner, stages, labels, palettes, and the moment of the read", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const label = await aLabel(board, { title: "bug" });
    await aStage(board, { title: "Old", archivedAt: new Date(), position: 0 });

    const { status, json } = await call(GET, { as: anna, params: { board_id: board.id } });

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
    expect(json.board.stages.map(({ title }: { title: string }) => title)).toEqual(["To do", "Doing", "Done"]);
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

  test("include_archived brings the archived stages", async () => {
    const { anna, board } = await aBoardOfAnna();
    await aStage(board, { title: "Old", archivedAt: new Date(), position: 0 });

    const { json } = await call(GET, { as: anna, params: { board_id: board.id }, query: { include_archived: "true" } });

    expect(json.board.stages).toHaveLength(4);
  });

  test("keeps the caller's own visit and changes nothing else", async () => {
    const { vera, board } = await aBoardOfAnna();

    await call(GET, { as: vera, params: { board_id: board.id } });

    expect(await db.boardVisit.findMany()).toMatchObject([{ userId: vera.id, boardId: board.id }]);
    expect(await db.board.findUnique({ where: { id: board.id } })).toEqual(board);
  });

  test("asks the database as often for fifty labels as for two", async () => {
    const { anna, board } = await aBoardOfAnna();
    const read = async () => (await call(GET, { as: anna, params: { board_id: board.id } })).queries;
    await aLabel(board);
    await aLabel(board);
    const few = await read();
    for (let at = 0; at < 48; at += 1) await aLabel(board);

    expect(await read()).toBe(few);
  });

  test("the same 403 for a stranger's board as for none; 404 for an admin", async () => {
    const { board } = await aBoardOfAnna();
    const stranger = await aUser();

    const foreign = await call(GET, { as: stranger, params: { board_id: board.id } });
    const missing = await call(GET, { as: stranger, params: { board_id: 99_999 } });

    expect(foreign.status).toBe(403);
    expect(missing.json).toEqual(foreign.json);
    expect((await call(GET, { as: await anAdmin(), params: { board_id: 99_999 } })).json).toEqual({
      code: "rest_not_found",
      message: "Board not found",
      data: { status: 404 },
    });
  });

  test.each(["abc", "-1", "0", "1.5", "1e3"])("404 rest_no_route for the id %s", async (id) => {
    const { status, json } = await call(GET, { as: await anAdmin(), params: { board_id: id } });

    expect([status, json.code]).toEqual([404, "rest_no_route"]);
  });
});

describe("PUT /projects/:board_id", () => {
  test("renames and describes it, keeping safe HTML only, with a line for each", async () => {
    const { max, board } = await aBoardOfAnna();
    await db.board.update({ where: { id: board.id }, data: { description: "<p>what</p><p>R&amp;D was</p>" } });

    const { status, json } = await call(PUT, {
      as: max,
      params: { board_id: board.id },
      body: { title: "New", description: 'a <b>b</b><script>alert(1)</script><img src=x onerror="x()">' },
    });

    expect(status).toBe(200);
    expect(json).toMatchObject({ message: "Board has been updated", board: { title: "New" } });
    expect(json.board.description).not.toMatch(/<script|onerror/);
    expect(json.board.description).toContain("<b>b</b>");
    expect(json.stages.map(({ title }: { title: string }) => title)).toEqual(["To do", "Doing", "Done"]);
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

  test("a description that is not sent stays, and nothing changed writes nothing", async () => {
    const { max, board } = await aBoardOfAnna();
    await db.board.update({ where: { id: board.id }, data: { description: "kept" } });

    const { json } = await call(PUT, { as: max, params: { board_id: board.id }, body: { title: board.title } });

    expect(json.board.description).toBe("kept");
    expect(await db.activity.count()).toBe(0);
  });

  test("a title that is not sent stays", async () => {
    const { max, board } = await aBoardOfAnna();

    const { status, json } = await call(PUT, { as: max, params: { board_id: board.id }, body: { description: "New" } });

    expect([status, json.board.title, json.board.description]).toEqual([200, board.title, "New"]);
    expect(await db.activity.findMany()).toMatchObject([{ action: "changed", column: "description" }]);
  });

  test("an empty description in place of none is no change to tell of", async () => {
    const { max, board } = await aBoardOfAnna();

    await call(PUT, { as: max, params: { board_id: board.id }, body: { title: board.title, description: "" } });

    expect(await db.activity.count()).toBe(0);
  });

  test("400 for an empty title and for nothing at all, 403 for a viewer, and the board stays", async () => {
    const { max, vera, board } = await aBoardOfAnna();
    const params = { board_id: board.id };

    expect((await call(PUT, { as: max, params, body: { title: "  \n " } })).json.data.params).toEqual({
      title: "The title field is required.",
    });
    expect((await call(PUT, { as: max, params, body: {} })).json.data.params).toEqual({
      title: "The title field is required.",
    });
    expect((await call(PUT, { as: vera, params, body: { title: "Mine" } })).status).toBe(403);
    expect(await db.board.findUnique({ where: { id: board.id } })).toEqual(board);
  });
});

describe("DELETE /projects/:board_id", () => {
  test("takes all that belonged to it, and nothing of another board", async () => {
    const admin = await anAdmin();
    const { board, toDo } = await aBoardOfAnna();
    await aTask(toDo);
    await aLabel(board);
    const other = await aBoardOfAnna();
    const kept = await aTask(other.toDo);

    const { status, json } = await call(DELETE, { as: admin, params: { board_id: board.id } });

    expect([status, json]).toEqual([200, { message: "Board has been deleted" }]);
    expect(await db.board.findMany({ select: { id: true } })).toEqual([{ id: other.board.id }]);
    expect(await db.task.findMany({ select: { id: true } })).toEqual([{ id: kept.id }]);
    expect(await db.boardMember.count()).toBe(3);
    expect(await db.stage.count()).toBe(3);
    expect(await db.label.count()).toBe(0);
  });

  test("403 for its manager, and the board stays", async () => {
    const { anna, board } = await aBoardOfAnna();

    expect((await call(DELETE, { as: anna, params: { board_id: board.id } })).status).toBe(403);
    expect(await db.board.count()).toBe(1);
  });

  test("404 for an admin when there is none", async () => {
    expect((await call(DELETE, { as: await anAdmin(), params: { board_id: (await aBoard()).id + 1 } })).status).toBe(
      404,
    );
  });
});
