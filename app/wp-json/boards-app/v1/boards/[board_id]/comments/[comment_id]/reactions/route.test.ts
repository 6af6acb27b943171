import { describe, expect, test } from "vitest";
import { DELETE as DELETE_COMMENT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/comments/[comment_id]/route";
import { db } from "@/lib/db";
import {
  aComment,
  aTaskElsewhere,
  aTaskOfAnna,
  aUser,
  call,
  messagesOf,
  notificationsDuring,
  statusesOf,
  whileBlocked,
} from "@/lib/testing";
import { DELETE, PUT } from "./route";

async function aCommentOfMax() {
  const world = await aTaskOfAnna();
  const comment = await aComment(world.task, world.max);
  return { ...world, comment, params: { board_id: world.board.id, comment_id: comment.id } };
}

const EMOJI = [
  "😀",
  "😃",
  "😄",
  "😁",
  "😆",
  "😅",
  "😂",
  "🙂",
  "🙃",
  "😉",
  "😊",
  "😇",
  "😍",
  "😘",
  "😗",
  "😚",
  "😙",
  "😋",
  "😛",
  "😜",
];

describe("PUT and DELETE /boards/:board_id/comments/:comment_id/reactions", () => {
  test("adds a person's own emoji once and removes it; neither touches the comment, writes an activity or notifies", async () => {
    const { anna, max, comment, params } = await aCommentOfMax();
    const body = { emoji: "👍" };

    await call(PUT, { as: anna, params, body });
    const added = [await call(PUT, { as: max, params, body }), await call(PUT, { as: max, params, body })];
    const removed = [await call(DELETE, { as: max, params, body }), await call(DELETE, { as: max, params, body })];

    for (const { json } of added)
      expect(json).toEqual({
        message: "The reaction has been added",
        reactions: [{ comment_id: comment.id, emoji: "👍", count: 2, is_mine: true, names: ["Anna", "Max"] }],
      });
    for (const { json } of removed)
      expect(json).toEqual({
        message: "The reaction has been removed",
        reactions: [{ comment_id: comment.id, emoji: "👍", count: 1, is_mine: false, names: ["Anna"] }],
      });
    expect(await db.comment.findUniqueOrThrow({ where: { id: comment.id } })).toEqual(comment);
    expect([await db.activity.count(), await db.notification.count()]).toEqual([0, 0]);
  });

  test("tells the viewers of the board on which task, and nothing when nothing changes", async () => {
    const { anna, board, task, params } = await aCommentOfMax();
    const add = () => notificationsDuring(() => call(PUT, { as: anna, params, body: { emoji: "🎉" } }));

    expect(await add()).toEqual([{ board: board.id, what: "comments", commented: [task.id] }]);
    expect(await add()).toEqual([]);
  });

  test("takes 20 different emoji on a comment, of two people at once", async () => {
    const { anna, max, params } = await aCommentOfMax();
    for (const emoji of EMOJI.slice(0, 19)) await call(PUT, { as: anna, params, body: { emoji } });

    const last = await whileBlocked(
      (tx) => tx.$queryRaw`SELECT id FROM comment WHERE id = ${params.comment_id} FOR NO KEY UPDATE`,
      () => [
        call(PUT, { as: anna, params, body: { emoji: "🥳" } }),
        call(PUT, { as: max, params, body: { emoji: "🤔" } }),
      ],
    );

    expect(statusesOf(last).sort()).toEqual([200, 400]);
    expect(messagesOf(last)).toContainEqual([400, "A comment can have up to 20 emoji."]);
    expect((await call(PUT, { as: max, params, body: { emoji: "😀" } })).status).toBe(200);
    expect((await db.commentReaction.groupBy({ by: "emoji" })).length).toBe(20);
  });

  test.each([[{}], [{ emoji: "" }], [{ emoji: "x" }], [{ emoji: "👍👍" }], [{ emoji: ["👍"] }], [{ emoji: "<b>" }]])(
    "answers 400 for %o",
    async (body) => {
      const { anna, params } = await aCommentOfMax();

      const answers = [await call(PUT, { as: anna, params, body }), await call(DELETE, { as: anna, params, body })];

      expect(statusesOf(answers)).toEqual([400, 400]);
      expect(await db.commentReaction.count()).toBe(0);
    },
  );

  test("answers 403 for a viewer and a stranger, 404 for a comment of another board and one that is gone", async () => {
    const { anna, vera, max, params } = await aCommentOfMax();
    const elsewhere = await aComment(await aTaskElsewhere(anna), max);
    const body = { emoji: "👍" };
    const send = async (as: typeof anna, more = {}) => [
      await call(PUT, { as, params: { ...params, ...more }, body }),
      await call(DELETE, { as, params: { ...params, ...more }, body }),
    ];

    expect(statusesOf(await send(vera))).toEqual([403, 403]);
    expect(statusesOf(await send(await aUser()))).toEqual([403, 403]);
    expect(statusesOf(await send(anna, { comment_id: elsewhere.id }))).toEqual([404, 404]);
    expect(statusesOf(await send(anna, { comment_id: 999_999 }))).toEqual([404, 404]);
    expect(await db.commentReaction.count()).toBe(0);
  });

  test("reactions are deleted with their comment", async () => {
    const { anna, max, params } = await aCommentOfMax();
    await call(PUT, { as: anna, params, body: { emoji: "👍" } });

    await call(DELETE_COMMENT, { as: max, params });

    expect(await db.commentReaction.count()).toBe(0);
  });
});
