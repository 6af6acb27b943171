import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aComment, anAdmin, aTaskElsewhere, aTaskOfAnna, aUser, call } from "@/lib/testing";
import { GET as LIST } from "../../../[task_id]/comments/route";
import { PUT } from "./route";

const privacyOf = async (id: number) => (await db.comment.findUniqueOrThrow({ where: { id } })).privacy;

describe("PUT /projects/:board_id/tasks/comments/:comment_id/privacy", () => {
  test("toggles between private and public; replies keep their own privacy", async () => {
    const { max, board, task } = await aTaskOfAnna();
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

  test("returns the whole comment, with its author and replies", async () => {
    const { max, board, task } = await aTaskOfAnna();
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

  test("sets the requested privacy, also repeatedly, and does not count as an edit", async () => {
    const { max, board, task } = await aTaskOfAnna();
    const comment = await aComment(task, max);
    const publish = () =>
      call(PUT, { as: max, params: { board_id: board.id, comment_id: comment.id }, body: { privacy: "public" } });

    const answers = [await publish(), await publish()];

    expect(answers.map(({ json }) => json.comment.privacy)).toEqual(["public", "public"]);
    expect((await db.comment.findUniqueOrThrow({ where: { id: comment.id } })).updatedAt).toEqual(comment.updatedAt);
  });

  test("answers 400 for an unknown privacy, and the comment stays", async () => {
    const { max, board, task } = await aTaskOfAnna();
    const comment = await aComment(task, max);

    const { status } = await call(PUT, {
      as: max,
      params: { board_id: board.id, comment_id: comment.id },
      body: { privacy: "secret" },
    });

    expect([status, await privacyOf(comment.id)]).toEqual([400, "private"]);
  });

  test("answers 403 for everyone but its author, 404 for one of another board, and the comment stays", async () => {
    const { anna, max, vera, board, task } = await aTaskOfAnna();
    const comment = await aComment(task, max);
    const elsewhere = await aComment(await aTaskElsewhere(max), max);

    for (const as of [anna, vera, await anAdmin(), await aUser()])
      expect((await call(PUT, { as, params: { board_id: board.id, comment_id: comment.id } })).status).toBe(403);
    expect((await call(PUT, { as: max, params: { board_id: board.id, comment_id: elsewhere.id } })).json.message).toBe(
      "Comment not found",
    );

    expect([await privacyOf(comment.id), await privacyOf(elsewhere.id)]).toEqual(["private", "private"]);
  });
});
