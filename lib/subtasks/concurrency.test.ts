import { expect, test, describe } from "vitest";
import type { Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { recounted, countersOf } from "@/lib/testing/db/counters";
import { inSeparateTransaction, waitForBlockedStatements } from "@/lib/testing/db/locks";
import { wrongCounters } from "@/lib/testing/everything/references";
import { aLabel, aTask, aBoardOfAnna, aSubtask } from "@/lib/testing/factories/boards";
import { aParentTask, countersOfParent, positionsIn, subtasksIn } from "@/lib/testing/factories/subtasks";
import { call } from "@/lib/testing/http/call";
import { request } from "@/lib/testing/http/request";
import { endpointNamed } from "@/security/endpoints";

const BOARD = "/boards/v2/projects/{board_id}";
const TASK = `${BOARD}/tasks/{task_id}`;

type Home = Awaited<ReturnType<typeof aParentTask>>;

function ask({ anna, board }: Home, endpoint: string, id: number, body?: unknown) {
  const { handler, parameters } = endpointNamed(endpoint);
  return call(handler, { as: anna, params: { board_id: board.id, [parameters.at(-1) ?? ""]: id }, body });
}

/** Both start while the parent is locked, the second once the first waits: so they run in this order. */
async function inThisOrder(home: Home, first: () => ReturnType<typeof call>, second: () => ReturnType<typeof call>) {
  const { one, other } = await inSeparateTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM task WHERE id = ${home.parent.id} FOR UPDATE`;
    const one = first();
    await waitForBlockedStatements(1);
    const other = second();
    await waitForBlockedStatements(2);
    return { one, other };
  });
  return [(await one).status, (await other).status];
}

test("a subtask that is added while its group is deleted is refused or deleted with it", async () => {
  const home = await aParentTask();
  const { parent, design, build } = home;
  const add = (groupId: number) => () =>
    ask(home, `POST ${TASK}/subtasks`, parent.id, { title: "New", group_id: groupId });
  const remove = (groupId: number) => () => ask(home, `DELETE ${TASK}/subtask-group`, parent.id, { group_id: groupId });

  const statuses = [
    await inThisOrder(home, remove(design.id), add(design.id)),
    await inThisOrder(home, add(build.id), remove(build.id)),
  ];

  expect(statuses).toEqual([
    [200, 404],
    [200, 200],
  ]);
  expect(await countersOfParent(parent)).toEqual({ subtaskCount: 0, subtaskCompletedCount: 0 });
  expect(await db.task.count()).toBe(1);
});

test("a task that becomes a subtask while its parent is deleted stays or is deleted with it", async () => {
  for (const isFirst of [true, false]) {
    const home = await aParentTask();
    const { board, parent, doing } = home;
    const task = await aTask(doing);
    const convert = () => ask(home, `PUT ${TASK}/convert-to-subtask`, task.id, { parent_id: parent.id });
    const remove = () => ask(home, `DELETE ${TASK}`, parent.id);

    const statuses = await (isFirst ? inThisOrder(home, convert, remove) : inThisOrder(home, remove, convert));

    expect(statuses).toEqual(isFirst ? [200, 200] : [200, 404]);
    expect(await db.task.count({ where: { boardId: board.id } })).toBe(isFirst ? 0 : 1);
    expect(await countersOf(board)).toEqual(await recounted(board));
  }
});

test("a subtask that becomes a task while it is closed is counted correctly", async () => {
  const home = await aParentTask();
  const { board, parent, design, doing } = home;
  const [a = parent, b = parent] = await subtasksIn(design, "A", "B");
  const leave = (id: number) => () => ask(home, `PUT ${TASK}/move-to-board`, id, { stage_id: doing.id });
  const close = (id: number) => () => ask(home, `PUT ${TASK}`, id, { property: "status", value: "closed" });

  const statuses = [
    await inThisOrder(home, leave(a.id), close(a.id)),
    await inThisOrder(home, close(b.id), leave(b.id)),
  ];

  expect(statuses).toEqual([
    [201, 200],
    [200, 201],
  ]);
  expect(await countersOf(board)).toEqual({ tasksCount: 3, completedTasksCount: 2 });
  expect(await wrongCounters()).toEqual([]);
});

test("concurrent moves, closes, clones and additions of subtasks do not deadlock and lose nothing", async () => {
  const home = await aParentTask();
  const { parent, design, build } = home;
  const subtasks = await subtasksIn(design, "A", "B", "C", "D");
  const steps = subtasks.flatMap(({ id }, at) => [
    () =>
      ask(home, `PUT ${BOARD}/tasks/update-subtask-position/{subtask_id}`, id, {
        newPosition: 1,
        newSubtasksGroupId: at % 2 ? build.id : "",
      }),
    () =>
      ask(home, `POST ${TASK}/move-subtask`, parent.id, { group_id: at % 2 ? design.id : build.id, subtask_id: id }),
    () => ask(home, `PUT ${TASK}`, id, { property: "status", value: at % 2 ? "closed" : "open" }),
    () => ask(home, `POST ${TASK}/clone-subtask`, id),
    () => ask(home, `POST ${TASK}/subtasks`, parent.id, { title: `New ${at}`, group_id: build.id, add_to_top: true }),
  ]);

  const statuses = (await Promise.all(steps.map((step) => step()))).map(({ status }) => status);

  expect(statuses.filter((status) => status >= 300)).toEqual([]);
  const places = [...(await positionsIn(design)), ...(await positionsIn(build))];
  expect(places).toHaveLength(12);
  expect(await countersOfParent(parent)).toMatchObject({ subtaskCount: 12 });
  expect(await wrongCounters()).toEqual([]);
});

const TO_A_SUBTASK: Record<string, (home: Home, subtask: Task, other: Task) => ReturnType<typeof call>> = {
  "a label for": async (home, { id, boardId }) => {
    const label = await aLabel(home.board);
    return ask(home, `POST ${BOARD}/labels/task`, boardId, { taskId: id, labelId: label.id });
  },
  "one priority for others and": async (home, { id, boardId }, other) =>
    ask(home, `POST ${BOARD}/tasks/bulk-actions`, boardId, {
      task_ids: [id, other.id],
      action: "change_priority",
      priority: "high",
    }),
  "a dependency of": async (home, { id }, other) =>
    ask(home, `POST ${TASK}/dependencies`, id, { predecessor_task_id: other.id }),
  "the end of a dependency of": async (home, { id, boardId }, other) => {
    await db.taskDependency.create({ data: { predecessorId: other.id, successorId: id, boardId } });
    return call(endpointNamed(`DELETE ${TASK}/dependencies/{related_task_id}`).handler, {
      as: home.anna,
      params: { board_id: boardId, task_id: id, related_task_id: other.id },
    });
  },
};

test.each(Object.keys(TO_A_SUBTASK))("%s a subtask locks the parent before the subtask", async (what) => {
  const home = await aParentTask();
  const { parent, design, toDo } = home;
  const [subtask = parent] = await subtasksIn(design, "A");
  const other = await aTask(toDo);

  const { doing } = await inSeparateTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM task WHERE id = ${parent.id} FOR UPDATE`;
    const doing = TO_A_SUBTASK[what]?.(home, subtask, other);
    await waitForBlockedStatements();
    await tx.$queryRaw`SELECT id FROM task WHERE id = ${subtask.id} FOR UPDATE NOWAIT`;
    return { doing };
  });

  expect((await doing)?.status).toBeLessThan(300);
});

