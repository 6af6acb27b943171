import { expect, test } from "vitest";
import { aComment, aTaskOfAnna, call, statusesOf } from "@/lib/testing";
import { PUT } from "./route";

test("PUT /projects/:board_id/tasks/:task_id/comments/:comment_id is for its author alone; answers 404 for another task, 400 without text", async () => {
  const { anna, max, task, params } = await aTaskOfAnna();
  const comment = await aComment(task, max);
  const reply = await aComment(task, max, { parentId: comment.id });
  const send = (as: typeof anna, comment_id: number, body: object) =>
    call(PUT, { as, params: { ...params, comment_id }, body });

  const answers = [
    await send(max, comment.id, { comment: "New" }),
    await send(max, reply.id, { comment: "New" }),
    await send(anna, comment.id, { comment: "New" }),
    await send(max, 2_000_000_000, { comment: "New" }),
    await send(max, comment.id, {}),
  ];

  expect(statusesOf(answers)).toEqual([200, 200, 403, 404, 400]);
  expect(answers[0]?.json).toMatchObject({
    message: "Comment has been updated",
    comment: { id: comment.id, description: "New" },
  });
});
