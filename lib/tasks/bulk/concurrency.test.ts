import { describe, expect, test } from "vitest";
import type { Board, Prisma, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aLabel,
  aStage,
  aStageWithoutGaps,
  aTask,
  countersOf,
  inSeparateTransaction,
  lockTask,
  recounted,
  request,
  requestOn,
  statusesOf,
  waitForBlockedStatements,
  whileBlocked,
} from "@/lib/testing";

type Ask = [line: string, body: object];
const send = (anna: User, board: Board, [line, body]: Ask) => requestOn(board, anna, line, body);

/** No task is lost, positions in a stage are unique, and the boards' counters are right. */
async function everythingIsInOrder(count: number, ...boards: Board[]) {
  const tasks = await db.task.findMany({ where: { parentId: null } });
  const places = tasks
    .filter(({ archivedAt }) => archivedAt === null)
    .map(({ stageId, position }) => `${stageId} ${position.toFixed(2)}`);
  expect([tasks.length, new Set(places).size]).toEqual([count, places.length]);
  for (const board of boards) expect(await countersOf(board)).toEqual(await recounted(board));
}

describe("concurrent bulk actions", () => {
  test("bulk moves and single moves of the same tasks give no equal positions, no lost task and no 5xx", async () => {
    const { anna, board, toDo, doing } = await aBoardOfAnna();
    const { stage, tasks } = await aStageWithoutGaps(board, 12);
    const ids = tasks.map(({ id }) => id);
    const stages = [toDo, doing, stage];

    const asks = Array.from({ length: 24 }, (_, at): Ask => {
      const target = stages[at % 3]?.id ?? 0;
      return at % 2
        ? [`PUT tasks/${ids[at % 12]}/move-task`, { newStageId: target, newIndex: 1 }]
        : [
            "POST tasks/bulk-actions",
            { task_ids: at % 4 ? ids.toReversed() : ids, action: "move_tasks", target_stage_id: target },
          ];
    });
    const answers = await Promise.all(asks.map((ask) => send(anna, board, ask)));

    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    await everythingIsInOrder(12, board);
  }, 60_000);

  test("all bulk actions on the same tasks in different orders answer 200, or 400 and 404 for archived and deleted tasks", async () => {
    const { anna, max, board, toDo, doing, done } = await aBoardOfAnna();
    const { tasks } = await aStageWithoutGaps(board, 10);
    const label = await aLabel(board);
    const ids = tasks.map(({ id }) => id);
    const bulk = (body: object): Ask => ["POST tasks/bulk-actions", { task_ids: ids, ...body }];
    const asks: Ask[] = [
      bulk({ action: "move_tasks", target_stage_id: done.id }),
      bulk({ action: "change_priority", priority: "high", task_ids: ids.toReversed() }),
      bulk({ action: "assign_members", user_ids: [max.id, anna.id], task_ids: ids.toReversed() }),
      bulk({ action: "add_labels", label_ids: [label.id] }),
      bulk({ action: "archive_tasks", task_ids: ids.slice(0, 5).toReversed() }),
      bulk({ action: "move_to_stage", target_stage_id: toDo.id, task_ids: ids.toReversed() }),
      ["PUT bulk-restore-tasks", { task_ids: ids.slice(0, 5) }],
      ["DELETE bulk-delete-tasks", { task_ids: ids.slice(8).toReversed() }],
      [`PUT tasks/${ids[3]}`, { property: "archived_at", value: "now" }],
      [`PUT tasks/${ids[6]}`, { property: "parent_id", value: ids[7] }],
      [`PUT tasks/${ids[5]}/move-task`, { newStageId: doing.id, newIndex: 1 }],
    ];

    const answers = await Promise.all([...asks, ...asks.toReversed()].map((ask) => send(anna, board, ask)));

    expect(statusesOf(answers).filter((status) => ![200, 400, 404].includes(status))).toEqual([]);
    const subtasks = await db.task.count({ where: { parentId: { not: null } } });
    await everythingIsInOrder(8 - subtasks, board);
  }, 60_000);

  const withoutParts = { assignee: false, subtask: false, label: false, attachment: false, comment: false };
  test.each<[what: string, archivedAt: Date | null, line: string, body: object, tasks: number]>([
    ["a copy of a task", null, "POST /boards-app/v1/boards/{b}/tasks/copies", withoutParts, 2],
    ["the return of an archived task", new Date(), "PUT /boards/v2/projects/{b}/bulk-restore-tasks", {}, 1],
  ])("%s that is just being moved waits for the order of its new stage", async (_, archivedAt, line, body, count) => {
    const { anna, board, toDo, doing } = await aBoardOfAnna();
    const { id } = await aTask(toDo, { archivedAt });

    const { waiting } = await inSeparateTransaction(async (holder) => {
      await holder.$queryRaw`SELECT id FROM stage WHERE id = ${doing.id} FOR NO KEY UPDATE`;
      const started = await inSeparateTransaction(async (tx) => {
        await lockTask({ id })(tx);
        const waiting = request(anna, line.replace("{b}", String(board.id)), { task_ids: [id], ...body });
        await waitForBlockedStatements();
        await tx.task.update({ where: { id }, data: { stageId: doing.id } });
        return { waiting };
      });
      await waitForBlockedStatements();
      return started;
    });

    expect((await waiting).status).toBe(200);
    expect(await db.task.count({ where: { stageId: doing.id, archivedAt: null } })).toBe(count);
  });

  test("tasks that move back and forth between two boards end complete on one of them", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const other = await aBoard({ members: [[anna, "member"]] });
    const inbox = await aStage(other);
    const { tasks } = await aStageWithoutGaps(board, 6);
    const task_ids = tasks.map(({ id }) => id);
    const there: Ask = [
      "POST tasks/bulk-actions",
      { task_ids, action: "move_tasks", target_stage_id: inbox.id, target_board_id: other.id },
    ];
    const back: Ask = [
      "POST tasks/bulk-actions",
      { task_ids: task_ids.toReversed(), action: "move_tasks", target_stage_id: toDo.id, target_board_id: board.id },
    ];

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 ? send(anna, board, there) : send(anna, other, back))),
    );

    expect(statusesOf(answers).filter((status) => ![200, 404].includes(status))).toEqual([]);
    await everythingIsInOrder(6, board, other);
    expect(new Set((await db.task.findMany()).map(({ boardId }) => boardId)).size).toBe(1);
  }, 60_000);

  test("restoring and creating tasks at the top gives no equal positions", async () => {
    const { anna, board } = await aBoardOfAnna();
    const { stage, tasks } = await aStageWithoutGaps(board, 8);
    const ids = tasks.map(({ id }) => id);
    await send(anna, board, ["POST tasks/bulk-actions", { task_ids: ids.slice(0, 6), action: "archive_tasks" }]);

    const answers = await Promise.all([
      ...ids.slice(0, 3).map((id) => send(anna, board, [`PUT tasks/${id}`, { property: "archived_at", value: null }])),
      send(anna, board, ["PUT bulk-restore-tasks", { task_ids: ids.slice(0, 6) }]),
      send(anna, board, ["PUT bulk-restore-tasks", { task_ids: ids.slice(2, 6).toReversed() }]),
      ...ids
        .slice(6)
        .map((id) => send(anna, board, [`PUT tasks/${id}/move-task`, { newStageId: stage.id, newIndex: 1 }])),
    ]);

    expect(statusesOf(answers).filter((status) => ![200, 404].includes(status))).toEqual([]);
    expect(await db.task.count({ where: { archivedAt: { not: null } } })).toBe(0);
    await everythingIsInOrder(8, board);
  }, 60_000);
});

