import { viewer, type Endpoints } from "@/scripts/contract/endpoints/entry";

export const REPORT_ENDPOINTS: Endpoints = {
  "GET /boards/v2/reports/overview": viewer(),
  "GET /boards/v2/reports/tasks": viewer(),
  "GET /boards/v2/reports/activity": viewer(),
  "GET /boards/v2/reports/roadmap": viewer(),
};