test("a task that becomes a subtask before it is moved is refused, and stays counted as a subtask", async () => {
  const home = await aParentTask();
  const { board, parent, doing } = home;
  const task = await aTask(doing);
  const before = await countersOfParent(parent);

  const statuses = await inThisOrder(
    home,
    () => ask(home, `PUT ${TASK}/convert-to-subtask`, task.id, { parent_id: parent.id }),
    () => ask(home, `PUT ${TASK}/move-task`, task.id, { newStageId: home.toDo.id }),
  );

  expect(statuses).toEqual([200, 400]);
  expect(await countersOfParent(parent)).toEqual({ ...before, subtaskCount: before.subtaskCount + 1 });
  expect(await countersOf(board)).toEqual(await recounted(board));
});

const convert = (anna: User, task: Task, parent: Task) =>
  request(anna, `PUT projects/${task.boardId}/tasks/${task.id}`, { property: "parent_id", value: parent.id });

const whileLocked = <Result>(task: Task, begin: () => Promise<Result>[]) =>
  inSeparateTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM task WHERE id = ${task.id} FOR NO KEY UPDATE`;
    const begun = begin();
    await waitForBlockedStatements(begun.length);
    return { all: Promise.all(begun) };
  }).then(({ all }) => all);

describe("tasks that become subtasks concurrently", () => {
  test("share one default group at different positions", async () => {
    const { anna, toDo, doing } = await aBoardOfAnna();
    const parent = await aTask(toDo);
    await aSubtask(parent);
    const [one, other] = [await aTask(doing), await aTask(toDo)];

    const answers = await whileLocked(parent, () => [convert(anna, one, parent), convert(anna, other, parent)]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const groups = await db.subtaskGroup.findMany({
      orderBy: { position: "asc" },
      include: { subtasks: { orderBy: { position: "asc" } } },
    });
    expect(groups.map(({ title, position, subtasks }) => [title, position.toFixed(2), subtasks.length])).toEqual([
      ["Steps", "1.00", 1],
      ["Default Subtask Group", "2.00", 2],
    ]);
    expect(groups[1]?.subtasks.map(({ position }) => position.toFixed(2))).toEqual(["1.00", "2.00"]);
    expect(await db.task.findUnique({ where: { id: parent.id } })).toMatchObject({ subtaskCount: 3 });
  });

  test("lock the older task before the younger one, in both directions", async () => {
    const { anna, toDo, doing } = await aBoardOfAnna();
    const [older, younger] = [await aTask(toDo), await aTask(doing)];

    for (const begin of [
      () => convert(anna, younger, older),
      () =>
        request(anna, `PUT projects/${older.boardId}/tasks/${younger.id}/convert-to-subtask`, { parent_id: older.id }),
    ]) {
      const { converting } = await inSeparateTransaction(async (tx) => {
        await tx.$queryRaw`SELECT id FROM task WHERE id = ${older.id} FOR NO KEY UPDATE`;
        const converting = begin();
        await waitForBlockedStatements();
        await tx.$queryRaw`SELECT id FROM task WHERE id = ${younger.id} FOR NO KEY UPDATE NOWAIT`;
        return { converting };
      });
      await converting;
    }

    expect(await db.task.findUnique({ where: { id: younger.id } })).toMatchObject({ parentId: older.id });
  });

  test("never form a third level", async () => {
    const { anna, toDo, doing, done } = await aBoardOfAnna();
    const [top, middle, bottom] = [await aTask(toDo), await aTask(doing), await aTask(done)];

    const answers = await whileLocked(middle, () => [convert(anna, middle, top), convert(anna, bottom, middle)]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await db.task.count({ where: { parent: { parentId: { not: null } } } })).toBe(0);
  });
});

test("a task counts two subtasks that are closed concurrently", async () => {
  const { anna, max, board, toDo } = await aBoardOfAnna();
  const parent = await aTask(toDo);
  const [one, other] = [await aSubtask(parent), await aSubtask(parent)];
  const close = (as: typeof anna, { id }: { id: number }) =>
    request(as, `PUT projects/${board.id}/tasks/${id}`, { property: "status", value: "closed" });

  const answers = await inSeparateTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM task WHERE id = ${parent.id} FOR NO KEY UPDATE`;
    const closing = [close(anna, one), close(max, other)];
    await waitForBlockedStatements(2);
    return { closing };
  });

  expect((await Promise.all(answers.closing)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await db.task.findUniqueOrThrow({ where: { id: parent.id } })).toMatchObject({
    subtaskCount: 2,
    subtaskCompletedCount: 2,
  });
});
