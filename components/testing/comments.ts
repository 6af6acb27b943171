import { expect } from "vitest";
import { type Locator, page } from "vitest/browser";
import { renderCommentHtml } from "@/components/task/comments/comment-text";
import { aBoardOnServer, type BoardOnServer } from "@/components/testing/board";
import { live } from "@/components/testing/live";
import { aComment } from "@/components/testing/records";
import { button, expectGone, textbox } from "@/components/testing/screen";
import { notFound, server } from "@/components/testing/server";
import { renderMarkdown } from "@/lib/comments/markdown";
import type { CommentJson } from "@/lib/comments/present";
import type { TaskJson } from "@/lib/tasks/present/task";

type Author = BoardOnServer["me"];

/** Comments of a task on the fake server. */
function takeComments(world: BoardOnServer, { id: taskId }: TaskJson) {
  const comments = new Map<number, CommentJson>();
  const counted = () => [...comments.values()].filter(({ parent_id }) => parent_id === null).length;
  const asTask = () => ({ ...world.stored(taskId), comments_count: counted() });
  const withReplies = (comment: CommentJson) => {
    const replies = [...comments.values()].filter(({ parent_id }) => parent_id === comment.id);
    return { ...comment, replies, replies_count: replies.length };
  };
  const answer = (comment: CommentJson) => ({
    comment: { ...withReplies(comment), created_at: ISO, updated_at: ISO, task: asTask() },
    message: "Done",
  });
  const rendered = (text: string, format?: string) => ({
    description: format === "markdown" ? renderMarkdown(text, [], "").html : renderCommentHtml(text, world.board.users),
    settings: { raw_description: text, mentioned_id: [] },
  });

  const usual = world.board.type === "roadmap" ? "public" : "private";
  function write(
    author: Author,
    text: string,
    parentId: number | null = null,
    privacy: Privacy = usual,
    format?: string,
  ): CommentJson {
    const threadId = parentId && (comments.get(parentId)?.parent_id ?? parentId);
    const comment = aComment(author, text, {
      task_id: taskId,
      board_id: world.board.id,
      parent_id: threadId,
      type: threadId ? "reply" : "comment",
      privacy,
      ...rendered(text, format),
    });
    comments.set(comment.id, comment);
    return comment;
  }
  function change(id: string | undefined, to: Partial<CommentJson>) {
    const comment = comments.get(Number(id));
    if (!comment) return notFound("Comment");
    comments.set(comment.id, { ...comment, ...to });
    return answer({ ...comment, ...to });
  }
  function remove(id: number) {
    comments.delete(id);
    for (const reply of comments.values()) if (reply.parent_id === id) comments.delete(reply.id);
  }
  function announce() {
    world.change(taskId, { comments_count: counted() });
    live.changed({ board: world.board.id, what: ["comments"], commented: [taskId] });
  }

  server.answer(`GET ${world.path}/tasks/{task}/comments-and-activities`, ({ query }) => {
    const threads = [...comments.values()].filter(({ parent_id }) => parent_id === null).map(withReplies);
    const ordered = query.get("filter") === "newest" ? threads.toReversed() : threads;
    const [number, size] = [Number(query.get("page")), Number(query.get("per_page"))];
    return {
      comments_and_activities: { data: ordered.slice((number - 1) * size, number * size), total: ordered.length },
    };
  });
  server.answer(`POST ${world.path}/tasks/{task}/comments`, ({ body }) =>
    answer(write(world.me, body.comment, body.parent_id ?? null, body.privacy, body.comment_format)),
  );
  server.answer(`PUT ${world.path}/tasks/comments/{comment}`, ({ params, body }) =>
    change(params.comment, rendered(body.comment, body.comment_format)),
  );
  server.answer(`PUT ${world.path}/tasks/comments/{comment}/privacy`, ({ params, body }) =>
    change(params.comment, { privacy: body.privacy }),
  );
  server.answer(`DELETE ${world.path}/tasks/comments/{comment}`, ({ params }) => {
    remove(Number(params.comment));
    return { message: "Comment has been deleted" };
  });

  return {
    write,
    say(author: Author, text: string, parentId: number | null = null): CommentJson {
      const comment = write(author, text, parentId);
      announce();
      return comment;
    },
    remove(id: number) {
      remove(id);
      announce();
    },
    all: () => [...comments.values()],
  };
}

type Privacy = CommentJson["privacy"];

export function aTaskWithComments(wanted: Parameters<typeof aBoardOnServer>[0] = {}) {
  const world = aBoardOnServer({ tasks: { "To do": ["Rent a van"] }, ...wanted });
  const task = world.task("Rent a van");
  return { world, task, comments: takeComments(world, task) };
}

const ISO = "2026-11-20T08:00:00+00:00";

/** In the field that takes the first words, or in the editor, whose paragraphs are lines. */
export const expectWritten = (field: Locator, text: string) =>
  expect.poll(() => field.elements().map(wordsOf)).toEqual([text]);

const wordsOf = (field: Element): string =>
  field instanceof HTMLTextAreaElement
    ? field.value
    : [...field.children].map(({ textContent }) => textContent).join("\n");

export const commentField = (): Locator => textbox("Write a comment");

/** A comment with its replies, a reply, or an activity entry. */
export const said = (text: string): Locator => page.getByRole("feed").getByRole("article").filter({ hasText: text });

export const replyTo = (text: string): Locator => button(/^Reply$/, said(text));

export async function send(text: string) {
  await commentField().fill(text);
  await button("Send").click();
}

export async function act(comment: Locator, item: string) {
  await button(/^Actions for/, comment)
    .first()
    .click();
  await page.getByRole("menuitem", { name: item }).click();
  await expectGone(page.getByRole("menu"));
}
