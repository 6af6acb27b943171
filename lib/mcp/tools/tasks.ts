import { z } from "zod";
import { boardId, day, id, labelId, line, longText, place, priority, stageId, taskId, userIds } from "@/lib/mcp/fields";
import { Task } from "@/lib/mcp/records";
import { tool, type ToolRequest } from "@/lib/mcp/tool";

const message = z.string();
const Changed = z.object({ message, task: Task });
const onTask = { board_id: boardId, task_id: taskId };

/** Sets one property, as in the API. */
const property = (name: string, value: unknown): ToolRequest => ({
  endpoint: "PUT /boards/v2/projects/{board_id}/tasks/{task_id}",
  input: { property: name, value },
});

export const TASK_TOOLS = [
  tool({
    name: "get_task",
    title: "Get a task",
    description:
      "Returns a task with its description, people and labels. For the id of a subtask it returns the parent; use list_subtasks for subtasks and list_comments for comments.",
    effect: "read",
    isIdempotent: true,
    input: onTask,
    output: z.object({ task: Task }),
    send: () => ({ endpoint: "GET /boards/v2/projects/{board_id}/tasks/{task_id}" }),
  }),
  tool({
    name: "create_task",
    title: "Create a task",
    description: "Creates a task. Without a stage it is added to the first one, at the end unless you name a place.",
    effect: "write",
    isIdempotent: false,
    input: {
      board_id: boardId,
      title: line("The title"),
      stage_id: stageId.optional(),
      description: longText("HTML or plain text").optional(),
      priority: priority.optional(),
      due_at: day("When it is due").optional(),
      started_at: day("When work on it starts").optional(),
      assignees: userIds.optional().describe("The ids of people on the board"),
      labels: z.array(labelId).max(100).optional(),
      position: place.optional().describe("Its place in the stage, counted from 1"),
    },
    output: Changed,
    send: (task) => ({ endpoint: "POST /boards/v2/projects/{board_id}/tasks", input: { task } }),
  }),
  tool({
    name: "update_task",
    title: "Change a task",
    description:
      "Changes the title, description, priority or dates of a task or a subtask, all or nothing. What you leave out stays; null removes a date, the description or the priority. Use move_task, assign_task, attach_label and complete_task for the rest.",
    effect: "destroy",
    isIdempotent: true,
    input: {
      ...onTask,
      title: line("The new title").optional(),
      description: longText("The new description, as HTML or plain text").nullable().optional(),
      priority: priority.nullable().optional(),
      due_at: day("When it is due").nullable().optional(),
      started_at: day("When work on it starts").nullable().optional(),
    },
    output: Changed,
    send: (input) => changesOf(input),
  }),
  tool({
    name: "move_task",
    title: "Move a task",
    description:
      "Moves a task to a stage, at its end unless you name a place, on the same board or on another one where you can write.",
    effect: "write",
    isIdempotent: true,
    input: {
      ...onTask,
      stage_id: id("The id of the stage where it should be"),
      position: place.optional().describe("Its place in the stage, counted from 1"),
      to_board_id: id("The id of the other board, if the stage is there").optional(),
    },
    output: Changed,
    send: ({ stage_id, position, to_board_id }) => ({
      endpoint: "PUT /boards/v2/projects/{board_id}/tasks/{task_id}/move-task",
      input: { newStageId: stage_id, newIndex: position, newBoardId: to_board_id },
    }),
  }),
  tool({
    name: "complete_task",
    title: "Complete a task",
    description: "Marks a task or a subtask as done.",
    effect: "write",
    isIdempotent: true,
    input: onTask,
    output: Changed,
    send: () => property("status", "closed"),
  }),
  tool({
    name: "reopen_task",
    title: "Reopen a task",
    description: "Marks a task or a subtask as not done.",
    effect: "write",
    isIdempotent: true,
    input: onTask,
    output: Changed,
    send: () => property("status", "open"),
  }),
  tool({
    name: "assign_task",
    title: "Assign a task",
    description: "Assigns people of the board to a task or a subtask. Those who are assigned already stay.",
    effect: "write",
    isIdempotent: true,
    input: { ...onTask, user_ids: userIds },
    output: Changed,
    send: ({ user_ids }) => property("assignees", { add: user_ids }),
  }),
  tool({
    name: "unassign_task",
    title: "Unassign a task",
    description: "Removes people from the assignees of a task or a subtask.",
    effect: "write",
    isIdempotent: true,
    input: { ...onTask, user_ids: userIds },
    output: Changed,
    send: ({ user_ids }) => property("assignees", { remove: user_ids }),
  }),
  tool({
    name: "archive_task",
    title: "Archive a task",
    description: "Archives a task or a subtask. Nothing is lost: restore_task brings it back.",
    effect: "write",
    isIdempotent: true,
    input: onTask,
    output: Changed,
    send: () => property("archived_at", true),
  }),
  tool({
    name: "restore_task",
    title: "Restore a task",
    description: "Brings an archived task back to the top of its stage.",
    effect: "write",
    isIdempotent: true,
    input: onTask,
    output: Changed,
    send: () => property("archived_at", null),
  }),
  tool({
    name: "delete_task",
    title: "Delete a task",
    description:
      "Deletes a task, with its subtasks, comments and files. For 30 days a person can restore it from the board’s trash: prefer archive_task unless the person asked to delete it.",
    effect: "destroy",
    isIdempotent: true,
    input: onTask,
    output: z.object({ message }),
    send: () => ({ endpoint: "DELETE /boards/v2/projects/{board_id}/tasks/{task_id}" }),
  }),
];

interface Changes {
  title?: string;
  description?: string | null;
  priority?: string | null;
  due_at?: string | null;
  started_at?: string | null;
}

/** Without any change it is a refusal of the API: `Invalid property`. */
function changesOf({ title, description, priority: level, due_at, started_at }: Changes): ToolRequest[] {
  const dates = { due_at, started_at };
  const hasDates = Object.values(dates).some((date) => date !== undefined);
  const properties = Object.entries({ title, description, priority: level }).filter(([, value]) => value !== undefined);
  const requests = properties.map(([name, value]) => property(name, value));
  if (hasDates) requests.push({ endpoint: "POST /boards/v2/projects/{board_id}/tasks/{task_id}/dates", input: dates });
  return requests.length > 0 ? requests : [property("", null)];
}
