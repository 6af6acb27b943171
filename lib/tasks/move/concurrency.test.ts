import { describe, expect, test } from "vitest";
import { type Board, type Stage, type Task, type User, Prisma } from "@/generated/prisma/client";
import { db, transaction } from "@/lib/db";
import { orderStages } from "@/lib/stages/place";
import { renumber } from "@/lib/tasks/move/place";
import {
  aBoardOfAnna,
  type Answer,
  aStageWithoutGaps,
  aTask,
  countersOf,
  inSeparateTransaction,
  recounted,
  request,
  requestOn,
  statusesOf,
  whileBlocked,
} from "@/lib/testing";
import { withRowCounts } from "@/lib/testing/db/row-counts";

const WRITERS = 8;
const writers = <Result>(work: (writer: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: WRITERS }, (_, writer) => work(writer)));

/** A fixed seed, so that a failure can be reproduced. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const newTask = (anna: User, board: Board, stage: Stage, title: string, headers: Record<string, string> = {}) =>
  requestOn(board, anna, "POST tasks", { task: { title, board_id: board.id, stage_id: stage.id } }, { headers });

describe("eight concurrent writers", () => {
  test("move tasks within one stage without equal positions, lost tasks or 5xx", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const tasks: Task[] = [];
    for (let at = 0; at < 10; at += 1) tasks.push(await aTask(toDo));

    const statuses = await writers(async (writer) => {
      const roll = dice(writer + 1);
      const seen = [];
      for (let turn = 0; turn < 12; turn += 1) {
        const task = tasks[roll(tasks.length)];
        const body = {
          newStageId: toDo.id,
          ...(roll(2) ? { newIndex: roll(12) } : { prevTaskId: tasks[roll(10)]?.id, nextTaskId: tasks[roll(10)]?.id }),
        };
        seen.push((await requestOn(board, anna, `PUT tasks/${task?.id ?? 0}/move-task`, body)).status);
      }
      return seen;
    });

    expect(new Set(statuses.flat())).toEqual(new Set([200]));
    const after = await db.task.findMany({ where: { stageId: toDo.id } });
    expect(after).toHaveLength(10);
    expect(new Set(after.map(({ position }) => position.toFixed(2))).size).toBe(10);
  }, 60_000);

  test("move tasks where there is no room, so that the stage is renumbered repeatedly, without equal positions, lost tasks or 5xx", async () => {
    const { anna, board } = await aBoardOfAnna();
    const { stage, tasks } = await aStageWithoutGaps(board, 12);
    const last = tasks.pop();

    const answers = await writers(async (writer) => {
      const seen = [];
      for (let turn = 0; turn < 12; turn += 1) {
        const task = tasks[(writer + turn * 3) % tasks.length];
        const body = { newStageId: stage.id, ...(turn % 3 ? { newIndex: 1 } : { nextTaskId: last?.id }) };
        seen.push(await requestOn(board, anna, `PUT tasks/${task?.id ?? 0}/move-task`, body));
      }
      return seen;
    });

    expect(new Set(answers.flat().map(({ status }) => status))).toEqual(new Set([200]));
    const after = await db.task.findMany({ where: { stageId: stage.id }, orderBy: { position: "asc" } });
    expect(after).toHaveLength(12);
    expect(new Set(after.map(({ position }) => position.toFixed(2))).size).toBe(12);
    // Only renumbering changed the position of the last task, which was 0.12.
    expect([after.at(-1)?.id, after.at(-1)?.position.toFixed(2)]).toEqual([last?.id, "12.00"]);
  }, 60_000);

  test("move, close, archive and add tasks between stages without losses, and the counters are right", async () => {
    const { anna, board, toDo, doing, done } = await aBoardOfAnna();
    const stages = [toDo, doing, done];
    const tasks: Task[] = [];
    for (let at = 0; at < 9; at += 1) tasks.push(await aTask(stages[at % 2] ?? toDo));

    const statuses = await writers(async (writer) => {
      const roll = dice(writer + 100);
      const seen = [];
      for (let turn = 0; turn < 12; turn += 1) {
        const params = { board_id: board.id, task_id: tasks[roll(tasks.length)]?.id ?? 0 };
        const stage = stages[roll(3)] ?? toDo;
        const ask = [
          () =>
            request(anna, `PUT projects/${params.board_id}/tasks/${params.task_id}/move-task`, {
              newStageId: stage.id,
              newIndex: 1,
            }),
          () =>
            request(anna, `PUT projects/${params.board_id}/tasks/${params.task_id}`, {
              property: "status",
              value: roll(2) ? "closed" : "open",
            }),
          () =>
            request(anna, `PUT projects/${params.board_id}/tasks/${params.task_id}`, {
              property: "archived_at",
              value: roll(2) ? "now" : null,
            }),
          () => newTask(anna, board, stage, `by ${writer}`),
        ][roll(4)];
        if (ask) seen.push((await ask()).status);
      }
      return seen;
    });

    // One writer can't move a task that another archived: 400.
    expect([...new Set(statuses.flat())].filter((status) => ![200, 201, 400].includes(status))).toEqual([]);
    const made = statuses.flat().filter((status) => status === 201).length;
    expect(await db.task.count()).toBe(9 + made);
    expect(await countersOf(board)).toEqual(await recounted(board));
  }, 60_000);

  test("create one task with one Idempotency-Key and get the same response", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();

    const answers = await writers(() => newTask(anna, board, toDo, "Once", { "Idempotency-Key": "a key" }));

    expect(statusesOf(answers)).toEqual(Array(WRITERS).fill(201));
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect(await db.task.count()).toBe(1);
    expect(await countersOf(board)).toEqual({ tasksCount: 1, completedTasksCount: 0 });
  });

  test("create eight tasks at eight positions without a key", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();

    const answers = await writers((writer) => newTask(anna, board, toDo, `Task ${writer}`));

    expect(answers.map(({ json }: Answer) => json.task.position).sort()).toEqual(
      Array.from({ length: WRITERS }, (_, at) => `${at + 1}.00`),
    );
  });
});

describe("a task that moves to the same position of another stage while its old stage is changed", () => {
  async function leaving(begin: (home: Awaited<ReturnType<typeof aBoardOfAnna>>, task: Task) => Promise<Answer>) {
    const home = await aBoardOfAnna();
    await aTask(home.toDo, { position: 0.01 });
    const [task] = [await aTask(home.toDo, { position: 0.02 }), await aTask(home.doing, { position: 2 })];
    const [{ status }] = await whileBlocked(
      (tx) => tx.$executeRaw`UPDATE task SET stage_id = ${home.doing.id}, position = 1 WHERE id = ${task.id}`,
      () => [begin(home, task)],
    );
    return { status, task: await db.task.findUniqueOrThrow({ where: { id: task.id } }), ...home };
  }

  test("comes back when it is moved in the old stage", async () => {
    const { status, task, toDo } = await leaving(({ anna, toDo }, { id, boardId }) =>
      request(anna, `PUT projects/${boardId}/tasks/${id}/move-task`, { newStageId: toDo.id, newIndex: 2 }),
    );

    expect([status, task.stageId]).toEqual([200, toDo.id]);
  });

  test("keeps its position when the old stage is renumbered", async () => {
    const { status, task, doing } = await leaving(({ anna, toDo }, { boardId }) =>
      request(anna, `PUT projects/${boardId}/stage/${toDo.id}/sort-task`, { order: "created_at", orderBy: "ASC" }),
    );

    expect([status, task.stageId, task.position.toFixed(2)]).toEqual([200, doing.id, "1.00"]);
  });
});

test("renumbering a stage writes each task with a new position once", async () => {
  const { toDo } = await aBoardOfAnna();
  const tasks = [];
  for (let position = 1; position <= 5; position++) tasks.push(await aTask(toDo, { position }));

  const after = await inSeparateTransaction(async (tx) => {
    const counted = await withRowCounts(tx, "task", () => renumber(tx, [toDo.id], Prisma.sql`position DESC`));
    return { ...counted, order: await tx.task.findMany({ where: { stageId: toDo.id }, orderBy: { position: "asc" } }) };
  });

  expect(after.order.map(({ id, position }) => [id, position.toNumber()])).toEqual(
    tasks.toReversed().map(({ id }, at) => [id, at + 1]),
  );
  expect([after.result.length, after.written]).toEqual([4, 4]);
});

test("several stages are renumbered in one statement, each separately", async () => {
  const { board } = await aBoardOfAnna();
  const [one, other, left] = [
    await aStageWithoutGaps(board, 3),
    await aStageWithoutGaps(board, 2),
    await aStageWithoutGaps(board, 2),
  ];

  const renumbered = await transaction((tx) => renumber(tx, [one.stage.id, other.stage.id]));

  const placed = ({ tasks }: typeof one, step: number) => tasks.map(({ id }, at) => [id, (at + 1) * step]);
  const now = await db.task.findMany({ orderBy: [{ stageId: "asc" }, { position: "asc" }] });
  expect(now.map(({ id, position }) => [id, position.toNumber()])).toEqual([
    ...placed(one, 1),
    ...placed(other, 1),
    ...placed(left, 0.01),
  ]);
  expect(new Set(renumbered)).toEqual(new Set([...one.tasks, ...other.tasks].map(({ id }) => id)));
});

test("sorting stages writes each of them once", async () => {
  const { toDo, doing, done } = await aBoardOfAnna();

  const after = await inSeparateTransaction(async (tx) => {
    const counted = await withRowCounts(tx, "stage", () => orderStages(tx, [done.id, doing.id, toDo.id]));
    return {
      ...counted,
      order: await tx.stage.findMany({ where: { boardId: toDo.boardId }, orderBy: { position: "asc" } }),
    };
  });

  expect(after.order.map(({ id, position }) => [id, position.toNumber()])).toEqual([
    [done.id, 1],
    [doing.id, 2],
    [toDo.id, 3],
  ]);
  expect([after.result, after.written]).toEqual([[done.id, toDo.id], 2]);
});
