import { describe, expect, test } from "vitest";
import { arrivals, type CommentList, holding, withCommented, withCommentEdit, withPage } from "@/lib/comments/edits";
import type { CommentJson } from "@/lib/comments/present";

const [ME, MAX] = [1, 2];

describe("what was done here is shown at once", () => {
  test("other words, of comments and of replies", () => {
    const list = listOf([written(2), written(1, { replies: [3] })]);
    const edit = (commentId: number) => ({ kind: "change-comment", taskId: 7, commentId, text: "New", html: "<b>New</b>", images: [] }) as const;

    const changed = withCommentEdit(withCommentEdit(list, edit(2)), edit(3));

    expect(changed.comments.map(({ description }) => description)).toEqual(["<b>New</b>", "Old"]);
    expect(changed.comments[1]?.replies[0]).toMatchObject({ description: "<b>New</b>", settings: { raw_description: "New", mentioned_id: [5] } });
  });

  test("what is deleted, with its replies, is neither shown nor counted", () => {
    const list = listOf([written(2), written(1, { replies: [3, 4] })]);

    expect(ids(withCommentEdit(list, { kind: "delete-comment", taskId: 7, commentId: 3 }))).toEqual([[2], [1, 4]]);
    expect(withCommentEdit(list, { kind: "delete-comment", taskId: 7, commentId: 1 })).toMatchObject({ total: 1, comments: [{ id: 2 }] });
  });

  test("who may read it", () => {
    const [comment] = withCommentEdit(listOf([written(1, { replies: [2] })]), { kind: "publish-comment", taskId: 7, commentId: 1, privacy: "public" }).comments;
    expect([comment?.privacy, comment?.replies[0]?.privacy]).toEqual(["public", "private"]);
  });
});

describe("what the server says was written", () => {
  test("stands first where the newest are, and last where the oldest are", () => {
    expect(ids(withCommented(listOf([written(2), written(1)]), { here: written(3) }, false))).toEqual([[3], [2], [1]]);
    expect(ids(withCommented(listOf([written(1), written(2)]), { here: written(3) }, true))).toEqual([[1], [2], [3]]);
  });

  test("is only counted where comments before it are not loaded", () => {
    expect(withCommented(listOf([written(1)], 5), { here: written(6) }, true)).toMatchObject({ total: 6, comments: [{ id: 1 }] });
  });

  test("stands once, as it is told last", () => {
    const list = listOf([written(2), written(1, { replies: [3] })]);
    const reply = { ...written(3), parent_id: 1, description: "Now" };

    expect(withCommented(list, { here: { ...written(2), description: "Now" } }, false)).toMatchObject({ total: 2, comments: [{ description: "Now" }, {}] });
    expect(withCommented(list, { here: reply }, false).comments[1]?.replies).toMatchObject([{ id: 3, description: "Now" }]);
  });

  test("a page has none twice that have moved onto it", () => {
    expect(ids(withPage(listOf([written(3), written(2)], 3), listOf([written(2), written(1)], 4)))).toEqual([[3], [2], [1]]);
  });
});

describe("what has come from others", () => {
  const before = listOf([written(5), written(1, { replies: [2] })], 9);

  test.each([
    ["a comment", listOf([written(6), ...before.comments], 10), [6]],
    ["a reply to one that was there", listOf([written(5), written(1, { replies: [2, 7] })], 9), [7]],
    ["nothing of oneself", listOf([written(6, { by: ME }), ...before.comments], 10), []],
    ["nothing that is older, with its replies", listOf([...before.comments, written(0, { replies: [8] })], 9), []],
  ])("%s", (_, now, came) => {
    expect(arrivals(before, now, ME, false).map(({ id }) => id)).toEqual(came);
  });

  test("with the oldest first a further page is no news", () => {
    const first = listOf([written(1)], 3);
    expect(arrivals(first, listOf([written(1), written(2)], 3), ME, true)).toEqual([]);
    expect(arrivals(listOf([written(1)]), listOf([written(1), written(2)]), ME, true)).toMatchObject([{ id: 2 }]);
  });
});

test("a reply is found under its comment", () => {
  const list = listOf([written(5), written(1, { replies: [2] })]);
  expect([holding(list, 2)?.id, holding(list, 5)?.id, holding(list, 9)]).toEqual([1, 5, undefined]);
});

const listOf = (comments: CommentJson[], total = comments.length): CommentList => ({ comments, total });

const ids = ({ comments }: CommentList) => comments.map(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]);

interface Wanted {
  by?: number;
  replies?: number[];
}

function written(id: number, { by = MAX, replies = [] }: Wanted = {}): CommentJson {
  const facts = {
    ...{ id, board_id: 3, task_id: 7, type: "comment" as const, privacy: "private" as const, status: "published" as const, author_name: "Max", author_email: "", avatar: "", author_ip: "" },
    ...{ user: { ID: by, display_name: "Max" }, description: "Old", created_by: by, settings: { raw_description: "Old", mentioned_id: [5] }, created_at: "2026-11-20T10:00:00+00:00", updated_at: "2026-11-20T10:00:00+00:00", images: [] },
  };
  return { ...facts, parent_id: null, replies_count: replies.length, replies: replies.map((reply) => ({ ...facts, id: reply, parent_id: id, replies_count: 0, replies: [] })) };
}
