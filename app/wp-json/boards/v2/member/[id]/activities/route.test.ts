import { GET as READ_BOARD } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { GET as READ_TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardActivity,
  aBoardOfAnna,
  aMember,
  anActivity,
  anAdmin,
  aServiceAdmin,
  assign,
  aStage,
  aTask,
  call,
  manyActivities,
  newValuesOf,
} from "@/lib/testing";
import { testProfileAccess } from "@/lib/testing/probes/profiles";
import { GET } from "./route";

const read = async (as: User, { id }: User, query = {}) => (await call(GET, { as, params: { id }, query })).json;

describe("GET /member/:id/activities", () => {
  testProfileAccess(GET);

  test("lists what a person did, newest first, each with its task or its board", async () => {
    const { anna, max, vera, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo, { title: "Write" });
    const onBoard = await aBoardActivity(board, max, { action: "created", column: "stage", newValue: "Review" });
    const onTask = await anActivity(task, max, { column: "priority", oldValue: "low", newValue: "high" });
    await anActivity(task, anna, { newValue: "another's" });

    const { activities, pagination } = await read(vera, max);

    const by = { created_by: max.id, created_at: expect.stringMatching(/\+00:00$/), user: { ID: max.id } };
    const [ofTask, ofBoard] = [
      { object_id: task.id, object_type: "task_activity", task: { id: task.id, title: "Write" } },
      { object_id: board.id, object_type: "board_activity", board: { id: board.id, title: board.title } },
    ];
    expect(activities).toMatchObject([
      { ...by, ...ofTask, id: onTask.id, column: "priority", old_value: "low", new_value: "high" },
      { ...by, ...ofBoard, id: onBoard.id, column: "stage", old_value: null, new_value: "Review" },
    ]);
    expect(pagination).toMatchObject({ total: 2, current_page: 1, per_page: 40, last_page: 1 });
  });

  test("returns whole tasks and boards, as the reader may see them, and a paginator", async () => {
    const { max, vera, board, toDo } = await aBoardOfAnna();
    const task = await assign(await aTask(toDo), max);
    await aBoardActivity(board, max);
    await anActivity(task, max);

    const { activities, pagination } = await read(vera, max);

    expect(
      (await call(READ_TASK, { as: vera, params: { board_id: board.id, task_id: task.id } })).json.task,
    ).toMatchObject(activities[0].task);
    expect(activities[0].task.assignees).toMatchObject([{ ID: max.id, user_email: expect.stringContaining("***") }]);
    expect((await call(READ_BOARD, { as: vera, params: { board_id: board.id } })).json.board).toMatchObject(
      activities[1].board,
    );
    expect(activities[1].board).toMatchObject({ type: "to-do", isUserOnlyViewer: true });
    expect(pagination).toMatchObject({
      data: activities,
      from: 1,
      to: 2,
      first_page_url: `${pagination.path}/?page=1`,
    });
  });

  test("lists only boards that the caller may see, including archived ones", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    const secret = await aBoard({ members: [[max, "manager"]] });
    const archived = await aBoard({ archivedAt: new Date() });
    const template = await aBoard({ isTemplate: true });
    for (const each of [archived, template]) for (const person of [max, anna]) await aMember(each, person);
    for (const [newValue, each] of Object.entries({ shared: board, secret, archived, template }))
      await aBoardActivity(each, max, { newValue });
    await anActivity(await aTask(await aStage(secret)), max, { newValue: "secret task" });

    const [seen, own, all] = [await read(anna, max), await read(max, max), await read(await aServiceAdmin(), max)];

    expect([newValuesOf(seen.activities), seen.pagination.total]).toEqual([["archived", "shared"], 2]);
    expect(newValuesOf(own.activities)).toEqual(["secret task", "archived", "secret", "shared"]);
    expect(newValuesOf(all.activities)).toEqual(newValuesOf(own.activities));
  });

  test("a person who left a board no longer sees what happened there, not even their own actions", async () => {
    const { max, board } = await aBoardOfAnna();
    await aBoardActivity(board, max, { newValue: "mine" });
    await db.boardMember.deleteMany({ where: { userId: max.id } });

    expect(await read(max, max)).toMatchObject({
      activities: [],
      pagination: { total: 0, last_page: 1 },
    });
  });

  test("shows 40 a page whatever is requested", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    await manyActivities(85, { boardId: board.id }, max);

    const [first, last] = [await read(anna, max, { per_page: 5 }), await read(anna, max, { page: 3 })];

    expect([first.activities.length, first.pagination]).toMatchObject([
      40,
      { total: 85, current_page: 1, per_page: 40, last_page: 3 },
    ]);
    expect(newValuesOf(last.activities)).toEqual(["line 5", "line 4", "line 3", "line 2", "line 1"]);
    expect((await read(anna, max, { page: 99_999_999_999 })).activities).toEqual([]);
  });

  test("shows e-mail addresses to callers who may list people", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    await aBoardActivity(board, max);
    const emailFor = async (as: User) => (await read(as, max)).activities[0].user.user_email;

    expect([await emailFor(anna), await emailFor(max)]).toEqual([undefined, undefined]);
    expect(await emailFor(await anAdmin())).toBe(max.email);
  });
});
