import { z } from "zod";
import { boardId, commentId, paging, taskId } from "@/lib/mcp/fields";
import { Page, pageOf } from "@/lib/mcp/pages";
import { Comment } from "@/lib/mcp/records";
import { tool } from "@/lib/mcp/tool";

const message = z.string();
const text = z
  .string()
  .max(65_535)
  .describe("Plain text. @login mentions a person of the board, who is then notified.");

export const COMMENT_TOOLS = [
  tool({
    name: "list_comments",
    title: "List comments",
    description: "Lists the comments of a task or a subtask, newest first, each with its replies.",
    effect: "read",
    isIdempotent: true,
    input: { board_id: boardId, task_id: taskId, ...paging() },
    output: z.object({ comments: z.array(Comment), paging: Page }),
    send: ({ page, limit }) => ({
      endpoint: "GET /boards/v2/projects/{board_id}/tasks/{task_id}/comments",
      input: { page, per_page: limit, include_images: false },
    }),
    answer: (response) => {
      const { comments } = response as { comments: Parameters<typeof pageOf>[0] & { data: unknown[] } };
      return { comments: comments.data, paging: pageOf(comments) };
    },
  }),
  tool({
    name: "create_comment",
    title: "Write a comment",
    description: "Writes a comment on a task or a subtask. Its people are notified.",
    effect: "write",
    isIdempotent: false,
    input: { board_id: boardId, task_id: taskId, text },
    output: z.object({ message, comment: Comment }),
    send: (input) => ({
      endpoint: "POST /boards/v2/projects/{board_id}/tasks/{task_id}/comments",
      input: { comment: input.text },
    }),
  }),
  tool({
    name: "reply_to_comment",
    title: "Reply to a comment",
    description: "Replies to a comment. Its author and the people of the task are notified.",
    effect: "write",
    isIdempotent: false,
    input: { board_id: boardId, task_id: taskId, comment_id: commentId, text },
    output: z.object({ message, comment: Comment }),
    send: (input) => ({
      endpoint: "POST /boards/v2/projects/{board_id}/tasks/{task_id}/comments",
      input: { comment: input.text, parent_id: input.comment_id },
    }),
  }),
  tool({
    name: "update_comment",
    title: "Change a comment",
    description: "Replaces the text of a comment. Only its author can.",
    effect: "destroy",
    isIdempotent: true,
    input: { board_id: boardId, comment_id: commentId, text },
    output: z.object({ message, comment: Comment }),
    send: (input) => ({
      endpoint: "PUT /boards/v2/projects/{board_id}/tasks/comments/{comment_id}",
      input: { comment: input.text },
    }),
  }),
  tool({
    name: "delete_comment",
    title: "Delete a comment",
    description:
      "Deletes a comment with its replies, or a reply. Only its author can. For 30 days it can be restored from the board’s trash.",
    effect: "destroy",
    isIdempotent: true,
    input: { board_id: boardId, comment_id: commentId },
    output: z.object({ message }),
    send: () => ({ endpoint: "DELETE /boards/v2/projects/{board_id}/tasks/comments/{comment_id}" }),
  }),
];
