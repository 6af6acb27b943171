import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aLabel, aPublicBoard, aStage, call, onBoard, statusesOf } from "@/lib/testing";
import { DELETE, GET, PATCH, POST, PUT } from "./route";

const read = onBoard(GET);

describe("GET /public/boards/:board_id", () => {
  test("returns the board with its active stages, labels and people in short, and an empty meta", async () => {
    const { anna, board, token, toDo, doing, done } = await aPublicBoard({ description: "<p>Open</p>" });
    await aStage(board, { archivedAt: new Date() });
    await db.stage.update({ where: { id: done.id }, data: { isPublic: false } });
    const label = await aLabel(board, { title: "feature", bgColor: "#AED6F1" });

    const { status, json } = await read(undefined, board, { public_token: token });

    expect(status).toBe(200);
    expect(json.board).toMatchObject({
      id: board.id,
      title: board.title,
      description: "<p>Open</p>",
      type: "to-do",
      archived_at: null,
      isUserOnlyViewer: true,
      is_pinned: false,
    });
    expect(json.board.meta).toEqual({});
    expect(json.board.createdOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(json.board.stages.map(({ id }: { id: number }) => id)).toEqual([toDo.id, doing.id]);
    expect(json.board.labels).toMatchObject([{ id: label.id, title: "feature", bg_color: "#AED6F1" }]);
    expect(json.board.users).toHaveLength(3);
    expect(json.board.users).toContainEqual({
      ID: anna.id,
      display_name: anna.displayName,
      photo: `https://boards.test/photos/${anna.photoKey}`,
      role: "Admin",
    });
  });

  test("shows the stages of a roadmap that are public", async () => {
    const { board, token, doing } = await aPublicBoard({ type: "roadmap" });
    await db.stage.update({ where: { id: doing.id }, data: { isPublic: true } });

    const { json } = await read(undefined, board, { public_token: token });

    expect([json.board.type, json.board.stages.map(({ id }: { id: number }) => id)]).toEqual(["roadmap", [doing.id]]);
  });

  test("shortens a name that is an email address", async () => {
    const { anna, board, token } = await aPublicBoard();
    await db.user.update({ where: { id: anna.id }, data: { displayName: "anna@example.com" } });

    const { json } = await read(undefined, board, { public_token: token });

    expect(json.board.users.find(({ ID }: { ID: number }) => ID === anna.id).display_name).toBe("anna");
  });

  test("answers 401 to anonymous requests and 403 to signed-in ones without the board's token", async () => {
    const { anna, board, token } = await aPublicBoard();
    const closed = await aBoardOfAnna();
    const archived = await aPublicBoard({ archivedAt: new Date() });
    const attempts: [{ id: number }, object][] = [
      [board, {}],
      [board, { public_token: "" }],
      [board, { public_token: `${token}x` }],
      [closed.board, { public_token: token }],
      [archived.board, { public_token: archived.token }],
      [{ id: 2_000_000_000 }, { public_token: token }],
    ];

    for (const [{ id }, query] of attempts)
      expect(statusesOf([await read(undefined, { id }, query), await read(anna, { id }, query)])).toEqual([401, 403]);
    expect((await read(anna, board, { public_token: token })).status).toBe(200);
  });

  test("refuses other methods, with a token or without", async () => {
    const { anna, board, token } = await aPublicBoard();

    for (const handler of [POST, PUT, PATCH, DELETE]) {
      const send = (as?: typeof anna) =>
        call(handler, { as, params: { board_id: board.id }, query: { public_token: token } });
      expect(statusesOf([await send(), await send(anna)])).toEqual([401, 403]);
    }
  });
});
