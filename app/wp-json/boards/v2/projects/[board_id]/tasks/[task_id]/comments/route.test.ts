import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aComment,
  aCommentImage,
  anAdmin,
  aServiceAdmin,
  aSubtask,
  aTask,
  aTaskElsewhere,
  aTaskOfAnna,
  aUser,
  call,
  commentsCountOf,
  hasChanged,
  idsOf,
  messagesOf,
  statusesOf,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { GET, POST } from "./route";

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Three comments, the middle one with two replies. */
async function aDiscussion() {
  const world = await aTaskOfAnna();
  const { task, max, anna } = world;
  const oldest = await aComment(task, max, { rawDescription: "oldest", createdAt: minutesAgo(30) });
  const middle = await aComment(task, anna, { rawDescription: "middle", createdAt: minutesAgo(20) });
  const newest = await aComment(task, max, { rawDescription: "newest", privacy: "public", createdAt: minutesAgo(10) });
  const second = await aComment(task, max, {
    parentId: middle.id,
    rawDescription: "second reply",
    createdAt: minutesAgo(4),
  });
  const first = await aComment(task, anna, {
    parentId: middle.id,
    rawDescription: "first reply",
    privacy: "public",
    createdAt: minutesAgo(5),
  });
  return { ...world, oldest, middle, newest, first, second };
}

