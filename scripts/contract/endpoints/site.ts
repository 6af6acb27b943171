import {
  anyone,
  signedIn,
  viewer,
  manager,
  serviceAdmin,
  nobody,
  type Endpoints,
} from "@/scripts/contract/endpoints/entry";
import { picture } from "@/scripts/contract/endpoints/samples";

export const SITE_ENDPOINTS: Endpoints = {
  "GET /boards/v2/admin/folders": serviceAdmin(),
  "POST /boards/v2/admin/folders": serviceAdmin({ body: { title: "New folder" } }),
  "GET /boards/v2/admin/folders/{folder_id}": serviceAdmin({ single: true }),
  "PUT /boards/v2/admin/folders/{folder_id}": serviceAdmin({ body: { title: "New title" } }),
  "DELETE /boards/v2/admin/folders/{folder_id}": serviceAdmin(),
  "POST /boards/v2/admin/folders/{folder_id}/add-board": serviceAdmin({
    body: ({ board }) => ({ board_ids: [board.id] }),
  }),
  "POST /boards/v2/admin/folders/{folder_id}/remove-board": serviceAdmin({
    body: ({ board }) => ({ board_id: board.id }),
  }),
  "GET /boards/v2/admin/feature-modules": serviceAdmin({ single: true }),
  "POST /boards/v2/admin/feature-modules": serviceAdmin({ body: { settings: { timeTracking: { enabled: "yes" } } } }),
  "GET /boards/v2/admin/general-settings": serviceAdmin({ single: true }),
  "GET /boards/v2/admin/pages": serviceAdmin({ single: true }),
  "POST /boards/v2/admin/general-settings": serviceAdmin({ body: { updatedSettings: { business_name: "New name" } } }),
  "GET /boards/v2/boards-users": signedIn(),
  "GET /boards/v2/get-global-notification-settings": signedIn({ single: true }),
  "GET /boards/v2/get-dashboard-view-settings": viewer({ single: true, query: () => ({ view: "tableview" }) }),
  "GET /boards/v2/global-search": viewer({ query: () => ({ task_page: 1, board_page: 1 }) }),
  "GET /boards/v2/managers": serviceAdmin(),
  "POST /boards/v2/managers": nobody({ answers: { service_admin: 400, administrator: 400 } }),
  "POST /boards/v2/managers/add-admins": serviceAdmin({
    body: (_, { people: { stranger, administrator } }) => ({
      user_ids: [stranger.id, administrator.id],
    }),
  }),
  "POST /boards/v2/managers/remove-admins": serviceAdmin({
    body: (_, { people: { service_admin, administrator } }) => ({
      user_ids: [service_admin.id, administrator.id],
    }),
  }),
  "POST /boards/v2/managers/add-users-to-boards": serviceAdmin({
    body: ({ board }, { people, target }) => ({
      user_ids: [people.stranger.id, target.id],
      board_ids: [board.id],
      is_viewer_only: "yes",
    }),
  }),
  "POST /boards/v2/managers/roles/{user_id}": serviceAdmin({
    body: ({ board }) => ({ roles: { [board.id]: "viewer" } }),
  }),
  "DELETE /boards/v2/managers/roles/{user_id}": serviceAdmin(),
  "GET /boards/v2/member-associated-users/{id}": viewer(),
  "GET /boards/v2/member/{id}": viewer({ single: true }),
  "GET /boards/v2/member/{id}/projects": viewer(),
  "GET /boards/v2/member/{id}/task-counts": viewer({ single: true }),
  "GET /boards/v2/member/{id}/stats": viewer({ single: true }),
  "GET /boards/v2/member/{id}/activities": viewer(),
  "POST /boards/v2/member/{id}/display-name": signedIn({ body: { display_name: "New name" } }),
  "POST /boards/v2/member/{id}/photo": signedIn({ body: { photo: picture } }),
  "GET /boards/v2/notifications": signedIn(),
  "GET /boards/v2/notifications/unread": signedIn(),
  "GET /boards/v2/notifications/unread-count": signedIn({ single: true }),
  "PUT /boards/v2/notifications/read": signedIn(),
  "DELETE /boards/v2/remove-user-from-board": manager({
    body: ({ board, member, owner }, { target }) => ({
      boardId: board.id,
      userId: member.id === owner.id ? target.id : member.id,
    }),
  }),
  "GET /boards/v2/openapi.json": anyone({ single: true, summary: "Describe the API as an OpenAPI document" }),
  "GET /boards/v2/quick-search": viewer({ query: () => ({ task_page: 1, board_page: 1 }) }),
  "GET /boards/v2/search-boards-users": signedIn(),
  "POST /boards/v2/update-global-notification-settings": signedIn({
    body: { updatedSettings: { email_after_comment: false } },
  }),
  "PUT /boards/v2/update-dashboard-view-settings": viewer({
    status: 201,
    body: { view: "tableview", updatedSettings: { table_view_dates: false } },
  }),
};
