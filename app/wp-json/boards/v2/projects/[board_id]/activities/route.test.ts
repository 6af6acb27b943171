import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { PUT as UPDATE } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardActivity,
  aBoardOfAnna,
  anActivity,
  anAdmin,
  aServiceAdmin,
  aTask,
  aUser,
  call,
  manyActivities,
  newValuesOf,
  onBoard,
} from "@/lib/testing";
import { testForbiddenFor } from "@/lib/testing/probes/forbidden";
import { GET } from "./route";

const list = onBoard(GET);

describe("GET /projects/:board_id/activities", () => {
  test("lists what happened on the board, newest first, with every field", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();
    await onBoard(UPDATE)(anna, board, { title: "Plan" });
    const line = await aBoardActivity(board, max, {
      action: "created",
      column: "task",
      newValue: "Write",
      description: "on stage To do",
    });
    await db.activity.update({ where: { id: line.id }, data: { settings: { task_id: 12 } } });

    const { status, json } = await list(vera, board);

    expect(status).toBe(200);
    expect(Object.keys(json)).toEqual(["activities"]);
    expect(json.activities.data).toMatchObject([
      { id: line.id },
      {
        action: "changed",
        column: "title",
        old_value: board.title,
        new_value: "Plan",
        description: null,
        settings: null,
      },
    ]);
    expect(json.activities.data[0]).toEqual({
      id: line.id,
      object_id: board.id,
      object_type: "board_activity",
      action: "created",
      column: "task",
      old_value: null,
      new_value: "Write",
      description: "on stage To do",
      settings: { task_id: 12 },
      created_by: max.id,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
      updated_at: expect.stringMatching(/\+00:00$/),
      user: {
        ID: max.id,
        user_login: max.login,
        display_name: "Max",
        photo: expect.stringMatching(/^https:\/\/boards\.test\/photos\//),
      },
      action_key: "created",
      column_key: "task",
    });
  });

  test("has action and column in the language of the caller's profile, else in the site's, and the same keys", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    await db.user.update({ where: { id: anna.id }, data: { locale: "de_AT" } });
    await aBoardActivity(board, max, { action: "updated", column: "title of stage" });
    await aBoardActivity(board, max, { action: "painted", column: "walls" });
    const wordsFor = async (user: User) =>
      (await list(user, board)).json.activities.data.map(
        ({ action, column, action_key, column_key }: Record<string, string>) => [
          `${action} ${column}`,
          `${action_key} ${column_key}`,
        ],
      );
    const [painted, keys] = [["painted walls", "painted walls"], "updated title of stage"];

    expect(await wordsFor(anna)).toEqual([painted, ["aktualisiert Titel der Phase", keys]]);
    expect(await wordsFor(max)).toEqual([painted, [keys, keys]]);
    await db.setting.create({ data: { key: "site", value: { language: "ar" } } });
    expect(await wordsFor(max)).toEqual([painted, ["حدّث عنوان المرحلة", keys]]);
  });

  test("leaves out activities of its tasks and of other boards", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const other = await aBoard({ members: [[anna, "manager"]] });
    await anActivity(await aTask(toDo), anna, { newValue: "of a task" });
    await aBoardActivity(other, anna, { newValue: "of the other" });
    await aBoardActivity(board, anna, { newValue: "ours" });

    expect(newValuesOf((await list(anna, board)).json.activities.data)).toEqual(["ours"]);
  });

  test("shows 40 a page, or as many as requested, and links to other pages with the same query", async () => {
    const { vera, board, anna } = await aBoardOfAnna();
    await manyActivities(94, { boardId: board.id }, anna);
    const params = { board_id: board.id };
    const path = `/wp-json/boards/v2/projects/${board.id}/activities`;

    const { activities: first } = (await call(GET, { as: vera, params, path })).json;
    const { activities: last } = (await call(GET, { as: vera, params, path, query: { page: 4, per_page: 30 } })).json;

    expect([first.per_page, first.total, first.last_page, first.from, first.to, first.data.length]).toEqual([
      40, 94, 3, 1, 40, 40,
    ]);
    expect(first.next_page_url).toBe(`https://boards.test${path}/?page=2`);
    expect(newValuesOf(last.data)).toEqual(["line 4", "line 3", "line 2", "line 1"]);
    expect([last.prev_page_url, last.next_page_url]).toEqual([`https://boards.test${path}/?page=3&per_page=30`, null]);
  });

  test.each([
    [{ per_page: 0 }, 1],
    [{ per_page: 1000 }, 100],
    [{ per_page: "many" }, 40],
    [{ page: 0 }, 40],
    [{ page: 99_999_999_999 }, 0],
  ])("%o shows %i", async (query, count) => {
    const { vera, board, anna } = await aBoardOfAnna();
    await manyActivities(101, { boardId: board.id }, anna);

    const { status, json } = await list(vera, board, query);

    expect([status, json.activities.data.length, json.activities.total]).toEqual([200, count, 101]);
  });

  test("is empty where nothing happened, and works for an archived board", async () => {
    const { anna, board } = await aBoardOfAnna();
    const empty = (await list(anna, board)).json.activities;
    await aBoardActivity(board, anna, { newValue: "before" });
    await db.board.update({ where: { id: board.id }, data: { archivedAt: new Date() } });

    expect([empty.data, empty.from, empty.to, empty.total, empty.last_page]).toEqual([[], null, null, 0, 1]);
    expect(newValuesOf((await list(anna, board)).json.activities.data)).toEqual(["before"]);
  });

  test("shows e-mail addresses and the whole record only to callers who may list people", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();
    await aBoardActivity(board, max);
    const readers = [vera, max, anna, await aServiceAdmin(), await anAdmin()];

    const seen = await Promise.all(readers.map(async (as) => (await list(as, board)).json.activities.data[0].user));

    expect(seen.map(({ user_email }) => user_email)).toEqual([undefined, undefined, undefined, max.email, max.email]);
    expect(Object.keys(seen[4]).sort()).toEqual([
      "ID",
      "display_name",
      "photo",
      "user_email",
      "user_login",
      "user_nicename",
      "user_registered",
      "user_status",
      "user_url",
    ]);
  });

  test("keeps what a deleted person did, without the person", async () => {
    const { anna, vera, board } = await aBoardOfAnna();
    const gone = await aUser({ displayName: "Gone" });
    await aBoardActivity(board, gone, { newValue: "<b>ünï\u202e קוד 🎉</b>" });
    await db.user.delete({ where: { id: gone.id } });

    for (const as of [vera, anna]) {
      const [line] = (await list(as, board)).json.activities.data;
      expect(line).toMatchObject({
        created_by: null,
        new_value: "<b>ünï\u202e קוד 🎉</b>",
        user: { ID: 0, display_name: "Deleted user" },
      });
      expect(Object.keys(line.user)).toEqual(["ID", "display_name"]);
    }
  });

  testForbiddenFor("stranger", list);
});
