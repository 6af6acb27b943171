import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aComment, anAdmin, aTaskElsewhere, aTaskOfAnna, aUser, call, commentsCountOf } from "@/lib/testing";
import { DELETE, PUT } from "./route";

async function aReplyOfMax() {
  const world = await aTaskOfAnna();
  const comment = await aComment(world.task, world.max);
  const reply = await aComment(world.task, world.max, { parentId: comment.id });
  return { ...world, comment, reply, path: { board_id: world.board.id, reply_id: reply.id } };
}

const storedOf = ({ id }: { id: number }) => db.comment.findUnique({ where: { id } });

describe.each([
  ["PUT", PUT],
  ["DELETE", DELETE],
] as const)("%s /projects/:board_id/tasks/reply/:reply_id", (_, handler) => {
  const body = { comment: "New" };

  test("answers 403 for everyone but its author, and the reply stays", async () => {
    const { anna, vera, reply, path } = await aReplyOfMax();

    for (const as of [anna, vera, await anAdmin(), await aUser()])
      expect((await call(handler, { as, params: path, body })).status).toBe(403);

    expect(await storedOf(reply)).toEqual(reply);
  });

  test("answers 404 for a comment, and for a reply of another board", async () => {
    const { max, comment, path } = await aReplyOfMax();
    const theirs = await aTaskElsewhere(max);
    const elsewhere = await aComment(theirs, max, { parentId: (await aComment(theirs, max)).id });

    for (const { id } of [comment, elsewhere])
      expect(await call(handler, { as: max, params: { ...path, reply_id: id }, body })).toMatchObject({
        status: 404,
        json: { message: "Comment not found" },
      });

    expect([await storedOf(comment), await storedOf(elsewhere)]).toEqual([comment, elsewhere]);
  });
});

describe("PUT /projects/:board_id/tasks/reply/:reply_id", () => {
  test("changes its text, without an activity in the feed", async () => {
    const { max, reply, path } = await aReplyOfMax();

    const { status, json } = await call(PUT, { as: max, params: path, body: { comment: "1 < 2" } });

    expect([status, json]).toEqual([200, { description: "1 &lt; 2", message: "Reply has been updated" }]);
    expect((await storedOf(reply))?.rawDescription).toBe("1 < 2");
  });

  test("answers 400 without text, and the reply stays", async () => {
    const { max, reply, path } = await aReplyOfMax();

    expect((await call(PUT, { as: max, params: path, body: {} })).status).toBe(400);
    expect(await storedOf(reply)).toEqual(reply);
  });
});

describe("DELETE /projects/:board_id/tasks/reply/:reply_id", () => {
  test("deletes only the reply, which was not counted", async () => {
    const { max, task, comment, reply, path } = await aReplyOfMax();

    const { status, json } = await call(DELETE, { as: max, params: path });

    expect([status, json]).toEqual([200, { message: "Reply has been deleted" }]);
    expect([await storedOf(reply), await storedOf(comment), await commentsCountOf(task)]).toEqual([null, comment, 1]);
  });
});
