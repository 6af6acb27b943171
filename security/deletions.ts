import type { Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aComment,
  aCommentImage,
  aField,
  aFieldValue,
  aLabel,
  anOpenInvitation,
  aStage,
  aSubtask,
  aTask,
  attachLabel,
  aUser,
} from "@/lib/testing";
import { pointAt } from "@/lib/testing/everything/references";
import { attach, furnishBoard, furnishStage, furnishTask } from "@/lib/testing/everything/things";
import { type Everything, furnishPerson } from "@/lib/testing/everything/world";

export interface DeletedRecord {
  id: number;
  /** The path parameters, such as `{board_id}`. */
  params: Record<string, number>;
  body?: object;
  /** Column to the id of an older row that refers to this record. */
  references?: Record<string, string>;
}

export interface Deletion {
  endpoint: string;
  table: string;
  /** Creates the record with everything that can belong or refer to it. */
  make: (world: Everything) => Promise<DeletedRecord>;
  /** All that the deletion may leave: new rows and changed columns. */
  traces: (world: Everything, record: DeletedRecord) => { added: string[]; changed: string[] };
}

/** The format of `differences`. */
export const board = (id: number, ...columns: string[]) => `board ${id}: ${columns.join(", ")}`;
export const updatedRows = (table: string, ...ids: (number | string | undefined)[]) =>
  [...new Set(ids.map(Number))].map((id) => `${table} ${id}: updated_at`);

const none: Deletion["traces"] = () => ({ added: [], changed: [] });
const ofTask =
  (...added: string[]): Deletion["traces"] =>
  ({ first }) => ({ added, changed: updatedRows("task", first.task.id) });

/** A subtask can be deleted by the routes of tasks or of subtasks. */
const ONE_SUBTASK: Pick<Deletion, "make" | "traces"> = {
  make: async ({ first, one }) => {
    const task = await aSubtask(first.task, { status: "closed" });
    await furnishTask(task, first, one);
    return { id: task.id, params: { board_id: first.board.id, task_id: task.id } };
  },
  traces: ofTask("activity", "activity"),
};

