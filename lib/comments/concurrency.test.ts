import { expect, test } from "vitest";
import { aSubtask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aComment, aTaskToCommentOn } from "@/lib/testing/factories/comments";
import { inSeparateTransaction, waitForBlockedStatements } from "@/lib/testing/db/locks";
import { endpointNamed } from "@/security/endpoints";

const COMMENT = "/boards/v2/projects/{board_id}/tasks/comments/{comment_id}";

test.each([
  [`PUT ${COMMENT}`, { comment: "Changed" }],
  [`PUT ${COMMENT}/privacy`, {}],
  [`DELETE ${COMMENT}`, undefined],
])("%s locks the parent before the subtask", async (name, body) => {
  const { max, board, task } = await aTaskToCommentOn();
  const subtask = await aSubtask(task);
  const comment = await aComment(subtask, max);

  const answer = await inSeparateTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM task WHERE id = ${task.id} FOR UPDATE`;
    const answering = call(endpointNamed(name).handler, {
      as: max,
      params: { board_id: board.id, comment_id: comment.id },
      body,
    });
    await waitForBlockedStatements();
    await tx.$queryRaw`SELECT id FROM task WHERE id = ${subtask.id} FOR UPDATE NOWAIT`;
    return { answering };
  });

  expect((await answer.answering).status).toBe(200);
});
