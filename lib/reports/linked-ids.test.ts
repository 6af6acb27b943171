import { describe, expect, test } from "vitest";
import type { Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, aLabel, aTask, aUser, request, whileBlocked } from "@/lib/testing";

/** The ids that reports count, in order. */
async function idsOn({ id }: Task) {
  const [row] = await db.$queryRaw<{ labels: number[] | null; people: number[] | null }[]>`
    SELECT label_ids AS labels, assignee_ids AS people FROM task WHERE id = ${id}`;
  return { labels: row?.labels?.toSorted((a, b) => a - b), people: row?.people?.toSorted((a, b) => a - b) };
}

async function aTaskWithTwoLabels() {
  const { anna, board, toDo } = await aBoardOfAnna();
  const task = await aTask(toDo);
  const [first, second] = [await aLabel(board), await aLabel(board)];
  const attach = (labelId: number) => ({ data: { taskId: task.id, labelId, boardId: board.id } });
  const attached = (labelId: number) => ({ where: { taskId_labelId: { taskId: task.id, labelId } } });
  return { anna, board, task, first, second, attach, attached };
}

describe("the labels and people of a task that reports count", () => {
  test("follow each change of its rows", async () => {
    const { task, anna, first, second, attach, attached } = await aTaskWithTwoLabels();
    const vera = await aUser();
    const steps = [
      () => db.taskLabel.create(attach(first.id)),
      () => db.taskLabel.update({ ...attached(first.id), data: { labelId: second.id } }),
      () => db.taskAssignee.createMany({ data: [anna, vera].map(({ id: userId }) => ({ taskId: task.id, userId })) }),
      () => db.label.delete({ where: { id: second.id } }),
      () => db.user.delete({ where: { id: vera.id } }),
    ];

    const seen = [];
    for (const step of steps) {
      await step();
      seen.push(await idsOn(task));
    }

    const both = [anna.id, vera.id].toSorted((a, b) => a - b);
    expect(seen).toEqual([
      { labels: [first.id], people: [] },
      { labels: [second.id], people: [] },
      { labels: [second.id], people: both },
      { labels: [], people: both },
      { labels: [], people: [anna.id] },
    ]);
  });

  test("lose none when two transactions change them at once", async () => {
    const { task, first, second, attach, attached } = await aTaskWithTwoLabels();
    await db.taskLabel.create(attach(first.id));

    await whileBlocked(
      (tx) => tx.taskLabel.create(attach(second.id)),
      () => [Promise.resolve(db.taskLabel.delete(attached(first.id)))],
    );

    expect((await idsOn(task)).labels).toEqual([second.id]);
  });

  test("are counted by their rows once there are more than a row of an index has room for", async () => {
    const { anna, board, task, first, attach } = await aTaskWithTwoLabels();
    await db.taskLabel.create(attach(first.id));
    await db.$executeRaw`INSERT INTO "user" (login, nicename, email, display_name, photo_key) SELECT 'crowd' || n, 'crowd' || n, 'crowd' || n || '@example.com', 'Crowd ' || n, md5(n::text) FROM generate_series(1, 1000) n`;

    await db.$executeRaw`INSERT INTO task_assignee (task_id, user_id) SELECT ${task.id}, id FROM "user"`;
    await db.taskAssignee.deleteMany({ where: { userId: { not: anna.id } } });
    await db.$executeRaw`INSERT INTO task_assignee (task_id, user_id) SELECT ${task.id}, max(id) FROM "user"`;

    const { json } = await request(anna, `GET reports/tasks?board_id=${board.id}`);
    expect(await idsOn(task)).toEqual({ labels: [first.id], people: undefined });
    expect(json.report.byAssignee).toMatchObject([{ total: 1 }, { total: 1 }]);
    expect(json.report.byLabel).toMatchObject([{ total: 1 }]);
  });
});
