import { describe, expect, test } from "vitest";
import { newEntries, commentsIn, type FeedList, keyOf, withPage } from "@/components/board-store/edits/feed-edits";
import { aTaskLine } from "@/components/testing/activity";
import { aComment, aMember } from "@/components/testing/records";
import type { FeedEntryJson } from "@/lib/activity/present";
import { threadOf, withCommentChange, withCommentEdit } from "@/components/board-store/edits/comment-edits";
import type { CommentJson } from "@/lib/comments/present";

describe("what was done here is shown at once", () => {
  test("other words, of comments and of replies", () => {
    const list = listOf([written(2), written(1, { replies: [3] })]);
    const edit = (commentId: number) =>
      ({
        kind: "change-comment",
        taskId: 7,
        commentId,
        text: "New",
        isMarkdown: false,
        html: "<b>New</b>",
        images: [],
      }) as const;

    const changed = withCommentEdit(withCommentEdit(list, edit(2)), edit(3));

    expect(commentsIn(changed).map(({ description }) => description)).toEqual(["<b>New</b>", "Old"]);
    expect(commentsIn(changed)[1]?.replies[0]).toMatchObject({
      description: "<b>New</b>",
      settings: { raw_description: "New", mentioned_id: [5] },
    });
  });

  test("what is deleted, with its replies, is neither shown nor counted", () => {
    const list = listOf([written(2), written(1, { replies: [3, 4] })]);

    expect(ids(withCommentEdit(list, { kind: "delete-comment", taskId: 7, commentId: 3 }))).toEqual([[2], [1, 4]]);
    expect(withCommentEdit(list, { kind: "delete-comment", taskId: 7, commentId: 1 })).toMatchObject({
      total: 1,
      entries: [{ id: 2 }],
    });
  });

  test("who may read it", () => {
    const [comment] = commentsIn(
      withCommentEdit(listOf([written(1, { replies: [2] })]), {
        kind: "publish-comment",
        taskId: 7,
        commentId: 1,
        privacy: "public",
      }),
    );
    expect([comment?.privacy, comment?.replies[0]?.privacy]).toEqual(["public", "private"]);
  });
});

describe("what the server says was written", () => {
  test("stands first where the newest are, and last where the oldest are", () => {
    expect(ids(withCommentChange(listOf([written(2), written(1)]), { saved: written(3) }, "all", "newest"))).toEqual([
      [3],
      [2],
      [1],
    ]);
    expect(ids(withCommentChange(listOf([written(1), written(2)]), { saved: written(3) }, "all", "oldest"))).toEqual([
      [1],
      [2],
      [3],
    ]);
  });

  test("is only counted where comments before it are not loaded", () => {
    expect(withCommentChange(listOf([written(1)], 5), { saved: written(6) }, "all", "oldest")).toMatchObject({
      total: 6,
      entries: [{ id: 1 }],
    });
  });

  test("is listed once, as the last message has it", () => {
    const list = listOf([written(2), written(1, { replies: [3] })]);
    const reply = { ...written(3), parent_id: 1, description: "Now" };

    expect(withCommentChange(list, { saved: { ...written(2), description: "Now" } }, "all", "newest")).toMatchObject({
      total: 2,
      entries: [{ description: "Now" }, {}],
    });
    expect(commentsIn(withCommentChange(list, { saved: reply }, "all", "newest"))[1]?.replies).toMatchObject([
      { id: 3, description: "Now" },
    ]);
  });

  test("a page has none twice that have moved onto it", () => {
    expect(ids(withPage(listOf([written(3), written(2)], 3), listOf([written(2), written(1)], 4)))).toEqual([
      [3],
      [2],
      [1],
    ]);
  });
});

test("a line stays what it is when the comment of the same number is changed or deleted", () => {
  const list = listOf([line(2), written(2), line(1)]);

  expect(keys(withCommentEdit(list, { kind: "delete-comment", taskId: 7, commentId: 2 }))).toEqual([
    "line 2",
    "line 1",
  ]);
  expect(keys(withCommentChange(list, { saved: written(2) }, "all", "newest"))).toEqual([
    "line 2",
    "comment 2",
    "line 1",
  ]);
  expect(keys(withPage(list, listOf([line(1), written(1)], 5)))).toEqual([
    "line 2",
    "comment 2",
    "line 1",
    "comment 1",
  ]);
});

test("where only lines are listed no comment comes among them", () => {
  const list = listOf([line(2)]);
  expect(withCommentChange(list, { saved: written(3) }, "activities", "newest")).toBe(list);
});

describe("what has come", () => {
  const before = listOf([written(5), line(7), written(1, { replies: [2] })], 9);
  const came = (now: FeedList, order: "newest" | "oldest" = "newest", from = before) => {
    const { entries, replies } = newEntries(from, now, order);
    return [...entries.map(keyOf), ...replies.map(({ id }) => `reply ${id}`)];
  };

  test.each([
    ["a comment", listOf([written(6), ...before.entries], 10), ["comment 6"]],
    ["a line with the number of a comment", listOf([line(5), ...before.entries], 10), ["line 5"]],
    [
      "a comment written before whose message comes later",
      listOf([written(5), line(6), line(7), written(1, { replies: [2] })], 10),
      ["line 6"],
    ],
    ["a reply to one that was there", listOf([written(5), line(7), written(1, { replies: [2, 7] })], 9), ["reply 7"]],
    ["nothing of a further page", listOf([...before.entries, written(8, { replies: [9] }), line(9)], 9), []],
    ["all of it, where nothing is left of what was there", listOf([written(9), line(9)], 20), ["comment 9", "line 9"]],
  ])("finds %s", (_, now, expected) => {
    expect(came(now)).toEqual(expected);
  });

  test("with the oldest first a further page is no news", () => {
    expect(came(listOf([written(1), written(2)], 3), "oldest", listOf([written(1)], 3))).toEqual([]);
    expect(came(listOf([written(2), line(3)], 3), "oldest", listOf([written(1)], 3))).toEqual([]);
    expect(came(listOf([written(1), written(2)]), "oldest", listOf([written(1)]))).toEqual(["comment 2"]);
  });
});

test("a reply is found under its comment", () => {
  const list = listOf([written(5), written(1, { replies: [2] })]);
  expect([threadOf(list, 2)?.id, threadOf(list, 5)?.id, threadOf(list, 9)]).toEqual([1, 5, undefined]);
});

const listOf = (entries: FeedEntryJson[], total = entries.length): FeedList => ({ entries, total });

const keys = ({ entries }: FeedList) => entries.map(keyOf);

const ids = (list: FeedList) => commentsIn(list).map(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]);

const line = (id: number) => aTaskLine("left", "task", { id });

const max = aMember("Max");

function written(id: number, { replies = [] }: { replies?: number[] } = {}): CommentJson {
  const facts: Partial<CommentJson> = {
    description: "Old",
    privacy: "private",
    settings: { raw_description: "Old", mentioned_id: [5] },
  };
  return aComment(max, "Old", {
    ...facts,
    id,
    replies_count: replies.length,
    replies: replies.map((reply) => ({ ...aComment(max, "Old", { ...facts, id: reply, parent_id: id }), replies: [] })),
  });
}
