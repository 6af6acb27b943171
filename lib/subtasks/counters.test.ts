import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { inSeparateTransaction, waitForBlockedStatements } from "@/lib/testing/db/locks";
import { request } from "@/lib/testing/http/request";

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
