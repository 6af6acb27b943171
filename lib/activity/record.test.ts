import { describe, expect, test } from "vitest";
import { PUT as ARCHIVE_STAGE } from "@/app/wp-json/boards/v2/projects/[board_id]/archive-stage/[stage_id]/route";
import { DELETE as DELETE_MANY } from "@/app/wp-json/boards/v2/projects/[board_id]/bulk-delete-tasks/route";
import { POST as CREATE_LABEL } from "@/app/wp-json/boards/v2/projects/[board_id]/labels/route";
import { POST as ATTACH_LABEL } from "@/app/wp-json/boards/v2/projects/[board_id]/labels/task/route";
import { PUT as DRAG_STAGE } from "@/app/wp-json/boards/v2/projects/[board_id]/drag-stage/route";
import { PUT as REORDER_STAGES } from "@/app/wp-json/boards/v2/projects/[board_id]/re-position-stages/route";
import { PUT as RESTORE_STAGE } from "@/app/wp-json/boards/v2/projects/[board_id]/restore-stage/[stage_id]/route";
import { POST as CREATE_STAGE } from "@/app/wp-json/boards/v2/projects/[board_id]/stage-create/route";
import {
  DELETE as DELETE_TASK,
  PUT as UPDATE_TASK,
} from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { PUT as MOVE_TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-task/route";
import {
  DELETE as DELETE_COMMENT,
  PUT as UPDATE_COMMENT,
} from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/comments/[comment_id]/route";
import { POST as COMMENT } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/comments/route";
import { POST as CHANGE_MANY } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/bulk-actions/route";
import { POST as CREATE_TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { PUT as UPDATE_STAGE } from "@/app/wp-json/boards/v2/projects/[board_id]/update-stage/[stage_id]/route";
import { POST as REMOVE_MEMBER } from "@/app/wp-json/boards/v2/projects/[board_id]/user/[user_id]/remove/route";
import { db } from "@/lib/db";
import type { RouteHandler } from "@/lib/http/route";
import { aBoardOfAnna, aLabel, aStage, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aComment, aCommentImage } from "@/lib/testing/factories/comments";
import { snapshotted } from "@/lib/testing/db/snapshots";
import { refusingAtCommit, rowsIn } from "@/lib/testing/probes/refused-commits";

/** Max watches the task; Done closes tasks and assigns them to Vera. */
const aBoardWithEverything = snapshotted("records", async () => {
  const all = await aBoardOfAnna();
  const [task, label, gone] = [
    await aTask(all.toDo),
    await aLabel(all.board),
    await aStage(all.board, { archivedAt: new Date(), position: 0 }),
  ];
  await aTask(gone, { archivedAt: new Date(), archivedWithStage: true, position: 0 });
  await db.taskWatcher.create({ data: { taskId: task.id, userId: all.max.id } });
  await db.stage.update({ where: { id: all.done.id }, data: { hasDefaultPeople: true } });
  await db.stageDefaultAssignee.create({ data: { stageId: all.done.id, userId: all.vera.id } });
  const [comment, image] = [await aComment(task, all.anna), await aCommentImage(task, all.anna)];
  return { ...all, task, label, gone, comment, image };
});

type World = Awaited<ReturnType<typeof aBoardWithEverything>>;
type Write = (world: World) => [handler: RouteHandler, params: Record<string, number>, body?: object];

const set =
  (property: string, value: unknown): Write =>
  ({ task }) => [UPDATE_TASK, { task_id: task.id }, { property, value }];

/** The written tables, in the order of the statements. */
const WRITES: [string, Write, tables: string[]][] = [
  [
    "a task is created",
    ({ board, toDo, max }) => [
      CREATE_TASK,
      {},
      { task: { title: "New", board_id: board.id, stage_id: toDo.id, assignees: [max.id] } },
    ],
    ["task", "task_assignee", "task_watcher", "board", "activity", "notification"],
  ],
  [
    "a task is moved",
    ({ task, done }) => [MOVE_TASK, { task_id: task.id }, { newStageId: done.id }],
    ["task", "activity", "notification", "notification_recipient", "board", "task_assignee", "task_watcher"],
  ],
  ["a task is renamed", set("title", "New"), ["task", "activity", "notification"]],
  ["a task is described", set("description", "New"), ["task", "activity"]],
  ["a task is prioritised", set("priority", "high"), ["task", "activity", "notification"]],
  ["a task gets a date", set("due_at", "2031-01-01"), ["task", "activity", "notification"]],
  ["a task is closed", set("status", "closed"), ["task", "activity", "board"]],
  ["a task is archived", set("archived_at", "now"), ["task", "activity", "notification", "board"]],
  [
    "people are assigned",
    ({ task, vera }) => [UPDATE_TASK, { task_id: task.id }, { property: "assignees", value: [vera.id] }],
    ["task", "task_assignee", "task_watcher", "activity", "notification"],
  ],
  ["a task is deleted", ({ task }) => [DELETE_TASK, { task_id: task.id }], ["task", "activity", "board"]],
  [
    "many tasks are moved",
    ({ task, done }) => [CHANGE_MANY, {}, { task_ids: [task.id], action: "move_tasks", target_stage_id: done.id }],
    ["task", "activity", "notification", "notification_recipient", "board", "task_assignee", "task_watcher"],
  ],
  [
    "many tasks are archived",
    ({ task }) => [CHANGE_MANY, {}, { task_ids: [task.id], action: "archive_tasks" }],
    ["task", "activity", "notification", "board"],
  ],
  [
    "many tasks get a label",
    ({ task, label }) => [CHANGE_MANY, {}, { task_ids: [task.id], action: "add_labels", label_ids: [label.id] }],
    ["task", "task_label", "activity"],
  ],
  ["many tasks are deleted", ({ task }) => [DELETE_MANY, {}, { task_ids: [task.id] }], ["task", "activity", "board"]],
  [
    "a comment is written",
    ({ task, vera, image }) => [
      COMMENT,
      { task_id: task.id },
      { comment: "Hello", mentionData: [vera.id], images: [image.id] },
    ],
    [
      "task",
      "comment",
      "attachment",
      "comment_mention",
      "activity",
      "notification",
      "notification_recipient",
      "task_watcher",
    ],
  ],
  [
    "a comment is changed",
    ({ comment, vera, image }) => [
      UPDATE_COMMENT,
      { comment_id: comment.id },
      { comment: "New", mentionData: [vera.id], images: [image.id] },
    ],
    ["task", "comment", "attachment", "comment_mention", "activity", "notification"],
  ],
  [
    "a comment is deleted",
    ({ comment }) => [DELETE_COMMENT, { comment_id: comment.id }],
    ["task", "comment", "activity"],
  ],
  [
    "a label is created",
    () => [CREATE_LABEL, {}, { label: "New", bg_color: "#4bce97", color: "#1B2533" }],
    ["label", "activity"],
  ],
  [
    "a label is attached",
    ({ task, label }) => [ATTACH_LABEL, {}, { taskId: task.id, labelId: label.id }],
    ["task_label", "task", "activity"],
  ],
  ["a stage is created", () => [CREATE_STAGE, {}, { title: "New", position: 1 }], ["stage", "activity"]],
  ["a stage is renamed", ({ toDo }) => [UPDATE_STAGE, { stage_id: toDo.id }, { title: "New" }], ["stage", "activity"]],
  ["stages change places", ({ done }) => [REORDER_STAGES, {}, { list: [done.id] }], ["stage", "activity"]],
  ["a stage is dragged", ({ done }) => [DRAG_STAGE, {}, { stageId: done.id, newPosition: 1 }], ["stage", "activity"]],
  ["a stage is archived", ({ toDo }) => [ARCHIVE_STAGE, { stage_id: toDo.id }], ["stage", "task", "board", "activity"]],
  ["a stage is restored", ({ gone }) => [RESTORE_STAGE, { stage_id: gone.id }], ["stage", "task", "board", "activity"]],
  [
    "a member is removed",
    ({ max }) => [REMOVE_MEMBER, { user_id: max.id }],
    ["task", "board_member", "task_watcher", "activity", "board"],
  ],
];

const ALL = [
  "board",
  "board_member",
  "stage",
  "label",
  "task",
  "task_assignee",
  "task_watcher",
  "task_label",
  "activity",
  "notification",
  "notification_recipient",
  "comment",
  "comment_mention",
  "attachment",
];

describe("a write is one transaction with its activity and notifications", () => {
  test.each(WRITES)("when %s and one of its statements fails, nothing is stored", async (_, write, tables) => {
    const world = await aBoardWithEverything();
    const [handler, params, body] = write(world);
    const send = () => call(handler, { as: world.anna, params: { board_id: world.board.id, ...params }, body });
    const before = await rowsIn(...ALL);

    for (const table of tables) {
      const { status } = await refusingAtCommit(table, send);

      expect([table, status]).toEqual([table, 500]);
      expect(await rowsIn(...ALL), table).toEqual(before);
    }

    expect([200, 201]).toContain((await send()).status);
  });
});
