import { z } from "zod";
import { boardId, id, paging } from "@/lib/mcp/fields";
import { cutPage, Page, pageOf } from "@/lib/mcp/pages";
import { Notification, Person } from "@/lib/mcp/records";
import { tool } from "@/lib/mcp/tool";

export const PEOPLE_TOOLS = [
  tool({
    name: "get_me",
    title: "Get my account",
    description: "Returns the account of the person whom you work for, with the id by which tasks are assigned.",
    effect: "read",
    isIdempotent: true,
    input: {},
    output: z.object({ id: z.number(), name: z.string(), slug: z.string() }),
    send: () => ({ endpoint: "GET /wp/v2/users/me" }),
  }),
  tool({
    name: "list_members",
    title: "List members",
    description: "Lists the people on a board with their roles. Only they can be assigned to its tasks.",
    effect: "read",
    isIdempotent: true,
    input: { board_id: boardId, ...paging() },
    output: z.object({
      users: z.array(Person.extend({ user_login: z.string(), role: z.string() })),
      paging: Page,
    }),
    send: () => ({ endpoint: "GET /boards/v2/projects/{board_id}/users" }),
    answer: (response, input) => {
      const { rows, paging: page } = cutPage((response as { users: unknown[] }).users, input);
      return { users: rows, paging: page };
    },
  }),
  tool({
    name: "list_notifications",
    title: "List notifications",
    description: "Lists what other people did on the tasks of the person whom you work for, newest first.",
    effect: "read",
    isIdempotent: true,
    input: { only_unread: z.boolean().default(false), ...paging() },
    output: z.object({ notifications: z.array(Notification), paging: Page }),
    send: ({ only_unread, page, limit }) => ({
      endpoint: only_unread ? "GET /boards/v2/notifications/unread" : "GET /boards/v2/notifications",
      input: { page, per_page: limit },
    }),
    answer: (response) => {
      const page = response as Parameters<typeof pageOf>[0] & { data: unknown[] };
      return { notifications: page.data, paging: pageOf(page) };
    },
  }),
  tool({
    name: "mark_notifications_read",
    title: "Mark notifications as read",
    description: "Marks a notification as read, or all of them if you name none.",
    effect: "write",
    isIdempotent: true,
    input: { notification_id: id("The id of the notification").optional() },
    output: z.object({ message: z.string() }),
    send: ({ notification_id }) => ({ endpoint: "PUT /boards/v2/notifications/read", input: { notification_id } }),
  }),
];
