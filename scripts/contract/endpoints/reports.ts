import { viewer, type Endpoints } from "@/scripts/contract/endpoints/entry";

export const REPORT_ENDPOINTS: Endpoints = {
  "GET /boards/v2/reports/overview": viewer(),
  "GET /boards/v2/reports/tasks": viewer(),
  "GET /boards/v2/reports/activity": viewer(),
  // Of ideas it has numbers, and of days as many as are asked for.
  "GET /boards/v2/reports/roadmap": viewer({ single: true }),
};
