import { describe, expect, test } from "vitest";
import type { Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { assignableIds } from "@/lib/tasks/write/assignable";
import { aBoardOfAnna, anAdmin, aTask, requestOn, whileBlocked } from "@/lib/testing";

describe("people who join and leave while others assign them", () => {
  test("nobody stays assigned on a board that they left, and no request fails with a 5xx", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const tasks = [await aTask(toDo), await aTask(toDo), await aTask(toDo)];
    const assign = (at: number) =>
      requestOn(board, anna, `PUT tasks/${tasks[at % 3]?.id ?? 0}`, {
        property: "assignees",
        value: { add: [max.id] },
      });
    const ada = await anAdmin();
    const leave = () => requestOn(board, anna, `POST user/${max.id}/remove`);
    const comeAndGo = [
      leave,
      () => requestOn(board, anna, "POST add-members", { memberId: max.id }),
      () => requestOn(board, ada, `POST /boards/v2/managers/roles/${max.id}`, { roles: {} }),
      () => requestOn(board, ada, `POST /boards/v2/managers/roles/${max.id}`, { roles: { [board.id]: "viewer" } }),
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
    await leave();

    expect(statuses.flat().filter((status) => ![200, 400, 404, 409].includes(status))).toEqual([]);
    expect([
      await db.taskAssignee.count({ where: { userId: max.id } }),
      await db.taskWatcher.count({ where: { userId: max.id } }),
    ]).toEqual([0, 0]);
  }, 60_000);

  test("a default assignee who leaves at the same moment is removed", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();

    const [{ status }] = await whileBlocked(
      (tx) => assignableIds(tx, board.id, [max.id]),
      () => [requestOn(board, anna, `POST user/${max.id}/remove`)],
      async (tx) => {
        await tx.stageDefaultAssignee.create({ data: { stageId: toDo.id, userId: max.id } });
        await tx.stageDefaultWatcher.create({ data: { stageId: toDo.id, userId: max.id } });
      },
    );

    expect(status).toBe(200);
    expect([await db.stageDefaultAssignee.count(), await db.stageDefaultWatcher.count()]).toEqual([0, 0]);
  });

  const writes: [string, (task: Task) => [line: string, body: object]][] = [
    ["comments", ({ id }) => [`POST tasks/${id}/comments`, { comment: "Bye" }]],
    [
      "makes a task",
      ({ boardId, stageId }) => ["POST tasks", { task: { title: "Bye", board_id: boardId, stage_id: stageId } }],
    ],
  ];

  test.each(writes)("a member who %s at the moment of leaving does not watch the task", async (_, requestFor) => {
    const { max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);

    const [line, body] = requestFor(task);
    const [{ status }] = await whileBlocked(
      (tx) => tx.boardMember.deleteMany({ where: { boardId: board.id, userId: max.id } }),
      () => [requestOn(board, max, line, body)],
    );

    expect(status).toBe(201);
    expect(await db.taskWatcher.count()).toBe(0);
  });
});
