import { expect, test, describe } from "vitest";
import type { Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  aLabel,
  type Answer,
  aParentTask,
  aSubtask,
  aTask,
  countersOf,
  countersOfParent,
  lockTask,
  positionsIn,
  recounted,
  requestOn,
  statusesOf,
  subtasksIn,
  waitForBlockedStatements,
  whileBlocked,
} from "@/lib/testing";
import { wrongCounters } from "@/lib/testing/everything/references";

type Home = Awaited<ReturnType<typeof aParentTask>>;

const ask = ({ anna, board }: Home, line: string, body?: unknown) => requestOn(board, anna, line, body);

/** Both start while the parent is locked, the second once the first waits: so they run in this order. */
async function inThisOrder({ parent }: Home, first: () => Promise<Answer>, second: () => Promise<Answer>) {
  let later: Promise<Answer> | undefined;
  const [one] = await whileBlocked(
    lockTask(parent),
    () => [first()],
    async () => {
      later = second();
      await waitForBlockedStatements(2);
    },
  );
  return [one.status, (await later)?.status];
}

test("a subtask that is added while its group is deleted is refused or deleted with it", async () => {
  const home = await aParentTask();
  const { parent, design, build } = home;
  const add = (groupId: number) => () =>
    ask(home, `POST tasks/${parent.id}/subtasks`, { title: "New", group_id: groupId });
  const remove = (groupId: number) => () => ask(home, `DELETE tasks/${parent.id}/subtask-group`, { group_id: groupId });

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
    const convert = () => ask(home, `PUT tasks/${task.id}/convert-to-subtask`, { parent_id: parent.id });
    const remove = () => ask(home, `DELETE tasks/${parent.id}`);

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
  const leave = (id: number) => () => ask(home, `PUT tasks/${id}/move-to-board`, { stage_id: doing.id });
  const close = (id: number) => () => ask(home, `PUT tasks/${id}`, { property: "status", value: "closed" });

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
      ask(home, `PUT tasks/update-subtask-position/${id}`, {
        newPosition: 1,
        newSubtasksGroupId: at % 2 ? build.id : "",
      }),
    () =>
      ask(home, `POST tasks/${parent.id}/move-subtask`, { group_id: at % 2 ? design.id : build.id, subtask_id: id }),
    () => ask(home, `PUT tasks/${id}`, { property: "status", value: at % 2 ? "closed" : "open" }),
    () => ask(home, `POST tasks/${id}/clone-subtask`),
    () => ask(home, `POST tasks/${parent.id}/subtasks`, { title: `New ${at}`, group_id: build.id, add_to_top: true }),
  ]);

  const statuses = (await Promise.all(steps.map((step) => step()))).map(({ status }) => status);

  expect(statuses.filter((status) => status >= 300)).toEqual([]);
  const places = [...(await positionsIn(design)), ...(await positionsIn(build))];
  expect(places).toHaveLength(12);
  expect(await countersOfParent(parent)).toMatchObject({ subtaskCount: 12 });
  expect(await wrongCounters()).toEqual([]);
});

const TO_A_SUBTASK: Record<string, (home: Home, subtask: Task, other: Task) => Promise<Answer>> = {
  "a label for": async (home, { id }) => {
    const label = await aLabel(home.board);
    return ask(home, "POST labels/task", { taskId: id, labelId: label.id });
  },
  "one priority for others and": async (home, { id }, other) =>
    ask(home, "POST tasks/bulk-actions", {
      task_ids: [id, other.id],
      action: "change_priority",
      priority: "high",
    }),
  "a dependency of": async (home, { id }, other) =>
    ask(home, `POST tasks/${id}/dependencies`, { predecessor_task_id: other.id }),
  "the end of a dependency of": async (home, { id, boardId }, other) => {
    await db.taskDependency.create({ data: { predecessorId: other.id, successorId: id, boardId } });
    return ask(home, `DELETE tasks/${id}/dependencies/${other.id}`);
  },
};

