import { expect, test } from "vitest";
import { call } from "@/lib/testing/http/call";
import { aComment, aTaskToCommentOn } from "@/lib/testing/factories/comments";
import { PUT } from "./route";

test("PUT /projects/:board_id/tasks/:task_id/comments/:comment_id: its author changes it, nobody else; 404 where it does not stand, 400 without a word", async () => {
  const { anna, max, task, params } = await aTaskToCommentOn();
  const comment = await aComment(task, max);
  const ask = (as: typeof anna, comment_id: number, body: object) =>
    call(PUT, { as, params: { ...params, comment_id }, body });

  const answers = [
    await ask(max, comment.id, { comment: "New" }),
    await ask(anna, comment.id, { comment: "New" }),
    await ask(max, 2_000_000_000, { comment: "New" }),
    await ask(max, comment.id, {}),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 403, 404, 400]);
  expect(answers[0]?.json).toMatchObject({
    message: "Comment has been updated",
    comment: { id: comment.id, description: "New" },
  });
});
