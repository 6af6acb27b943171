import { describe, expect, test } from "vitest";
import { PUT } from "@/app/wp-json/boards/v2/notifications/read/route";
import { db } from "@/lib/db";
import { plainDate } from "@/lib/dates/dates";
import { aBoard, aBoardOfAnna, aStage, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aNotification, unreadOf } from "@/lib/testing/factories/notifications";
import { anAdmin, aUser } from "@/lib/testing/factories/people";

async function twoOfEach() {
  const given = await aBoardOfAnna();
  const task = await aTask(given.toDo);
  const { notificationId } = await aNotification(task, given.max);
  const hers = await db.notificationRecipient.create({ data: { notificationId, userId: given.vera.id } });
  await aNotification(task, given.max);
  await aNotification(task, given.vera);
  return { ...given, task, notificationId, hers };
}

describe("PUT /notifications/read", () => {
  test.each([(id: number) => id, String, (id: number) => ` ${id} `])(
    "marks the one that is named, for oneself alone",
    async (spelled) => {
      const { max, vera, notificationId } = await twoOfEach();

      const { status, json } = await call(PUT, { as: max, body: { notification_id: spelled(notificationId) } });

      const row = await db.notificationRecipient.findUniqueOrThrow({
        where: { notificationId_userId: { notificationId, userId: max.id } },
      });
      expect([status, json.message]).toEqual([200, "Notification is updated"]);
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

  test("marked twice, and by two at once, it keeps the first time", async () => {
    const { max, notificationId } = await twoOfEach();
    const mark = () => call(PUT, { as: max, body: { notification_id: notificationId } });
    const at = new Date("2031-01-01T00:00:00Z");
    await db.notificationRecipient.updateMany({
      where: { notificationId, userId: max.id },
      data: { markedReadAt: at, updatedAt: at },
    });

    const { status, json } = await mark();
    await db.notificationRecipient.updateMany({
      where: { notificationId, userId: max.id },
      data: { markedReadAt: null },
    });
    const together = await Promise.all([mark(), mark(), mark()]);

    expect([status, json.notification.marked_read_at, json.notification.updated_at]).toEqual([
      200,
      "2031-01-01 00:00:00",
      "2031-01-01 00:00:00",
    ]);
    expect(new Set(together.map((answer) => JSON.stringify([answer.status, answer.json]))).size).toBe(1);
  });

  test.each([{}, { notification_id: null }, { notification_id: "" }, undefined])(
    "marks all with %j, for oneself alone",
    async (body) => {
      const { max, vera } = await twoOfEach();

      const { status, json } = await call(PUT, { as: max, body });

      expect([status, json]).toEqual([200, { message: "Notification is updated", notification: null }]);
      expect([await unreadOf(max), await unreadOf(vera)]).toEqual([0, 2]);
    },
  );

  test("all keeps the time of what was read before, and leaves alone what one can't see", async () => {
    const { max, task } = await twoOfEach();
    const before = await aNotification(task, max, { markedReadAt: new Date("2031-01-01T00:00:00Z") });
    await aNotification(await aTask(await aStage(await aBoard())), max);

    await call(PUT, { as: max });

    expect(await db.notificationRecipient.findUnique({ where: { id: before.id } })).toEqual(before);
    expect(await unreadOf(max)).toBe(1);
  });

  test("admins mark what is on any board", async () => {
    const admin = await anAdmin();
    const { notificationId } = await aNotification(await aTask(await aStage(await aBoard())), admin);

    expect((await call(PUT, { as: admin, body: { notification_id: notificationId } })).status).toBe(200);
  });

  test("400 for another's, for one of a board that one left, and for one that is not there; nothing changes", async () => {
    const { max, board, hers, notificationId, task } = await twoOfEach();
    const { notificationId: another } = await aNotification(task, await aUser());
    await db.boardMember.deleteMany({ where: { boardId: board.id, userId: max.id } });

    for (const id of [another, notificationId, 2_000_000_000, 9e15]) {
      const { status, json } = await call(PUT, { as: max, body: { notification_id: id } });
      expect([status, json.code, json.message]).toEqual([400, "rest_invalid_param", "Notification could not be found"]);
    }
    expect(await db.notificationRecipient.count({ where: { markedReadAt: { not: null } } })).toBe(0);
    expect(await db.notificationRecipient.findUnique({ where: { id: hers.id } })).toEqual(hers);
  });

  test.each(["all", "1 OR 1=1", "0", -1, 1.5, true, [], {}])("400 for the id %j, and nothing is marked", async (id) => {
    const { max } = await twoOfEach();

    const { status, json } = await call(PUT, { as: max, body: { notification_id: id } });

    expect([status, json.data.params]).toEqual([400, { notification_id: expect.any(String) }]);
    expect(await unreadOf(max)).toBe(2);
  });

  test("401 for nobody", async () => {
    expect((await call(PUT)).status).toBe(401);
  });
});
