import { expect, test } from "vitest";
import { aComment, aSubtask, aTaskOfAnna, lockTask, requestOn, whileBlocked } from "@/lib/testing";

test.each([
  ["PUT", "", { comment: "Changed" }],
  ["PUT", "/privacy", {}],
  ["DELETE", "", undefined],
])("%s of a comment%s locks the parent before the subtask", async (method, part, body) => {
  const { max, board, task } = await aTaskOfAnna();
  const subtask = await aSubtask(task);
  const comment = await aComment(subtask, max);

  const [{ status }] = await whileBlocked(
    lockTask(task),
    () => [requestOn(board, max, `${method} tasks/comments/${comment.id}${part}`, body)],
    (tx) => tx.$queryRaw`SELECT id FROM task WHERE id = ${subtask.id} FOR UPDATE NOWAIT`,
  );

  expect(status).toBe(200);
});
