import { z } from "zod";
import { boardId, day, id, line, longText, priority, taskId } from "@/lib/mcp/fields";
import { Subtask, SubtaskGroup } from "@/lib/mcp/records";
import { tool } from "@/lib/mcp/tool";

const message = z.string();
const onTask = { board_id: boardId, task_id: taskId };

export const SUBTASK_TOOLS = [
  tool({
    name: "list_subtasks",
    title: "List subtasks",
    description: "Lists the subtasks of a task, in their groups.",
    effect: "read",
    isIdempotent: true,
    input: onTask,
    output: z.object({ subtaskGroups: z.array(SubtaskGroup.extend({ subtasks: z.array(Subtask) })) }),
    send: () => ({ endpoint: "GET /boards/v2/projects/{board_id}/tasks/{task_id}/subtasks" }),
  }),
  tool({
    name: "create_subtask",
    title: "Create a subtask",
    description:
      "Adds a subtask to a task. Change it later with the tools for tasks, such as update_task, assign_task and complete_task.",
    effect: "write",
    isIdempotent: false,
    input: {
      ...onTask,
      title: line("The title"),
      group_id: id("The id of a group of the task; by default its first group").optional(),
      description: longText("HTML or plain text").optional(),
      priority: priority.optional(),
      due_at: day("When it is due").optional(),
      assignee: id("The id of a person on the board").optional(),
    },
    output: z.object({ message, subtask: Subtask }),
    send: ({ title, group_id, description, priority: level, due_at, assignee }) => ({
      endpoint: "POST /boards/v2/projects/{board_id}/tasks/{task_id}/subtasks",
      input: { title, group_id, description, priority: level, due_at, assignees: assignee },
    }),
  }),
  tool({
    name: "create_subtasks",
    title: "Create several subtasks",
    description: "Adds a group of subtasks to a task, with one subtask for each title.",
    effect: "write",
    isIdempotent: false,
    input: {
      ...onTask,
      titles: z.array(line("The title of a subtask")).min(1).max(15),
      group_title: line("The title of the group, by default “Subtasks”").optional(),
    },
    output: z.object({ message, group: SubtaskGroup, subtasks: z.array(Subtask) }),
    send: ({ titles, group_title }) => ({
      endpoint: "POST /boards/v2/projects/{board_id}/tasks/{task_id}/subtasks/bulk",
      input: { titles, group_title },
    }),
  }),
  tool({
    name: "delete_subtask",
    title: "Delete a subtask",
    description:
      "Deletes a subtask. For 30 days a person can restore it from the board’s trash: prefer archive_task unless the person asked to delete it.",
    effect: "destroy",
    isIdempotent: true,
    input: { board_id: boardId, subtask_id: id("The id of the subtask") },
    output: z.object({ message }),
    send: ({ subtask_id }) => ({
      endpoint: "DELETE /boards/v2/projects/{board_id}/tasks/{task_id}/delete-subtask",
      params: { task_id: subtask_id },
    }),
  }),
];
