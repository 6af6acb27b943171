import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aStage, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aComment, aTaskToCommentOn } from "@/lib/testing/factories/comments";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { GET as LIST } from "../../../[task_id]/comments/route";
import { PUT } from "./route";

const privacyOf = async (id: number) => (await db.comment.findUniqueOrThrow({ where: { id } })).privacy;

describe("PUT /projects/:board_id/tasks/comments/:comment_id/privacy", () => {
  test("turns private into public and back; replies keep their own", async () => {
    const { max, board, task } = await aTaskToCommentOn();
    const comment = await aComment(task, max);
    const reply = await aComment(task, max, { parentId: comment.id });
    const flip = () => call(PUT, { as: max, params: { board_id: board.id, comment_id: comment.id } });

    const answers = [await flip(), await flip(), await flip()];

    expect(answers.map(({ status, json }) => [status, json])).toEqual(
      ["public", "private", "public"].map((privacy) => [
        200,
        { comment: expect.objectContaining({ id: comment.id, privacy }), message: `This comment is now ${privacy}` },
      ]),
    );
    expect([await privacyOf(comment.id), await privacyOf(reply.id)]).toEqual(["public", "private"]);
  });

  test("answers the whole comment, with its author and replies", async () => {
    const { max, board, task } = await aTaskToCommentOn();
    const comment = await aComment(task, max);
    await aComment(task, max, { parentId: comment.id });

    const { json } = await call(PUT, { as: max, params: { board_id: board.id, comment_id: comment.id } });

    expect(
      (await call(LIST, { as: max, params: { board_id: board.id, task_id: task.id } })).json.comments.data,
    ).toEqual([json.comment]);
    expect(json.comment).toMatchObject({
      description: comment.description,
      user: { ID: max.id },
      replies_count: 1,
      replies: [{ parent_id: comment.id }],
      images: [],
    });
  });

  test("makes it what is asked for, however often, and does not count as an edit", async () => {
    const { max, board, task } = await aTaskToCommentOn();
    const comment = await aComment(task, max);
    const publish = () =>
      call(PUT, { as: max, params: { board_id: board.id, comment_id: comment.id }, body: { privacy: "public" } });

    const answers = [await publish(), await publish()];

    expect(answers.map(({ json }) => json.comment.privacy)).toEqual(["public", "public"]);
    expect((await db.comment.findUniqueOrThrow({ where: { id: comment.id } })).updatedAt).toEqual(comment.updatedAt);
  });

  test("400 for a privacy that there is not, and it stays as it is", async () => {
    const { max, board, task } = await aTaskToCommentOn();
    const comment = await aComment(task, max);

    const { status } = await call(PUT, {
      as: max,
      params: { board_id: board.id, comment_id: comment.id },
      body: { privacy: "secret" },
    });

    expect([status, await privacyOf(comment.id)]).toEqual([400, "private"]);
  });

  test("403 for everybody but its author, 404 for one of another board, and it stays as it is", async () => {
    const { anna, max, vera, board, task } = await aTaskToCommentOn();
    const comment = await aComment(task, max);
    const elsewhere = await aComment(await aTask(await aStage(await aBoard({ members: [[max, "member"]] }))), max);

    for (const as of [anna, vera, await anAdmin(), await aUser()])
      expect((await call(PUT, { as, params: { board_id: board.id, comment_id: comment.id } })).status).toBe(403);
    expect((await call(PUT, { as: max, params: { board_id: board.id, comment_id: elsewhere.id } })).json.message).toBe(
      "Comment not found",
    );

    expect([await privacyOf(comment.id), await privacyOf(elsewhere.id)]).toEqual(["private", "private"]);
  });
});
