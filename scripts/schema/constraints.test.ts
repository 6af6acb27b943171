import { beforeEach, describe, expect, test } from "vitest";
import { db, pool } from "@/lib/db";
import {
  aBoard,
  aComment,
  aCommentImage,
  aField,
  aLabel,
  anAttachment,
  aStage,
  aSubtask,
  aTask,
  aUser,
} from "@/lib/testing";

type Ids = Awaited<ReturnType<typeof aFullBoard>>;

let here: Ids;
let there: Ids;

describe("constraints of the database", () => {
  beforeEach(async () => {
    [here, there] = [await aFullBoard(), await aFullBoard()];
  });

  test.each<[string, string, () => string]>([
    ["a task in a stage of another board", "task_stage_id_board_id_fkey", () => aTaskRow({ stage_id: there.stage })],
    [
      "a task in a stage and under a parent",
      "task_stage_or_parent_check",
      () => aTaskRow({ stage_id: here.stage, parent_id: here.task, subtask_group_id: here.group }),
    ],
    ["a task in no stage and under no parent", "task_stage_or_parent_check", () => aTaskRow({})],
    [
      "a subtask of another board's task",
      "task_parent_id_board_id_fkey",
      () => aTaskRow({ parent_id: there.task, subtask_group_id: there.group }),
    ],
    [
      "a subtask in a group of another task",
      "task_subtask_group_id_parent_id_fkey",
      () => aTaskRow({ parent_id: here.task, subtask_group_id: there.group }),
    ],
    ["a subtask in no group", "task_group_of_parent_check", () => aTaskRow({ parent_id: here.task })],
    [
      "a label of another board",
      "task_label_label_id_board_id_fkey",
      () => row("task_label", { task_id: here.task, label_id: there.label, board_id: here.board }),
    ],
    [
      "a field of another board",
      "custom_field_value_custom_field_id_board_id_fkey",
      () =>
        row("custom_field_value", {
          task_id: here.task,
          custom_field_id: there.field,
          board_id: here.board,
          value: "'1'",
        }),
    ],
    [
      "a predecessor on another board",
      "task_dependency_predecessor_id_board_id_fkey",
      () => row("task_dependency", { predecessor_id: there.task, successor_id: here.task, board_id: here.board }),
    ],
    [
      "a task that depends on itself",
      "task_dependency_self_check",
      () => row("task_dependency", { predecessor_id: here.task, successor_id: here.task, board_id: here.board }),
    ],
    ["a comment on another board's task", "comment_task_id_board_id_fkey", () => aCommentRow({ task_id: there.task })],
    [
      "a reply to another task's comment",
      "comment_parent_id_task_id_fkey",
      () => aCommentRow({ task_id: here.task, parent_id: there.comment }),
    ],
    ["a file of another board's task", "attachment_task_id_board_id_fkey", () => aFileRow({ task_id: there.task })],
    [
      "an image in another task's comment",
      "attachment_comment_id_task_id_fkey",
      () => aFileRow({ task_id: here.task, comment_id: there.comment }),
    ],
    [
      "an image in a comment, of no task",
      "attachment_comment_of_task_check",
      () => aFileRow({ comment_id: here.comment }),
    ],
    [
      "another task's file as a cover",
      "task_cover_attachment_id_id_fkey",
      () => `UPDATE task SET cover_attachment_id = ${there.file} WHERE id = ${here.task}`,
    ],
    [
      "an upload to another board's task",
      "upload_task_id_board_id_fkey",
      () => anUploadRow({ board_id: here.board, task_id: there.task }),
    ],
    ["an upload to a task, of no board", "upload_task_of_board_check", () => anUploadRow({ task_id: here.task })],
    [
      "a repetition into another board's stage",
      "repeat_rule_stage_id_board_id_fkey",
      () => row("repeat_rule", { task_id: here.subtask, board_id: here.board, stage_id: there.stage, unit: "'daily'" }),
    ],
    [
      "a repetition of another board's task",
      "repeat_rule_task_id_board_id_fkey",
      () => row("repeat_rule", { task_id: there.subtask, board_id: here.board, unit: "'daily'" }),
    ],
    [
      "a webhook into another board's stage",
      "webhook_stage_id_board_id_fkey",
      () =>
        row("webhook", {
          board_id: here.board,
          stage_id: there.stage,
          name: "''",
          key_digest: "''",
          encrypted_key: "''",
        }),
    ],
    [
      "activity of another board's task",
      "activity_task_id_board_id_fkey",
      () => row("activity", { board_id: here.board, task_id: there.task, action: "''" }),
    ],
    [
      "a notification about another board's task",
      "notification_task_id_board_id_fkey",
      () => row("notification", { board_id: here.board, task_id: there.task, kind: "'comment_created'" }),
    ],
    [
      "time tracked on another board's task",
      "time_track_task_id_board_id_fkey",
      () => row("time_track", { board_id: here.board, task_id: there.task }),
    ],
    [
      "two stages at the same position",
      "stage_place_key",
      () => row("stage", { board_id: here.board, title: "''", position: 1 }),
    ],
    ["two tasks at the same position", "task_place_key", () => aTaskRow({ stage_id: here.stage, position: 1 })],
    [
      "two subtasks at the same position",
      "subtask_place_key",
      () => aTaskRow({ parent_id: here.task, subtask_group_id: here.group, position: 1 }),
    ],
    [
      "two groups of subtasks at the same position",
      "subtask_group_place_key",
      () => row("subtask_group", { task_id: here.task, title: "''", position: 1 }),
    ],
    [
      "two fields at the same position",
      "custom_field_place_key",
      () => row("custom_field", { board_id: here.board, title: "'Other'", slug: "''", type: "'text'", position: 1 }),
    ],
    ["a counter below zero", "task_counters_check", () => `UPDATE task SET subtask_count = -1 WHERE id = ${here.task}`],
  ])("reject %s", async (_, constraint, statement) => {
    await expect(pool().query(statement())).rejects.toMatchObject({ constraint });
  });

  test.each<[string, () => string, () => Promise<unknown>, unknown]>([
    [
      "the task of a deleted file has no cover",
      () => `DELETE FROM attachment WHERE id = ${here.file}`,
      () => db.task.findUnique({ where: { id: here.task }, select: { coverAttachmentId: true } }),
      { coverAttachmentId: null },
    ],
    [
      "the repeat rule of a deleted stage has no stage",
      () => `DELETE FROM stage WHERE id = ${here.otherStage}`,
      () => db.repeatRule.findUnique({ where: { taskId: here.task }, select: { stageId: true } }),
      { stageId: null },
    ],
    [
      "the images of a deleted comment are deleted",
      () => `DELETE FROM comment WHERE id = ${here.comment}`,
      () => db.attachment.count({ where: { boardId: here.board } }),
      1,
    ],
    [
      "the subtasks of a deleted group are deleted",
      () => `DELETE FROM subtask_group WHERE id = ${here.group}`,
      () => db.task.findMany({ where: { boardId: here.board }, select: { id: true } }),
      [{ id: 1 }],
    ],
    [
      "the texts of a deleted user stay",
      () => 'DELETE FROM "user"',
      () => db.comment.findMany({ where: { createdById: null } }).then((comments) => comments.length),
      2,
    ],
    [
      "a deleted board deletes all its rows, and no others",
      () => `DELETE FROM board WHERE id = ${here.board}`,
      rowsLeft,
      { stage: 2, task: 2, subtask_group: 1, label: 1, comment: 1, attachment: 2, repeat_rule: 1 },
    ],
  ])("a deletion: %s", async (_, statement, left, expected) => {
    await pool().query(statement());

    expect(await left()).toEqual(expected);
  });
});

