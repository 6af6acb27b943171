import { nobody, signedIn, viewer, type Endpoints } from "@/scripts/contract/endpoints/entry";

export const LISTS_ENDPOINTS: Endpoints = {
  "GET /boards/v2/tasks/top-in-boards": signedIn(),
  "GET /boards/v2/tasks/crm-associated-tasks/{associated_id}": nobody({ single: true }),
  "GET /boards/v2/tasks/stage/{task_id}": viewer({ single: true, answers: { stranger: 404 } }),
  "GET /boards/v2/tasks/boards-by-type/{type}": signedIn(),
  "GET /boards-app/v1/my-tasks": signedIn({
    summary: "List your tasks of all boards in a compact form",
    query: () => ({ type: "others" }),
  }),
  "PUT /boards-app/v1/my-tasks/view": signedIn({
    summary: "Remember how you view your tasks",
    body: { view: "table" },
  }),
  "GET /boards-app/v1/timesheet/boards": signedIn({ summary: "Search boards that have time tracking" }),
  "GET /boards-app/v1/timesheet/rows": signedIn({
    summary: "Search tasks on which you can log time",
    single: true,
  }),
  "PUT /boards-app/v1/timesheet/rows": signedIn({
    summary: "Remember which tasks you have added to a week of your timesheet",
    body: { week: "2026-11-23", task_ids: [] },
  }),
  "GET /boards/v2/tasks/task-tabs/config": signedIn({ single: true }),
  "POST /boards/v2/tasks/task-tabs/config": signedIn({
    body: { tabs: [{ name: "assigned", label: "Assigned", visible: "true", order: 1 }] },
  }),
  "GET /boards/v2/ajax-options": viewer({ query: () => ({ option_key: "boards" }) }),
  "GET /boards/v2/contacts/{board_id}": viewer({ single: true }),
  "GET /boards/v2/options/members": viewer({
    query: ({ board }) => ({ boardId: board.id }),
    answers: { stranger: 404 },
  }),
  "GET /boards/v2/options/projects": signedIn(),
};
