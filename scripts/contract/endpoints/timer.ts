import { type Endpoints, member, OWN_BOARD, signedIn } from "@/scripts/contract/endpoints/entry";

export const TIMER_ENDPOINTS: Endpoints = {
  "GET /boards-app/v1/timer": signedIn({ summary: "Get your timer", single: true }),
  "DELETE /boards-app/v1/timer": signedIn({ summary: "Discard your timer" }),
  "POST /boards-app/v1/timer/pause": signedIn({ summary: "Pause your timer" }),
  "POST /boards-app/v1/timer/keep": signedIn({ summary: "Confirm that your timer should still run" }),
  "POST /boards-app/v1/timer/stop": signedIn({
    summary: "Stop your timer and log its time",
    body: { message: "Fixed the login" },
  }),
  [`PUT ${OWN_BOARD}/tasks/{task_id}/timesheet-cell`]: member({
    summary: "Set your time on a task and a day",
    body: { day: "2026-03-02", minutes: 90, seen_ids: [] },
  }),
  [`PUT ${OWN_BOARD}/tasks/{task_id}/timer`]: member({ summary: "Start your timer on a task, or continue it" }),
};
