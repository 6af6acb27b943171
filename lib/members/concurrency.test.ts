import { describe, expect, test } from "vitest";
import { POST as sync } from "@/app/wp-json/boards/v2/managers/roles/[user_id]/route";
import { POST as add } from "@/app/wp-json/boards/v2/projects/[board_id]/add-members/route";
import { POST as comment } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { PUT as update } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { POST as create } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { POST as remove } from "@/app/wp-json/boards/v2/projects/[board_id]/user/[user_id]/remove/route";
import type { Stage, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { assignableIds } from "@/lib/tasks/write/assignable";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { inSeparateTransaction, waitForBlockedStatements } from "@/lib/testing/db/locks";
import { anAdmin } from "@/lib/testing/factories/people";

describe("people who join and leave while others assign them", () => {
  test("nobody stays assigned on a board that they left, and no request fails with a 5xx", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const tasks = [await aTask(toDo), await aTask(toDo), await aTask(toDo)];
    const assign = (at: number) =>
      call(update, {
        as: anna,
        params: { board_id: board.id, task_id: tasks[at % 3]?.id ?? 0 },
        body: { property: "assignees", value: { add: [max.id] } },
      });
    const ada = await anAdmin();
    const comeAndGo = [
      () => call(remove, { as: anna, params: { board_id: board.id, user_id: max.id } }),
      () => call(add, { as: anna, params: { board_id: board.id }, body: { memberId: max.id } }),
      () => call(sync, { as: ada, params: { user_id: max.id }, body: { roles: {} } }),
      () => call(sync, { as: ada, params: { user_id: max.id }, body: { roles: { [board.id]: "viewer" } } }),
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
    await call(remove, { as: anna, params: { board_id: board.id, user_id: max.id } });

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
      const asked = call(remove, { as: anna, params: { board_id: board.id, user_id: max.id } });
      await waitForBlockedStatements();
      await tx.stageDefaultAssignee.create({ data: { stageId: toDo.id, userId: max.id } });
      await tx.stageDefaultWatcher.create({ data: { stageId: toDo.id, userId: max.id } });
      return { asked };
    });

    expect((await leaving.asked).status).toBe(200);
    expect([await db.stageDefaultAssignee.count(), await db.stageDefaultWatcher.count()]).toEqual([0, 0]);
  });

  const writes: [string, (as: User, params: Record<string, number>, toDo: Stage) => ReturnType<typeof call>][] = [
    ["comments", (as, params) => call(comment, { as, params, body: { comment: "Bye" } })],
    [
      "makes a task",
      (as, params, toDo) =>
        call(create, { as, params, body: { task: { title: "Bye", board_id: toDo.boardId, stage_id: toDo.id } } }),
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
