import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  aComment,
  aCommentImage,
  aLabel,
  aStage,
  aTask,
  refusingAtCommit,
  requestOn,
  rowsIn,
  snapshotted,
  watch,
} from "@/lib/testing";
import { emptyTables } from "@/lib/testing/db/database";

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

const WRITES: [string, Write][] = [
  [
    "a task is created",
    ({ board, toDo, max }) => [
      "POST tasks",
      { task: { title: "New", board_id: board.id, stage_id: toDo.id, assignees: [max.id] } },
    ],
  ],
  ["a task is moved", ({ task, done }) => [`PUT tasks/${task.id}/move-task`, { newStageId: done.id }]],
  ["a task is renamed", set("title", "New")],
  ["a task is described", set("description", "New")],
  ["a task is prioritised", set("priority", "high")],
  ["a task gets a date", set("due_at", "2031-01-01")],
  ["a task is closed", set("status", "closed")],
  ["a task is archived", set("archived_at", "now")],
  ["people are assigned", ({ task, vera }) => [`PUT tasks/${task.id}`, { property: "assignees", value: [vera.id] }]],
  ["a task is deleted", ({ task }) => [`DELETE tasks/${task.id}`]],
  [
    "many tasks are moved",
    ({ task, done }) => [
      "POST tasks/bulk-actions",
      { task_ids: [task.id], action: "move_tasks", target_stage_id: done.id },
    ],
  ],
  [
    "many tasks are archived",
    ({ task }) => ["POST tasks/bulk-actions", { task_ids: [task.id], action: "archive_tasks" }],
  ],
  [
    "many tasks get a label",
    ({ task, label }) => [
      "POST tasks/bulk-actions",
      { task_ids: [task.id], action: "add_labels", label_ids: [label.id] },
    ],
  ],
  ["many tasks are deleted", ({ task }) => ["DELETE bulk-delete-tasks", { task_ids: [task.id] }]],
  [
    "a comment is written",
    ({ task, vera, image }) => [
      `POST tasks/${task.id}/comments`,
      { comment: "Hello", mentionData: [vera.id], images: [image.id] },
    ],
  ],
  [
    "a comment is changed",
    ({ comment, vera, image }) => [
      `PUT tasks/comments/${comment.id}`,
      { comment: "New", mentionData: [vera.id], images: [image.id] },
    ],
  ],
  ["a comment is deleted", ({ comment }) => [`DELETE tasks/comments/${comment.id}`]],
  ["a label is created", () => ["POST labels", { label: "New", bg_color: "#4bce97", color: "#1B2533" }]],
  ["a label is attached", ({ task, label }) => ["POST labels/task", { taskId: task.id, labelId: label.id }]],
  ["a stage is created", () => ["POST stage-create", { title: "New", position: 1 }]],
  ["a stage is renamed", ({ toDo }) => [`PUT update-stage/${toDo.id}`, { title: "New" }]],
  ["stages change places", ({ done }) => ["PUT re-position-stages", { list: [done.id] }]],
  ["a stage is dragged", ({ done }) => ["PUT drag-stage", { stageId: done.id, newPosition: 1 }]],
  ["a stage is archived", ({ toDo }) => [`PUT archive-stage/${toDo.id}`]],
  ["a stage is restored", ({ gone }) => [`PUT restore-stage/${gone.id}`]],
  ["a member is removed", ({ max }) => [`POST user/${max.id}/remove`]],
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

async function prepared(write: Write) {
  const world = await aBoardWithEverything();
  const [line, body] = write(world);
  return { send: () => requestOn(world.board, world.anna, line, body), before: await rowsIn(...ALL) };
}

async function tablesWrittenBy(write: Write): Promise<string[]> {
  const { send, before } = await prepared(write);
  expect([200, 201]).toContain((await send()).status);
  const after = await rowsIn(...ALL);
  await emptyTables();
  return ALL.filter((table) => JSON.stringify(before[table]) !== JSON.stringify(after[table]));
}

describe("a write is one transaction with its activity and notifications", () => {
  test.each(WRITES)("when %s and one of its statements fails, nothing is stored", async (_, write) => {
    const tables = await tablesWrittenBy(write);
    const { send, before } = await prepared(write);

    for (const table of tables) {
      const { status } = await refusingAtCommit(table, send);

      expect([table, status]).toEqual([table, 500]);
      expect(await rowsIn(...ALL), table).toEqual(before);
    }

    expect(tables).toContain("activity");
  });
});
