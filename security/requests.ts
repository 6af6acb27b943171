import type { User } from "@/generated/prisma/client";
import { aFile, aPicture } from "@/lib/testing/factories/files";
import { call } from "@/lib/testing/http/call";
import type { FurnishedBoard } from "@/security/furnished-board";
import { INVITATION_TOKEN, PASSWORD, RESET_TOKEN, type World } from "@/security/world";
import type { EndpointUnderAttack } from "@/security/endpoints";

export interface Sent {
  path?: string;
  params: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
}

/** A valid request, which the endpoint grants to anyone with permission. */
export function requestOf(
  { name, method, parameters }: EndpointUnderAttack,
  world: World,
  actor: User | null,
  place: FurnishedBoard = world.home,
): Sent {
  const known = { ...knownParameters(name, world, actor, place), ...PARAMETERS[name]?.(place, world) };
  const body = BODIES[name] ?? (["POST", "PUT", "PATCH"].includes(method) ? {} : undefined);
  return {
    params: Object.fromEntries(parameters.map((parameter) => [parameter, known[parameter] ?? missing(parameter)])),
    query: QUERIES[name]?.(place),
    ...(body && { body: typeof body === "function" ? body(place, world) : body }),
  };
}

/** Calls the endpoint with its valid request, except for what is given. */
export const send = (
  endpoint: EndpointUnderAttack,
  world: World,
  actor: User | null,
  given: Partial<Sent> & { headers?: Record<string, string> } = {},
) => call(endpoint.handler, { as: actor ?? undefined, ...requestOf(endpoint, world, actor), ...given });

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
const passphrase = "a long enough passphrase";

/** Names must be unique. */
function newcomer() {
  const login = `newcomer${(made += 1)}`;
  return { login, email: `${login}@example.com` };
}

const newProgram = () => ({ name: `New program ${(made += 1)}` });

type Of<Result> = (place: FurnishedBoard, world: World) => Result;

const BOARD = "/boards/v2/projects/{board_id}";
const TASK = `${BOARD}/tasks/{task_id}`;
const USERS = ["/wp/v2/users/{user_id}", "/wp/v2/users/me"];
const PASSWORDS = USERS.map((user) => `${user}/application-passwords`);
const UPDATE = ["POST", "PUT", "PATCH"];

/** Records other than the usual ones in the path. */
const PARAMETERS: Record<string, Of<Sent["params"]>> = {
  "PUT /boards-app/v1/boards/{board_id}/tasks/{task_id}/subtask-groups/{group_id}/place": onParent,
  [`POST ${BOARD}/user/{user_id}/make-member`]: (place, { people, home }) => ({
    user_id: place === home ? people.viewer.id : place.owner.id,
  }),
  [`POST ${BOARD}/user/{user_id}/remove-manager`]: (place, { deputy, home }) => ({
    user_id: place === home ? deputy.id : place.owner.id,
  }),
  [`PUT ${BOARD}/restore-stage/{stage_id}`]: ({ archivedStage }) => ({ stage_id: archivedStage.id }),
  [`PUT ${TASK}/subtask-group`]: onParent,
  [`DELETE ${TASK}/subtask-group`]: onParent,
  [`POST ${TASK}/move-subtask`]: onParent,
  [`DELETE ${TASK}/delete-subtask`]: onSubtask,
  [`PUT ${TASK}/move-to-board`]: onSubtask,
  [`POST ${TASK}/clone-subtask`]: onSubtask,
};

function onParent({ laterTask }: FurnishedBoard) {
  return { task_id: laterTask.id };
}

function onSubtask({ subtask }: FurnishedBoard) {
  return { task_id: subtask.id };
}

const QUERIES: Record<string, (place: FurnishedBoard) => Sent["query"]> = {
  "GET /boards/v2/get-dashboard-view-settings": () => ({ view: "tableview" }),
  [`GET ${BOARD}/tasks/stage-page`]: ({ stage }) => ({ stage_id: stage.id }),
  [`DELETE ${BOARD}/bulk-delete-tasks`]: ({ archivedTask }) => ({ task_ids: archivedTask.id }),
};

