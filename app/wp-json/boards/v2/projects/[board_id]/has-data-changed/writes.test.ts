import { describe, expect, test } from "vitest";
import { DELETE as DETACH_LABEL } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/labels/[label_id]/route";
import {
  DELETE as DELETE_TASK,
  PUT as UPDATE_TASK,
} from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { POST as JOIN_TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/assign-yourself/route";
import { POST as CHANGE_DATES } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/dates/route";
import { PUT as MOVE_ON } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-to-next-stage/route";
import { PUT as MOVE_TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-task/route";
import { GET as LIST_TASKS, POST as CREATE_TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import type { RouteHandler } from "@/lib/http/route";
import {
  aBoardOfAnna,
  ageBoardsByAnHour,
  aLabel,
  assign,
  aStage,
  aStageWithoutGaps,
  aSubtask,
  aTask,
  attachLabel,
  call,
  onBoard,
  setDefaultPeople,
  watch,
} from "@/lib/testing";
import { PUT as ARCHIVE_STAGE } from "../archive-stage/[stage_id]/route";
import { POST as CREATE_LABEL } from "../labels/route";
import { DELETE as DELETE_LABEL, PUT as UPDATE_LABEL } from "../labels/[label_id]/route";
import { POST as ATTACH_LABEL } from "../labels/task/route";
import { DELETE as DELETE_MANY } from "../bulk-delete-tasks/route";
import { PUT as RESTORE_MANY } from "../bulk-restore-tasks/route";
import { POST as CHANGE_MANY } from "../tasks/bulk-actions/route";
import { PUT as REORDER_STAGES } from "../re-position-stages/route";
import { PUT as RESTORE_STAGE } from "../restore-stage/[stage_id]/route";
import { GET as READ_BOARD } from "../route";
import { POST as CREATE_STAGE } from "../stage-create/route";
import { PUT as UPDATE_STAGE } from "../update-stage/[stage_id]/route";
import { POST as REMOVE_MEMBER } from "../user/[user_id]/remove/route";
import { GET as ASK } from "./route";

/** A board with one of everything, on which nothing happened for an hour. */
async function anUnchangedBoard() {
  const all = await aBoardOfAnna();
  const [task, parent] = [await aTask(all.toDo), await aTask(all.toDo)];
  const archived = await aTask(all.toDo, { archivedAt: new Date(), position: 0 });
  const subtask = await aSubtask(parent);
  const { stage: crowded, tasks } = await aStageWithoutGaps(all.board, 3);
  const gone = await aStage(all.board, { archivedAt: new Date(), position: 0 });
  await aTask(gone, { archivedAt: new Date(), archivedWithStage: true, position: 0 });
  await aTask(gone, { archivedAt: new Date(), position: 0 });
  const [label, attached] = [await aLabel(all.board), await aLabel(all.board)];
  await attachLabel(task, attached);
  await assign(parent, all.max);
  await watch(task, all.max);
  await setDefaultPeople(all.toDo, { assignees: [all.max] });
  await ageBoardsByAnHour();
  return { ...all, task, parent, archived, subtask, crowded, last: tasks[2] ?? task, gone, label, attached };
}

type Unchanged = Awaited<ReturnType<typeof anUnchangedBoard>>;
type Write = (quiet: Unchanged) => [handler: RouteHandler, params: Record<string, number>, body?: object];

type Resets = Partial<Record<"tasks" | "stages" | "labels", true>>;

/** The lists that come whole instead of as changes; `all` where that differs for a client that also has archived tasks. */
const WRITES: [string, Write, expected?: Resets & { all?: Resets }][] = [
  [
    "a task is archived",
    ({ task }) => [UPDATE_TASK, { task_id: task.id }, { property: "archived_at", value: "now" }],
    { tasks: true, all: {} },
  ],
  [
    "a task is restored",
    ({ archived }) => [UPDATE_TASK, { task_id: archived.id }, { property: "archived_at", value: null }],
    { tasks: true, all: {} },
  ],
  [
    "a stage is archived",
    ({ toDo }) => [ARCHIVE_STAGE, { stage_id: toDo.id }],
    { tasks: true, stages: true, all: { tasks: true } },
  ],
  [
    "a stage is restored",
    ({ gone }) => [RESTORE_STAGE, { stage_id: gone.id }],
    { tasks: true, stages: true, all: { tasks: true } },
  ],
  [
    "a task becomes a subtask",
    ({ task, parent }) => [UPDATE_TASK, { task_id: task.id }, { property: "parent_id", value: parent.id }],
    { tasks: true },
  ],
  ["a task is deleted", ({ task }) => [DELETE_TASK, { task_id: task.id }], { tasks: true }],
  ["a subtask is deleted", ({ subtask }) => [DELETE_TASK, { task_id: subtask.id }]],
  [
    "a subtask is closed",
    ({ subtask }) => [UPDATE_TASK, { task_id: subtask.id }, { property: "status", value: "closed" }],
  ],
  ["a label is attached", ({ task, label }) => [ATTACH_LABEL, {}, { taskId: task.id, labelId: label.id }]],
  ["a label is taken off", ({ task, attached }) => [DETACH_LABEL, { task_id: task.id, label_id: attached.id }]],
  ["a member is removed", ({ max }) => [REMOVE_MEMBER, { user_id: max.id }]],
  ["a task is moved", ({ task, doing }) => [MOVE_TASK, { task_id: task.id }, { newStageId: doing.id }]],
  [
    "a stage is renumbered",
    ({ last, crowded }) => [MOVE_TASK, { task_id: last.id }, { newStageId: crowded.id, newIndex: 1 }],
  ],
  [
    "a task is created",
    ({ board, doing }) => [CREATE_TASK, {}, { task: { title: "New", board_id: board.id, stage_id: doing.id } }],
  ],
  [
    "somebody is assigned",
    ({ task, vera }) => [UPDATE_TASK, { task_id: task.id }, { property: "assignees", value: [vera.id] }],
  ],
  [
    "dates are changed",
    ({ task }) => [CHANGE_DATES, { task_id: task.id }, { due_at: "2031-01-01", reminder_type: "1_day_before" }],
  ],
  ["somebody joins", ({ task }) => [JOIN_TASK, { task_id: task.id }]],
  ["a task goes to the next stage", ({ task }) => [MOVE_ON, { task_id: task.id }]],
  [
    "many tasks are moved",
    ({ task, last, done }) => [
      CHANGE_MANY,
      {},
      { task_ids: [task.id, last.id], action: "move_tasks", target_stage_id: done.id },
    ],
  ],
  [
    "many tasks get a label",
    ({ task, subtask, label }) => [
      CHANGE_MANY,
      {},
      { task_ids: [task.id, subtask.id], action: "add_labels", label_ids: [label.id] },
    ],
  ],
  [
    "many tasks get people",
    ({ task, last, vera }) => [
      CHANGE_MANY,
      {},
      { task_ids: [task.id, last.id], action: "assign_members", user_ids: [vera.id] },
    ],
  ],
  [
    "many tasks get a priority",
    ({ task, last }) => [
      CHANGE_MANY,
      {},
      { task_ids: [task.id, last.id], action: "change_priority", priority: "high" },
    ],
  ],
  [
    "many tasks are archived",
    ({ task, subtask, last }) => [
      CHANGE_MANY,
      {},
      { task_ids: [task.id, subtask.id, last.id], action: "archive_tasks" },
    ],
    { tasks: true, all: {} },
  ],
  [
    "many tasks are restored",
    ({ archived }) => [RESTORE_MANY, {}, { task_ids: [archived.id] }],
    { tasks: true, all: {} },
  ],
  [
    "many tasks are deleted",
    ({ archived, last }) => [DELETE_MANY, {}, { task_ids: [archived.id, last.id] }],
    { tasks: true },
  ],
  ["a label is created", () => [CREATE_LABEL, {}, { label: "New", bg_color: "#4bce97", color: "#1B2533" }]],
  [
    "a label is renamed",
    ({ attached }) => [UPDATE_LABEL, { label_id: attached.id }, { label: "New", bg_color: "#4bce97" }],
  ],
  ["a label is deleted", ({ attached }) => [DELETE_LABEL, { label_id: attached.id }], { labels: true }],
  ["a stage is created", () => [CREATE_STAGE, {}, { title: "New", position: 1 }]],
  ["a stage is renamed", ({ toDo }) => [UPDATE_STAGE, { stage_id: toDo.id }, { title: "New" }]],
  ["stages change places", ({ done }) => [REORDER_STAGES, {}, { list: [done.id] }]],
];

interface Row {
  id: number;
}

const sorted = <Each extends Row>(rows: Each[]) => rows.toSorted((a, b) => a.id - b.id);
/** A whole list replaces the client's own, otherwise changed rows are merged into it. */
const merged = (known: Row[], changed: Row[], isWhole: boolean) =>
  sorted(isWhole ? changed : [...known.filter(({ id }) => changed.every((each) => each.id !== id)), ...changed]);

describe("GET /projects/:board_id/has-data-changed brings a client's copy up to date, with archived tasks and without", () => {
  test.each(WRITES)("when %s", async (_, write, { all, ...plain } = {}) => {
    const quiet = await anUnchangedBoard();
    const { anna, board } = quiet;
    const copies = [await aCopy(quiet, "0", plain), await aCopy(quiet, "1", all ?? plain)];

    const [handler, params, body] = write(quiet);
    const { status } = await call(handler, { as: anna, params: { board_id: board.id, ...params }, body });

    expect([200, 201]).toContain(status);
    for (const { expectUpToDate } of copies) await expectUpToDate();
  });
});

/** Vera's client: its copy of the board, and how it catches up. */
async function aCopy(
  { vera, board }: Unchanged,
  include_archived: string,
  { tasks = false, stages = false, labels = false }: Partial<Record<keyof Resets, boolean>>,
) {
  const send = async (handler: RouteHandler, more = {}) =>
    (await onBoard(handler)(vera, board, { include_archived, ...more })).json;
  const whole = async () => {
    const [list, { board: read }] = [await send(LIST_TASKS), await send(READ_BOARD)];
    return { tasks: sorted<Row>(list.tasks), stages: sorted<Row>(read.stages), labels: sorted<Row>(read.labels) };
  };
  const { synced_at: since } = await send(READ_BOARD);
  const before = await whole();

  const expectUpToDate = async () => {
    const changes = await send(ASK, { since });
    expect(changes).toMatchObject({
      has_changes: true,
      sync_reset: false,
      taskResetRequired: tasks,
      taskDeleted: tasks,
      stageResetRequired: stages,
      stageDeleted: stages,
      labelResetRequired: labels,
      labelDeleted: labels,
    });
    const after = await whole();
    expect(after).not.toEqual(before);
    const copy = {
      tasks: merged(before.tasks, changes.tasks, tasks),
      stages: merged(before.stages, changes.stages, stages),
      labels: merged(before.labels, changes.labels, labels),
    };
    expect(copy).toEqual(after);
  };
  return { expectUpToDate };
}