/** Everything that can be deleted. */
export const DELETIONS: Record<string, Deletion> = {
  "a board": {
    endpoint: "DELETE /boards/v2/projects/{board_id}",
    table: "board",
    make: async ({ one }) => {
      const {
        board: { id },
      } = await furnishBoard(one);
      await pointAt("board", id);
      return { id, params: { board_id: id } };
    },
    traces: none,
  },
  "a stage": {
    endpoint: "DELETE /boards-app/v1/boards/{board_id}/stages/{stage_id}",
    table: "stage",
    make: async ({ first, one }) => {
      const stage = await aStage(first.board);
      await furnishStage(stage, one);
      await furnishTask(await aTask(stage, { status: "closed" }), first, one);
      await db.webhook.create({
        data: {
          ...{ boardId: first.board.id, stageId: stage.id, name: "In", keyDigest: "into", encryptedKey: "x" },
          calls: { create: { status: 201, message: "x", body: "{}" } },
        },
      });
      await pointAt("stage", stage.id);
      return { id: stage.id, params: { board_id: first.board.id, stage_id: stage.id } };
    },
    traces: ({ first }) => ({
      added: ["activity", "activity"],
      changed: [board(first.board.id, "stages_reset_at", "tasks_reset_at", "updated_at")],
    }),
  },
  "a task": {
    endpoint: "DELETE /boards/v2/projects/{board_id}/tasks/{task_id}",
    table: "task",
    make: async ({ first, one }) => {
      const task = await aTask(first.stage, { status: "closed" });
      await furnishTask(task, first, one);
      return { id: task.id, params: { board_id: first.board.id, task_id: task.id } };
    },
    traces: ({ first }) => ({ added: ["activity"], changed: [board(first.board.id, "tasks_reset_at", "updated_at")] }),
  },
  "a subtask": {
    endpoint: "DELETE /boards/v2/projects/{board_id}/tasks/{task_id}",
    table: "task",
    ...ONE_SUBTASK,
  },
  "a subtask by its own route": {
    endpoint: "DELETE /boards/v2/projects/{board_id}/tasks/{task_id}/delete-subtask",
    table: "task",
    ...ONE_SUBTASK,
  },
  "a group of subtasks": {
    endpoint: "DELETE /boards/v2/projects/{board_id}/tasks/{task_id}/subtask-group",
    table: "subtask_group",
    make: async ({ first, one }) => {
      const { id } = await db.subtaskGroup.create({
        data: { taskId: first.task.id, title: "Another group", position: 2 },
      });
      await furnishTask(await aSubtask(first.task, { subtaskGroupId: id, status: "closed" }), first, one);
      return { id, params: { board_id: first.board.id, task_id: first.task.id }, body: { group_id: id } };
    },
    traces: ofTask("activity", "activity", "activity"),
  },
  "some tasks at once": {
    endpoint: "DELETE /boards/v2/projects/{board_id}/bulk-delete-tasks",
    table: "task",
    make: async ({ first, one }) => {
      const tasks = [
        await aTask(first.stage, { status: "closed" }),
        await aTask(first.other, { archivedAt: new Date() }),
      ];
      for (const task of tasks) await furnishTask(task, first, one);
      return { id: 0, params: { board_id: first.board.id }, body: { task_ids: tasks.map(({ id }) => id) } };
    },
    traces: ({ first }) => ({
      added: ["activity", "activity"],
      changed: [board(first.board.id, "tasks_reset_at", "updated_at")],
    }),
  },
  "a file of a task": {
    endpoint: "DELETE /boards/v2/tasks/{task_id}/attachment-delete/{attachment_id}",
    table: "attachment",
    make: async ({ first }) => {
      const { id } = await attach(first.task, "task");
      return { id, params: { task_id: first.task.id, attachment_id: id } };
    },
    traces: ofTask("activity"),
  },
  "a comment": {
    endpoint: "DELETE /boards/v2/projects/{board_id}/tasks/comments/{comment_id}",
    table: "comment",
    make: async ({ first, admin, one }) => {
      const { id } = await aComment(first.task, admin);
      const reply = await aComment(first.task, null, { parentId: id });
      for (const commentId of [id, reply.id]) await furnishComment(commentId, first.task, admin, one);
      return { id, params: { board_id: first.board.id, comment_id: id } };
    },
    traces: ofTask("activity"),
  },
  "a reply": {
    endpoint: "DELETE /boards/v2/projects/{board_id}/tasks/reply/{reply_id}",
    table: "comment",
    make: async ({ first, admin, one }) => {
      const { id: parentId } = await db.comment.findFirstOrThrow({ where: { taskId: first.task.id, parentId: null } });
      const { id } = await aComment(first.task, admin, { parentId });
      await db.task.update({ where: { id: first.task.id }, data: { updatedAt: new Date() } });
      await furnishComment(id, first.task, admin, one);
      return { id, params: { board_id: first.board.id, reply_id: id } };
    },
    traces: ofTask("activity"),
  },
  "an invitation": {
    endpoint: "DELETE /boards/v2/projects/{board_id}/invitation/{invitation_id}",
    table: "invitation",
    make: async ({ first }) => {
      const { id } = await anOpenInvitation({ boardId: first.board.id, email: "somebody@example.com" });
      return { id, params: { board_id: first.board.id, invitation_id: id } };
    },
    traces: none,
  },
  "a label": {
    endpoint: "DELETE /boards/v2/projects/{board_id}/labels/{label_id}",
    table: "label",
    make: async ({ first }) => {
      const label = await aLabel(first.board);
      for (const task of [first.task, first.neighbour]) await attachLabel(task, label);
      return { id: label.id, params: { board_id: first.board.id, label_id: label.id } };
    },
    traces: ({ first }) => ({
      added: ["activity"],
      changed: [
        board(first.board.id, "labels_reset_at", "updated_at"),
        ...updatedRows("task", first.task.id, first.neighbour.id),
      ],
    }),
  },
  "a custom field": {
    endpoint: "DELETE /boards/v2/projects/{board_id}/custom-field/{custom_field_id}",
    table: "custom_field",
    make: async ({ first }) => {
      const field = await aField(first.board);
      for (const task of [first.task, first.neighbour]) await aFieldValue(task, field, "A few words");
      return { id: field.id, params: { board_id: first.board.id, custom_field_id: field.id } };
    },
    traces: ({ first }) => ({
      added: ["activity"],
      changed: [
        board(first.board.id, "has_custom_field_order", "updated_at"),
        ...updatedRows("task", first.task.id, first.neighbour.id),
      ],
    }),
  },
  "a folder": {
    endpoint: "DELETE /boards/v2/admin/folders/{folder_id}",
    table: "folder",
    make: async ({ first }) => {
      const { id } = await db.folder.create({ data: { title: "Another folder" } });
      await db.$executeRaw`UPDATE board SET folder_id = ${id} WHERE id = ${first.board.id}`;
      await db.$executeRaw`UPDATE folder SET parent_id = ${id} WHERE id <> ${id}`;
      await db.$executeRaw`UPDATE import_session SET folder_id = ${id}`;
      return { id, params: { folder_id: id } };
    },
    traces: none,
  },
  "a person": {
    endpoint: "DELETE /wp/v2/users/{user_id}",
    table: "user",
    make: (world) => aPerson(world, { force: true, reassign: false }),
    traces: ({ first, second }, { references }) => ({
      added: [],
      changed: [
        ...[first, second].map(({ board: { id } }) => board(id, "members_changed_at", "updated_at")),
        `comment ${references?.["comment.created_by"]}: author_email, author_name`,
        `invitation ${references?.["invitation.invited_by"]}: expires_at, updated_at`,
        `submission ${references?.["submission.user_id"]}: author_name`,
        ...updatedRows("stage", first.stage.id, second.stage.id, references?.["stage.archived_by"]),
        ...updatedRows("task", first.task.id, second.task.id, references?.["task.created_by"]),
      ],
    }),
  },
  "a person whose records go to another person": {
    endpoint: "DELETE /wp/v2/users/{user_id}",
    table: "user",
    make: (world) => aPerson(world, { force: true, reassign: world.other.id }),
    traces: ({ first, second }, { references }) => ({
      added: [],
      changed: [
        ...["folder", "attachment"].map(
          (table) => `${table} ${references?.[`${table}.created_by`]}: created_by, updated_at`,
        ),
        board(first.board.id, "created_by", "members_changed_at", "updated_at"),
        board(second.board.id, "members_changed_at", "updated_at"),
        `comment ${references?.["comment.created_by"]}: author_email, author_name`,
        `invitation ${references?.["invitation.invited_by"]}: expires_at, updated_at`,
        `submission ${references?.["submission.user_id"]}: author_name`,
        ...updatedRows("stage", first.stage.id, second.stage.id, references?.["stage.archived_by"]),
        `task ${first.task.id}: created_by, updated_at`,
        ...updatedRows("task", second.task.id),
      ],
    }),
  },
};

/** A picture, a mention, a reaction, a pending mail and a reply that waits for a moderator. */
async function furnishComment(commentId: number, task: Task, { id: actorId }: User, { id: userId }: User) {
  await aCommentImage(task, { id: actorId }, { commentId });
  await db.commentMention.create({ data: { commentId, userId } });
  await db.commentReaction.create({ data: { commentId, userId, emoji: "🎉" } });
  await db.mailEvent.create({
    data: { commentId, taskId: task.id, userId, actorId, kind: "task_comment_mentioned" },
  });
  const text = { description: "Hello", authorName: "Guest", authorEmail: "" };
  await db.submission.create({
    data: { ...text, boardId: task.boardId, taskId: task.id, parentId: commentId, kind: "reply" },
  });
}

/** A person with a photo on both boards, referred to by every column that can refer to a person. */
async function aPerson({ first, second }: Everything, body: object): Promise<DeletedRecord> {
  const person = await aUser({ photoFile: "everything/photo" });
  for (const each of [first, second]) await furnishPerson(person, each);
  return { id: person.id, params: { user_id: person.id }, body, references: await pointAt("user", person.id) };
}