const BODIES: Record<string, object | Of<object>> = {
  "PUT /boards-app/v1/boards/{board_id}/drag": ({ task }) => ({ task_id: task.id }),
  "PUT /boards-app/v1/boards/{board_id}/tasks/{task_id}/subtask-groups/{group_id}/place": { index: 1 },
  "PUT /boards-app/v1/boards/{board_id}/stages/{stage_id}/restore-tasks": archivedTasks,
  "PUT /boards-app/v1/mail-preferences": { reminder: false },
  "PUT /boards-app/v1/password": { current_password: PASSWORD, new_password: "another passphrase, long enough" },
  "POST /boards-app/v1/people": () => ({ display_name: "New person", ...newcomer() }),
  "POST /boards-app/v1/password/forgot": (_, { target }) => ({ login: target.login }),
  "POST /boards-app/v1/password/reset": { token: RESET_TOKEN, password: "another passphrase, long enough" },
  "POST /boards-app/v1/invitations": {
    token: INVITATION_TOKEN,
    display_name: "New Comer",
    login: "comer",
    password: passphrase,
  },
  "PUT /boards-app/v1/profile": { display_name: "New name" },
  "POST /boards-app/v1/setup": { token: "any", login: "root", email: "root@example.com", password: passphrase },
  "POST /boards-app/v1/logo": { logo: picture },

  "POST /boards/v2/admin/folders": { title: "New folder" },
  "PUT /boards/v2/admin/folders/{folder_id}": { title: "New title" },
  "POST /boards/v2/admin/folders/{folder_id}/add-board": ({ board }) => ({ board_ids: [board.id] }),
  "POST /boards/v2/admin/folders/{folder_id}/remove-board": ({ board }) => ({ board_id: board.id }),
  "POST /boards/v2/admin/general-settings": { updatedSettings: { business_name: "New name" } },
  "PUT /boards/v2/update-dashboard-view-settings": { view: "tableview", updatedSettings: { table_view_dates: false } },
  "POST /boards/v2/update-global-notification-settings": { updatedSettings: { email_after_comment: false } },
  "DELETE /boards/v2/remove-user-from-board": ({ board, member, owner }, { target }) => ({
    boardId: board.id,
    userId: member.id === owner.id ? target.id : member.id,
  }),
  "POST /boards/v2/managers/add-admins": (_, { people: { stranger, administrator } }) => ({
    user_ids: [stranger.id, administrator.id],
  }),
  "POST /boards/v2/managers/remove-admins": (_, { people: { service_admin, administrator } }) => ({
    user_ids: [service_admin.id, administrator.id],
  }),
  "POST /boards/v2/managers/add-users-to-boards": ({ board }, { people, target }) => ({
    user_ids: [people.stranger.id, target.id],
    board_ids: [board.id],
    is_viewer_only: "yes",
  }),
  "POST /boards/v2/managers/roles/{user_id}": ({ board }) => ({ roles: { [board.id]: "viewer" } }),
  "POST /boards/v2/member/{id}/display-name": { display_name: "New name" },
  "POST /boards/v2/member/{id}/photo": { photo: picture },
  "PUT /boards/v2/tasks/{task_id}/attachment-update/{attachment_id}": { title: "New title" },
  "POST /boards/v2/tasks/{task_id}/add-attachment": { url: "https://127.0.0.1/page" },

  "POST /boards/v2/projects": { board: { title: "New board", type: "to-do" } },
  "POST /boards/v2/projects/onboard": { board: { title: "New board", type: "to-do" } },
  [`PUT ${BOARD}`]: { title: "New title", description: "New text" },
  [`PUT ${BOARD}/update-notification-settings`]: { updatedSettings: { dashboard_notification: false } },
  [`PUT ${BOARD}/toggle-public-access`]: { enabled: true },
  [`PUT ${BOARD}/update-board-properties`]: { page_id: 3, enable_stage_change_email: "yes" },
  [`PUT ${BOARD}/upload/background`]: { id: "solid_4", color: "#D7543D" },
  [`POST ${BOARD}/upload/background-image`]: { file: picture },
  [`POST ${BOARD}/duplicate-board`]: {
    board: { title: "New copy" },
    isWithTasks: "yes",
    isWithLabels: "yes",
    isWithMembers: "yes",
  },
  [`POST ${BOARD}/crm-contact`]: { value: 7 },
  [`POST ${BOARD}/send-invitation`]: { email: "somebody@example.com", role: "viewer" },
  [`POST ${BOARD}/add-members`]: (_, { acquaintance }) => ({ memberId: acquaintance.id }),
  [`PUT ${BOARD}/re-position-stages`]: ({ stage, otherStage }) => ({ list: [otherStage.id, stage.id] }),
  [`POST ${BOARD}/stage-create`]: { title: "New stage" },
  [`PUT ${BOARD}/update-stage/{stage_id}`]: { title: "New title" },
  [`PUT ${BOARD}/stage/{stage_id}/sort-task`]: { order: "title", orderBy: "ASC" },
  [`PUT ${BOARD}/update-stage-property/{stage_id}`]: { property: "title", value: "New title" },
  [`PUT ${BOARD}/drag-stage`]: ({ otherStage }) => ({ stageId: otherStage.id, newPosition: 1 }),
  [`PUT ${BOARD}/stage-move-all-task`]: ({ stage, otherStage }) => ({
    oldStageId: stage.id,
    newStageId: otherStage.id,
  }),
  [`PUT ${BOARD}/stage/{stage_id}/default-assignees`]: ({ member }) => ({ assigneeIds: [member.id] }),
  [`PUT ${BOARD}/stage/{stage_id}/default-watchers`]: ({ member }) => ({ watcherIds: [member.id] }),
  [`POST ${BOARD}/labels`]: { label: "New label", color: "#1B2533", bg_color: "#4bce97" },
  [`PUT ${BOARD}/labels/{label_id}`]: { label: "New name", bg_color: "#2196F3" },
  [`POST ${BOARD}/labels/task`]: ({ task, label }) => ({ taskId: task.id, labelId: label.id }),
  [`POST ${BOARD}/custom-field`]: () => ({
    customField: { title: `New field ${(made += 1)}`, type: "select", options: ["One", "Two"] },
  }),
  [`PUT ${BOARD}/custom-field/{custom_field_id}`]: { customField: { title: "New name", type: "text" } },
  [`PUT ${BOARD}/custom-field/{custom_field_id}/update-position`]: { newIndex: 1 },

  [`POST ${BOARD}/tasks`]: ({ board, stage }) => ({
    task: { title: "New task", board_id: board.id, stage_id: stage.id },
  }),
  [`POST ${BOARD}/tasks/bulk-actions`]: ({ task, otherStage }) => ({
    task_ids: [task.id],
    action: "move_tasks",
    target_stage_id: otherStage.id,
  }),
  [`PUT ${BOARD}/bulk-restore-tasks`]: archivedTasks,
  [`POST ${BOARD}/tasks/update-cover-photo/{task_id}`]: { thumbnail: "https://example.com/logo.png" },
  [`POST ${BOARD}/tasks/status-update/{task_id}`]: { integrationType: "feature" },
  [`POST ${BOARD}/tasks/create-task-from-image`]: ({ stage }) => ({ stage_id: stage.id, file: picture }),
  [`PUT ${BOARD}/tasks/update-subtask-position/{subtask_id}`]: ({ subtaskGroup }) => ({
    newPosition: 1,
    newSubtasksGroupId: subtaskGroup.id,
  }),
  [`PUT ${BOARD}/tasks/comments/{comment_id}`]: { comment: "New words" },
  [`PUT ${BOARD}/tasks/reply/{reply_id}`]: { comment: "New words" },

  [`PUT ${TASK}`]: { property: "title", value: "New title" },
  [`PUT ${TASK}/pin`]: { pinned: true },
  [`POST ${TASK}/dates`]: { due_at: "2031-03-01", started_at: "2031-02-01", reminder_type: "1_day_before" },
  [`PUT ${TASK}/move-task`]: ({ otherStage }) => ({ newStageId: otherStage.id, newIndex: 1 }),
  [`POST ${TASK}/dependencies`]: ({ task, laterTask }) => ({
    predecessor_task_id: task.id,
    successor_task_id: laterTask.id,
  }),
  [`POST ${TASK}/create-repeat-task`]: ({ otherStage }) => ({ repeat_type: "daily", selected_stage: otherStage.id }),
  [`POST ${TASK}/clone-task`]: ({ otherStage }) => ({
    title: "Clone",
    stage_id: otherStage.id,
    assignee: true,
    subtask: true,
    label: true,
    attachment: true,
    comment: true,
  }),
  [`POST ${TASK}/custom-fields`]: ({ field }) => ({ custom_field_id: field.id, value: "New value" }),
  [`POST ${TASK}/subtasks`]: { title: "New subtask" },
  [`POST ${TASK}/subtasks/bulk`]: { titles: ["One", "Two"] },
  [`POST ${TASK}/subtask-group`]: { title: "New group" },
  [`PUT ${TASK}/subtask-group`]: ({ subtaskGroup }) => ({ group_id: subtaskGroup.id, title: "New title" }),
  [`DELETE ${TASK}/subtask-group`]: ({ subtaskGroup }) => ({ group_id: subtaskGroup.id }),
  [`POST ${TASK}/move-subtask`]: ({ subtaskGroup, subtask }) => ({
    group_id: subtaskGroup.id,
    subtask_id: subtask.id,
  }),
  [`PUT ${TASK}/convert-to-subtask`]: ({ laterTask, subtaskGroup, member }) => ({
    parent_id: laterTask.id,
    subtaskGroupId: subtaskGroup.id,
    assigneeId: member.id,
  }),
  [`PUT ${TASK}/move-to-board`]: ({ otherStage }) => ({ stage_id: otherStage.id }),
  [`POST ${TASK}/add-task-attachment-file`]: () => ({ file: aFile() }),
  [`POST ${TASK}/add-task-attachment-file-chunk`]: () => ({
    chunk: aFile("chunk", "A few words."),
    file_name: "notes.txt",
    file_size: 12,
    chunk_index: 0,
    total_chunks: 1,
    upload_id: `upload-${(made += 1)}`,
  }),
  [`POST ${TASK}/task-cover-image-upload`]: { file: picture },
  [`POST ${TASK}/wp-editor-media-file-upload`]: { file: picture },
  [`POST ${TASK}/comment-image-upload`]: { file: picture },
  [`POST ${TASK}/comments`]: { comment: "New comment" },
  [`PUT ${TASK}/comments/{comment_id}`]: { comment: "New words" },

  "POST /wp/v2/users": () => {
    const { login: username, email } = newcomer();
    return { username, email, password: passphrase };
  },
  ...each(UPDATE, ["/wp/v2/settings"], { title: "New title" }),
  ...each(UPDATE, USERS, { name: "New name" }),
  ...each(["DELETE"], USERS, { force: true, reassign: false }),
  ...each(["POST"], PASSWORDS, newProgram),
  ...each(
    UPDATE,
    PASSWORDS.map((password) => `${password}/{uuid}`),
    { name: "Renamed" },
  ),
};

function archivedTasks({ archivedTask }: FurnishedBoard) {
  return { task_ids: [archivedTask.id] };
}

function each(methods: string[], paths: string[], body: object | Of<object>) {
  return Object.fromEntries(methods.flatMap((method) => paths.map((path) => [`${method} ${path}`, body])));
}
