import { GET as READ_BOARD } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { GET as READ_TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { anActivity, aBoardActivity, manyActivities, newValuesOf } from "@/lib/testing/factories/activity";
import { aBoard, aBoardOfAnna, aMember, aStage, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAdmin, aServiceAdmin, aUser } from "@/lib/testing/factories/people";
import { GET } from "./route";

describe("GET /member/:id/activities", () => {
  test("lists what a person did, newest first, each with its task or its board", async () => {
    const { anna, max, vera, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo, { title: "Write" });
    const onBoard = await aBoardActivity(board, max, { action: "created", column: "stage", newValue: "Review" });
    const onTask = await anActivity(task, max, {
      action: "changed",
      column: "priority",
      oldValue: "low",
      newValue: "high",
    });
    await anActivity(task, anna, { newValue: "another's" });

    const { status, json } = await call(GET, { as: vera, params: { id: max.id } });

    expect(status).toBe(200);
    const facts = {
      description: null,
      settings: null,
      created_by: max.id,
      created_at: expect.stringMatching(/\+00:00$/),
      updated_at: expect.stringMatching(/\+00:00$/),
      user: { ID: max.id, user_login: max.login, display_name: "Max", photo: expect.any(String) },
    };
    expect(json).toEqual({
      activities: [
        {
          ...facts,
          id: onTask.id,
          object_id: task.id,
          object_type: "task_activity",
          action: "changed",
          column: "priority",
          old_value: "low",
          new_value: "high",
          task: expect.objectContaining({ id: task.id, board_id: board.id, title: "Write" }),
        },
        {
          ...facts,
          id: onBoard.id,
          object_id: board.id,
          object_type: "board_activity",
          action: "created",
          column: "stage",
          old_value: null,
          new_value: "Review",
          board: expect.objectContaining({ id: board.id, title: board.title }),
        },
      ],
      pagination: expect.objectContaining({ total: 2, current_page: 1, per_page: 40, last_page: 1 }),
    });
  });

  test("returns whole tasks and boards, as the reader may see them, and a paginator", async () => {
    const { max, vera, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo, { description: "<p>x</p>" });
    await db.taskAssignee.create({ data: { taskId: task.id, userId: max.id } });
    await aBoardActivity(board, max);
    await anActivity(task, max);

    const { activities, pagination } = (await call(GET, { as: vera, params: { id: max.id } })).json;

    expect(
      (await call(READ_TASK, { as: vera, params: { board_id: board.id, task_id: task.id } })).json.task,
    ).toMatchObject(activities[0].task);
    expect(activities[0].task).toMatchObject({
      description: "<p>x</p>",
      stage_id: toDo.id,
      assignees: [{ ID: max.id, user_email: expect.stringContaining("***") }],
    });
    expect((await call(READ_BOARD, { as: vera, params: { board_id: board.id } })).json.board).toMatchObject(
      activities[1].board,
    );
    expect(activities[1].board).toMatchObject({ type: "to-do", isUserOnlyViewer: true });
    expect(pagination).toMatchObject({
      data: activities,
      from: 1,
      to: 2,
      next_page_url: null,
      prev_page_url: null,
      links: [{}, { label: "1", active: true }, {}],
    });
    expect(pagination.first_page_url).toBe(`${pagination.path}/?page=1`);
  });

  test("lists only boards that the caller may see, including archived ones", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    const secret = await aBoard({ members: [[max, "manager"]] });
    const archived = await aBoard({
      members: [
        [max, "manager"],
        [anna, "viewer"],
      ],
      archivedAt: new Date(),
    });
    const template = await aBoard({
      members: [
        [max, "manager"],
        [anna, "viewer"],
      ],
      isTemplate: true,
    });
    for (const [each, newValue] of [
      [board, "shared"],
      [secret, "secret"],
      [archived, "archived"],
      [template, "template"],
    ] as const)
      await aBoardActivity(each, max, { newValue });
    await anActivity(await aTask(await aStage(secret)), max, { newValue: "secret task" });
    const send = async (as: typeof anna) => (await call(GET, { as, params: { id: max.id } })).json;

    const [seen, own, all] = [await send(anna), await send(max), await send(await aServiceAdmin())];

    expect([newValuesOf(seen.activities), seen.pagination.total]).toEqual([["archived", "shared"], 2]);
    expect(newValuesOf(own.activities)).toEqual(["secret task", "archived", "secret", "shared"]);
    expect(newValuesOf(all.activities)).toEqual(newValuesOf(own.activities));
  });

  test("a person who left a board no longer sees what happened there, not even their own actions", async () => {
    const { max, board } = await aBoardOfAnna();
    await aBoardActivity(board, max, { newValue: "mine" });
    await db.boardMember.deleteMany({ where: { userId: max.id } });

    expect((await call(GET, { as: max, params: { id: max.id } })).json).toMatchObject({
      activities: [],
      pagination: { total: 0, last_page: 1 },
    });
  });

  test("shows 40 a page whatever is requested", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    await manyActivities(85, { boardId: board.id }, max);
    const send = async (query: object) =>
      (await call(GET, { as: anna, params: { id: max.id }, query: { ...query } })).json;

    const [first, last, beyond] = [
      await send({ per_page: 5 }),
      await send({ page: 3 }),
      await send({ page: 99_999_999_999 }),
    ];

    expect([first.activities.length, first.pagination]).toMatchObject([
      40,
      { total: 85, current_page: 1, per_page: 40, last_page: 3 },
    ]);
    expect(newValuesOf(last.activities)).toEqual(["line 5", "line 4", "line 3", "line 2", "line 1"]);
    expect(beyond.activities).toEqual([]);
  });

  test("shows e-mail addresses to callers who may list people", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    await aBoardActivity(board, max);
    const userFor = async (as: typeof anna) =>
      (await call(GET, { as, params: { id: max.id } })).json.activities[0].user;

    expect([await userFor(anna), await userFor(max)].map(({ user_email }) => user_email)).toEqual([
      undefined,
      undefined,
    ]);
    expect((await userFor(await anAdmin())).user_email).toBe(max.email);
  });

  test("answers the same 403 for a person without a shared board and for an unknown id; 404 for admins, 401 when signed out", async () => {
    const { max } = await aBoardOfAnna();
    const tom = await aUser();
    await aMember(await aBoard({ isTemplate: true, members: [[max, "manager"]] }), tom);
    const send = async (as: typeof tom, id: number) => (await call(GET, { as, params: { id } })).status;

    expect([
      await send(tom, max.id),
      await send(tom, 4711),
      await send(tom, tom.id),
      await send(await anAdmin(), 4711),
    ]).toEqual([403, 403, 200, 404]);
    expect((await call(GET, { params: { id: max.id } })).status).toBe(401);
  });
});
