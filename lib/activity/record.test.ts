import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aLabel, aStage, aTask, watch } from "@/lib/testing/factories/boards";
import { aComment, aCommentImage } from "@/lib/testing/factories/comments";
import { snapshotted } from "@/lib/testing/db/snapshots";
import { refusingAtCommit, rowsIn } from "@/lib/testing/probes/refused-commits";
import { requestOn } from "@/lib/testing/http/request";

/** Max watches the task; Done closes tasks and assigns them to Vera. */
const aBoardWithEverything = snapshotted("records", async () => {
  const all = await aBoardOfAnna();
  const [task, label, gone] = [
    await aTask(all.toDo),
    await aLabel(all.board),
    await aStage(all.board, { archivedAt: new Date(), position: 0 }),
  ];
  await aTask(gone, { archivedAt: new Date(), archivedWithStage: true, position: 0 });
  await watch(task, all.max);
  await db.stage.update({ where: { id: all.done.id }, data: { hasDefaultPeople: true } });
  await db.stageDefaultAssignee.create({ data: { stageId: all.done.id, userId: all.vera.id } });
  const [comment, image] = [await aComment(task, all.anna), await aCommentImage(task, all.anna)];
  return { ...all, task, label, gone, comment, image };
});

type World = Awaited<ReturnType<typeof aBoardWithEverything>>;
type Write = (world: World) => [line: string, body?: object];

const set =
  (property: string, value: unknown): Write =>
  ({ task }) => [`PUT tasks/${task.id}`, { property, value }];

/** The written tables, in the order of the statements. */
const WRITES: [string, Write, tables: string[]][] = [
  [
    "a task is created",
    ({ board, toDo, max }) => [
      "POST tasks",
      { task: { title: "New", board_id: board.id, stage_id: toDo.id, assignees: [max.id] } },
    ],
    ["task", "task_assignee", "task_watcher", "board", "activity", "notification"],
  ],
  [
    "a task is moved",
    ({ task, done }) => [`PUT tasks/${task.id}/move-task`, { newStageId: done.id }],
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
    ({ task, vera }) => [`PUT tasks/${task.id}`, { property: "assignees", value: [vera.id] }],
    ["task", "task_assignee", "task_watcher", "activity", "notification"],
  ],
  ["a task is deleted", ({ task }) => [`DELETE tasks/${task.id}`], ["task", "activity", "board"]],
  [
    "many tasks are moved",
    ({ task, done }) => [
      "POST tasks/bulk-actions",
      { task_ids: [task.id], action: "move_tasks", target_stage_id: done.id },
    ],
    ["task", "activity", "notification", "notification_recipient", "board", "task_assignee", "task_watcher"],
  ],
  [
    "many tasks are archived",
    ({ task }) => ["POST tasks/bulk-actions", { task_ids: [task.id], action: "archive_tasks" }],
    ["task", "activity", "notification", "board"],
  ],
  [
    "many tasks get a label",
    ({ task, label }) => [
      "POST tasks/bulk-actions",
      { task_ids: [task.id], action: "add_labels", label_ids: [label.id] },
    ],
    ["task", "task_label", "activity"],
  ],
  [
    "many tasks are deleted",
    ({ task }) => ["DELETE bulk-delete-tasks", { task_ids: [task.id] }],
    ["task", "activity", "board"],
  ],
  [
    "a comment is written",
    ({ task, vera, image }) => [
      `POST tasks/${task.id}/comments`,
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
      `PUT tasks/comments/${comment.id}`,
      { comment: "New", mentionData: [vera.id], images: [image.id] },
    ],
    ["task", "comment", "attachment", "comment_mention", "activity", "notification"],
  ],
  ["a comment is deleted", ({ comment }) => [`DELETE tasks/comments/${comment.id}`], ["task", "comment", "activity"]],
  [
    "a label is created",
    () => ["POST labels", { label: "New", bg_color: "#4bce97", color: "#1B2533" }],
    ["label", "activity"],
  ],
  [
    "a label is attached",
    ({ task, label }) => ["POST labels/task", { taskId: task.id, labelId: label.id }],
    ["task_label", "task", "activity"],
  ],
  ["a stage is created", () => ["POST stage-create", { title: "New", position: 1 }], ["stage", "activity"]],
  ["a stage is renamed", ({ toDo }) => [`PUT update-stage/${toDo.id}`, { title: "New" }], ["stage", "activity"]],
  ["stages change places", ({ done }) => ["PUT re-position-stages", { list: [done.id] }], ["stage", "activity"]],
  ["a stage is dragged", ({ done }) => ["PUT drag-stage", { stageId: done.id, newPosition: 1 }], ["stage", "activity"]],
  ["a stage is archived", ({ toDo }) => [`PUT archive-stage/${toDo.id}`], ["stage", "task", "board", "activity"]],
  ["a stage is restored", ({ gone }) => [`PUT restore-stage/${gone.id}`], ["stage", "task", "board", "activity"]],
  [
    "a member is removed",
    ({ max }) => [`POST user/${max.id}/remove`],
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
    const [line, body] = write(world);
    const send = () => requestOn(world.board, world.anna, line, body);
    const before = await rowsIn(...ALL);

    for (const table of tables) {
      const { status } = await refusingAtCommit(table, send);

      expect([table, status]).toEqual([table, 500]);
      expect(await rowsIn(...ALL), table).toEqual(before);
    }

    expect([200, 201]).toContain((await send()).status);
  });
});
