import { type Endpoints, member, TASK, viewer } from "@/scripts/contract/endpoints/entry";

const TRACKS = `${TASK}/time-tracks`;

export const TIME_ENDPOINTS: Endpoints = {
  [`GET ${TRACKS}`]: viewer(),
  [`POST ${TRACKS}`]: member({ body: { billable_minutes: 90, message: "note", completed_at: "2026-03-01" } }),
  [`POST ${TRACKS}/estimated-time`]: member({ body: { estimated_minutes: 120 } }),
  [`PUT ${TRACKS}/commit/{track_id}`]: member({ body: { billable_minutes: 45 } }),
  [`DELETE ${TRACKS}/{track_id}`]: member(),
  "GET /boards/v2/projects/timesheet/by-tasks": viewer({}),
  "GET /boards/v2/projects/timesheet/by-users": viewer({}),
  "GET /boards/v2/reports/timesheet": viewer(),
};
