import {
  signedIn,
  viewer,
  member,
  manager,
  serviceAdmin,
  type Endpoints,
  BOARD,
  TASK,
} from "@/scripts/contract/endpoints/entry";

export const TEMPLATE_ENDPOINTS: Endpoints = {
  // Most of it is what we ship.
  "GET /boards/v2/templates": viewer({ single: true }),
  "GET /boards/v2/templates/default": viewer({ single: true }),
  "GET /boards/v2/templates/user": viewer(),
  "GET /boards/v2/templates/preview": viewer({ query: () => ({ template_id: "kanban" }), single: true }),
  "POST /boards/v2/templates/create-from": serviceAdmin({
    body: { title: "New board", template_type: "default", template_id: "kanban", include_tasks: "yes" },
  }),
  "GET /boards/v2/templates/task-creation-status": viewer({
    query: ({ board }) => ({ board_id: board.id }),
    single: true,
  }),
  [`PUT ${BOARD}/make-template`]: manager({ body: { template_description: "For us", template_category: "Ours" } }),
  [`PUT ${BOARD}/update-template-settings`]: manager({ body: { template_category: "Theirs" } }),
  [`PUT ${BOARD}/convert-to-board`]: manager(),
  "GET /boards/v2/projects/template-stages": signedIn(),
  [`PUT ${BOARD}/stage/{stage_id}/update-stage-template`]: member(),
  [`POST ${BOARD}/import-from-board`]: member({ body: ({ otherStage }) => ({ selectedStages: [otherStage.id] }) }),
  "GET /boards/v2/projects/get-template-tasks": signedIn(),
  [`POST ${TASK}/task-create-from-template`]: member({
    body: ({ board, otherStage }) => ({
      title: "New task",
      board_id: board.id,
      stage_id: otherStage.id,
      ...{ assignee: "true", subtask: "true", label: "true", attachment: "true", watcher: "true" },
      ...{ comment: "true", time_tracking: "true", custom_field: "true", recurring: "true" },
    }),
  }),
};
