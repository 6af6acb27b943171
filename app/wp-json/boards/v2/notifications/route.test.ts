import { describe, expect, test } from "vitest";
import { GET } from "./route";
import { PUT as UPDATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { kindsOfAction, NOTIFICATION_ACTIONS, NOTIFICATION_KINDS } from "@/lib/events/notifications";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aMember,
  anAdmin,
  aNotification,
  aServiceAdmin,
  aStage,
  aSubtask,
  aTask,
  aUser,
  call,
  type Caller,
  idsOf,
  removeMember,
  watch,
} from "@/lib/testing";

const list = async (as: Caller, query = {}) => (await call(GET, { as, query })).json;

describe("GET /notifications", () => {
  test("lists what happened with the actor, the task, its stage and its board", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    await watch(task, max);
    await call(UPDATE, {
      as: anna,
      params: { board_id: board.id, task_id: task.id },
      body: { property: "title", value: "New" },
    });

    const { data } = await list(max);

    expect(data).toMatchObject([
      {
        object_id: board.id,
        object_type: "board_notification",
        action: "task_title_updated",
        activity_by: anna.id,
        description: "New",
        settings: null,
        read: false,
        activitist: { ID: anna.id, display_name: "Anna", photo: `https://boards.test/photos/${anna.photoKey}` },
        task: {
          id: task.id,
          title: "New",
          stage: { id: toDo.id, title: "To do" },
          board: { id: board.id, title: board.title, isUserOnlyViewer: false },
        },
      },
    ]);
    for (const date of [data[0].created_at, data[0].updated_at]) expect(date).toMatch(PLAIN);
  });

  test("says what was read, newest first, in pages with addresses of the others", async () => {
    const { max, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const items = [];
    for (let day = 1; day <= 5; day += 1)
      items.push(
        await aNotification(task, max, {
          createdAt: new Date(`2031-01-0${6 - day}`),
          markedReadAt: day === 2 ? new Date() : undefined,
        }),
      );
    const ids = items.map(({ notificationId }) => notificationId);

    const { json: first } = await call(GET, {
      as: max,
      query: { per_page: 2 },
      path: "/wp-json/boards/v2/notifications",
    });

    expect([idsOf(first.data), idsOf((await list(max, { per_page: 2, page: 3 })).data)]).toEqual([
      ids.slice(0, 2),
      ids.slice(4),
    ]);
    expect(first.data.map(({ read }: { read: boolean }) => read)).toEqual([false, true]);
    expect(first).toMatchObject({
      total: 5,
      last_page: 3,
      next_page_url: "https://boards.test/wp-json/boards/v2/notifications/?page=2&per_page=2",
    });
    expect(await list(max, { per_page: 2, page: 4 })).toMatchObject({ data: [], from: null, to: null, total: 5 });
  });

  test("has pages of twenty, and of at most a hundred; 401 when signed out", async () => {
    const max = await aUser();

    expect(await list(max)).toMatchObject({ per_page: 20, total: 0, data: [] });
    expect(await list(max, { per_page: 1_000 })).toMatchObject({ per_page: 100 });
    expect((await call(GET)).status).toBe(401);
  });

  test.each(NOTIFICATION_ACTIONS)("filters by one action: %s", async (action) => {
    const { max, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    for (const each of NOTIFICATION_KINDS) await aNotification(task, max, { kind: each });

    const { data, total } = await list(max, { action });

    const kinds = kindsOfAction(action);
    expect([total, data.map(({ kind }: { kind: string }) => kind)]).toEqual([kinds.length, kinds.toReversed()]);
  });

  test.each(["", "all"])("lists all actions for %j", async (action) => {
    const { max, toDo } = await aBoardOfAnna();
    for (const each of NOTIFICATION_KINDS) await aNotification(await aTask(toDo), max, { kind: each });

    expect((await list(max, { action })).total).toBe(NOTIFICATION_KINDS.length);
  });

  test.each(["read", "task_title_updated'", "TASK_TITLE_UPDATED", "__proto__"])(
    "answers 400 for the action %j",
    async (action) => {
      const { json } = await call(GET, { as: await aUser(), query: { action } });

      expect(json.data.params).toEqual({ action: expect.any(String) });
    },
  );

  test("lists nothing of other people, nor of boards that the caller lost; admins see all of theirs", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const [task, elsewhere] = [await aTask(toDo), await aTask(await aStage(await aBoard()))];
    const admins = [await anAdmin(), await aServiceAdmin()];
    await aNotification(task, anna);
    for (const person of [max, ...admins]) await aNotification(elsewhere, person);
    const { notificationId } = await aNotification(task, max);

    const before = await list(max);
    await removeMember(board, max);
    const left = await list(max);
    await aMember(board, max, "viewer");

    expect(before).toMatchObject({ data: [{ id: notificationId }], total: 1 });
    expect(left).toMatchObject({ data: [], total: 0 });
    expect((await list(max)).data).toMatchObject([{ id: notificationId, task: { board: { isUserOnlyViewer: true } } }]);
    for (const admin of admins)
      expect(await list(admin)).toMatchObject({ total: 1, data: [{ task: { id: elsewhere.id } }] });
  });

  test("a subtask has no stage, an archived task has one; a deleted task is not listed", async () => {
    const { max, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo, { archivedAt: new Date(), position: 0 });
    const [subtask, deleted] = [await aSubtask(task), await aTask(toDo)];
    for (const item of [task, subtask, deleted]) await aNotification(item, max);
    await db.task.delete({ where: { id: deleted.id } });

    expect((await list(max)).data).toMatchObject([
      { task: { id: subtask.id, parent_id: task.id, stage: null } },
      { task: { id: task.id, parent_id: null, stage: { id: toDo.id } } },
    ]);
  });

  test("names the comment; the actor may be gone", async () => {
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

    expect((await list(max)).data).toMatchObject([
      {
        settings: { comment_id: 7, reply_id: 8 },
        activity_by: null,
        activitist: { ID: 0, display_name: "Deleted user" },
      },
      { settings: { comment_id: 7 }, activity_by: anna.id },
    ]);
  });

  test("shows addresses of others only to admins, not even to managers of that board", async () => {
    const { anna, max, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    const admin = await anAdmin();
    for (const person of [anna, max, admin])
      await aNotification(task, person, { actorId: (await aUser({ email: `jane${person.id}@example.com` })).id });
    const seenBy = async (as: Caller) => (await list(as)).data[0].activitist.user_email;

    expect([await seenBy(anna), await seenBy(max), await seenBy(admin)]).toEqual([
      "j***@example.com",
      "j***@example.com",
      `jane${admin.id}@example.com`,
    ]);
  });

  test("returns text of any script unchanged", async () => {
    const { max, toDo } = await aBoardOfAnna();
    const title = "שלום \u202eabc 日本 🎉 " + "x".repeat(5_000);
    await aNotification(await aTask(toDo, { title }), max);

    expect((await list(max)).data[0]).toMatchObject({ description: title, task: { title } });
  });
});

const PLAIN = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
