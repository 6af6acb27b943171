import { z } from "zod";
import { boardId, day, longText, minutes, paging, taskId } from "@/lib/mcp/fields";
import { cutPage, Page } from "@/lib/mcp/pages";
import { TimeLog, Timer } from "@/lib/mcp/records";
import { tool } from "@/lib/mcp/tool";

const message = z.string();
const onTask = { board_id: boardId, task_id: taskId };
const note = longText("A note").optional();

const Stopped = z
  .object({
    task: z.object({ id: z.number(), title: z.string(), board_id: z.number() }),
    minutes: z.number(),
    track_id: z.number().nullable(),
  })
  .nullable()
  .describe("The timer that this stopped, and what was logged");

export const TIME_TOOLS = [
  tool({
    name: "list_time_logs",
    title: "List time logs",
    description: "Lists the time that people logged on a task, newest first, and its estimate in minutes.",
    effect: "read",
    isIdempotent: true,
    input: { ...onTask, ...paging() },
    output: z.object({ tracks: z.array(TimeLog), estimated_minutes: z.number(), paging: Page }),
    send: () => ({ endpoint: "GET /boards/v2/projects/{board_id}/tasks/{task_id}/time-tracks" }),
    answer: (response, input) => {
      const { tracks, estimated_minutes } = response as { tracks: unknown[]; estimated_minutes: number };
      const { rows, paging: page } = cutPage(tracks, input);
      return { tracks: rows, estimated_minutes, paging: page };
    },
  }),
  tool({
    name: "log_time",
    title: "Log time",
    description: "Logs time that the person whom you work for has spent on a task or a subtask.",
    effect: "write",
    isIdempotent: false,
    input: {
      ...onTask,
      minutes: minutes(527_040),
      note,
      completed_at: day("When the work was done, by default now").optional(),
    },
    output: z.object({ message, track: TimeLog }),
    send: (input) => ({
      endpoint: "POST /boards/v2/projects/{board_id}/tasks/{task_id}/time-tracks",
      input: { billable_minutes: input.minutes, message: input.note, completed_at: input.completed_at },
    }),
  }),
  tool({
    name: "get_timer",
    title: "Get the timer",
    description: "Returns the timer of the person whom you work for, or null if none runs or is paused.",
    effect: "read",
    isIdempotent: true,
    input: {},
    output: z.object({ timer: Timer }),
    send: () => ({ endpoint: "GET /boards-app/v1/timer" }),
  }),
  tool({
    name: "start_timer",
    title: "Start the timer",
    description: "Starts the timer on a task, or continues it. A timer on another task is stopped and its time logged.",
    effect: "write",
    isIdempotent: true,
    input: onTask,
    output: z.object({ message, timer: Timer, stopped: Stopped }),
    send: () => ({ endpoint: "PUT /boards-app/v1/boards/{board_id}/tasks/{task_id}/timer" }),
  }),
  tool({
    name: "stop_timer",
    title: "Stop the timer",
    description: "Stops the timer and logs its time, or the minutes that you give instead.",
    effect: "write",
    isIdempotent: true,
    input: { minutes: minutes(527_040).optional(), note },
    output: z.object({ message, timer: Timer, stopped: Stopped }),
    send: (input) => ({
      endpoint: "POST /boards-app/v1/timer/stop",
      input: { minutes: input.minutes, message: input.note },
    }),
  }),
];
