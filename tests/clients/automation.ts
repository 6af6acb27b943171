import { z } from "zod";
import { type Client, read, write } from "@/tests/clients/client";

const task = z.object({ id: z.int(), stage_id: z.int(), parent_id: z.null(), status: z.enum(["open", "closed"]) });
const changed = { message: z.string(), updatedTasks: z.array(z.object({ id: z.int() })) };
const refused = (...names: string[]) => ({
  code: z.literal("rest_invalid_param"),
  data: z.object({ status: z.literal(400), params: z.record(z.enum(names), z.string()) }),
});

/** Programs that synchronize a board with another system and send only what changes. */
export const automation: Client = {
  name: "an automation program",
  calls: ({ board, done, closed, task: first, subtask }) => {
    const project = `/projects/${board.id}`;
    return [
      write(
        "makes a list of open tasks",
        "POST",
        `${project}/stage-create`,
        { title: "Backlog", status: "active" },
        {
          updatedStages: z
            .array(z.object({ id: z.int(), settings: z.object({ default_task_status: z.string() }) }))
            .min(1),
        },
        { saves: { backlog: "updatedStages.0.id" } },
      ),
      write(
        "makes a task without naming a stage",
        "POST",
        `${project}/tasks`,
        { task: { title: "Call back", board_id: board.id } },
        { task: task.omit({ parent_id: true }) },
        { status: 201, saves: { task: "task.id" } },
      ),
      write(
        "moves a task by its property",
        "PUT",
        `${project}/tasks/{task}`,
        { property: "stage_id", value: done.id },
        {
          ...changed,
          task: task.extend({ stage_id: z.literal(done.id), status: z.literal("closed") }),
        },
      ),
      write(
        "moves a task to a stage that is not there",
        "PUT",
        `${project}/tasks/{task}`,
        { property: "stage_id", value: 99_999_999 },
        { message: z.literal("Stage not found") },
        { status: 404 },
      ),
      write(
        "moves a top-level task by move-to-board",
        "PUT",
        `${project}/tasks/${closed.id}/move-to-board`,
        { stage_id: first.stageId },
        {
          moveSubtask: task.extend({ id: z.literal(closed.id), stage_id: z.literal(first.stageId) }),
          changedSubtasks: z.array(z.never()),
        },
        { status: 201 },
      ),
      write(
        "makes a subtask a task",
        "PUT",
        `${project}/tasks/${subtask.id}`,
        { property: "parent_id", value: null },
        {
          ...changed,
          task,
        },
      ),
      write(
        "describes a board",
        "PUT",
        project,
        { description: "In step since today" },
        {
          message: z.string(),
          board: z.object({ title: z.literal(board.title), description: z.literal("In step since today") }),
        },
      ),
      write(
        "makes a label",
        "POST",
        `${project}/labels`,
        { label: "Imported", color: "#FFFFFF", bg_color: "#2196F3" },
        {
          label: z.object({
            id: z.int(),
            slug: z.null(),
            position: z.string(),
            settings: z.null(),
            archived_at: z.null(),
          }),
        },
        { saves: { label: "label.id" } },
      ),
      write(
        "gives a label another color",
        "PUT",
        `${project}/labels/{label}`,
        { color: "#000000" },
        {
          label: z.object({
            title: z.literal("Imported"),
            color: z.literal("#000000"),
            bg_color: z.literal("#2196F3"),
          }),
        },
      ),
      write(
        "renames a label",
        "PUT",
        `${project}/labels/{label}`,
        { label: "Synchronized" },
        {
          label: z.object({ title: z.literal("Synchronized"), bg_color: z.literal("#2196F3") }),
        },
      ),
      write(
        "sends a background without its id",
        "PUT",
        `${project}/upload/background`,
        { color: "#4bce97" },
        refused("id"),
        { status: 400 },
      ),
      read("asks for too many users at once", "", refused("per_page"), {
        path: "/wp-json/wp/v2/users?per_page=1000",
        as: "root",
        status: 400,
      }),
      read(
        "reads its notification settings",
        "/get-global-notification-settings",
        { currentSettings: z.object({ email_after_comment: z.boolean() }) },
        { as: "root" },
      ),
    ];
  },
};
