import { describe, expect, test } from "vitest";
import type { Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  aSubtask,
  aTask,
  aTaskElsewhere,
  call,
  messagesOf,
  statusesOf,
  whileBlocked,
} from "@/lib/testing";
import { testRefusals, testProFeature } from "@/lib/testing/contract/refusals";
import { GET, POST } from "./route";

const pathOf = (task: Task) => ({ params: { board_id: task.boardId, task_id: task.id } });
const send = (as: User, task: Task) => call(GET, { as, ...pathOf(task) });
/** The second waits for the first. */
const join = (as: User, first: Task, second: Task, task = second) =>
  call(POST, { as, ...pathOf(task), body: { predecessor_task_id: first.id, successor_task_id: second.id } });

const pairs = async () =>
  (await db.taskDependency.findMany({ orderBy: { createdAt: "asc" } })).map(({ predecessorId, successorId }) => [
    predecessorId,
    successorId,
  ]);

async function threeTasks() {
  const home = await aBoardOfAnna();
  return {
    ...home,
    one: await aTask(home.toDo, { title: "one" }),
    two: await aTask(home.toDo, { title: "two" }),
    three: await aTask(home.done, { title: "three", status: "closed" }),
  };
}

describe("GET /projects/:board_id/tasks/:task_id/dependencies", () => {
  test("returns the tasks that it waits for and those that wait for it, to a viewer too", async () => {
    const { anna, vera, board, toDo, done, one, two, three } = await threeTasks();
    await join(anna, three, two);
    await join(anna, two, one, two);

    const { status, json } = await send(vera, two);

    expect(status).toBe(200);
    expect(json).toEqual({
      predecessors: [{ id: three.id, title: "three", stage_id: done.id, status: "closed", board_id: board.id }],
      successors: [{ id: one.id, title: "one", stage_id: toDo.id, status: "open", board_id: board.id }],
    });
  });

  testRefusals(GET, POST);
  testProFeature(GET, POST);
});

describe("POST /projects/:board_id/tasks/:task_id/dependencies", () => {
  test("makes one task wait for the other, and both have changed", async () => {
    const { anna, board, one, two } = await threeTasks();
    await db.$executeRaw`UPDATE task SET updated_at = '2020-01-01'`;

    const { status, json } = await join(anna, one, two);

    expect([status, json]).toEqual([200, { message: "Dependency added successfully." }]);
    expect(await db.taskDependency.findMany()).toMatchObject([
      { predecessorId: one.id, successorId: two.id, boardId: board.id },
    ]);
    expect(await db.task.count({ where: { updatedAt: { gt: new Date("2021-01-01") } } })).toBe(2);
  });

  test("the task that is not named is the task of the path", async () => {
    const { anna, one, two, three } = await threeTasks();

    await call(POST, { as: anna, ...pathOf(two), body: { predecessor_task_id: one.id } });
    await call(POST, { as: anna, ...pathOf(two), body: { successor_task_id: String(three.id) } });

    expect(await pairs()).toEqual([
      [one.id, two.id],
      [two.id, three.id],
    ]);
  });

  test("subtasks can wait, too", async () => {
    const { anna, one, two } = await threeTasks();

    expect((await join(anna, await aSubtask(one), two)).status).toBe(200);
  });

  test("answers 400 for a task that would wait for itself, twice for the same one, or in a cycle, and adds nothing", async () => {
    const { anna, one, two, three } = await threeTasks();
    await join(anna, one, two);
    await join(anna, two, three);

    const answers = [
      await join(anna, one, one),
      await join(anna, one, two),
      await join(anna, two, one),
      await join(anna, three, one),
    ];

    expect(messagesOf(answers)).toEqual([
      [400, "A task can't depend on itself."],
      [400, "This dependency already exists."],
      [400, "This would make the tasks wait for each other in a circle."],
      [400, "This would make the tasks wait for each other in a circle."],
    ]);
    expect(await pairs()).toHaveLength(2);
    expect(await db.activity.count()).toBe(4);
  });

  test("answers 400 when neither is named, and when neither is the task of the path", async () => {
    const { anna, one, two, three } = await threeTasks();

    expect((await call(POST, { as: anna, ...pathOf(one), body: {} })).json.data.params).toEqual({
      predecessor_task_id: "The predecessor_task_id field is required.",
      successor_task_id: "The successor_task_id field is required.",
    });
    expect((await join(anna, one, two, three)).json.message).toBe("One of the two has to be the task of the address.");
    expect(await pairs()).toEqual([]);
  });

  test("answers 404 for a task of another board, on either side", async () => {
    const { anna, one } = await threeTasks();
    const theirs = await aTaskElsewhere(anna);

    const answers = [await join(anna, one, theirs, one), await join(anna, theirs, one)];

    expect(messagesOf(answers)).toEqual([
      [404, "Task not found"],
      [404, "Task not found"],
    ]);
    expect(await pairs()).toEqual([]);
  });

  test("of two requests at once that would form a cycle together, one is refused", async () => {
    const { anna, one, two, three } = await threeTasks();
    await join(anna, two, three);

    const answers = await whileBlocked(
      (tx) => tx.$queryRaw`SELECT id FROM task ORDER BY id FOR NO KEY UPDATE`,
      () => [join(anna, one, two), join(anna, three, one)],
    );

    expect(statusesOf(answers).toSorted()).toEqual([200, 400]);
    expect(await pairs()).toHaveLength(2);
  });
});
