import { z } from "zod";
import { boardId, labelId, line, paging, taskId } from "@/lib/mcp/fields";
import { cutPage, Page } from "@/lib/mcp/pages";
import { Label } from "@/lib/mcp/records";
import { tool } from "@/lib/mcp/tool";

const message = z.string();

export const LABEL_TOOLS = [
  tool({
    name: "list_labels",
    title: "List labels",
    description: "Lists the labels of a board. A label without a title is only a color.",
    effect: "read",
    isIdempotent: true,
    input: { board_id: boardId, ...paging() },
    output: z.object({ labels: z.array(Label), paging: Page }),
    send: () => ({ endpoint: "GET /boards/v2/projects/{board_id}/labels" }),
    answer: (response, input) => {
      const { rows, paging: page } = cutPage((response as { labels: unknown[] }).labels, input);
      return { labels: rows, paging: page };
    },
  }),
  tool({
    name: "create_label",
    title: "Create a label",
    description: "Adds a label to a board. Look at list_labels first: there may be one already.",
    effect: "write",
    isIdempotent: false,
    input: {
      board_id: boardId,
      title: line("The title"),
      color: line("The color of the label, such as #4bce97"),
      text_color: line("The color of the text").default("#1B2533"),
    },
    output: z.object({ message, label: Label }),
    send: ({ title, color, text_color }) => ({
      endpoint: "POST /boards/v2/projects/{board_id}/labels",
      input: { label: title, bg_color: color, color: text_color },
    }),
  }),
  tool({
    name: "attach_label",
    title: "Add a label to a task",
    description: "Adds a label of the board to a task or a subtask.",
    effect: "write",
    isIdempotent: true,
    input: { board_id: boardId, task_id: taskId, label_id: labelId },
    output: z.object({ message, label: Label }),
    send: ({ task_id, label_id }) => ({
      endpoint: "POST /boards/v2/projects/{board_id}/labels/task",
      input: { taskId: task_id, labelId: label_id },
    }),
  }),
  tool({
    name: "detach_label",
    title: "Remove a label from a task",
    description: "Removes a label from a task or a subtask. The label stays on the board.",
    effect: "write",
    isIdempotent: true,
    input: { board_id: boardId, task_id: taskId, label_id: labelId },
    output: z.object({ message }),
    send: () => ({ endpoint: "DELETE /boards/v2/projects/{board_id}/tasks/{task_id}/labels/{label_id}" }),
  }),
];
