import {
  anyone,
  signedIn,
  viewer,
  member,
  manager,
  serviceAdmin,
  administrator,
  nobody,
  type Endpoints,
  OWN_BOARD,
} from "@/scripts/contract/endpoints/entry";
import {
  PASSWORD,
  RESET_TOKEN,
  INVITATION_TOKEN,
  NEW_PASSWORD,
  newcomer,
  picture,
  archivedTasks,
  onParent,
} from "@/scripts/contract/endpoints/samples";

export const APP_ENDPOINTS: Endpoints = {
  [`PUT ${OWN_BOARD}/drag`]: member({
    summary: "Show others which card you are dragging",
    body: ({ task }) => ({ task_id: task.id }),
  }),
  [`GET ${OWN_BOARD}/tasks`]: viewer({ summary: "List all tasks of a board in a compact form" }),
  [`PUT ${OWN_BOARD}/star`]: viewer({ summary: "Star a board" }),
  [`DELETE ${OWN_BOARD}/star`]: viewer({ summary: "Remove the star from a board" }),
  [`GET ${OWN_BOARD}/tasks/{task_id}/reactions`]: viewer({ summary: "List the emoji on the comments of a task" }),
  [`PUT ${OWN_BOARD}/comments/{comment_id}/reactions`]: member({
    summary: "React to a comment with an emoji",
    body: { emoji: "👍" },
  }),
  [`DELETE ${OWN_BOARD}/comments/{comment_id}/reactions`]: member({
    summary: "Remove your emoji from a comment",
    body: { emoji: "👍" },
  }),
  [`POST ${OWN_BOARD}/tasks/copies`]: member({
    summary: "Copy many tasks",
    body: ({ task, otherStage }) => ({
      task_ids: [task.id],
      title: "{title} (copy)",
      stage_id: otherStage.id,
      ...{ assignee: true, subtask: true, label: true, attachment: true, comment: true },
    }),
  }),
  [`PUT ${OWN_BOARD}/stages/{stage_id}/restore-tasks`]: member({
    summary: "Restore tasks to another stage",
    body: archivedTasks,
  }),
  [`PUT ${OWN_BOARD}/stages/{stage_id}/limit`]: member({
    summary: "Set how many tasks a stage should have",
    body: { limit: 3 },
  }),
  [`DELETE ${OWN_BOARD}/stages/{stage_id}`]: member({ summary: "Delete a stage" }),
  [`PUT ${OWN_BOARD}/tasks/{task_id}/subtask-groups/{group_id}/place`]: member({
    summary: "Move a subtask group",
    params: onParent,
    body: { index: 1 },
  }),
  [`GET ${OWN_BOARD}/notifications/unread`]: viewer({ summary: "Count your unread notifications by task" }),
  [`PUT ${OWN_BOARD}/tasks/{task_id}/notifications/read`]: viewer({
    summary: "Mark the notifications of a task as read",
  }),
  "POST /boards-app/v1/people": serviceAdmin({
    summary: "Add a person",
    body: () => ({ display_name: "New person", ...newcomer() }),
  }),
  "POST /boards-app/v1/people/{user_id}/activate": serviceAdmin({ summary: "Activate an account" }),
  "POST /boards-app/v1/people/{user_id}/deactivate": serviceAdmin({ summary: "Deactivate an account" }),
  "POST /boards-app/v1/people/{user_id}/password-link": serviceAdmin({
    summary: "Create a link to choose a password",
  }),
  "PUT /boards-app/v1/password": signedIn({
    summary: "Change your password",
    body: { current_password: PASSWORD, new_password: "another passphrase, long enough" },
  }),
  "POST /boards-app/v1/password/forgot": anyone({
    summary: "Request a link to reset a password",
    body: (_, { target }) => ({ login: target.login }),
  }),
  "POST /boards-app/v1/password/reset": anyone({
    summary: "Reset a password with a link",
    body: { token: RESET_TOKEN, password: "another passphrase, long enough" },
  }),
  [`GET ${OWN_BOARD}/invitations/{invitation_id}/link`]: manager({
    single: true,
    summary: "Read the link of an open invitation",
  }),
  "POST /boards-app/v1/invitations": anyone({
    summary: "Accept an invitation to a board",
    answers: { stranger: 403, viewer: 403, member: 403, manager: 403, service_admin: 403, administrator: 403 },
    body: {
      token: INVITATION_TOKEN,
      display_name: "New Comer",
      login: "comer",
      password: NEW_PASSWORD,
    },
  }),
  "POST /boards-app/v1/logo": administrator({ summary: "Change the logo of the site", body: { logo: picture } }),
  "DELETE /boards-app/v1/logo": administrator({ summary: "Remove the logo of the site" }),
  "GET /boards-app/v1/mails": administrator({ summary: "List the emails of the site" }),
  "GET /boards-app/v1/mails/{mail_id}": administrator({ single: true, summary: "Read an email" }),
  "POST /boards-app/v1/mails/{mail_id}/retry": nobody({
    summary: "Retry an email",
    answers: { administrator: 400 },
  }),
  "POST /boards-app/v1/mails/retry": nobody({
    summary: "Retry all unsent emails",
    answers: { administrator: 400 },
  }),
  "GET /boards-app/v1/mail-preferences": signedIn({ single: true, summary: "Read your preferences for other emails" }),
  "PUT /boards-app/v1/mail-preferences": signedIn({
    summary: "Change your preferences for other emails",
    body: { reminder: false },
  }),
  "GET /boards-app/v1/profile": signedIn({ single: true, summary: "Read your profile" }),
  "PUT /boards-app/v1/profile": signedIn({ summary: "Change your profile", body: { display_name: "New name" } }),
  "DELETE /boards-app/v1/profile/photo": signedIn({ summary: "Remove your photo" }),
  "GET /boards-app/v1/search": signedIn({ summary: "Search tasks, boards and people" }),
  "GET /boards-app/v1/search/suggestions": signedIn({
    single: true,
    summary: "Suggest how a search goes on",
    query: () => ({ query: "board:" }),
  }),
  "GET /boards-app/v1/sessions": signedIn({ summary: "List your sessions" }),
  "DELETE /boards-app/v1/sessions": signedIn({ summary: "End all your other sessions" }),
  "DELETE /boards-app/v1/sessions/{session_id}": signedIn({ summary: "End one of your sessions" }),
  "POST /boards-app/v1/setup": nobody({
    summary: "Set up the site",
    answers: { anonymous: 403 },
    body: { token: "any", login: "root", email: "root@example.com", password: NEW_PASSWORD },
  }),
};
