import { describe, expect, test } from "vitest";
import { GET } from "@/app/wp-json/boards/v2/notifications/route";
import { PUT as UPDATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { NotificationKind } from "@/generated/prisma/enums";
import { kindsOfAction, NOTIFICATION_ACTIONS } from "@/lib/events/notifications";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aMember, aStage, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aNotification } from "@/lib/testing/factories/notifications";
import { anAdmin, aServiceAdmin, aUser } from "@/lib/testing/factories/people";

const idsOf = (json: { data: { id: number }[] }) => json.data.map(({ id }) => id);

describe("GET /notifications", () => {
  test("has what happened with who did it, the task, its stage and its board", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo, { title: "Old", description: "<p>Text</p>" });
    await db.taskWatcher.create({ data: { taskId: task.id, userId: max.id } });
    await call(UPDATE, {
      as: anna,
      params: { board_id: board.id, task_id: task.id },
      body: { property: "title", value: "New" },
    });

    const { status, json } = await call(GET, { as: max });

    expect(status).toBe(200);
    expect(json).toMatchObject({
      current_page: 1,
      per_page: 20,
      total: 1,
      last_page: 1,
      from: 1,
      to: 1,
      next_page_url: null,
    });
    expect(json.data).toMatchObject([
      {
        object_id: board.id,
        object_type: "board_notification",
        task_id: task.id,
        action: "task_title_updated",
        activity_by: anna.id,
        description: "New",
        settings: null,
        read: false,
        activitist: {
          ID: anna.id,
          user_login: anna.login,
          display_name: "Anna",
          photo: `https://boards.test/photos/${anna.photoKey}`,
        },
        task: {
          id: task.id,
          title: "New",
          description: "<p>Text</p>",
          stage_id: toDo.id,
          stage: { id: toDo.id, title: "To do" },
          board: { id: board.id, title: board.title, isUserOnlyViewer: false },
        },
      },
    ]);
    expect([json.data[0].created_at, json.data[0].updated_at]).toEqual([
      expect.stringMatching(PLAIN),
      expect.stringMatching(PLAIN),
    ]);
  });

  test("says what was read, the newest first, page after page, and where the others are", async () => {
    const { max, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const told = [];
    for (let day = 1; day <= 5; day += 1)
      told.push(
        await aNotification(task, max, {
          createdAt: new Date(`2031-01-0${6 - day}T00:00:00Z`),
          ...(day === 2 && { markedReadAt: new Date() }),
        }),
      );
    const ids = told.map(({ notificationId }) => notificationId);

    const { json: first } = await call(GET, {
      as: max,
      query: { per_page: 2 },
      path: "/wp-json/boards/v2/notifications",
    });
    const { json: last } = await call(GET, { as: max, query: { per_page: 2, page: 3 } });
    const { json: beyond } = await call(GET, { as: max, query: { per_page: 2, page: 4 } });

    expect([idsOf(first), idsOf(last), idsOf(beyond)]).toEqual([ids.slice(0, 2), ids.slice(4), []]);
    expect(first.data.map(({ read }: { read: boolean }) => read)).toEqual([false, true]);
    expect(first).toMatchObject({
      total: 5,
      last_page: 3,
      next_page_url: "https://boards.test/wp-json/boards/v2/notifications/?page=2&per_page=2",
    });
    expect([beyond.from, beyond.to, beyond.total]).toEqual([null, null, 5]);
  });

  test.each([
    [0, 1],
    [-3, 1],
    [1_000, 100],
    ["many", 20],
    ["", 20],
  ])("per_page %j is %i", async (perPage, expected) => {
    expect((await call(GET, { as: await aUser(), query: { per_page: perPage } })).json).toMatchObject({
      per_page: expected,
      total: 0,
      data: [],
    });
  });

  test.each(NOTIFICATION_ACTIONS)("lists only the notifications of the action %s", async (action) => {
    const { max, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    for (const each of Object.values(NotificationKind)) await aNotification(task, max, { kind: each });

    const { json } = await call(GET, { as: max, query: { action } });

    const kinds = kindsOfAction(action);
    expect([json.total, json.data.map((each: { kind: string }) => each.kind)]).toEqual([
      kinds.length,
      kinds.toReversed(),
    ]);
  });

  test.each(["", "all"])("of all actions where %j is asked for", async (action) => {
    const { max, toDo } = await aBoardOfAnna();
    for (const each of Object.values(NotificationKind)) await aNotification(await aTask(toDo), max, { kind: each });

    expect((await call(GET, { as: max, query: { action } })).json.total).toBe(13);
  });

  test.each(["read", "task_title_updated'", "TASK_TITLE_UPDATED", "__proto__"])(
    "400 for the action %j",
    async (action) => {
      const { status, json } = await call(GET, { as: await aUser(), query: { action } });

      expect([status, json.data.params]).toEqual([400, { action: expect.any(String) }]);
    },
  );

  test("nothing of what others were told, nor of boards that one can't see any more; admins see all of theirs", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const [task, elsewhere] = [await aTask(toDo), await aTask(await aStage(await aBoard()))];
    const admins = [await anAdmin(), await aServiceAdmin()];
    await aNotification(task, anna);
    for (const person of [max, ...admins]) await aNotification(elsewhere, person);
    const { notificationId } = await aNotification(task, max);

    const his = await call(GET, { as: max });
    await db.boardMember.deleteMany({ where: { boardId: board.id, userId: max.id } });
    const left = await call(GET, { as: max });
    await aMember(board, max, "viewer");
    const back = await call(GET, { as: max });

    expect([idsOf(his.json), his.json.total]).toEqual([[notificationId], 1]);
    expect([left.json.data, left.json.total]).toEqual([[], 0]);
    expect([idsOf(back.json), back.json.data[0].task.board.isUserOnlyViewer]).toEqual([[notificationId], true]);
    for (const as of admins)
      expect((await call(GET, { as })).json).toMatchObject({ total: 1, data: [{ task: { id: elsewhere.id } }] });
  });

  test("of a subtask there is no stage, of an archived task it is; of one that was deleted there is nothing", async () => {
    const { max, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo, { archivedAt: new Date(), position: 0 });
    const [subtask, deleted] = [await aSubtask(task), await aTask(toDo)];
    for (const told of [task, subtask, deleted]) await aNotification(told, max);
    await db.task.delete({ where: { id: deleted.id } });

    const { json } = await call(GET, { as: max });

    expect(
      json.data.map(
        ({
          task: { id, parent_id, stage },
        }: {
          task: { id: number; parent_id: number | null; stage: { id: number } | null };
        }) => [id, parent_id, stage?.id ?? null],
      ),
    ).toEqual([
      [subtask.id, task.id, null],
      [task.id, null, toDo.id],
    ]);
  });

  test("which comment it is about; who did it may be gone", async () => {
    const { anna, max, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const gone = await aUser();
    await aNotification(task, max, { kind: "comment_created", actorId: anna.id, settings: { comment_id: 7 } });
    await aNotification(task, max, {
      kind: "task_reply_added",
      actorId: gone.id,
      settings: { comment_id: 7, reply_id: 8 },
    });
    await db.user.delete({ where: { id: gone.id } });

    const { json } = await call(GET, { as: max });

    expect(json.data).toMatchObject([
      {
        settings: { comment_id: 7, reply_id: 8 },
        activity_by: null,
        activitist: { ID: 0, display_name: "Deleted user" },
      },
      { settings: { comment_id: 7 }, activity_by: anna.id },
    ]);
  });

  test("addresses of others are for admins, not even for managers of that board", async () => {
    const { anna, max, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const admin = await anAdmin();
    for (const person of [anna, max, admin])
      await aNotification(task, person, { actorId: (await aUser({ email: `jane${person.id}@example.com` })).id });
    const seenBy = async (as: typeof anna) => (await call(GET, { as })).json.data[0].activitist.user_email;

    expect([await seenBy(anna), await seenBy(max), await seenBy(admin)]).toEqual([
      "j***@example.com",
      "j***@example.com",
      `jane${admin.id}@example.com`,
    ]);
  });

  test("words of any script come as they are", async () => {
    const { max, toDo } = await aBoardOfAnna();
    const title = "שלום \u202eabc 日本 🎉 " + "x".repeat(5_000);
    await aNotification(await aTask(toDo, { title }), max);

    expect((await call(GET, { as: max })).json.data[0]).toMatchObject({ description: title, task: { title } });
  });

  test("401 for nobody", async () => {
    expect((await call(GET)).status).toBe(401);
  });
});

const PLAIN = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
