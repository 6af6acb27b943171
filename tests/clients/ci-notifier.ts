import { z } from "zod";
import type { Client } from "@/tests/clients/client";

/** A build step that adds a task for a failure and archives it once the build passes. */
export const ciNotifier: Client = {
  name: "a CI notifier",
  calls: ({ board, toDo, done }) => [
    {
      does: "looks for the board",
      method: "GET",
      path: "/wp-json/boards/v2/projects/list-of-boards",
      as: "max",
      status: 200,
      reads: z.object({
        boards: z.array(
          z.object({ id: z.int(), title: z.string(), stages: z.array(z.object({ id: z.int(), title: z.string() })) }),
        ),
      }),
    },
    {
      does: "reports a failed build",
      method: "POST",
      path: `/wp-json/boards/v2/projects/${board.id}/tasks/`,
      as: "max",
      body: {
        task: { title: "Build 812 failed\n", board_id: String(board.id), stage_id: String(toDo.id), priority: "high" },
      },
      status: 201,
      reads: z.object({
        task: z.object({ id: z.int(), title: z.literal("Build 812 failed"), priority: z.literal("high") }),
        message: z.string(),
      }),
      saves: { task: "task.id" },
    },
    {
      does: "adds the log",
      method: "POST",
      path: `/wp-json/boards/v2/projects/${board.id}/tasks/{task}/comments`,
      as: "max",
      body: { comment: "3 tests failed", comment_type: "comment" },
      status: 201,
      reads: z.object({ comment: z.object({ id: z.int() }) }),
    },
    {
      does: "moves it when the build passes",
      method: "PUT",
      path: `/wp-json/boards/v2/projects/${board.id}/tasks/{task}/move-task`,
      as: "max",
      body: { newStageId: done.id, newIndex: 1 },
      status: 200,
      reads: z.object({
        task: z.object({ stage_id: z.literal(done.id), status: z.literal("closed") }),
        updatedTasks: z.array(z.object({ id: z.int() })),
      }),
    },
  ],
};