interface Row {
  id: number;
  replies: Row[];
}
describe("GET /projects/:board_id/tasks/:task_id/comments", () => {
  test("lists comments, newest first, each with its replies in their order", async () => {
    const { vera, params, middle, oldest, newest, first, second } = await aDiscussion();

    const { status, json } = await call(GET, { as: vera, params });

    expect(status).toBe(200);
    expect(idsOf(json.comments.data)).toEqual([newest.id, middle.id, oldest.id]);
    expect(json.comments.data.map((row: Row) => idsOf(row.replies))).toEqual([[], [first.id, second.id], []]);
    expect(json.comments.data.map(({ replies_count }: { replies_count: number }) => replies_count)).toEqual([0, 2, 0]);
    expect([json.comments.total, json.comments.per_page, json.total]).toEqual([3, 10, 5]);
  });

  test("returns every field of a comment", async () => {
    const { anna, max, vera, board, task, params } = await aTaskOfAnna();
    const comment = await aComment(task, max, {
      rawDescription: "a < b",
      description: "a &lt; b",
      authorIp: "192.0.2.7",
    });
    await db.commentMention.create({ data: { commentId: comment.id, userId: vera.id } });
    const image = await aCommentImage(task, max, { commentId: comment.id });

    const [json] = (await call(GET, { as: anna, params })).json.comments.data;

    expect(json).toEqual({
      id: comment.id,
      board_id: board.id,
      task_id: task.id,
      parent_id: null,
      type: "comment",
      privacy: "private",
      status: "published",
      author_name: "Max",
      author_email: expect.stringContaining("***"),
      author_ip: "",
      avatar: expect.stringMatching(/^https:\/\/boards\.test\/photos\//),
      user: expect.objectContaining({ ID: max.id, display_name: "Max", user_email: expect.stringContaining("***") }),
      description: "a &lt; b",
      created_by: max.id,
      settings: { raw_description: "a < b", mentioned_id: [vera.id] },
      created_at: expect.stringMatching(/\+00:00$/),
      updated_at: expect.stringMatching(/\+00:00$/),
      replies_count: 0,
      images: [
        expect.objectContaining({
          id: image.id,
          object_id: comment.id,
          object_type: "comment_image",
          public_url: `https://boards.test/files/${image.fileHash}`,
        }),
      ],
      replies: [],
    });
  });

  test("hides e-mail addresses from people who may not see them, network addresses from everyone but admins", async () => {
    const { anna, vera, task, params } = await aTaskOfAnna();
    await aComment(task, anna, { authorIp: "192.0.2.7" });

    const seen = await Promise.all(
      [vera, anna, await anAdmin(), await aServiceAdmin()].map(
        async (as) => (await call(GET, { as, params })).json.comments.data[0],
      ),
    );

    expect(seen.map(({ author_email, author_ip }) => [author_email, author_ip])).toEqual([
      [`${anna.email.charAt(0)}***@example.com`, ""],
      [anna.email, ""],
      [anna.email, "192.0.2.7"],
      [anna.email, "192.0.2.7"],
    ]);
  });

  test.each([
    [{ filter: "oldest" }, ["oldest", "middle", "newest"]],
    [{ filter: "latest" }, ["newest", "middle", "oldest"]],
    [{ filter: "sideways" }, ["newest", "middle", "oldest"]],
    [{ privacy: "public" }, ["newest"]],
    [{ privacy: "private" }, ["middle", "oldest"]],
    [{ type: "comment" }, ["newest", "middle", "oldest"]],
    [{ type: "reply" }, ["second reply", "first reply"]],
    [{ type: "", privacy: "" }, ["newest", "middle", "oldest"]],
    [{ per_page: 1, page: 2 }, ["middle"]],
    [{ per_page: 1, page: 2, filter: "oldest" }, ["middle"]],
    [{ per_page: 0 }, ["newest"]],
    [{ per_page: 1000 }, ["newest", "middle", "oldest"]],
    [{ page: 99_999_999_999 }, []],
  ])("filters, sorts and pages by %o", async (query, expected) => {
    const { max, params } = await aDiscussion();

    const { status, json } = await call(GET, { as: max, params, query });

    expect(status).toBe(200);
    expect(json.comments.data.map(({ description }: { description: string }) => description)).toEqual(expected);
    expect(json.total).toBe(5);
  });

  test("filters replies by privacy, too", async () => {
    const { max, params, middle, first } = await aDiscussion();
    await db.comment.update({ where: { id: middle.id }, data: { privacy: "public" } });

    const { json } = await call(GET, { as: max, params, query: { privacy: "public" } });

    const middleComment = json.comments.data.find(({ id }: Row) => id === middle.id);
    expect([idsOf(middleComment.replies), middleComment.replies_count]).toEqual([[first.id], 1]);
  });

  test("leaves replies and images out on request, but counts the replies", async () => {
    const { max, task, params, middle } = await aDiscussion();
    await aCommentImage(task, max, { commentId: middle.id });

    const { json } = await call(GET, { as: max, params, query: { include_replies: "false", include_images: 0 } });

    expect(json.comments.data[1]).toMatchObject({ id: middle.id, replies: [], replies_count: 2, images: [] });
  });

  test("comments of one second are ordered by id", async () => {
    const { max, task, params } = await aTaskOfAnna();
    const createdAt = minutesAgo(1);
    const ids = [];
    for (let at = 0; at < 4; at += 1) ids.push((await aComment(task, max, { createdAt })).id);

    expect(idsOf((await call(GET, { as: max, params, query: { filter: "oldest" } })).json.comments.data)).toEqual(ids);
    expect(idsOf((await call(GET, { as: max, params })).json.comments.data)).toEqual(ids.toReversed());
  });

  test("keeps what a deleted person wrote, without the person; a guest keeps the given name", async () => {
    const { vera, task, params } = await aTaskOfAnna();
    await aComment(task, null, { authorName: "Deleted user" });
    await aComment(task, null, { authorName: "Gus", authorEmail: "gus@example.com" });

    const { json } = await call(GET, { as: vera, params, query: { filter: "oldest" } });

    expect(json.comments.data).toMatchObject([
      {
        created_by: null,
        author_name: "Deleted user",
        author_email: "",
        user: { ID: 0, display_name: "Deleted user" },
      },
      { created_by: null, author_name: "Gus", author_email: "", user: { ID: 0, display_name: "Gus" } },
    ]);
  });

  test("a task without comments has an empty page; a subtask has its own comments", async () => {
    const { max, board, task, params } = await aTaskOfAnna();
    const subtask = await aSubtask(task);
    const comment = await aComment(subtask, max);

    expect((await call(GET, { as: max, params })).json).toMatchObject({
      comments: { data: [], total: 0, from: null },
      total: 0,
    });
    expect(
      idsOf((await call(GET, { as: max, params: { board_id: board.id, task_id: subtask.id } })).json.comments.data),
    ).toEqual([comment.id]);
  });

  test.each([
    [{ type: "note" }, "type"],
    [{ privacy: "secret" }, "privacy"],
    [{ include_replies: "perhaps" }, "include_replies"],
  ])("answers 400 for %o", async (query, field) => {
    const { max, params } = await aTaskOfAnna();

    const { status, json } = await call(GET, { as: max, params, query });

    expect([status, Object.keys(json.data.params)]).toEqual([400, [field]]);
  });
});

describe("POST /projects/:board_id/tasks/:task_id/comments", () => {
  const linked =
    '<a class="fbs_link" target="_blank" rel="noopener noreferrer" href="https://example.com">https://example.com</a>';

  test("adds a comment, counts it, and returns it with its task", async () => {
    const { max, board, task, params } = await aTaskOfAnna();

    const { status, json } = await call(POST, {
      as: max,
      params,
      body: { comment: "Look:\nhttps://example.com", comment_type: "comment" },
    });

    const stored = await db.comment.findFirstOrThrow();
    expect([status, json.message]).toEqual([201, "Comment has been added"]);
    expect(json.comment).toMatchObject({
      id: stored.id,
      board_id: board.id,
      task_id: task.id,
      parent_id: null,
      type: "comment",
      privacy: "private",
      description: `Look:\n${linked}`,
      created_by: max.id,
      settings: { raw_description: "Look:\nhttps://example.com", mentioned_id: [] },
      author_name: "Max",
      author_email: max.email,
      user: { ID: max.id },
      images: [],
      replies: [],
      task: { id: task.id, comments_count: 1, is_watching: true },
    });
    expect(stored).toMatchObject({ type: "comment", status: "published" });
    expect(stored.authorIp).not.toBe("");
    expect(await hasChanged(task)).toBe(true);
  });

  test("a reply belongs to its comment, a reply to a reply to the same; neither is counted", async () => {
    const { anna, max, task, params } = await aTaskOfAnna();
    const comment = await aComment(task, anna);

    const reply = (
      await call(POST, { as: max, params, body: { comment: "Yes", parent_id: comment.id, comment_type: "reply" } })
    ).json.comment;
    const answer = (await call(POST, { as: anna, params, body: { comment: "Really?", parent_id: String(reply.id) } }))
      .json.comment;

    expect([reply, answer]).toMatchObject([
      { parent_id: comment.id, type: "reply" },
      { parent_id: comment.id, type: "reply", task: { comments_count: 1 } },
    ]);
    expect(await commentsCountOf(task)).toBe(1);
  });

  test("a comment with a parent is a reply, whatever its type says", async () => {
    const { anna, task, params } = await aTaskOfAnna();
    const comment = await aComment(task, anna);

    const { json } = await call(POST, {
      as: anna,
      params,
      body: { comment: "Yes", parent_id: comment.id, comment_type: "comment" },
    });

    expect([json.comment.type, json.comment.parent_id, await commentsCountOf(task)]).toEqual(["reply", comment.id, 1]);
  });

  test("accepts the caller's images, also without text", async () => {
    const { max, task, params } = await aTaskOfAnna();
    const [one, other] = [await aCommentImage(task, max), await aCommentImage(task, max)];

    const { status, json } = await call(POST, { as: max, params, body: { images: [one.id, String(other.id)] } });

    expect([status, json.comment.description, idsOf(json.comment.images)]).toEqual([201, "", [one.id, other.id]]);
    expect(await db.attachment.count({ where: { commentId: json.comment.id } })).toBe(2);
  });

  test("on a roadmap a comment is public, elsewhere only on request", async () => {
    const { max, toDo, params, board } = await aTaskOfAnna();
    const idea = await aTask(toDo, { type: "roadmap" });

    const answers = [
      await call(POST, { as: max, params: { ...params, task_id: idea.id }, body: { comment: "Nice" } }),
      await call(POST, { as: max, params, body: { comment: "Nice", privacy: "public" } }),
      await call(POST, {
        as: max,
        params: { board_id: board.id, task_id: idea.id },
        body: { comment: "Nice", privacy: "private" },
      }),
    ];

    expect(answers.map(({ json }) => json.comment.privacy)).toEqual(["public", "public", "private"]);
  });

  test.each([
    ["right to left and emoji", "שלום 👩‍👩‍👧 مرحبا"],
    ["as long as it may be", "ü".repeat(65_535)],
    ["lines", "one\n\n  two\tthree"],
  ])("keeps typed text: %s", async (_, text) => {
    const { max, params } = await aTaskOfAnna();

    const { status, json } = await call(POST, { as: max, params, body: { comment: text } });

    expect([status, json.comment.settings.raw_description, json.comment.description]).toEqual([201, text, text]);
  });

  test("an admin may name another author from the board; nobody else may", async () => {
    const { anna, max, vera, task, params } = await aTaskOfAnna();
    const ada = await anAdmin();

    const forVera = (await call(POST, { as: ada, params, body: { comment: "Hello", comment_by: vera.id } })).json
      .comment;
    const forged = (await call(POST, { as: anna, params, body: { comment: "Hello", comment_by: max.id } })).json
      .comment;

    expect([forVera.created_by, forVera.author_name, forged.created_by, forged.author_name]).toEqual([
      vera.id,
      "Vera",
      anna.id,
      "Anna",
    ]);
    expect(
      (await db.activity.findMany({ where: { taskId: task.id }, orderBy: { id: "asc" } })).map(
        ({ createdById }) => createdById,
      ),
    ).toEqual([vera.id, anna.id]);
  });

  test("answers 404 for an unknown author, 400 for one who is not on the board, and writes nothing", async () => {
    const { task, params } = await aTaskOfAnna();
    const ada = await anAdmin();

    const answers = [
      await call(POST, { as: ada, params, body: { comment: "Hello", comment_by: 99_999 } }),
      await call(POST, { as: ada, params, body: { comment: "Hello", comment_by: (await aUser()).id } }),
    ];

    expect(messagesOf(answers)).toEqual([
      [404, "User not found"],
      [400, "Only members of the board can comment."],
    ]);
    expect([await db.comment.count(), await commentsCountOf(task)]).toEqual([0, 0]);
  });

  test.each([
    [{}, { comment: "The comment field is required." }],
    [{ comment: "  \n " }, { comment: "The comment field is required." }],
    [{ comment: "<p> </p><br>" }, { comment: "The comment field is required." }],
    [{ comment: null, images: [] }, { comment: "The comment field is required." }],
    [{ comment: ["Hello"] }, { comment: "The comment must be a string." }],
    [{ comment: "x".repeat(65_536) }, { comment: "The comment may not be longer than 65535 characters." }],
    [{ comment: "Hello", comment_type: "reply" }, { parent_id: "The parent_id field is required." }],
    [{ comment: "Hello", comment_type: "note" }, { comment_type: "The comment_type format is invalid." }],
    [{ comment: "Hello", privacy: "secret" }, { privacy: "The privacy format is invalid." }],
    [{ comment: "Hello", parent_id: "x" }, { parent_id: "The parent_id must be an integer." }],
    [{ comment: "Hello", images: ["x"] }, { images: "The images must be an array." }],
    [{ comment: "Hello", mentionData: [{ id: 1 }] }, { mentionData: "The mentionData must be an array." }],
  ])("answers 400 for %o, and nothing is written", async (body, params) => {
    const { max, task, params: path } = await aTaskOfAnna();

    const { status, json } = await call(POST, { as: max, params: path, body });

    expect([status, json.data.params]).toEqual([400, params]);
    expect([await db.comment.count(), await db.activity.count(), await commentsCountOf(task)]).toEqual([0, 0, 0]);
  });

  testRefusals(GET, POST);

  test("S3: answers 404 for a parent of another task or board, 400 for images of other people, tasks, comments and kinds; nothing is written", async () => {
    const { max, anna, toDo, task, params } = await aTaskOfAnna();
    const elsewhere = await aTaskElsewhere(max);
    const neighbour = await aTask(toDo);
    const taken = await aComment(task, max);
    const parents = [(await aComment(elsewhere, max)).id, (await aComment(neighbour, max)).id, 2_000_000_000];
    const images = [
      await aCommentImage(task, anna),
      await aCommentImage(elsewhere, max),
      await aCommentImage(neighbour, max),
      await aCommentImage(task, max, { commentId: taken.id }),
      await aCommentImage(task, max, { owner: "task" }),
      { id: 2_000_000_000 },
    ];
    const own = await aCommentImage(task, max);
    const before = await db.comment.count();

    for (const parent_id of parents)
      expect(await call(POST, { as: max, params, body: { comment: "Hello", parent_id } })).toMatchObject({
        status: 404,
        json: { message: "Comment not found" },
      });
    for (const { id } of images)
      expect(await call(POST, { as: max, params, body: { comment: "Hello", images: [own.id, id] } })).toMatchObject({
        status: 400,
        json: { message: "Invalid images" },
      });

    expect([
      await db.comment.count(),
      await commentsCountOf(task),
      (await db.attachment.findUniqueOrThrow({ where: { id: own.id } })).commentId,
    ]).toEqual([before, 1, null]);
  });

  test("S6: ignores author, address, state and time in the body", async () => {
    const { max, anna, params } = await aTaskOfAnna();

    const { status } = await call(POST, {
      as: max,
      params,
      body: {
        comment: "Hello",
        created_by: anna.id,
        author_name: "Eve",
        author_email: "eve@example.com",
        author_ip: "192.0.2.66",
        type: "note",
        status: "spam",
        created_at: "2000-01-01",
      },
    });

    const stored = await db.comment.findFirstOrThrow();
    expect(status).toBe(201);
    expect(stored).toMatchObject({
      createdById: max.id,
      authorName: "Max",
      authorEmail: max.email,
      type: "comment",
      status: "published",
    });
    expect(stored.authorIp).not.toBe("192.0.2.66");
    expect(stored.createdAt.getFullYear()).toBeGreaterThan(2000);
  });

  test("counts many comments at once", async () => {
    const { anna, max, task, params } = await aTaskOfAnna();

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        call(POST, { as: at % 2 ? anna : max, params, body: { comment: `No ${at}` } }),
      ),
    );

    expect(statusesOf(answers)).toEqual(Array(8).fill(201));
    expect([await db.comment.count(), await commentsCountOf(task)]).toEqual([8, 8]);
  });
});
