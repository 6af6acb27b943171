import { z } from "zod";
import { type Client, read, write } from "@/tests/clients/client";

const oneOrZero = z.union([z.literal(1), z.literal(0)]);

const rule = z.object({
  repeat_type: z.string(),
  repeat_in: z.int(),
  selected_repeat_week_days: z.array(z.string()),
  selected_month_days: z.array(z.int()),
  selected_month: z.string().nullable(),
  repeat_when_complete: oneOrZero,
  create_new: oneOrZero,
  time: z.string().nullable(),
  repeat_in_month_type: z.string().nullable(),
  selected_stage: z.int().nullable(),
  next_repeat_date: z.string(),
});
const repeating = z.object({ repeat_task_meta: rule.extend({ value: rule }) });
const settings = z.object({
  daily_reminder_enabled: z.enum(["true", "false"]),
  allow_members_to_create_boards: z.enum(["true", "false"]),
});

const withRole = ({ id }: { id: number }, role: string) => z.object({ ID: z.literal(id), role: z.literal(role) });

/** The original plugin's own screens, which call the API from the browser. */
export const browserApp: Client = {
  name: "the plugin's browser app",
  calls: ({ board, task, folder, anna, max, vera }) => {
    const project = `/projects/${board.id}`;
    return [
      read("lists the boards and their folders", "/projects?per_page=20&page=1&order=created_at&orderBy=DESC", {
        boards: z.object({
          data: z.array(z.object({ id: z.int(), title: z.string(), is_pinned: z.boolean() })).min(1),
        }),
        folder_mapping: z.object({
          [String(folder.id)]: z.object({
            id: z.literal(folder.id),
            title: z.string(),
            board_ids: z.tuple([z.literal(board.id)]),
          }),
        }),
      }),
      read("opens a board", project, {
        board: z.object({
          id: z.int(),
          folder: z.object({ id: z.literal(folder.id), title: z.string() }),
          has_timer: z.boolean(),
          front_url: z.string(),
        }),
      }),
      read("lists the people of a board with what they may", `${project}/users`, {
        users: z.tuple([withRole(anna, "manager"), withRole(max, "member"), withRole(vera, "viewer")]),
      }),
      read("opens a task that repeats", `${project}/tasks/${task.id}`, { task: repeating }),
      write(
        "moves a task that repeats",
        "PUT",
        `${project}/tasks/${task.id}/move-task`,
        { newStageId: task.stageId, newIndex: 1 },
        { task: repeating },
      ),
      read("reads how cards look to this person", "/get-dashboard-view-settings?view=kanbanview", {
        currentSettings: z.object({ dashboard_view_label: z.literal(true), dashboard_view_notification: z.boolean() }),
      }),
      write(
        "hides the labels of cards",
        "PUT",
        "/update-dashboard-view-settings",
        { view: "kanbanview", updatedSettings: { dashboard_view_label: "false", dashboard_view_priority: true } },
        { message: z.string() },
        { status: 201 },
      ),
      read(
        "lists the pages of the site",
        "/admin/pages",
        { pages: z.array(z.object({ id: z.int(), title: z.string(), url: z.url() })) },
        { as: "root" },
      ),
      read("reads the general settings", "/admin/general-settings", { settings }, { as: "root" }),
      write(
        "saves the general settings",
        "POST",
        "/admin/general-settings",
        { updatedSettings: { daily_reminder_enabled: "true", allow_members_to_create_boards: "yes" } },
        {
          settings: settings.extend({
            daily_reminder_enabled: z.literal("true"),
            allow_members_to_create_boards: z.literal("true"),
          }),
        },
        { as: "root" },
      ),
    ];
  },
};
