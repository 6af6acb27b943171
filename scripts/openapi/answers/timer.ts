import { z } from "zod";
import type { presentChange, TimerStateJson } from "@/lib/timer/present";
import { type Answers, OWN_BOARD } from "@/scripts/openapi/answers/shapes";
import { StoppedTask, TaskOfTimer } from "@/scripts/openapi/records/time";
import { checked, count, flag, id, Moment, text } from "@/scripts/openapi/records/record";

const Timer = z
  .object({
    task: TaskOfTimer.nullable().describe("Null when you may no longer see it."),
    started_at: Moment,
    is_running: flag.describe("False while it is paused."),
    seconds: count.describe("Counted by the server until `now`, without pauses."),
    asks_at: Moment.nullable().describe("When you are asked whether it should still run."),
    can_log: flag.describe("Whether stopping it can log its time. It can be discarded in any case."),
  })
  .nullable();

const state = { timer: Timer, now: Moment.describe("The server's time.") };
const State = checked<TimerStateJson>()(z.object(state));

const Change = checked<ReturnType<typeof presentChange>>()(
  z.object({
    ...state,
    stopped: z
      .object({
        task: StoppedTask,
        minutes: count.describe("What was logged; 0 if the timer ran for less than 30 seconds."),
        track_id: id.nullable().describe("The time log."),
      })
      .nullable(),
  }),
);
const changed = Change.extend({ message: text });

export const TIMER_ANSWERS: Answers = {
  "GET /boards-app/v1/timer": State,
  "DELETE /boards-app/v1/timer": State.extend({ message: text }),
  "POST /boards-app/v1/timer/pause": changed,
  "POST /boards-app/v1/timer/keep": changed,
  "POST /boards-app/v1/timer/stop": changed,
  [`PUT ${OWN_BOARD}/tasks/{task_id}/timesheet-cell`]: z.object({ message: text, log_ids: z.array(id) }),
  [`PUT ${OWN_BOARD}/tasks/{task_id}/timer`]: changed,
};
