import type { User } from "@/generated/prisma/client";
import { aFile, aPicture } from "@/lib/testing/factories/files";
import type { FurnishedBoard } from "@/security/furnished-board";
import { INVITATION_TOKEN, PASSWORD, RESET_TOKEN, type World } from "@/security/world";
import type { EndpointUnderAttack } from "@/security/endpoints";

export interface Sent {
  path?: string;
  params: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
}

type Parts = Partial<Omit<Sent, "params" | "path">> & { params?: Sent["params"] };

/** A valid request, which the endpoint grants to anyone with permission. */
export function requestOf(
  { name, method, parameters }: EndpointUnderAttack,
  world: World,
  actor: User | null,
  place: FurnishedBoard = world.home,
): Sent {
  const known = knownParameters(name, world, actor, place);
  const params = Object.fromEntries(parameters.map((parameter) => [parameter, known[parameter] ?? missing(parameter)]));
  const special = REQUESTS[name]?.(world, place) ?? {};
  if (["POST", "PUT", "PATCH"].includes(method) && !special.body) special.body = {};
  return { ...special, params: { ...params, ...special.params } };
}

function knownParameters(name: string, world: World, actor: User | null, place: FurnishedBoard): Sent["params"] {
  const person = name.includes("/users/me") || name.includes("/sessions/") ? (actor ?? world.target) : world.target;
  const ofTarget = (place === world.home ? world.target : place.member).id;
  return {
    board_id: place.board.id,
    stage_id: place.stage.id,
    task_id: place.task.id,
    related_task_id: place.otherTask.id,
    subtask_id: place.subtask.id,
    group_id: place.subtaskGroup.id,
    label_id: place.attachedLabel.id,
    attachment_id: place.attachment.id,
    comment_id: (place === world.home && actor && world.commentBy(actor)?.id) || place.comment.id,
    reply_id: (place === world.home && actor && world.replyBy(actor)?.id) || place.reply.id,
    custom_field_id: place.field.id,
    user_id: ofTarget,
    id: /\/member\/\{id\}\/(photo|display-name)$/.test(name) ? (actor ?? world.target).id : ofTarget,
    uuid: world.uuidOf(person),
    invitation_id: place.invitation.id,
    session_id: world.sessionOf(person),
    mail_id: world.mail.id,
    folder_id: place.folder.id,
    contact_id: 1,
  };
}

function missing(parameter: string): never {
  throw new Error(`security/requests.ts does not know what {${parameter}} is: say it in \`knownParameters\`.`);
}

let made = 0;
const picture = await aPicture();

/** Names must be unique. */
function newUser() {
  made += 1;
  return { username: `newcomer${made}`, email: `newcomer${made}@example.com`, password: "a long enough passphrase" };
}

function newPerson() {
  const { username, email } = newUser();
  return { display_name: "New person", email, login: username };
}

