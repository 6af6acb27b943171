import { z } from "zod";
import type { Client } from "@/tests/clients/client";

const task = z.object({ id: z.int(), stage_id: z.int(), parent_id: z.null(), status: z.enum(["open", "closed"]) });
const changed = z.object({ message: z.string(), updatedTasks: z.array(z.object({ id: z.int() })) });
const refused = (...names: string[]) =>
  z.object({
    code: z.literal("rest_invalid_param"),
    data: z.object({ status: z.literal(400), params: z.record(z.enum(names), z.string()) }),
  });

/** Programs that synchronize a board with another system and send only what changes. */
export const automation: Client = {
  name: "an automation program",
  calls: ({ board, done, closed, task: first, subtask }) => [
    {
      does: "makes a list of open tasks",
      method: "POST",
      path: `/wp-json/boards/v2/projects/${board.id}/stage-create`,
      body: { title: "Backlog", status: "active" },
      status: 200,
      reads: z.object({
        updatedStages: z
          .array(z.object({ id: z.int(), settings: z.object({ default_task_status: z.string() }) }))
          .min(1),
      }),
      saves: { backlog: "updatedStages.0.id" },
    },
    {
      does: "makes a task without naming a stage",
      method: "POST",
      path: `/wp-json/boards/v2/projects/${board.id}/tasks`,
      body: { task: { title: "Call back", board_id: board.id } },
      status: 201,
      reads: z.object({ task: task.omit({ parent_id: true }) }),
      saves: { task: "task.id" },
    },
    {
      does: "moves a task by its property",
      method: "PUT",
      path: `/wp-json/boards/v2/projects/${board.id}/tasks/{task}`,
      body: { property: "stage_id", value: done.id },
      status: 200,
      reads: changed.extend({ task: task.extend({ stage_id: z.literal(done.id), status: z.literal("closed") }) }),
    },
    {
      does: "moves a task to a stage that is not there",
      method: "PUT",
      path: `/wp-json/boards/v2/projects/${board.id}/tasks/{task}`,
      body: { property: "stage_id", value: 99_999_999 },
      status: 404,
      reads: z.object({ message: z.literal("Stage not found") }),
    },
    {
      does: "moves a top-level task by move-to-board",
      method: "PUT",
      path: `/wp-json/boards/v2/projects/${board.id}/tasks/${closed.id}/move-to-board`,
      body: { stage_id: first.stageId },
      status: 201,
      reads: z.object({
        moveSubtask: task.extend({ id: z.literal(closed.id), stage_id: z.literal(first.stageId) }),
        changedSubtasks: z.array(z.never()),
      }),
    },
    {
      does: "makes a subtask a task",
      method: "PUT",
      path: `/wp-json/boards/v2/projects/${board.id}/tasks/${subtask.id}`,
      body: { property: "parent_id", value: null },
      status: 200,
      reads: changed.extend({ task }),
    },
    {
      does: "describes a board",
      method: "PUT",
      path: `/wp-json/boards/v2/projects/${board.id}`,
      body: { description: "In step since today" },
      status: 200,
      reads: z.object({
        message: z.string(),
        board: z.object({ title: z.literal(board.title), description: z.literal("In step since today") }),
      }),
    },
    {
      does: "makes a label",
      method: "POST",
      path: `/wp-json/boards/v2/projects/${board.id}/labels`,
      body: { label: "Imported", color: "#FFFFFF", bg_color: "#2196F3" },
      status: 200,
      reads: z.object({
        label: z.object({
          id: z.int(),
          slug: z.null(),
          position: z.string(),
          settings: z.null(),
          archived_at: z.null(),
        }),
      }),
      saves: { label: "label.id" },
    },
    {
      does: "gives a label another color",
      method: "PUT",
      path: `/wp-json/boards/v2/projects/${board.id}/labels/{label}`,
      body: { color: "#000000" },
      status: 200,
      reads: z.object({
        label: z.object({ title: z.literal("Imported"), color: z.literal("#000000"), bg_color: z.literal("#2196F3") }),
      }),
    },
    {
      does: "renames a label",
      method: "PUT",
      path: `/wp-json/boards/v2/projects/${board.id}/labels/{label}`,
      body: { label: "Synchronized" },
      status: 200,
      reads: z.object({ label: z.object({ title: z.literal("Synchronized"), bg_color: z.literal("#2196F3") }) }),
    },
    {
      does: "sends a background without its id",
      method: "PUT",
      path: `/wp-json/boards/v2/projects/${board.id}/upload/background`,
      body: { color: "#4bce97" },
      status: 400,
      reads: refused("id"),
    },
    {
      does: "asks for too many users at once",
      method: "GET",
      path: "/wp-json/wp/v2/users?per_page=1000",
      as: "root",
      status: 400,
      reads: refused("per_page"),
    },
    {
      does: "reads its notification settings",
      method: "GET",
      path: "/wp-json/boards/v2/get-global-notification-settings",
      as: "root",
      status: 200,
      reads: z.object({ currentSettings: z.object({ email_after_comment: z.boolean() }) }),
    },
  ],
};