test.each(Object.entries(TO_A_SUBTASK))("%s a subtask locks the parent before the subtask", async (_, change) => {
  const home = await aParentTask();
  const { parent, design, toDo } = home;
  const [subtask = parent] = await subtasksIn(design, "A");
  const other = await aTask(toDo);

  const [answer] = await whileBlocked(
    lockTask(parent),
    () => [change(home, subtask, other)],
    (tx) => tx.$queryRaw`SELECT id FROM task WHERE id = ${subtask.id} FOR UPDATE NOWAIT`,
  );

  expect(answer.status).toBeLessThan(300);
});

test("a task that becomes a subtask before it is moved is refused, and stays counted as a subtask", async () => {
  const home = await aParentTask();
  const { board, parent, doing } = home;
  const task = await aTask(doing);
  const before = await countersOfParent(parent);

  const statuses = await inThisOrder(
    home,
    () => ask(home, `PUT tasks/${task.id}/convert-to-subtask`, { parent_id: parent.id }),
    () => ask(home, `PUT tasks/${task.id}/move-task`, { newStageId: home.toDo.id }),
  );

  expect(statuses).toEqual([200, 400]);
  expect(await countersOfParent(parent)).toEqual({ ...before, subtaskCount: before.subtaskCount + 1 });
  expect(await countersOf(board)).toEqual(await recounted(board));
});

const convert = (anna: User, task: Task, parent: Task) =>
  requestOn({ id: task.boardId }, anna, `PUT tasks/${task.id}`, { property: "parent_id", value: parent.id });

describe("tasks that become subtasks concurrently", () => {
  test("share one default group at different positions", async () => {
    const { anna, toDo, doing } = await aBoardOfAnna();
    const parent = await aTask(toDo);
    await aSubtask(parent);
    const [one, other] = [await aTask(doing), await aTask(toDo)];

    const answers = await whileBlocked(lockTask(parent), () => [
      convert(anna, one, parent),
      convert(anna, other, parent),
    ]);

    expect(statusesOf(answers)).toEqual([200, 200]);
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
        requestOn({ id: older.boardId }, anna, `PUT tasks/${younger.id}/convert-to-subtask`, { parent_id: older.id }),
    ])
      await whileBlocked(
        lockTask(older),
        () => [begin()],
        (tx) => tx.$queryRaw`SELECT id FROM task WHERE id = ${younger.id} FOR NO KEY UPDATE NOWAIT`,
      );

    expect(await db.task.findUnique({ where: { id: younger.id } })).toMatchObject({ parentId: older.id });
  });

  test("never form a third level", async () => {
    const { anna, toDo, doing, done } = await aBoardOfAnna();
    const [top, middle, bottom] = [await aTask(toDo), await aTask(doing), await aTask(done)];

    const answers = await whileBlocked(lockTask(middle), () => [
      convert(anna, middle, top),
      convert(anna, bottom, middle),
    ]);

    expect(statusesOf(answers).toSorted()).toEqual([200, 400]);
    expect(await db.task.count({ where: { parent: { parentId: { not: null } } } })).toBe(0);
  });
});

test("a task counts two subtasks that are closed concurrently", async () => {
  const { anna, max, board, toDo } = await aBoardOfAnna();
  const parent = await aTask(toDo);
  const [one, other] = [await aSubtask(parent), await aSubtask(parent)];
  const close = (as: typeof anna, { id }: { id: number }) =>
    requestOn(board, as, `PUT tasks/${id}`, { property: "status", value: "closed" });

  const answers = await whileBlocked(lockTask(parent), () => [close(anna, one), close(max, other)]);

  expect(statusesOf(answers)).toEqual([200, 200]);
  expect(await db.task.findUniqueOrThrow({ where: { id: parent.id } })).toMatchObject({
    subtaskCount: 2,
    subtaskCompletedCount: 2,
  });
});
