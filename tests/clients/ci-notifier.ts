import { z } from "zod";
import { type Client, read, write } from "@/tests/clients/client";

/** A build step that adds a task for a failure and archives it once the build passes. */
export const ciNotifier: Client = {
  name: "a CI notifier",
  as: "max",
  calls: ({ board, toDo, done }) => {
    const tasks = `/projects/${board.id}/tasks`;
    const failure = {
      title: "Build 812 failed\n",
      board_id: String(board.id),
      stage_id: String(toDo.id),
      priority: "high",
    };
    const named = { id: z.int(), title: z.string() };
    return [
      read("looks for the board", "/projects/list-of-boards", {
        boards: z.array(z.object({ ...named, stages: z.array(z.object(named)) })),
      }),
      write(
        "reports a failed build",
        "POST",
        `${tasks}/`,
        { task: failure },
        {
          task: z.object({ id: z.int(), title: z.literal("Build 812 failed"), priority: z.literal("high") }),
          message: z.string(),
        },
        { status: 201, saves: { task: "task.id" } },
      ),
      write(
        "adds the log",
        "POST",
        `${tasks}/{task}/comments`,
        { comment: "3 tests failed", comment_type: "comment" },
        { comment: z.object({ id: z.int() }) },
        { status: 201 },
      ),
      write(
        "moves it when the build passes",
        "PUT",
        `${tasks}/{task}/move-task`,
        { newStageId: done.id, newIndex: 1 },
        {
          task: z.object({ stage_id: z.literal(done.id), status: z.literal("closed") }),
          updatedTasks: z.array(z.object({ id: z.int() })),
        },
      ),
    ];
  },
};
