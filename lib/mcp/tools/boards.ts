import { z } from "zod";
import { boardId, line, longText, paging } from "@/lib/mcp/fields";
import { Page, pageOf } from "@/lib/mcp/pages";
import { Board, Label, Person, Stage } from "@/lib/mcp/records";
import { tool } from "@/lib/mcp/tool";

const message = z.string();
const Changed = z.object({ message, board: Board });

export const BOARD_TOOLS = [
  tool({
    name: "list_boards",
    title: "List boards",
    description: "Lists the boards that you can see, newest first. Start here to find the id of a board.",
    effect: "read",
    isIdempotent: true,
    input: {
      search: line("Part of a title").optional(),
      show: z.enum(["active", "archived", "pinned", "all"]).default("active"),
      ...paging(),
    },
    output: z.object({ boards: z.array(Board), paging: Page }),
    send: ({ search, show, page, limit }) => ({
      endpoint: "GET /boards/v2/projects",
      input: { search, option: show, page, per_page: limit },
    }),
    answer: (response) => {
      const { boards } = response as { boards: { data: unknown[] } & Parameters<typeof pageOf>[0] };
      return { boards: boards.data, paging: pageOf(boards) };
    },
  }),
  tool({
    name: "get_board",
    title: "Get a board",
    description:
      "Returns an overview of a board: its stages, labels and people, the number of its tasks, and what you may do there.",
    effect: "read",
    isIdempotent: true,
    input: { board_id: boardId },
    output: z.object({
      board: Board.extend({
        settings: z.object({ tasks_count: z.number() }),
        stages: z.array(Stage),
        labels: z.array(Label),
        users: z.array(Person.extend({ role: z.string() })),
        abilities: z.object({ edit: z.boolean(), manage: z.boolean(), delete: z.boolean() }),
      }),
    }),
    send: () => ({ endpoint: "GET /boards/v2/projects/{board_id}", input: { record_visit: false } }),
  }),
  tool({
    name: "create_board",
    title: "Create a board",
    description:
      "Creates a board, of which you become the manager. Without stages it gets “Open”, “In Progress” and “Completed”; without labels five colored ones.",
    effect: "write",
    isIdempotent: false,
    input: {
      title: line("The title"),
      description: longText("HTML or plain text").optional(),
      stages: z.array(line("The title of a stage")).max(100).optional().describe("From left to right"),
      labels: z
        .array(
          z.object({
            title: line("The title"),
            color: line("The color of the label, such as #4bce97"),
            text_color: line("The color of the text, such as #1B2533").optional(),
          }),
        )
        .max(100)
        .optional(),
    },
    output: Changed,
    send: ({ title, description, stages, labels }) => ({
      endpoint: "POST /boards/v2/projects",
      input: {
        board: { title, description, type: "to-do" },
        stages,
        labels: labels?.map((label) => ({ label: label.title, bg_color: label.color, color: label.text_color })),
      },
    }),
  }),
  tool({
    name: "update_board",
    title: "Change a board",
    description: "Changes the title or the description of a board. What you leave out stays.",
    effect: "destroy",
    isIdempotent: true,
    input: {
      board_id: boardId,
      title: line("The new title").optional(),
      description: longText("The new description, as HTML or plain text").optional(),
    },
    output: Changed,
    send: ({ title, description }) => ({
      endpoint: "PUT /boards/v2/projects/{board_id}",
      input: { title, description },
    }),
  }),
  tool({
    name: "archive_board",
    title: "Archive a board",
    description: "Archives a board. Nothing is lost: restore_board brings it back. For managers of the board.",
    effect: "write",
    isIdempotent: true,
    input: { board_id: boardId },
    output: Changed,
    send: () => ({ endpoint: "PUT /boards/v2/projects/{board_id}/archive-board" }),
  }),
  tool({
    name: "restore_board",
    title: "Restore a board",
    description: "Brings an archived board back. For managers of the board.",
    effect: "write",
    isIdempotent: true,
    input: { board_id: boardId },
    output: Changed,
    send: () => ({ endpoint: "PUT /boards/v2/projects/{board_id}/restore-board" }),
  }),
];