/** Body, query and path parameters beyond the ids of the world's records. */
const REQUESTS: Record<string, (world: World, place: FurnishedBoard) => Parts> = {
  "PUT /boards-app/v1/boards/{board_id}/drag": (_, { task }) => ({ body: { task_id: task.id } }),
  "PUT /boards-app/v1/boards/{board_id}/tasks/{task_id}/subtask-groups/{group_id}/place": (_, { laterTask }) => ({
    params: { task_id: laterTask.id },
    body: { index: 1 },
  }),
  "PUT /boards-app/v1/mail-preferences": () => ({ body: { reminder: false } }),
  "PUT /boards-app/v1/password": () => ({
    body: { current_password: PASSWORD, new_password: "another passphrase, long enough" },
  }),
  "POST /boards-app/v1/people": () => ({ body: newPerson() }),
  "POST /boards-app/v1/password/forgot": ({ target }) => ({ body: { login: target.login } }),
  "POST /boards-app/v1/password/reset": () => ({
    body: { token: RESET_TOKEN, password: "another passphrase, long enough" },
  }),
  "POST /boards-app/v1/invitations": () => ({
    body: { token: INVITATION_TOKEN, display_name: "New Comer", login: "comer", password: "a long enough passphrase" },
  }),
  "PUT /boards-app/v1/profile": () => ({ body: { display_name: "New name" } }),
  "POST /boards-app/v1/setup": () => ({
    body: { token: "any", login: "root", email: "root@example.com", password: "a long enough passphrase" },
  }),

  "POST /boards/v2/admin/folders": () => ({ body: { title: "New folder" } }),
  "PUT /boards/v2/admin/folders/{folder_id}": () => ({ body: { title: "New title" } }),
  "POST /boards/v2/admin/folders/{folder_id}/add-board": (_, { board }) => ({ body: { board_ids: [board.id] } }),
  "POST /boards/v2/admin/folders/{folder_id}/remove-board": (_, { board }) => ({ body: { board_id: board.id } }),
  "POST /boards-app/v1/logo": () => ({ body: { logo: picture } }),
  "POST /boards/v2/admin/general-settings": () => ({ body: { updatedSettings: { business_name: "New name" } } }),
  "GET /boards/v2/get-dashboard-view-settings": () => ({ query: { view: "tableview" } }),
  "PUT /boards/v2/update-dashboard-view-settings": () => ({
    body: { view: "tableview", updatedSettings: { table_view_dates: false } },
  }),
  "POST /boards/v2/update-global-notification-settings": () => ({
    body: { updatedSettings: { email_after_comment: false } },
  }),
  "PUT /boards/v2/projects/{board_id}/update-notification-settings": () => ({
    body: { updatedSettings: { dashboard_notification: false } },
  }),
  "POST /boards/v2/projects": () => ({ body: { board: { title: "New board", type: "to-do" } } }),
  "POST /boards/v2/projects/onboard": () => ({ body: { board: { title: "New board", type: "to-do" } } }),
  "PUT /boards/v2/projects/{board_id}": () => ({ body: { title: "New title", description: "New text" } }),
  "PUT /boards/v2/projects/{board_id}/toggle-public-access": () => ({ body: { enabled: true } }),
  "PUT /boards/v2/projects/{board_id}/update-board-properties": () => ({
    body: { page_id: 3, enable_stage_change_email: "yes" },
  }),
  "PUT /boards/v2/projects/{board_id}/upload/background": () => ({ body: { id: "solid_4", color: "#D7543D" } }),
  "POST /boards/v2/projects/{board_id}/duplicate-board": () => ({
    body: { board: { title: "New copy" }, isWithTasks: "yes", isWithLabels: "yes", isWithMembers: "yes" },
  }),
  "POST /boards/v2/projects/{board_id}/crm-contact": () => ({ body: { value: 7 } }),
  "POST /boards/v2/projects/{board_id}/send-invitation": () => ({
    body: { email: "somebody@example.com", role: "viewer" },
  }),
  "POST /boards/v2/projects/{board_id}/add-members": ({ acquaintance }) => ({ body: { memberId: acquaintance.id } }),
  "DELETE /boards/v2/remove-user-from-board": ({ target }, { board, member, owner }) => ({
    body: { boardId: board.id, userId: member.id === owner.id ? target.id : member.id },
  }),
  "POST /boards/v2/managers/add-admins": ({ people }) => ({
    body: { user_ids: [people.stranger.id, people.administrator.id] },
  }),
  "POST /boards/v2/managers/remove-admins": ({ people }) => ({
    body: { user_ids: [people.service_admin.id, people.administrator.id] },
  }),
  "POST /boards/v2/managers/add-users-to-boards": ({ people, target }, { board }) => ({
    body: { user_ids: [people.stranger.id, target.id], board_ids: [board.id], is_viewer_only: "yes" },
  }),
  "POST /boards/v2/managers/roles/{user_id}": (_, { board }) => ({ body: { roles: { [board.id]: "viewer" } } }),
  "POST /boards/v2/projects/{board_id}/user/{user_id}/make-member": ({ people, home }, place) => ({
    params: { user_id: place === home ? people.viewer.id : place.owner.id },
  }),
  "POST /boards/v2/projects/{board_id}/user/{user_id}/remove-manager": ({ deputy, home }, place) => ({
    params: { user_id: place === home ? deputy.id : place.owner.id },
  }),
  "PUT /boards/v2/projects/{board_id}/re-position-stages": (_, { stage, otherStage }) => ({
    body: { list: [otherStage.id, stage.id] },
  }),
  "PUT /boards/v2/projects/{board_id}/restore-stage/{stage_id}": (_, { archivedStage }) => ({
    params: { stage_id: archivedStage.id },
  }),
  "POST /boards/v2/projects/{board_id}/stage-create": () => ({ body: { title: "New stage" } }),
  "PUT /boards/v2/projects/{board_id}/update-stage/{stage_id}": () => ({ body: { title: "New title" } }),
  "PUT /boards/v2/projects/{board_id}/stage/{stage_id}/sort-task": () => ({ body: { order: "title", orderBy: "ASC" } }),
  "PUT /boards/v2/projects/{board_id}/update-stage-property/{stage_id}": () => ({
    body: { property: "title", value: "New title" },
  }),
  "PUT /boards/v2/projects/{board_id}/drag-stage": (_, { otherStage }) => ({
    body: { stageId: otherStage.id, newPosition: 1 },
  }),
  "PUT /boards/v2/projects/{board_id}/stage-move-all-task": (_, { stage, otherStage }) => ({
    body: { oldStageId: stage.id, newStageId: otherStage.id },
  }),
  "PUT /boards/v2/projects/{board_id}/stage/{stage_id}/default-assignees": (_, { member }) => ({
    body: { assigneeIds: [member.id] },
  }),
  "PUT /boards/v2/projects/{board_id}/stage/{stage_id}/default-watchers": (_, { member }) => ({
    body: { watcherIds: [member.id] },
  }),
  "POST /boards/v2/projects/{board_id}/labels": () => ({
    body: { label: "New label", color: "#1B2533", bg_color: "#4bce97" },
  }),
  "PUT /boards/v2/projects/{board_id}/labels/{label_id}": () => ({ body: { label: "New name", bg_color: "#2196F3" } }),
  "POST /boards/v2/projects/{board_id}/labels/task": (_, { task, label }) => ({
    body: { taskId: task.id, labelId: label.id },
  }),
  "POST /boards/v2/projects/{board_id}/custom-field": () => ({
    body: { customField: { title: `New field ${(made += 1)}`, type: "select", options: ["One", "Two"] } },
  }),
  "PUT /boards/v2/projects/{board_id}/custom-field/{custom_field_id}": () => ({
    body: { customField: { title: "New name", type: "text" } },
  }),
  "PUT /boards/v2/projects/{board_id}/custom-field/{custom_field_id}/update-position": () => ({
    body: { newIndex: 1 },
  }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/custom-fields": (_, { field }) => ({
    body: { custom_field_id: field.id, value: "New value" },
  }),
  "GET /boards/v2/projects/{board_id}/tasks/stage-page": (_, { stage }) => ({ query: { stage_id: stage.id } }),
  "POST /boards/v2/projects/{board_id}/tasks": (_, { board, stage }) => ({
    body: { task: { title: "New task", board_id: board.id, stage_id: stage.id } },
  }),
  "PUT /boards/v2/projects/{board_id}/tasks/{task_id}": () => ({ body: { property: "title", value: "New title" } }),
  "POST /boards/v2/projects/{board_id}/tasks/bulk-actions": (_, { task, otherStage }) => ({
    body: { task_ids: [task.id], action: "move_tasks", target_stage_id: otherStage.id },
  }),
  "PUT /boards/v2/projects/{board_id}/bulk-restore-tasks": (_, { archivedTask }) => ({
    body: { task_ids: [archivedTask.id] },
  }),
  "PUT /boards-app/v1/boards/{board_id}/stages/{stage_id}/restore-tasks": (_, { archivedTask }) => ({
    body: { task_ids: [archivedTask.id] },
  }),
  "DELETE /boards/v2/projects/{board_id}/bulk-delete-tasks": (_, { archivedTask }) => ({
    query: { task_ids: archivedTask.id },
  }),
  "PUT /boards/v2/projects/{board_id}/tasks/{task_id}/pin": () => ({ body: { pinned: true } }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/dates": () => ({
    body: { due_at: "2031-03-01", started_at: "2031-02-01", reminder_type: "1_day_before" },
  }),
  "POST /boards/v2/projects/{board_id}/tasks/update-cover-photo/{task_id}": () => ({
    body: { thumbnail: "https://example.com/logo.png" },
  }),
  "POST /boards/v2/projects/{board_id}/tasks/status-update/{task_id}": () => ({ body: { integrationType: "feature" } }),
  "PUT /boards/v2/projects/{board_id}/tasks/{task_id}/move-task": (_, { otherStage }) => ({
    body: { newStageId: otherStage.id, newIndex: 1 },
  }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/dependencies": (_, { task, laterTask }) => ({
    body: { predecessor_task_id: task.id, successor_task_id: laterTask.id },
  }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/create-repeat-task": (_, { otherStage }) => ({
    body: { repeat_type: "daily", selected_stage: otherStage.id },
  }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/clone-task": (_, { otherStage }) => ({
    body: {
      title: "Clone",
      stage_id: otherStage.id,
      assignee: true,
      subtask: true,
      label: true,
      attachment: true,
      comment: true,
    },
  }),

  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/subtasks": () => ({ body: { title: "New subtask" } }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/subtasks/bulk": () => ({ body: { titles: ["One", "Two"] } }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/subtask-group": () => ({ body: { title: "New group" } }),
  "PUT /boards/v2/projects/{board_id}/tasks/{task_id}/subtask-group": (_, { laterTask, subtaskGroup }) => ({
    params: { task_id: laterTask.id },
    body: { group_id: subtaskGroup.id, title: "New title" },
  }),
  "DELETE /boards/v2/projects/{board_id}/tasks/{task_id}/subtask-group": (_, { laterTask, subtaskGroup }) => ({
    params: { task_id: laterTask.id },
    body: { group_id: subtaskGroup.id },
  }),
  "DELETE /boards/v2/projects/{board_id}/tasks/{task_id}/delete-subtask": (_, { subtask }) => ({
    params: { task_id: subtask.id },
  }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/move-subtask": (_, { laterTask, subtaskGroup, subtask }) => ({
    params: { task_id: laterTask.id },
    body: { group_id: subtaskGroup.id, subtask_id: subtask.id },
  }),
  "PUT /boards/v2/projects/{board_id}/tasks/update-subtask-position/{subtask_id}": (_, { subtaskGroup }) => ({
    body: { newPosition: 1, newSubtasksGroupId: subtaskGroup.id },
  }),
  "PUT /boards/v2/projects/{board_id}/tasks/{task_id}/convert-to-subtask": (
    _,
    { laterTask, subtaskGroup, member },
  ) => ({ body: { parent_id: laterTask.id, subtaskGroupId: subtaskGroup.id, assigneeId: member.id } }),
  "PUT /boards/v2/projects/{board_id}/tasks/{task_id}/move-to-board": (_, { subtask, otherStage }) => ({
    params: { task_id: subtask.id },
    body: { stage_id: otherStage.id },
  }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/clone-subtask": (_, { subtask }) => ({
    params: { task_id: subtask.id },
  }),

  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/add-task-attachment-file": () => ({ body: { file: aFile() } }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/add-task-attachment-file-chunk": () => ({
    body: {
      chunk: aFile("chunk", "A few words."),
      file_name: "notes.txt",
      file_size: 12,
      chunk_index: 0,
      total_chunks: 1,
      upload_id: `upload-${(made += 1)}`,
    },
  }),
  "POST /boards/v2/projects/{board_id}/tasks/create-task-from-image": (_, { stage }) => ({
    body: { stage_id: stage.id, file: picture },
  }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/task-cover-image-upload": () => ({ body: { file: picture } }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/wp-editor-media-file-upload": () => ({
    body: { file: picture },
  }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/comment-image-upload": () => ({ body: { file: picture } }),
  "POST /boards/v2/projects/{board_id}/tasks/{task_id}/comments": () => ({ body: { comment: "New comment" } }),
  "PUT /boards/v2/projects/{board_id}/tasks/{task_id}/comments/{comment_id}": () => ({
    body: { comment: "New words" },
  }),
  "PUT /boards/v2/projects/{board_id}/tasks/comments/{comment_id}": () => ({ body: { comment: "New words" } }),
  "PUT /boards/v2/projects/{board_id}/tasks/reply/{reply_id}": () => ({ body: { comment: "New words" } }),
  "POST /boards/v2/projects/{board_id}/upload/background-image": () => ({ body: { file: picture } }),
  "POST /boards/v2/member/{id}/display-name": () => ({ body: { display_name: "New name" } }),
  "POST /boards/v2/member/{id}/photo": () => ({ body: { photo: picture } }),
  "PUT /boards/v2/tasks/{task_id}/attachment-update/{attachment_id}": () => ({ body: { title: "New title" } }),
  "POST /boards/v2/tasks/{task_id}/add-attachment": () => ({ body: { url: "https://127.0.0.1/page" } }),

  ...under("/wp/v2/settings", ["POST", "PUT", "PATCH"], () => ({ body: { title: "New title" } })),
  "POST /wp/v2/users": () => ({ body: newUser() }),
  ...under("/wp/v2/users/{user_id}", ["POST", "PUT", "PATCH"], () => ({ body: { name: "New name" } })),
  ...under("/wp/v2/users/me", ["POST", "PUT", "PATCH"], () => ({ body: { name: "New name" } })),
  ...under("/wp/v2/users/{user_id}", ["DELETE"], () => ({ body: { force: true, reassign: false } })),
  ...under("/wp/v2/users/me", ["DELETE"], () => ({ body: { force: true, reassign: false } })),
  ...under("/wp/v2/users/{user_id}/application-passwords", ["POST"], () => ({
    body: { name: `New program ${(made += 1)}` },
  })),
  ...under("/wp/v2/users/me/application-passwords", ["POST"], () => ({ body: { name: `New program ${(made += 1)}` } })),
  ...under("/wp/v2/users/{user_id}/application-passwords/{uuid}", ["POST", "PUT", "PATCH"], () => ({
    body: { name: "Renamed" },
  })),
  ...under("/wp/v2/users/me/application-passwords/{uuid}", ["POST", "PUT", "PATCH"], () => ({
    body: { name: "Renamed" },
  })),
};

function under(path: string, methods: string[], parts: (world: World, place: FurnishedBoard) => Parts) {
  return Object.fromEntries(methods.map((method) => [`${method} ${path}`, parts]));
}
