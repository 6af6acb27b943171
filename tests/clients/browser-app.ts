import { z } from "zod";
import type { Client } from "@/tests/clients/client";

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
  calls: ({ board, task, folder, anna, max, vera }) => [
    {
      does: "lists the boards and their folders",
      method: "GET",
      path: "/wp-json/boards/v2/projects?per_page=20&page=1&order=created_at&orderBy=DESC",
      status: 200,
      reads: z.object({
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
    },
    {
      does: "opens a board",
      method: "GET",
      path: `/wp-json/boards/v2/projects/${board.id}`,
      status: 200,
      reads: z.object({
        board: z.object({
          id: z.int(),
          folder: z.object({ id: z.literal(folder.id), title: z.string() }),
          has_timer: z.boolean(),
          front_url: z.string(),
        }),
      }),
    },
    {
      does: "lists the people of a board with what they may",
      method: "GET",
      path: `/wp-json/boards/v2/projects/${board.id}/users`,
      status: 200,
      reads: z.object({
        users: z.tuple([withRole(anna, "manager"), withRole(max, "member"), withRole(vera, "viewer")]),
      }),
    },
    {
      does: "opens a task that repeats",
      method: "GET",
      path: `/wp-json/boards/v2/projects/${board.id}/tasks/${task.id}`,
      status: 200,
      reads: z.object({ task: repeating }),
    },
    {
      does: "lists the tasks",
      method: "GET",
      path: `/wp-json/boards/v2/projects/${board.id}/tasks`,
      status: 200,
      reads: z.object({ tasks: z.array(z.unknown()) }),
    },
    {
      does: "moves a task that repeats",
      method: "PUT",
      path: `/wp-json/boards/v2/projects/${board.id}/tasks/${task.id}/move-task`,
      body: { newStageId: task.stageId, newIndex: 1 },
      status: 200,
      reads: z.object({ task: repeating }),
    },
    {
      does: "reads how cards look to this person",
      method: "GET",
      path: "/wp-json/boards/v2/get-dashboard-view-settings?view=kanbanview",
      status: 200,
      reads: z.object({
        currentSettings: z.object({ dashboard_view_label: z.literal(true), dashboard_view_notification: z.boolean() }),
      }),
    },
    {
      does: "hides the labels of cards",
      method: "PUT",
      path: "/wp-json/boards/v2/update-dashboard-view-settings",
      body: { view: "kanbanview", updatedSettings: { dashboard_view_label: "false", dashboard_view_priority: true } },
      status: 201,
      reads: z.object({ message: z.string() }),
    },
    {
      does: "lists the pages of the site",
      method: "GET",
      path: "/wp-json/boards/v2/admin/pages",
      as: "root",
      status: 200,
      reads: z.object({ pages: z.array(z.object({ id: z.int(), title: z.string(), url: z.url() })) }),
    },
    {
      does: "reads the general settings",
      method: "GET",
      path: "/wp-json/boards/v2/admin/general-settings",
      as: "root",
      status: 200,
      reads: z.object({ settings }),
    },
    {
      does: "saves the general settings",
      method: "POST",
      path: "/wp-json/boards/v2/admin/general-settings",
      as: "root",
      body: { updatedSettings: { daily_reminder_enabled: "true", allow_members_to_create_boards: "yes" } },
      status: 200,
      reads: z.object({
        settings: settings.extend({
          daily_reminder_enabled: z.literal("true"),
          allow_members_to_create_boards: z.literal("true"),
        }),
      }),
    },
  ],
};
