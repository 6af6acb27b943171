import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db, transaction } from "@/lib/db";
import { recordNotification } from "@/lib/notifications/record";
import { aBoard, aBoardOfAnna, aMember, aTask } from "@/lib/testing/factories/boards";
import { inSeparateTransaction, waitForBlockedStatements } from "@/lib/testing/db/locks";
import { anAdmin, aServiceAdmin, aUser } from "@/lib/testing/factories/people";
import { request } from "@/lib/testing/http/request";

const receivers = async () =>
  (await db.notificationRecipient.findMany({ orderBy: { userId: "asc" } })).map(({ userId }) => userId);
const idsOf = (...people: User[]) => people.map(({ id }) => id);

/** Anna changes the title of a task that these people watch and are assigned to. */
async function renameTaskOf({ anna, board, toDo }: Awaited<ReturnType<typeof aBoardOfAnna>>, ...people: User[]) {
  const task = await aTask(toDo);
  await db.taskWatcher.createMany({ data: people.map(({ id }) => ({ taskId: task.id, userId: id })) });
  await db.taskAssignee.createMany({ data: people.map(({ id }) => ({ taskId: task.id, userId: id })) });
  const { status } = await request(anna, `PUT projects/${board.id}/tasks/${task.id}`, {
    property: "title",
    value: "New",
  });
  expect(status).toBe(200);
}

describe("a notification", () => {
  test("goes once to each assignee and watcher, viewers too; never to the actor or to people of other boards", async () => {
    const world = await aBoardOfAnna();
    const [left, elsewhere] = [await aUser(), await aUser()];
    await aMember(await aBoard(), elsewhere);

    await renameTaskOf(world, world.anna, world.max, world.vera, left, elsewhere);

    expect(await receivers()).toEqual(idsOf(world.max, world.vera));
  });

  test("goes to admins who are not members", async () => {
    const world = await aBoardOfAnna();
    const [admin, serviceAdmin] = [await anAdmin(), await aServiceAdmin()];

    await renameTaskOf(world, admin, serviceAdmin);

    expect(await receivers()).toEqual(idsOf(admin, serviceAdmin));
  });

  test("does not go to people who switched the board's notifications off; other boards and preferences do not matter", async () => {
    const world = await aBoardOfAnna();
    const { max, vera, board } = world;
    const prefer = (user: User, boardId: number, preferences: object) =>
      db.boardMember.update({ where: { boardId_userId: { boardId, userId: user.id } }, data: { preferences } });
    await prefer(max, board.id, { dashboard_notification: false });
    await prefer(vera, board.id, { dashboard_notification: true, email_after_comment: false });
    const other = await aBoard({ members: [[vera, "member"]] });
    await prefer(vera, other.id, { dashboard_notification: false });

    await renameTaskOf(world, max, vera);

    expect(await receivers()).toEqual([vera.id]);
  });

  test("is recorded when a receiver's account is deleted at the same moment", async () => {
    const world = await aBoardOfAnna();
    const { anna, max, vera, board, toDo } = world;
    const task = await aTask(toDo);
    await db.taskWatcher.createMany({ data: [max, vera].map(({ id }) => ({ taskId: task.id, userId: id })) });

    const { recording } = await inSeparateTransaction(async (tx) => {
      await tx.user.delete({ where: { id: vera.id } });
      const recording = transaction((own) =>
        recordNotification(own, anna, {
          boardId: board.id,
          taskIds: [task.id],
          kind: "task_title_updated",
          description: "New",
        }),
      );
      await waitForBlockedStatements();
      return { recording };
    });
    await recording;

    expect(await receivers()).toEqual([max.id]);
  });

  test("to explicit receivers follows the same rules", async () => {
    const { anna, max, vera, board, toDo } = await aBoardOfAnna();
    const [task, left] = [await aTask(toDo), await aUser()];
    await db.boardMember.update({
      where: { boardId_userId: { boardId: board.id, userId: vera.id } },
      data: { preferences: { dashboard_notification: false } },
    });

    await recordNotification(db, anna, {
      boardId: board.id,
      taskIds: [task.id],
      kind: "task_assignee_changed",
      description: null,
      to: idsOf(anna, max, max, vera, left).map((userId) => ({ taskId: task.id, userId })),
    });

    expect(await receivers()).toEqual([max.id]);
  });

  test("without receivers is not recorded", async () => {
    const world = await aBoardOfAnna();

    await renameTaskOf(world, world.anna, await aUser());

    expect(await db.notification.count()).toBe(0);
  });
});
