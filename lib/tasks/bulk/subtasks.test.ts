import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aStage, aSubtask, aTask, requestOn, watch } from "@/lib/testing";

const archived = { archivedAt: new Date("2030-01-01"), position: 0 };

let world: Awaited<ReturnType<typeof aBoardOfAnna>>;
beforeEach(async () => {
  world = await aBoardOfAnna();
});

const send = (line: string, ids: number[], more: object = {}) =>
  requestOn(world.board, world.anna, line, { task_ids: ids, ...more });
const archive = (ids: number[]) => send("POST tasks/bulk-actions", ids, { action: "archive_tasks" });
const restore = (ids: number[]) => send("PUT bulk-restore-tasks", ids);
const counts = async ({ id }: { id: number }) => {
  const { subtaskCount, subtaskCompletedCount } = await db.task.findUniqueOrThrow({ where: { id } });
  return [subtaskCount, subtaskCompletedCount];
};

/** Two subtasks for each parent. */
async function subtasksOf(parents: number): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < parents; at++) {
    const parent = await aTask(world.toDo);
    await watch(parent, world.max);
    ids.push((await aSubtask(parent)).id, (await aSubtask(parent, { status: "closed" })).id);
  }
  return ids;
}

describe("bulk actions on subtasks", () => {
  test("archive, restore and delete twenty in as many statements as four", async () => {
    const queries = async (ids: number[]) =>
      [await archive(ids), await restore(ids), await send("DELETE bulk-delete-tasks", ids)].map(
        (answer) => answer.queries,
      );
    await queries(await subtasksOf(1));

    const few = await queries(await subtasksOf(2));

    expect(await queries(await subtasksOf(10))).toEqual(few);
  });

  test("update the counters of their parents", async () => {
    const [one, other] = [await aTask(world.toDo), await aTask(world.doing)];
    const gone = [await aSubtask(one, { status: "closed" }), await aSubtask(other)].map(({ id }) => id);
    await aSubtask(one, { status: "closed" });
    await aSubtask(one);

    await archive(gone);
    expect([await counts(one), await counts(other)]).toEqual([
      [2, 1],
      [0, 0],
    ]);
    await restore(gone);
    expect([await counts(one), await counts(other)]).toEqual([
      [3, 2],
      [1, 0],
    ]);
    await send("DELETE bulk-delete-tasks", gone);
    expect([await counts(one), await counts(other)]).toEqual([
      [2, 1],
      [0, 0],
    ]);
  });

  test("restore them to the ends of their groups, in the order of the request", async () => {
    const [one, other] = [await aTask(world.toDo), await aTask(world.toDo)];
    await aSubtask(one, { title: "a" });
    const [b, c, d] = [
      await aSubtask(one, { title: "b", ...archived }),
      await aSubtask(other, { title: "c", ...archived }),
      await aSubtask(one, { title: "d", ...archived }),
    ];

    await restore([d.id, c.id, b.id]);

    const titles = async (parentId: number) =>
      (await db.task.findMany({ where: { parentId }, orderBy: { position: "asc" } })).map(({ title }) => title);
    expect([await titles(one.id), await titles(other.id)]).toEqual([["a", "d", "b"], ["c"]]);
  });
});

test("tasks of eight stages are restored in as many statements as those of two", async () => {
  const fromStages = async (count: number) => {
    const ids: number[] = [];
    for (let at = 0; at < count; at++) ids.push((await aTask(await aStage(world.board), archived)).id);
    return (await restore(ids)).queries;
  };
  await fromStages(1);

  const few = await fromStages(2);

  expect(await fromStages(8)).toBe(few);
});
