import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { digestOf } from "@/lib/secrets/secrets";
import {
  aBoardOfAnna,
  aColleague,
  aComment,
  type ActivityLine,
  aField,
  aLabel,
  anAdmin,
  anAttachment,
  assign,
  aSubtask,
  aTask,
  fullActivityLines,
  request,
  requestOn,
  snapshotted,
} from "@/lib/testing";

/** Anna is the actor. Changes of tasks are tested in lib/tasks/read/lines.test.ts. */
const aBoardWithEverything = snapshotted("lines_of_activity", async () => {
  const all = await aBoardOfAnna();
  const { anna, board, toDo } = all;
  await db.board.update({ where: { id: board.id }, data: { title: "Here", description: "<p>what <b>it</b> was</p>" } });
  const [card, other] = [await aTask(toDo, { title: "Card" }), await aTask(toDo, { title: "Other" })];
  await assign(card, anna);
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
type Request = (world: World) => [line: string, body?: object, as?: World["anna"] | null];

const onCard =
  (endpoint: string, body?: object): Request =>
  ({ card }) => [endpoint.replace(" ", ` tasks/${card.id}/`), body];
const onStage =
  (endpoint: string, body?: object): Request =>
  ({ toDo }) => [`${endpoint}/${toDo.id}`, body];
const onStep =
  (property: string, value: unknown): Request =>
  ({ step }) => [`PUT tasks/${step.id}`, { property, value }];

const bug = { bg_color: "#ff0000", color: "#ffffff", title: "Bug" };
const none: ActivityLine[] = [];
const stepDeleted: ActivityLine[] = [
  [null, "deleted", "task", "Step", null, null, { task_id: "id" }],
  ["Card", "deleted", "subtask", "Step"],
];
const ofTasks = (action: string) =>
  ["Card", "Other"].flatMap((title): ActivityLine[] => [
    [title, action, "task", title],
    [null, action, "task", title],
  ]);

const OPERATIONS: [string, Request, ActivityLine[]][] = [
  [
    "rename and describe the board",
    () => ["PUT .", { title: "There", description: "<p>what it <b>is</b></p>" }],
    [
      [null, "changed", "title", "Here", "There"],
      [null, "changed", "description", null, "what it was", "<p>what it <b>is</b></p>"],
    ],
  ],
  ["save the board as it is", () => ["PUT .", { title: "Here" }], none],
  [
    "another background",
    () => ["PUT upload/background", { id: "solid_4", color: "#D7543D" }],
    [[null, "changed", "board background"]],
  ],
  ["archive the board", ({ root }) => ["PUT archive-board", {}, root], [[null, "archived", "board", "Here"]]],
  ["restore a board that is there", () => ["PUT restore-board"], none],
  [
    "public access",
    () => ["PUT toggle-public-access", { enabled: true }],
    [[null, "changed", "public access", "disabled", "enabled"]],
  ],
  [
    "properties of the board",
    () => ["PUT update-board-properties", { page_id: 120, enable_stage_change_email: "yes" }],
    [
      [null, "added", "roadmap page", null, "120"],
      [null, "added", "stage change email", null, "yes"],
    ],
  ],
  [
    "features of the board",
    () => ["PUT update-board-properties", { enable_time_tracking: false, enable_recurring_tasks: true }],
    [
      [null, "added", "time tracking", null, "no"],
      [null, "added", "recurring tasks", null, "yes"],
    ],
  ],
  ["the board's contact", () => ["POST crm-contact", { value: 7 }], [[null, "added", "contact", null, "7"]]],
  [
    "add a member",
    ({ eve }) => ["POST add-members", { memberId: eve.id }],
    [[null, "added", "member", null, "Eve", ""]],
  ],
  [
    "add a viewer",
    ({ eve }) => ["POST add-members", { memberId: eve.id, isViewerOnly: "yes" }],
    [[null, "added", "viewer", null, "Eve", ""]],
  ],
  [
    "add several members",
    ({ eve, board, root }) => [
      "POST /boards/v2/managers/add-users-to-boards",
      { user_ids: [eve.id], board_ids: [board.id] },
      root,
    ],
    [[null, "added", "member", null, "Eve", ""]],
  ],
  [
    "join by an invitation",
    () => [
      "POST /boards-app/v1/invitations",
      { token: "the token", login: "nina@example.com", password: "a long enough passphrase" },
      null,
    ],
    [[null, "added", "manager", null, "nina", ""]],
  ],
  ["remove a member", ({ max }) => [`POST user/${max.id}/remove`], [[null, "removed", "member", null, "Max"]]],
  [
    "change a role",
    ({ max }) => [`POST user/${max.id}/make-manager`],
    [[null, "changed", "role", "member", "admin", "Max"]],
  ],
  ["create a stage", () => ["POST stage-create", { title: "Review" }], [[null, "created", "stage", null, "Review"]]],
  [
    "rename a stage",
    onStage("PUT update-stage", { title: "Next" }),
    [[null, "updated", "title of stage", "To do", "Next"]],
  ],
  [
    "a stage's title as a property",
    onStage("PUT update-stage-property", { property: "title", value: "Next" }),
    [[null, "updated", "title of stage", "To do", "Next"]],
  ],
  [
    "a stage's status",
    onStage("PUT update-stage-property", { property: "status", value: "closed" }),
    [[null, "updated", "status of stage", "open", "closed", "To do"]],
  ],
  [
    "a stage's color",
    onStage("PUT update-stage-property", { property: "color", value: "#ff0000" }),
    [[null, "updated", "color of stage", null, null, "To do"]],
  ],
  [
    "a stage's background",
    onStage("PUT update-stage-property", { property: "bg_color", value: "#ff0000" }),
    [[null, "updated", "background of stage", null, null, "To do"]],
  ],
  [
    "a stage's settings",
    onStage("PUT update-stage-property", {
      property: "settings",
      value: { default_task_status: "closed", is_template: true },
    }),
    [
      [null, "updated", "status of stage", "open", "closed", "To do"],
      [null, "updated", "template of stage", "no", "yes", "To do"],
    ],
  ],
  [
    "who sees a stage",
    onStage("PUT stage-view"),
    [[null, "updated", "visibility of stage", "private", "public", "To do"]],
  ],
  [
    "a stage's default watchers",
    ({ toDo, max }) => [`PUT stage/${toDo.id}/default-watchers`, { watcherIds: [max.id] }],
    [[null, "updated", "default watchers of stage", null, null, "To do"]],
  ],
  [
    "drag a stage",
    ({ done }) => ["PUT drag-stage", { stageId: done.id, newPosition: 1 }],
    [[null, "moved", "stages", "To do,Doing,Done"]],
  ],
  [
    "reorder stages",
    ({ done }) => ["PUT re-position-stages", { list: [done.id] }],
    [[null, "moved", "stages", "To do,Doing,Done"]],
  ],
  ["restore a stage that is there", onStage("PUT restore-stage"), none],
  [
    "move all of a stage",
    ({ toDo, doing }) => ["PUT stage-move-all-task", { oldStageId: toDo.id, newStageId: doing.id }],
    [
      ["Card", "changed", "stage", "To do", "Doing"],
      ["Other", "changed", "stage", "To do", "Doing"],
    ],
  ],
  [
    "create a label",
    () => ["POST labels", { label: "Bug", bg_color: "#ff0000", color: "#ffffff" }],
    [[null, "created", "label", null, null, null, bug]],
  ],
  [
    "edit a label",
    ({ label }) => [`PUT labels/${label.id}`, { label: "Fault", bg_color: "#ff0000", color: "#ffffff" }],
    [[null, "updated", "label", null, null, null, { ...bug, title: "Fault" }]],
  ],
  ["delete a label", ({ label }) => [`DELETE labels/${label.id}`], [[null, "deleted", "label", null, null, null, bug]]],
  ["reopen a subtask", onStep("status", "open"), [["Card", "reopened", "subtask", "Step"]]],
  ["leave a task", onCard("POST detach-yourself"), [["Card", "left", "task"]]],
  [
    "comment",
    onCard("POST comments", { comment: "Is this\nright?" }),
    [["Card", "added", "comment", null, "Is this\nright?"]],
  ],
  [
    "comment and mention",
    ({ card, max }) => [
      `POST tasks/${card.id}/comments`,
      { comment: `@\u200B${max.login}\u200C look`, mentionData: [max.id] },
    ],
    [["Card", "added", "comment", null, "Max look"]],
  ],
  [
    "edit a comment",
    ({ comment }) => [`PUT tasks/comments/${comment.id}`, { comment: "new words" }],
    [["Card", "updated", "comment", "old words", "new words"]],
  ],
  [
    "a comment's privacy",
    ({ comment }) => [`PUT tasks/comments/${comment.id}/privacy`, {}],
    [["Card", "changed", "comment privacy", "private", "public"]],
  ],
  [
    "delete a comment",
    ({ comment }) => [`DELETE tasks/comments/${comment.id}`],
    [["Card", "removed", "comment", null, "old words"]],
  ],
  [
    "reply",
    ({ card, comment }) => [
      `POST tasks/${card.id}/comments`,
      { comment: "yes", comment_type: "reply", parent_id: comment.id },
    ],
    [["Card", "added", "a reply"]],
  ],
  [
    "edit a reply",
    ({ reply }) => [`PUT tasks/reply/${reply.id}`, { comment: "no" }],
    [["Card", "updated", "a reply", "a reply", "no"]],
  ],
  [
    "delete a reply",
    ({ reply }) => [`DELETE tasks/reply/${reply.id}`],
    [["Card", "removed", "a reply", null, "a reply"]],
  ],
  [
    "clone a task",
    ({ card, doing }) => [
      `POST tasks/${card.id}/clone-task`,
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
  [
    "a group of subtasks",
    onCard("POST subtask-group", { title: "Later" }),
    [["Card", "created", "subtask group", null, "Later"]],
  ],
  [
    "rename a group",
    ({ card, step }) => [`PUT tasks/${card.id}/subtask-group`, { group_id: step.subtaskGroupId, title: "First" }],
    [["Card", "updated", "subtask group", "Steps", "First"]],
  ],
  [
    "delete a group",
    ({ card, step }) => [`DELETE tasks/${card.id}/subtask-group`, { group_id: step.subtaskGroupId }],
    [...stepDeleted, ["Card", "deleted", "subtask group", "Steps"]],
  ],
  ["delete a subtask", ({ step }) => [`DELETE tasks/${step.id}/delete-subtask`], stepDeleted],
  [
    "a subtask becomes a task",
    ({ step, doing }) => [`PUT tasks/${step.id}/move-to-board`, { stage_id: doing.id }],
    [
      ["Card", "removed", "subtask", "Step"],
      ["Step", "changed", "stage", null, "Doing"],
    ],
  ],
  [
    "a task becomes a subtask",
    ({ card, other }) => [`PUT tasks/${other.id}/convert-to-subtask`, { parent_id: card.id }],
    [["Card", "added", "subtask", null, "Other"]],
  ],
  [
    "rename a field",
    ({ field }) => [`PUT custom-field/${field.id}`, { customField: { title: "Length", type: "text" } }],
    [[null, "updated", "custom field", "Size", "Length"]],
  ],
  [
    "move a field to where it is",
    ({ field }) => [`PUT custom-field/${field.id}/update-position`, { newIndex: 1 }],
    none,
  ],
  ["delete a field", ({ field }) => [`DELETE custom-field/${field.id}`], [[null, "deleted", "custom field", "Size"]]],
  [
    "fill a field",
    ({ card, field }) => [`POST tasks/${card.id}/custom-fields`, { custom_field_id: field.id, value: "Large" }],
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
    ({ card, attachment }) => [`PUT /boards/v2/tasks/${card.id}/attachment-update/${attachment.id}`, { title: "New" }],
    [["Card", "updated", "attachment", "notes.txt", "New"]],
  ],
  [
    "remove a file",
    ({ card, attachment }) => [`DELETE /boards/v2/tasks/${card.id}/attachment-delete/${attachment.id}`],
    [["Card", "removed", "attachment", "notes.txt"]],
  ],
];

const SEQUENCES: [string, Request[], ActivityLine[]][] = [
  [
    "archive and restore a stage",
    [onStage("PUT archive-stage"), onStage("PUT restore-stage")],
    [
      [null, "archived", "stage", "To do"],
      ...ofTasks("archived"),
      [null, "restored", "stage", "To do"],
      ...ofTasks("restored"),
    ],
  ],
  [
    "begin, change and end a repetition",
    [
      onCard("POST create-repeat-task", { repeat_type: "daily" }),
      onCard("POST create-repeat-task", { repeat_type: "weekly" }),
      onCard("DELETE remove-repeat-task"),
    ],
    [
      ["Card", "added", "repeat", null, "daily"],
      ["Card", "changed", "repeat", null, "weekly"],
      ["Card", "removed", "repeat"],
    ],
  ],
  [
    "begin and end a dependency",
    [
      ({ card, other }) => [
        `POST tasks/${card.id}/dependencies`,
        { predecessor_task_id: card.id, successor_task_id: other.id },
      ],
      ({ card, other }) => [`DELETE tasks/${other.id}/dependencies/${card.id}`],
    ],
    ["added", "removed"].flatMap((action): ActivityLine[] => [
      ["Other", action, "predecessor", null, "Card", null, { task_id: "id" }],
      ["Card", action, "successor", null, "Other", null, { task_id: "id" }],
    ]),
  ],
  [
    "create and move a field",
    [
      () => ["POST custom-field", { customField: { title: "Weight", type: "number" } }],
      ({ field }) => [`PUT custom-field/${field.id}/update-position`, { newIndex: 2 }],
    ],
    [
      [null, "created", "custom field", null, "Weight"],
      [null, "moved", "custom field", "Size,Weight"],
    ],
  ],
];

test.each([...OPERATIONS, ...SEQUENCES])("'%s' records exactly these lines", async (_, requests, lines) => {
  const world = await aBoardWithEverything();

  for (const requestFor of [requests].flat()) {
    const [line, body, as = world.anna] = requestFor(world);
    expect((await requestOn(world.board, as, line, body)).status).toBeLessThan(300);
  }

  expect(await writtenLines()).toEqual(lines);
});

test("creating a board records one line with its title", async () => {
  const { root } = await aBoardWithEverything();

  await request(root, "POST projects", { board: { title: "New", type: "to-do" } });

  expect(await writtenLines()).toEqual([[null, "created", "board", null, null, "New"]]);
  expect((await db.activity.findFirstOrThrow()).createdById).toBe(root.id);
});

async function writtenLines() {
  const lines = await fullActivityLines();
  expect(JSON.stringify(lines)).not.toContain("@example.com");
  return lines;
}
