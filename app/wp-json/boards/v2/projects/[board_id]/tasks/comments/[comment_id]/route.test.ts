import { describe, expect, test } from "vitest";
import type { Comment, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aComment,
  aCommentImage,
  anAdmin,
  aPicture,
  aTask,
  aTaskElsewhere,
  aTaskOfAnna,
  aUser,
  call,
  commentsCountOf,
  expectStored,
  messagesOf,
  notificationsAbout,
  statusesOf,
} from "@/lib/testing";
import { sweepTrash } from "@/lib/trash/end";
import { POST as UPLOAD } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comment-image-upload/route";
import { PUT as UPDATE_ON_TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/[comment_id]/route";
import { POST as CREATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { DELETE, PUT } from "./route";

/** A comment by Max. */
async function aCommentOfMax(input: Partial<Comment> = {}) {
  const world = await aTaskOfAnna();
  const comment = await aComment(world.task, world.max, input);
  const path = { board_id: world.board.id, comment_id: comment.id };
  const edit = (body: object, as = world.max) => call(PUT, { as, params: path, body });
  return { ...world, comment, path, edit };
}

const storedOf = ({ id }: Pick<Comment, "id">) => db.comment.findUnique({ where: { id } });

/** People who may not change Max's comment: everyone but Max. */
async function others({ anna, vera }: { anna: User; vera: User }): Promise<User[]> {
  return [anna, vera, await anAdmin(), await aUser()];
}

describe("PUT /projects/:board_id/tasks/comments/:comment_id", () => {
  test("changes the text, and returns the whole comment", async () => {
    const { max, anna, task, comment, edit } = await aCommentOfMax();
    const reply = await aComment(task, anna, { parentId: comment.id });

    const { status, json } = await edit({ comment: "Hello <b>all</b> & you" });

    expect([status, json.message]).toEqual([200, "Comment has been updated"]);
    expect(json.comment).toMatchObject({
      id: comment.id,
      description: "Hello all &amp; you",
      settings: { raw_description: "Hello all & you", mentioned_id: [] },
      replies: [{ id: reply.id }],
      replies_count: 1,
      images: [],
      user: { ID: max.id },
    });
    expect([await db.notification.count(), await commentsCountOf(task)]).toEqual([0, 1]);
    expect((await storedOf(comment))?.updatedAt.getTime()).toBeGreaterThan(comment.updatedAt.getTime());
  });

  test("repeating it answers 200, without an activity or a change", async () => {
    const { comment, edit } = await aCommentOfMax();

    expect((await edit({ comment: "Hello there" })).status).toBe(200);
    expect([await storedOf(comment), await db.activity.count()]).toEqual([comment, 0]);
  });

  test("new images replace the old ones, whose files are deleted; images that are not sent stay", async () => {
    const { max, params, board } = await aTaskOfAnna();
    const [remaining, removed, added] = [
      await upload(max, params),
      await upload(max, params),
      await upload(max, params),
    ];
    const { id } = (await call(CREATE, { as: max, params, body: { images: [remaining, removed] } })).json.comment;
    const edit = (body: object) => call(PUT, { as: max, params: { board_id: board.id, comment_id: id }, body });

    const replaced = await edit({ images: [remaining, added] });
    const renamed = await edit({ comment: "Look" });

    expect([replaced, renamed].map(({ json }) => json.comment.images.map((image: { id: number }) => image.id))).toEqual(
      [
        [remaining, added],
        [remaining, added],
      ],
    );
    expect((await storedOf({ id }))?.updatedAt).not.toEqual((await storedOf({ id }))?.createdAt);
    await expectStored(
      (await db.attachment.findMany({ where: { id: { in: [remaining, added] } } })).map(({ filePath }) => filePath),
    );
  });

  test("null means not sent: text and images stay", async () => {
    const { max, task, comment, edit } = await aCommentOfMax();
    const image = await aCommentImage(task, max, { commentId: comment.id });

    const worded = await edit({ comment: "Look", images: null, mentionData: null });
    const pictured = await edit({ comment: null, images: [image.id] });

    expect(
      [worded, pictured].map((answer) => [
        answer.json.comment.settings.raw_description,
        answer.json.comment.images.length,
      ]),
    ).toEqual([
      ["Look", 1],
      ["Look", 1],
    ]);
    expect((await edit({ comment: null, images: null })).status).toBe(400);
  });

  test("all images may be removed when there is text, and the text when there are images; never both", async () => {
    const { max, task, comment, edit } = await aCommentOfMax();
    const image = await aCommentImage(task, max, { commentId: comment.id });

    const wordless = await edit({ comment: "" });
    const nothing = await edit({ images: [] });
    const textOnly = await edit({ comment: "Again", images: [] });

    expect([wordless.status, nothing.status, textOnly.status]).toEqual([200, 400, 200]);
    expect(nothing.json.data.params).toEqual({ comment: "The comment field is required." });
    expect([
      wordless.json.comment.images.length,
      textOnly.json.comment.images,
      await db.attachment.count({ where: { id: image.id } }),
    ]).toEqual([1, [], 0]);
  });

  test("mentions accumulate; only new ones are notified", async () => {
    const { anna, vera, task, comment, edit } = await aCommentOfMax();
    await db.commentMention.create({ data: { commentId: comment.id, userId: vera.id } });

    const { json } = await edit({ comment: `Hello @${anna.login}`, mentionData: [vera.id] });
    const again = await edit({ comment: "Hello" });

    expect([json, again.json].map(({ comment: { settings } }) => settings.mentioned_id)).toEqual([
      [anna.id, vera.id],
      [anna.id, vera.id],
    ]);
    expect(await notificationsAbout(task)).toEqual([[anna.id, "task_comment_mentioned"]]);
  });

  test("a mentioned person who is an admin, or has left, is still named", async () => {
    const { comment, edit } = await aCommentOfMax();
    const ada = await anAdmin({ displayName: "Ada" });
    await db.commentMention.create({ data: { commentId: comment.id, userId: ada.id } });

    const { json } = await edit({ comment: `Hello @\u200b${ada.login}\u200c` });

    expect(json.comment.description).toBe(
      `Hello <a class="fbs_mention" href="https://boards.test/people/${ada.id}">Ada</a>`,
    );
  });

  test.each([
    [{}, { comment: "The comment field is required." }],
    [{ comment: "" }, { comment: "The comment field is required." }],
    [{ comment: "<p></p>" }, { comment: "The comment field is required." }],
    [{ comment: { text: "x" } }, { comment: "The comment must be a string." }],
    [{ comment: "x".repeat(65_536) }, { comment: "The comment may not be longer than 65535 characters." }],
    [{ comment: "New", images: [2_000_000_000] }, { images: "Invalid images" }],
    [{ comment: "New", mentionData: "x" }, { mentionData: "The mentionData must be an array." }],
  ])("answers 400 for %o, and the comment stays", async (body, params) => {
    const { comment, edit } = await aCommentOfMax();

    const { status, json } = await edit(body);

    expect([status, json.data.params]).toEqual([400, params]);
    expect([await storedOf(comment), await db.activity.count()]).toEqual([comment, 0]);
  });

  test("answers 403 for everyone but its author, and for the author once they are a viewer", async () => {
    const world = await aCommentOfMax();
    const { max, board, comment, edit } = world;

    for (const as of await others(world)) expect((await edit({ comment: "New" }, as)).status).toBe(403);
    await db.boardMember.updateMany({ where: { boardId: board.id, userId: max.id }, data: { role: "viewer" } });
    expect((await edit({ comment: "New" })).status).toBe(403);

    expect(await storedOf(comment)).toEqual(comment);
  });

  test("answers 403 when it mentions somebody who is not on the board", async () => {
    const { comment, edit } = await aCommentOfMax();

    expect((await edit({ comment: "New", mentionData: [(await aUser()).id] })).status).toBe(403);
    expect(await storedOf(comment)).toEqual(comment);
  });

  test("S1: answers 404 for a comment of another board or task, and for an unknown one", async () => {
    const { max, toDo, task, path, params } = await aCommentOfMax();
    const elsewhere = await aComment(await aTaskElsewhere(max), max);
    const neighbour = await aComment(await aTask(toDo), max);
    const send = (comment_id: number) =>
      call(PUT, { as: max, params: { ...path, comment_id }, body: { comment: "New" } });

    const answers = [
      await send(elsewhere.id),
      await send(2_000_000_000),
      await call(UPDATE_ON_TASK, {
        as: max,
        params: { ...params, comment_id: neighbour.id },
        body: { comment: "New" },
      }),
    ];

    expect(messagesOf(answers)).toEqual(Array(3).fill([404, "Comment not found"]));
    expect([await storedOf(elsewhere), await storedOf(neighbour)]).toEqual([elsewhere, neighbour]);
    expect(await commentsCountOf(task)).toBe(1);
  });
});

describe("DELETE /projects/:board_id/tasks/comments/:comment_id", () => {
  test("deletes replies, mentions and images with it, their files with the trash, and uncounts it", async () => {
    const { anna, max, task, params, board } = await aTaskOfAnna();
    await aComment(task, anna, { rawDescription: "stays" });
    const { id } = (
      await call(CREATE, {
        as: max,
        params,
        body: { comment: "Goes", images: [await upload(max, params)], mentionData: [anna.id] },
      })
    ).json.comment;
    await call(CREATE, {
      as: anna,
      params,
      body: { comment: "Goes, too", parent_id: id, images: [await upload(anna, params)] },
    });

    const { status, json } = await call(DELETE, { as: max, params: { board_id: board.id, comment_id: id } });

    expect([status, json]).toEqual([200, { message: "Comment has been deleted" }]);
    expect((await db.comment.findMany()).map(({ rawDescription }) => rawDescription)).toEqual(["stays"]);
    expect([await commentsCountOf(task), await db.commentMention.count(), await db.attachment.count()]).toEqual([
      1, 0, 0,
    ]);
    await sweepTrash(new Date(Date.now() + 40 * 86_400_000));
    await expectStored([]);
  });

  test("a reply is deleted alone, and the counter stays", async () => {
    const { max, task, comment, path } = await aCommentOfMax();
    const reply = await aComment(task, max, { parentId: comment.id });

    const { status } = await call(DELETE, { as: max, params: { ...path, comment_id: reply.id } });

    expect([status, await storedOf(reply), await storedOf(comment), await commentsCountOf(task)]).toEqual([
      200,
      null,
      comment,
      1,
    ]);
  });

  test("answers 403 for everyone but its author, 404 for one of another board, and it stays", async () => {
    const world = await aCommentOfMax();
    const { max, task, comment, path } = world;
    const elsewhere = await aComment(await aTaskElsewhere(max), max);

    for (const as of await others(world)) expect((await call(DELETE, { as, params: path })).status).toBe(403);
    expect((await call(DELETE, { as: max, params: { ...path, comment_id: elsewhere.id } })).json.message).toBe(
      "Comment not found",
    );

    expect([await storedOf(comment), await storedOf(elsewhere), await commentsCountOf(task)]).toEqual([
      comment,
      elsewhere,
      1,
    ]);
  });

  test("of two requests at once one answers 404, and it is uncounted once", async () => {
    const { max, task, path } = await aCommentOfMax();
    await aComment(task, max);

    const answers = await Promise.all([1, 2].map(() => call(DELETE, { as: max, params: path })));

    expect(statusesOf(answers).sort()).toEqual([200, 404]);
    expect([await db.comment.count(), await commentsCountOf(task)]).toEqual([1, 1]);
  });

  test("replying and editing meanwhile get a clear answer each, and nothing is left of it", async () => {
    const { anna, max, task, params, comment, path, edit } = await aCommentOfMax();

    const [gone, answer, change] = await Promise.all([
      call(DELETE, { as: max, params: path }),
      call(CREATE, { as: anna, params, body: { comment: "Yes", parent_id: comment.id } }),
      edit({ comment: "New" }),
    ]);

    expect([gone.status, [201, 404].includes(answer.status), [200, 404].includes(change.status)]).toEqual([
      200,
      true,
      true,
    ]);
    expect([await db.comment.count(), await commentsCountOf(task)]).toEqual([0, 0]);
  });
});

async function upload(as: User, params: Record<string, number>): Promise<number> {
  const { json } = await call(UPLOAD, { as, params, body: { file: await aPicture() } });
  return json.imageAttachment.id;
}
