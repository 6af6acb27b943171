import { describe, expect, test } from "vitest";
import { PUT as UPDATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import type { User } from "@/generated/prisma/client";
import { db, transaction } from "@/lib/db";
import { recordNotification } from "@/lib/notifications/record";
import { aBoard, aBoardOfAnna, aMember, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { inSeparateTransaction, waitForBlockedStatements } from "@/lib/testing/db/locks";
import { anAdmin, aServiceAdmin, aUser } from "@/lib/testing/factories/people";

const told = async () =>
  (await db.notificationRecipient.findMany({ orderBy: { userId: "asc" } })).map(({ userId }) => userId);
const idsOf = (...people: User[]) => people.map(({ id }) => id);

/** A task of Anna's board that all of these watch and are assigned to, and a change of its title by Anna. */
async function retitledBefore({ anna, board, toDo }: Awaited<ReturnType<typeof aBoardOfAnna>>, ...people: User[]) {
  const task = await aTask(toDo);
  await db.taskWatcher.createMany({ data: people.map(({ id }) => ({ taskId: task.id, userId: id })) });
  await db.taskAssignee.createMany({ data: people.map(({ id }) => ({ taskId: task.id, userId: id })) });
  const { status } = await call(UPDATE, {
    as: anna,
    params: { board_id: board.id, task_id: task.id },
    body: { property: "title", value: "New" },
  });
  expect(status).toBe(200);
}

describe("a notification", () => {
  test("is for assignees and watchers, once each, viewers too; never for who did it, nor for who belongs to other boards only", async () => {
    const given = await aBoardOfAnna();
    const [left, elsewhere] = [await aUser(), await aUser()];
    await aMember(await aBoard(), elsewhere);

    await retitledBefore(given, given.anna, given.max, given.vera, left, elsewhere);

    expect(await told()).toEqual(idsOf(given.max, given.vera));
  });

  test("admins are told without being members", async () => {
    const given = await aBoardOfAnna();
    const [admin, serviceAdmin] = [await anAdmin(), await aServiceAdmin()];

    await retitledBefore(given, admin, serviceAdmin);

    expect(await told()).toEqual(idsOf(admin, serviceAdmin));
  });

  test("is not for who switched the board's notifications off; another board's switch and other preferences do not count", async () => {
    const given = await aBoardOfAnna();
    const { max, vera, board } = given;
    const prefer = (user: User, boardId: number, preferences: object) =>
      db.boardMember.update({ where: { boardId_userId: { boardId, userId: user.id } }, data: { preferences } });
    await prefer(max, board.id, { dashboard_notification: false });
    await prefer(vera, board.id, { dashboard_notification: true, email_after_comment: false });
    const other = await aBoard({ members: [[vera, "member"]] });
    await prefer(vera, other.id, { dashboard_notification: false });

    await retitledBefore(given, max, vera);

    expect(await told()).toEqual([vera.id]);
  });

  test("does not fail for one whose account is deleted at the same moment", async () => {
    const given = await aBoardOfAnna();
    const { anna, max, vera, board, toDo } = given;
    const task = await aTask(toDo);
    await db.taskWatcher.createMany({ data: [max, vera].map(({ id }) => ({ taskId: task.id, userId: id })) });

    const { telling } = await inSeparateTransaction(async (tx) => {
      await tx.user.delete({ where: { id: vera.id } });
      const telling = transaction((own) =>
        recordNotification(own, anna, {
          boardId: board.id,
          taskIds: [task.id],
          kind: "task_title_updated",
          description: "New",
        }),
      );
      await waitForBlockedStatements();
      return { telling };
    });
    await telling;

    expect(await told()).toEqual([max.id]);
  });

  test("those named instead of the task's people lose it by the same rules", async () => {
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

    expect(await told()).toEqual([max.id]);
  });

  test("with nobody to tell none is written", async () => {
    const given = await aBoardOfAnna();

    await retitledBefore(given, given.anna, await aUser());

    expect(await db.notification.count()).toBe(0);
  });
});
