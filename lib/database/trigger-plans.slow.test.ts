import { expect, test } from "vitest";
import { db, type Tx } from "@/lib/db";
import { aBoard, aStage } from "@/lib/testing";

/** Tasks, each with the label, in two statements. Returns the milliseconds of the second, whose triggers look for the tasks. */
async function labeled(tx: Tx, { boardId, stageId, labelId }: Record<string, number>, tasks: number): Promise<number> {
  const title = `Task of ${tasks}`;
  await tx.$executeRaw`
    INSERT INTO task (board_id, stage_id, title, slug, position) SELECT ${boardId}::int, ${stageId}::int, ${title}, 'task-' || n, n + ${10 * tasks}::int FROM generate_series(1, ${tasks}::int) n`;
  // PostgreSQL's own plans for foreign keys.
  await tx.$executeRaw`ANALYZE task`;
  const began = performance.now();
  await tx.$executeRaw`INSERT INTO task_label (task_id, label_id, board_id) SELECT id, ${labelId}::int, board_id FROM task WHERE title = ${title}`;
  return performance.now() - began;
}

test("triggers whose plans were made for a small site stay fast on a large one", { timeout: 120_000 }, async () => {
  const board = await aBoard();
  const stage = await aStage(board);
  const label = await db.label.create({ data: { boardId: board.id, title: "Label", bgColor: "#4bce97" } });
  const place = { boardId: board.id, stageId: stage.id, labelId: label.id };

  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`ANALYZE task, task_search, task_label`;
      await labeled(tx, place, 2);
      const [few, many] = [await labeled(tx, place, 4_000), await labeled(tx, place, 16_000)];
      // Four times as long where it is linear, and sixteen times where each task is looked for among all.
      expect(many / few).toBeLessThan(9);
    },
    { timeout: 100_000 },
  );
});