describe("a record that is removed at the same moment", () => {
  /** Sends the request while the test's transaction removes something, and waits for it. */
  const asking = async (
    anna: User,
    board: Board,
    taskId: number,
    body: object,
    takeAway: (tx: Prisma.TransactionClient) => Promise<unknown>,
  ) => {
    const [answer] = await whileBlocked(takeAway, () => [
      send(anna, board, ["POST tasks/bulk-actions", { task_ids: taskId, ...body }]),
    ]);
    return answer;
  };

  test("S7: a person who is being removed is not assigned, and a label that is being deleted is not added", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const [task, label] = [await aTask(toDo), await aLabel(board)];

    const assigned = await asking(anna, board, task.id, { action: "assign_members", user_ids: max.id }, (tx) =>
      tx.boardMember.delete({ where: { boardId_userId: { boardId: board.id, userId: max.id } } }),
    );
    const labelled = await asking(anna, board, task.id, { action: "add_labels", label_ids: label.id }, (tx) =>
      tx.label.delete({ where: { id: label.id } }),
    );

    expect([assigned.status, labelled.status]).toEqual([400, 404]);
    expect([await db.taskAssignee.count(), await db.taskLabel.count(), await db.activity.count()]).toEqual([0, 0, 0]);
  });

  test("a stage that is being archived accepts no task", async () => {
    const { anna, board, toDo, doing } = await aBoardOfAnna();
    const task = await aTask(toDo);

    const moved = await asking(anna, board, task.id, { action: "move_tasks", target_stage_id: doing.id }, (tx) =>
      tx.stage.update({ where: { id: doing.id }, data: { archivedAt: new Date() } }),
    );

    expect(moved.status).toBe(400);
    expect((await db.task.findUniqueOrThrow({ where: { id: task.id } })).stageId).toBe(toDo.id);
  });

  test("a task that is being deleted is returned as failed, and the others are moved", async () => {
    const { anna, board, toDo, doing } = await aBoardOfAnna();
    const [gone, task] = [await aTask(toDo), await aTask(toDo)];

    const moved = await asking(
      anna,
      board,
      task.id,
      { task_ids: [gone.id, task.id], action: "move_tasks", target_stage_id: doing.id },
      (tx) => tx.task.delete({ where: { id: gone.id } }),
    );

    expect([moved.json.message, moved.json.failed_tasks]).toEqual([
      "1 task moved successfully, 1 task failed",
      [{ id: gone.id, title: null, error: "Task not found" }],
    ]);
  });
});