/** A board with one row of everything that rows of another board could be linked to. */
async function aFullBoard() {
  const board = await aBoard();
  const stage = await aStage(board);
  const otherStage = await aStage(board);
  const task = await aTask(stage);
  const subtask = await aSubtask(task, { position: 1 });
  const [author, file] = [await aUser(), await anAttachment(task)];
  const comment = await aComment(task, author);
  await aCommentImage(task, author, { commentId: comment.id });
  await db.task.update({ where: { id: task.id }, data: { coverAttachmentId: file.id } });
  await db.repeatRule.create({ data: { taskId: task.id, boardId: board.id, stageId: otherStage.id, unit: "daily" } });
  const field = await aField(board);

  return {
    board: board.id,
    stage: stage.id,
    otherStage: otherStage.id,
    task: task.id,
    subtask: subtask.id,
    group: Number(subtask.subtaskGroupId),
    comment: comment.id,
    file: file.id,
    field: field.id,
    label: (await aLabel(board)).id,
  };
}

async function rowsLeft() {
  const tables = ["stage", "task", "subtask_group", "label", "comment", "attachment", "repeat_rule"];
  const counted = await Promise.all(
    tables.map(async (table) => [table, Number((await pool().query(`SELECT count(*) FROM ${table}`)).rows[0].count)]),
  );
  return Object.fromEntries(counted);
}

function row(table: string, values: Record<string, number | string>) {
  return `INSERT INTO ${table} (${Object.keys(values).join()}) VALUES (${Object.values(values).join()})`;
}

const aTaskRow = (values: Record<string, number>) =>
  row("task", { board_id: here.board, title: "''", slug: "''", position: 9, ...values });
const aCommentRow = (values: Record<string, number>) =>
  row("comment", {
    board_id: here.board,
    author_name: "''",
    author_email: "''",
    raw_description: "''",
    description: "''",
    ...values,
  });
const aFileRow = (values: Record<string, number>) =>
  row("attachment", {
    board_id: here.board,
    owner: "'comment_image'",
    attachment_type: "''",
    title: "''",
    file_hash: "'x'",
    ...values,
  });
const anUploadRow = (values: Record<string, number>) =>
  row("upload", { id: "gen_random_uuid()", user_id: 1, upload_id: "''", file_name: "''", total_chunks: 1, ...values });
