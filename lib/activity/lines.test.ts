import { expect, test } from "vitest";
import { POST as ACCEPT } from "@/app/wp-json/boards-app/v1/invitations/route";
import { DELETE as DELETE_STAGE } from "@/app/wp-json/boards-app/v1/boards/[board_id]/stages/[stage_id]/route";
import { GET as BOARD_LINES } from "@/app/wp-json/boards/v2/projects/[board_id]/activities/route";
import { POST as ADD_MEMBER } from "@/app/wp-json/boards/v2/projects/[board_id]/add-members/route";
import { PUT as ARCHIVE_BOARD } from "@/app/wp-json/boards/v2/projects/[board_id]/archive-board/route";
import { POST as BOARD_CONTACT } from "@/app/wp-json/boards/v2/projects/[board_id]/crm-contact/route";
import { PUT as RESTORE_BOARD } from "@/app/wp-json/boards/v2/projects/[board_id]/restore-board/route";
import { PUT as DEFAULT_WATCHERS } from "@/app/wp-json/boards/v2/projects/[board_id]/stage/[stage_id]/default-watchers/route";
import { PUT as STAGE_VIEW } from "@/app/wp-json/boards/v2/projects/[board_id]/stage-view/[stage_id]/route";
import { PUT as PUBLIC_ACCESS } from "@/app/wp-json/boards/v2/projects/[board_id]/toggle-public-access/route";
import { PUT as BOARD_PROPERTIES } from "@/app/wp-json/boards/v2/projects/[board_id]/update-board-properties/route";
import { PUT as ARCHIVE_STAGE } from "@/app/wp-json/boards/v2/projects/[board_id]/archive-stage/[stage_id]/route";
import {
  DELETE as DELETE_FIELD,
  PUT as UPDATE_FIELD,
} from "@/app/wp-json/boards/v2/projects/[board_id]/custom-field/[custom_field_id]/route";
import { PUT as MOVE_FIELD } from "@/app/wp-json/boards/v2/projects/[board_id]/custom-field/[custom_field_id]/update-position/route";
import { POST as ADD_FIELD } from "@/app/wp-json/boards/v2/projects/[board_id]/custom-field/route";
import { PUT as DRAG_STAGE } from "@/app/wp-json/boards/v2/projects/[board_id]/drag-stage/route";
import {
  DELETE as DELETE_LABEL,
  PUT as UPDATE_LABEL,
} from "@/app/wp-json/boards/v2/projects/[board_id]/labels/[label_id]/route";
import { POST as ADD_LABEL } from "@/app/wp-json/boards/v2/projects/[board_id]/labels/route";
import { PUT as REORDER_STAGES } from "@/app/wp-json/boards/v2/projects/[board_id]/re-position-stages/route";
import { PUT as RESTORE_STAGE } from "@/app/wp-json/boards/v2/projects/[board_id]/restore-stage/[stage_id]/route";
import { PUT as UPDATE_BOARD } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { POST as ADD_STAGE } from "@/app/wp-json/boards/v2/projects/[board_id]/stage-create/route";
import { PUT as MOVE_ALL } from "@/app/wp-json/boards/v2/projects/[board_id]/stage-move-all-task/route";
import { GET as TASK_LINES } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/activities/route";
import { POST as CLONE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/clone-task/route";
import { POST as COMMENT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { PUT as TO_SUBTASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/convert-to-subtask/route";
import { POST as REPEAT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/create-repeat-task/route";
import { POST as SET_FIELD } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/custom-fields/route";
import { DELETE as DELETE_SUBTASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/delete-subtask/route";
import { DELETE as UNDEPEND } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/dependencies/[related_task_id]/route";
import { POST as DEPEND } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/dependencies/route";
import { POST as LEAVE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/detach-yourself/route";
import { PUT as TO_STAGE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-to-board/route";
import { DELETE as STOP_REPEATING } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/remove-repeat-task/route";
import { PUT as UPDATE_TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import {
  DELETE as DELETE_GROUP,
  POST as ADD_GROUP,
  PUT as UPDATE_GROUP,
} from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/subtask-group/route";
import {
  DELETE as DELETE_COMMENT,
  PUT as UPDATE_COMMENT,
} from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/comments/[comment_id]/route";
import { PUT as COMMENT_PRIVACY } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/comments/[comment_id]/privacy/route";
import {
  DELETE as DELETE_REPLY,
  PUT as UPDATE_REPLY,
} from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/reply/[reply_id]/route";
import { PUT as BACKGROUND } from "@/app/wp-json/boards/v2/projects/[board_id]/upload/background/route";
import { PUT as UPDATE_STAGE } from "@/app/wp-json/boards/v2/projects/[board_id]/update-stage/[stage_id]/route";
import { PUT as STAGE_PROPERTY } from "@/app/wp-json/boards/v2/projects/[board_id]/update-stage-property/[stage_id]/route";
import { POST as MAKE_MANAGER } from "@/app/wp-json/boards/v2/projects/[board_id]/user/[user_id]/make-manager/route";
import { POST as REMOVE_MEMBER } from "@/app/wp-json/boards/v2/projects/[board_id]/user/[user_id]/remove/route";
import { POST as CREATE_BOARD } from "@/app/wp-json/boards/v2/projects/route";
import { DELETE as DELETE_ATTACHMENT } from "@/app/wp-json/boards/v2/tasks/[task_id]/attachment-delete/[attachment_id]/route";
import { PUT as UPDATE_ATTACHMENT } from "@/app/wp-json/boards/v2/tasks/[task_id]/attachment-update/[attachment_id]/route";
import { POST as MANY_TO_BOARDS } from "@/app/wp-json/boards/v2/managers/add-users-to-boards/route";
import { db } from "@/lib/db";
import type { RouteHandler } from "@/lib/http/route";
import { digestOf } from "@/lib/secrets/secrets";
import { aBoardOfAnna, aColleague, aLabel, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aComment } from "@/lib/testing/factories/comments";
import { aField } from "@/lib/testing/factories/custom-fields";
import { anAttachment } from "@/lib/testing/factories/files";
import { snapshotted } from "@/lib/testing/db/snapshots";
import { anAdmin } from "@/lib/testing/factories/people";

/** Anna is the actor. Changes of tasks are tested in lib/tasks/read/lines.test.ts. */
const aBoardWithEverything = snapshotted("lines_of_activity", async () => {
  const all = await aBoardOfAnna();
  const { anna, board, toDo } = all;
  await db.board.update({ where: { id: board.id }, data: { title: "Here", description: "<p>what <b>it</b> was</p>" } });
  const [card, other] = [await aTask(toDo, { title: "Card" }), await aTask(toDo, { title: "Other" })];
  await db.taskAssignee.create({ data: { taskId: card.id, userId: anna.id } });
  const [step, eve, root] = [
    await aSubtask(card, { title: "Step", status: "closed" }),
    await aColleague(anna, { displayName: "Eve" }),
    await anAdmin(),
  ];
  const comment = await aComment(card, anna, { rawDescription: "old words" });
  const reply = await aComment(card, anna, { parentId: comment.id, rawDescription: "a reply" });
  const [label, field, attachment] = [
    await aLabel(board, { title: "Bug", bgColor: "#ff0000", color: "#ffffff" }),
    await aField(board, { title: "Size" }),
    await anAttachment(card, { createdById: anna.id, title: "notes.txt" }),
  ];
  await db.invitation.create({
    data: {
      boardId: board.id,
      email: "nina@example.com",
      role: "manager",
      digest: digestOf("invitation", "the token"),
      invitedById: anna.id,
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  return { ...all, card, other, step, eve, root, comment, reply, label, field, attachment };
});

type World = Awaited<ReturnType<typeof aBoardWithEverything>>;
type Request = (world: World) => [handler: RouteHandler, params?: object, body?: object, as?: World["anna"] | null];
/** Task (null for the board), action, column, old, new, description, settings. */
type Line = [
  on: string | null,
  action: string,
  column: string,
  old?: string | null,
  value?: string | null,
  description?: string | null,
  settings?: unknown,
];

const onCard =
  (handler: RouteHandler, body?: object): Request =>
  ({ card }) => [handler, { task_id: card.id }, body];
const onStage =
  (handler: RouteHandler, body?: object): Request =>
  ({ toDo }) => [handler, { stage_id: toDo.id }, body];
const onStep =
  (property: string, value: unknown): Request =>
  ({ step }) => [UPDATE_TASK, { task_id: step.id }, { property, value }];

const bug = { bg_color: "#ff0000", color: "#ffffff", title: "Bug" };
const none: Line[] = [];
const stepDeleted: Line[] = [
  [null, "deleted", "task", "Step", null, null, { task_id: "id" }],
  ["Card", "deleted", "subtask", "Step"],
];
const ofTasks = (action: string) =>
  ["Card", "Other"].flatMap((title): Line[] => [
    [title, action, "task", title],
    [null, action, "task", title],
  ]);

const OPERATIONS: [string, Request, Line[]][] = [
  [
    "rename and describe the board",
    () => [UPDATE_BOARD, {}, { title: "There", description: "<p>what it <b>is</b></p>" }],
    [
      [null, "changed", "title", "Here", "There"],
      [null, "changed", "description", null, "what it was", "<p>what it <b>is</b></p>"],
    ],
  ],
  ["save the board as it is", () => [UPDATE_BOARD, {}, { title: "Here" }], none],
  [
    "another background",
    () => [BACKGROUND, {}, { id: "solid_4", color: "#D7543D" }],
    [[null, "changed", "board background"]],
  ],
  ["archive the board", ({ root }) => [ARCHIVE_BOARD, {}, {}, root], [[null, "archived", "board", "Here"]]],
  ["restore a board that is there", () => [RESTORE_BOARD], none],
  [
    "public access",
    () => [PUBLIC_ACCESS, {}, { enabled: true }],
    [[null, "changed", "public access", "disabled", "enabled"]],
  ],
  [
    "properties of the board",
    () => [BOARD_PROPERTIES, {}, { page_id: 120, enable_stage_change_email: "yes" }],
    [
      [null, "added", "roadmap page", null, "120"],
      [null, "added", "stage change email", null, "yes"],
    ],
  ],
  ["the board's contact", () => [BOARD_CONTACT, {}, { value: 7 }], [[null, "added", "contact", null, "7"]]],
  ["add a member", ({ eve }) => [ADD_MEMBER, {}, { memberId: eve.id }], [[null, "added", "member", null, "Eve", ""]]],
  [
    "add a viewer",
    ({ eve }) => [ADD_MEMBER, {}, { memberId: eve.id, isViewerOnly: "yes" }],
    [[null, "added", "viewer", null, "Eve", ""]],
  ],
  [
    "add several members",
    ({ eve, board, root }) => [MANY_TO_BOARDS, {}, { user_ids: [eve.id], board_ids: [board.id] }, root],
    [[null, "added", "member", null, "Eve", ""]],
  ],
  [
    "join by an invitation",
    () => [ACCEPT, {}, { token: "the token", login: "nina@example.com", password: "a long enough passphrase" }, null],
    [[null, "added", "manager", null, "nina", ""]],
  ],
  ["remove a member", ({ max }) => [REMOVE_MEMBER, { user_id: max.id }], [[null, "removed", "member", null, "Max"]]],
  [
    "change a role",
    ({ max }) => [MAKE_MANAGER, { user_id: max.id }],
    [[null, "changed", "role", "member", "admin", "Max"]],
  ],
  ["create a stage", () => [ADD_STAGE, {}, { title: "Review" }], [[null, "created", "stage", null, "Review"]]],
  ["rename a stage", onStage(UPDATE_STAGE, { title: "Next" }), [[null, "updated", "title of stage", "To do", "Next"]]],
  [
    "a stage's title as a property",
    onStage(STAGE_PROPERTY, { property: "title", value: "Next" }),
    [[null, "updated", "title of stage", "To do", "Next"]],
  ],
  [
    "a stage's status",
    onStage(STAGE_PROPERTY, { property: "status", value: "closed" }),
    [[null, "updated", "status of stage", "open", "closed", "To do"]],
  ],
  [
    "a stage's color",
    onStage(STAGE_PROPERTY, { property: "color", value: "#ff0000" }),
    [[null, "updated", "color of stage", null, null, "To do"]],
  ],
  [
    "a stage's background",
    onStage(STAGE_PROPERTY, { property: "bg_color", value: "#ff0000" }),
    [[null, "updated", "background of stage", null, null, "To do"]],
  ],
  [
    "a stage's settings",
    onStage(STAGE_PROPERTY, { property: "settings", value: { default_task_status: "closed", is_template: true } }),
    [
      [null, "updated", "status of stage", "open", "closed", "To do"],
      [null, "updated", "template of stage", "no", "yes", "To do"],
    ],
  ],
  ["who sees a stage", onStage(STAGE_VIEW), [[null, "updated", "visibility of stage", "private", "public", "To do"]]],
  [
    "a stage's default watchers",
    ({ toDo, max }) => [DEFAULT_WATCHERS, { stage_id: toDo.id }, { watcherIds: [max.id] }],
    [[null, "updated", "default watchers of stage", null, null, "To do"]],
  ],
  [
    "drag a stage",
    ({ done }) => [DRAG_STAGE, {}, { stageId: done.id, newPosition: 1 }],
    [[null, "moved", "stages", "To do,Doing,Done"]],
  ],
  [
    "reorder stages",
    ({ done }) => [REORDER_STAGES, {}, { list: [done.id] }],
    [[null, "moved", "stages", "To do,Doing,Done"]],
  ],
  ["archive a stage", onStage(ARCHIVE_STAGE), [[null, "archived", "stage", "To do"], ...ofTasks("archived")]],
  ["restore a stage that is there", onStage(RESTORE_STAGE), none],
  [
    "delete a stage",
    ({ doing }) => [DELETE_STAGE, { stage_id: doing.id }],
    [[null, "deleted", "stage", "Doing", null, null, { stage_id: "id" }]],
  ],
  [
    "move all of a stage",
    ({ toDo, doing }) => [MOVE_ALL, {}, { oldStageId: toDo.id, newStageId: doing.id }],
    [
      ["Card", "changed", "stage", "To do", "Doing"],
      ["Other", "changed", "stage", "To do", "Doing"],
    ],
  ],
  [
    "create a label",
    () => [ADD_LABEL, {}, { label: "Bug", bg_color: "#ff0000", color: "#ffffff" }],
    [[null, "created", "label", null, null, null, bug]],
  ],
  [
    "edit a label",
    ({ label }) => [UPDATE_LABEL, { label_id: label.id }, { label: "Fault", bg_color: "#ff0000", color: "#ffffff" }],
    [[null, "updated", "label", null, null, null, { ...bug, title: "Fault" }]],
  ],
  [
    "delete a label",
    ({ label }) => [DELETE_LABEL, { label_id: label.id }],
    [[null, "deleted", "label", null, null, null, bug]],
  ],
  ["reopen a subtask", onStep("status", "open"), [["Card", "reopened", "subtask", "Step"]]],
  ["leave a task", onCard(LEAVE), [["Card", "left", "task"]]],
  ["comment", onCard(COMMENT, { comment: "Is this\nright?" }), [["Card", "added", "comment", null, "Is this\nright?"]]],
  [
    "comment and mention",
    ({ card, max }) => [
      COMMENT,
      { task_id: card.id },
      { comment: `@\u200B${max.login}\u200C look`, mentionData: [max.id] },
    ],
    [["Card", "added", "comment", null, "Max look"]],
  ],
  [
    "edit a comment",
    ({ comment }) => [UPDATE_COMMENT, { comment_id: comment.id }, { comment: "new words" }],
    [["Card", "updated", "comment", "old words", "new words"]],
  ],
  [
    "a comment's privacy",
    ({ comment }) => [COMMENT_PRIVACY, { comment_id: comment.id }, {}],
    [["Card", "changed", "comment privacy", "private", "public"]],
  ],
  [
    "delete a comment",
    ({ comment }) => [DELETE_COMMENT, { comment_id: comment.id }],
    [["Card", "removed", "comment", null, "old words"]],
  ],
  [
    "reply",
    ({ card, comment }) => [
      COMMENT,
      { task_id: card.id },
      { comment: "yes", comment_type: "reply", parent_id: comment.id },
    ],
    [["Card", "added", "a reply"]],
  ],
  [
    "edit a reply",
    ({ reply }) => [UPDATE_REPLY, { reply_id: reply.id }, { comment: "no" }],
    [["Card", "updated", "a reply", "a reply", "no"]],
  ],
  [
    "delete a reply",
    ({ reply }) => [DELETE_REPLY, { reply_id: reply.id }],
    [["Card", "removed", "a reply", null, "a reply"]],
  ],
  [
    "clone a task",
    ({ card, doing }) => [
      CLONE,
      { task_id: card.id },
      {
        title: "Copy",
        stage_id: doing.id,
        assignee: false,
        subtask: false,
        label: false,
        attachment: false,
        comment: false,
      },
    ],
    [
      ["Copy", "cloned", "task", "from Card"],
      [null, "created", "task", null, "Copy", "on stage Doing", { task_id: "id" }],
    ],
  ],
  ["a group of subtasks", onCard(ADD_GROUP, { title: "Later" }), [["Card", "created", "subtask group", null, "Later"]]],
  [
    "rename a group",
    ({ card, step }) => [UPDATE_GROUP, { task_id: card.id }, { group_id: step.subtaskGroupId, title: "First" }],
    [["Card", "updated", "subtask group", "Steps", "First"]],
  ],
  [
    "delete a group",
    ({ card, step }) => [DELETE_GROUP, { task_id: card.id }, { group_id: step.subtaskGroupId }],
    [...stepDeleted, ["Card", "deleted", "subtask group", "Steps"]],
  ],
  ["delete a subtask", ({ step }) => [DELETE_SUBTASK, { task_id: step.id }], stepDeleted],
  [
    "a subtask becomes a task",
    ({ step, doing }) => [TO_STAGE, { task_id: step.id }, { stage_id: doing.id }],
    [
      ["Card", "removed", "subtask", "Step"],
      ["Step", "changed", "stage", null, "Doing"],
    ],
  ],
  [
    "a task becomes a subtask",
    ({ card, other }) => [TO_SUBTASK, { task_id: other.id }, { parent_id: card.id }],
    [["Card", "added", "subtask", null, "Other"]],
  ],
  [
    "a field",
    () => [ADD_FIELD, {}, { customField: { title: "Weight", type: "number" } }],
    [[null, "created", "custom field", null, "Weight"]],
  ],
  [
    "rename a field",
    ({ field }) => [UPDATE_FIELD, { custom_field_id: field.id }, { customField: { title: "Length", type: "text" } }],
    [[null, "updated", "custom field", "Size", "Length"]],
  ],
  ["move a field to where it is", ({ field }) => [MOVE_FIELD, { custom_field_id: field.id }, { newIndex: 1 }], none],
  [
    "delete a field",
    ({ field }) => [DELETE_FIELD, { custom_field_id: field.id }],
    [[null, "deleted", "custom field", "Size"]],
  ],
  [
    "fill a field",
    ({ card, field }) => [SET_FIELD, { task_id: card.id }, { custom_field_id: field.id, value: "Large" }],
    [
      [
        "Card",
        "updated",
        "custom field",
        null,
        "Large",
        null,
        { custom_field_id: "id", title: "Size", custom_field_type: "text", is_new: true },
      ],
    ],
  ],
  [
    "rename a file",
    ({ card, attachment }) => [UPDATE_ATTACHMENT, { task_id: card.id, attachment_id: attachment.id }, { title: "New" }],
    [["Card", "updated", "attachment", "notes.txt", "New"]],
  ],
  [
    "remove a file",
    ({ card, attachment }) => [DELETE_ATTACHMENT, { task_id: card.id, attachment_id: attachment.id }],
    [["Card", "removed", "attachment", "notes.txt"]],
  ],
  [
    "depend on a task",
    ({ card, other }) => [DEPEND, { task_id: card.id }, { predecessor_task_id: card.id, successor_task_id: other.id }],
    [
      ["Other", "added", "predecessor", null, "Card", null, { task_id: "id" }],
      ["Card", "added", "successor", null, "Other", null, { task_id: "id" }],
    ],
  ],
  ["repeat a task", onCard(REPEAT, { repeat_type: "daily" }), [["Card", "added", "repeat", null, "daily"]]],
];

test.each(OPERATIONS)("'%s' records exactly these lines", async (_, request, lines) => {
  const world = await aBoardWithEverything();

  await send(world, request);

  expect(await readLines(world)).toEqual(lines.map(expected));
});

const TWICE: [string, Request[], Line[]][] = [
  [
    "archive and restore a stage",
    [onStage(ARCHIVE_STAGE), onStage(RESTORE_STAGE)],
    [
      [null, "archived", "stage", "To do"],
      ...ofTasks("archived"),
      [null, "restored", "stage", "To do"],
      ...ofTasks("restored"),
    ],
  ],
  [
    "end a repetition",
    [onCard(REPEAT, { repeat_type: "daily" }), onCard(REPEAT, { repeat_type: "weekly" }), onCard(STOP_REPEATING)],
    [
      ["Card", "added", "repeat", null, "daily"],
      ["Card", "changed", "repeat", null, "weekly"],
      ["Card", "removed", "repeat"],
    ],
  ],
  [
    "end a dependency",
    [
      ({ card, other }) => [
        DEPEND,
        { task_id: card.id },
        { predecessor_task_id: card.id, successor_task_id: other.id },
      ],
      ({ card, other }) => [UNDEPEND, { task_id: other.id, related_task_id: card.id }],
    ],
    ["added", "removed"].flatMap((action): Line[] => [
      ["Other", action, "predecessor", null, "Card", null, { task_id: "id" }],
      ["Card", action, "successor", null, "Other", null, { task_id: "id" }],
    ]),
  ],
  [
    "move a field",
    [
      () => [ADD_FIELD, {}, { customField: { title: "Weight", type: "number" } }],
      ({ field }) => [MOVE_FIELD, { custom_field_id: field.id }, { newIndex: 2 }],
    ],
    [
      [null, "created", "custom field", null, "Weight"],
      [null, "moved", "custom field", "Size,Weight"],
    ],
  ],
];

test.each(TWICE)("'%s' records exactly these lines", async (_, requests, lines) => {
  const world = await aBoardWithEverything();

  for (const request of requests) await send(world, request);

  expect(await readLines(world)).toEqual(lines.map(expected));
});

test("creating a board records one line with its title", async () => {
  const { root } = await aBoardWithEverything();

  const { json } = await call(CREATE_BOARD, { as: root, body: { board: { title: "New", type: "to-do" } } });

  const { data } = (await call(BOARD_LINES, { as: root, params: { board_id: json.board.id } })).json.activities;
  expect(data).toMatchObject([
    {
      action: "created",
      column: "board",
      old_value: null,
      new_value: null,
      description: "New",
      settings: null,
      created_by: root.id,
    },
  ]);
});

async function send(world: World, request: Request) {
  const [handler, params = {}, body, as = world.anna] = request(world);
  const { status, json } = await call(handler, {
    as: as ?? undefined,
    params: { board_id: world.board.id, ...params },
    body,
  });
  expect([status < 300, json]).toEqual([true, json]);
}

/** The activity of the board and of its tasks as a viewer reads it, in the order of creation. */
async function readLines({ vera, board }: World) {
  const params = { board_id: board.id };
  const tasks = await db.task.findMany({ where: { boardId: board.id } });
  const lists = [
    call(BOARD_LINES, { as: vera, params }),
    ...tasks.map(({ id }) => call(TASK_LINES, { as: vera, params: { ...params, task_id: id } })),
  ];
  const rows = (await Promise.all(lists))
    .flatMap(({ json }) => json.activities.data as Row[])
    .sort((one, other) => one.id - other.id);
  expect(JSON.stringify(rows)).not.toContain("@example.com");
  return rows.map((row) => [
    tasks.find(({ id }) => row.object_type === "task_activity" && id === row.object_id)?.title ?? null,
    row.action,
    row.column,
    row.old_value,
    row.new_value,
    row.description,
    withoutIds(row.settings),
  ]);
}

interface Row extends Record<"old_value" | "new_value" | "description", string | null> {
  id: number;
  object_id: number;
  object_type: string;
  action: string;
  column: string;
  settings: Record<string, unknown> | null;
}

/** Ids differ from run to run. */
const withoutIds = (settings: Row["settings"]) =>
  settings &&
  Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, key.endsWith("_id") ? "id" : value]));

const expected = ([on, action, column, old = null, value = null, description = null, settings = null]: Line) => [
  on,
  action,
  column,
  old,
  value,
  description,
  settings,
];
