import { describe, expect, test } from "vitest";
import type { Stage, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { assignableIds } from "@/lib/tasks/write/assignable";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { inSeparateTransaction, waitForBlockedStatements } from "@/lib/testing/db/locks";
import { anAdmin } from "@/lib/testing/factories/people";
import { request } from "@/lib/testing/http/request";

describe("people who join and leave while others assign them", () => {
  test("nobody stays assigned on a board that they left, and no request fails with a 5xx", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const tasks = [await aTask(toDo), await aTask(toDo), await aTask(toDo)];
    const assign = (at: number) =>
      request(anna, `PUT projects/${board.id}/tasks/${tasks[at % 3]?.id ?? 0}`, {
        property: "assignees",
        value: { add: [max.id] },
      });
    const ada = await anAdmin();
    const comeAndGo = [
      () => request(anna, `POST projects/${board.id}/user/${max.id}/remove`),
      () => request(anna, `POST projects/${board.id}/add-members`, { memberId: max.id }),
      () => request(ada, `POST managers/roles/${max.id}`, { roles: {} }),
      () => request(ada, `POST managers/roles/${max.id}`, { roles: { [board.id]: "viewer" } }),
    ];

    const statuses = await Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        const seen = [];
        for (let turn = 0; turn < 12; turn += 1)
          seen.push(
            (await (writer % 2 ? assign(writer + turn) : (comeAndGo[(writer + turn) % 4] ?? assign.bind(null, 0))()))
              .status,
          );
        return seen;
      }),
    );
    await request(anna, `POST projects/${board.id}/user/${max.id}/remove`);

    expect(statuses.flat().filter((status) => ![200, 400, 404, 409].includes(status))).toEqual([]);
    expect([
      await db.taskAssignee.count({ where: { userId: max.id } }),
      await db.taskWatcher.count({ where: { userId: max.id } }),
    ]).toEqual([0, 0]);
  }, 60_000);

  test("a default assignee who leaves at the same moment is removed", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();

    const leaving = await inSeparateTransaction(async (tx) => {
      await assignableIds(tx, board.id, [max.id]);
      const asked = request(anna, `POST projects/${board.id}/user/${max.id}/remove`);
      await waitForBlockedStatements();
      await tx.stageDefaultAssignee.create({ data: { stageId: toDo.id, userId: max.id } });
      await tx.stageDefaultWatcher.create({ data: { stageId: toDo.id, userId: max.id } });
      return { asked };
    });

    expect((await leaving.asked).status).toBe(200);
    expect([await db.stageDefaultAssignee.count(), await db.stageDefaultWatcher.count()]).toEqual([0, 0]);
  });

  const writes: [string, (as: User, params: Record<string, number>, toDo: Stage) => ReturnType<typeof call>][] = [
    [
      "comments",
      (as, params) =>
        request(as, `POST projects/${params.board_id}/tasks/${params.task_id}/comments`, { comment: "Bye" }),
    ],
    [
      "makes a task",
      (as, params, toDo) =>
        request(as, `POST projects/${params.board_id}/tasks`, {
          task: { title: "Bye", board_id: toDo.boardId, stage_id: toDo.id },
        }),
    ],
  ];

  test.each(writes)("a member who %s at the moment of leaving does not watch the task", async (_, write) => {
    const { max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);

    const leaving = await inSeparateTransaction(async (tx) => {
      await tx.boardMember.deleteMany({ where: { boardId: board.id, userId: max.id } });
      const asked = write(max, { board_id: board.id, task_id: task.id }, toDo);
      await waitForBlockedStatements();
      return { asked };
    });

    expect((await leaving.asked).status).toBe(201);
    expect(await db.taskWatcher.count()).toBe(0);
  });
});
