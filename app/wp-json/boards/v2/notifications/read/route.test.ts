import { describe, expect, test } from "vitest";
import { PUT } from "./route";
import { db } from "@/lib/db";
import { plainDate } from "@/lib/dates/dates";
import {
  aBoard,
  aBoardOfAnna,
  anAdmin,
  aNotification,
  aStage,
  aTask,
  aUser,
  call,
  type Caller,
  removeMember,
  unreadOf,
} from "@/lib/testing";

async function twoOfEach() {
  const input = await aBoardOfAnna();
  const task = await aTask(input.toDo);
  const { notificationId } = await aNotification(task, input.max);
  await db.notificationRecipient.create({ data: { notificationId, userId: input.vera.id } });
  await aNotification(task, input.max);
  await aNotification(task, input.vera);
  return { ...input, task, notificationId };
}

const mark = (as: Caller, notification_id?: unknown) => call(PUT, { as, body: { notification_id } });

describe("PUT /notifications/read", () => {
  test.each([(id: number) => id, String, (id: number) => ` ${id} `])(
    "marks the named notification, only for oneself",
    async (spelled) => {
      const { max, vera, notificationId } = await twoOfEach();

      const { json } = await mark(max, spelled(notificationId));

      const row = await db.notificationRecipient.findUniqueOrThrow({
        where: { notificationId_userId: { notificationId, userId: max.id } },
      });
      expect(json.message).toBe("Notification is updated");
      expect(json.notification).toEqual({
        id: row.id,
        notification_id: notificationId,
        user_id: max.id,
        marked_read_at: plainDate(row.markedReadAt ?? new Date(0)),
        created_at: plainDate(row.createdAt),
        updated_at: plainDate(row.updatedAt),
      });
      expect([await unreadOf(max), await unreadOf(vera)]).toEqual([1, 2]);
    },
  );

  test("keeps the first time when marked twice, also at once", async () => {
    const { max, notificationId } = await twoOfEach();
    const at = new Date("2031-01-01T00:00:00Z");
    const where = { notificationId, userId: max.id };
    await db.notificationRecipient.updateMany({ where, data: { markedReadAt: at, updatedAt: at } });

    const { json } = await mark(max, notificationId);
    await db.notificationRecipient.updateMany({ where, data: { markedReadAt: null } });
    const together = await Promise.all([1, 2, 3].map(() => mark(max, notificationId)));

    const plain = "2031-01-01 00:00:00";
    expect(json.notification).toMatchObject({ marked_read_at: plain, updated_at: plain });
    expect(new Set(together.map((answer) => JSON.stringify([answer.status, answer.json]))).size).toBe(1);
  });

  test.each([{}, { notification_id: null }, { notification_id: "" }, undefined])(
    "marks all for %j, only for oneself",
    async (body) => {
      const { max, vera } = await twoOfEach();

      const { json } = await call(PUT, { as: max, body });

      expect(json).toEqual({ message: "Notification is updated", notification: null });
      expect([await unreadOf(max), await unreadOf(vera)]).toEqual([0, 2]);
    },
  );

  test("marking all keeps earlier times, and skips notifications that the caller can't see", async () => {
    const { max, task } = await twoOfEach();
    const before = await aNotification(task, max, { markedReadAt: new Date("2031-01-01T00:00:00Z") });
    await aNotification(await aTask(await aStage(await aBoard())), max);

    await call(PUT, { as: max });

    expect(await db.notificationRecipient.findUnique({ where: { id: before.id } })).toEqual(before);
    expect(await unreadOf(max)).toBe(1);
  });

  test("admins mark notifications of any board; 401 when signed out", async () => {
    const admin = await anAdmin();
    const { notificationId } = await aNotification(await aTask(await aStage(await aBoard())), admin);

    expect((await mark(admin, notificationId)).status).toBe(200);
    expect((await call(PUT)).status).toBe(401);
  });

  test("answers 400 for another person's notification, one of a board that the caller left, and an unknown one; nothing changes", async () => {
    const { max, board, notificationId, task } = await twoOfEach();
    const { notificationId: another } = await aNotification(task, await aUser());
    await removeMember(board, max);

    for (const id of [another, notificationId, 2_000_000_000, 9e15]) {
      const { status, json } = await mark(max, id);
      expect([status, json.message]).toEqual([400, "Notification could not be found"]);
    }
    expect(await db.notificationRecipient.count({ where: { markedReadAt: { not: null } } })).toBe(0);
  });

  test.each(["all", "1 OR 1=1", "0", -1, 1.5, true, [], {}])("answers 400 for the id %j", async (id) => {
    const { json } = await mark(await aUser(), id);

    expect(json.data.params).toEqual({ notification_id: expect.any(String) });
  });
});
