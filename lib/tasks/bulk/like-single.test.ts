import { describe, expect, test } from "vitest";
import { DELETE as DELETE_MANY } from "@/app/wp-json/boards/v2/projects/[board_id]/bulk-delete-tasks/route";
import { PUT as RESTORE_MANY } from "@/app/wp-json/boards/v2/projects/[board_id]/bulk-restore-tasks/route";
import { POST as LABEL } from "@/app/wp-json/boards/v2/projects/[board_id]/labels/task/route";
import { DELETE, PUT as UPDATE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { PUT as MOVE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-task/route";
import { POST as CHANGE_MANY } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/bulk-actions/route";
import { db } from "@/lib/db";
import type { RouteHandler } from "@/lib/http/route";
import { aBoard, aBoardOfAnna, aLabel, aStage, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { recounted, countersOf } from "@/lib/testing/db/counters";
import { emptyTables } from "@/lib/testing/db/database";

/**
 * Tasks in all stages, open and closed, archived and not, and a subtask; people who watch and are assigned; a stage that
 * closes and gives Vera what comes, and another board of Anna's and Max's.
 */
async function aLivelyBoard() {
  const all = await aBoardOfAnna();
  const { anna, max, vera, board, toDo, doing, done } = all;
  await db.board.update({ where: { id: board.id }, data: { title: "Here" } });
  await db.stage.update({ where: { id: done.id }, data: { hasDefaultPeople: true } });
  await db.stageDefaultAssignee.create({ data: { stageId: done.id, userId: vera.id } });
  await db.stageDefaultWatcher.create({ data: { stageId: done.id, userId: max.id } });
  const archived = { archivedAt: new Date("2030-01-01"), position: 0 };
  const tasks = [
    await aTask(toDo, { title: "a" }),
    await aTask(doing, { title: "b", status: "closed", priority: "high" }),
    await aTask(done, { title: "c", status: "closed" }),
    await aTask(done, { title: "d" }),
    await aTask(toDo, { title: "e" }),
    await aTask(toDo, { title: "f", ...archived }),
    await aTask(doing, { title: "g", ...archived, status: "closed" }),
    await aTask(toDo, { title: "h", ...archived }),
  ];
  const [first] = tasks;
  if (!first) throw new Error("There are tasks.");
  const subtask = await aSubtask(first, { title: "s", position: 1 });
  for (const [at, { id }] of tasks.entries()) {
    if (at % 2 === 0)
      await db.taskWatcher.createMany({ data: [anna, max].map((user) => ({ taskId: id, userId: user.id })) });
    if (at % 3 === 0) await db.taskAssignee.create({ data: { taskId: id, userId: max.id } });
  }
  const labels = [await aLabel(board, { title: "one" }), await aLabel(board, { title: "two" })];
  await db.taskLabel.create({ data: { taskId: first.id, labelId: labels[0]?.id ?? 0, boardId: board.id } });
  const other = await aBoard({
    title: "Elsewhere",
    members: [
      [anna, "manager"],
      [max, "member"],
    ],
  });
  const elsewhere = await aStage(other, { title: "Inbox", defaultTaskStatus: "closed" });
  await aTask(elsewhere, { title: "i" });
  return { ...all, tasks: [...tasks.slice(3), ...tasks.slice(0, 3)], subtask, labels, other, elsewhere };
}

type Lively = Awaited<ReturnType<typeof aLivelyBoard>>;
type Request = [handler: RouteHandler, params: object, body: object];

const many =
  (action: string, more: (lively: Lively) => object) =>
  (lively: Lively, ids: number[]): Request => [CHANGE_MANY, {}, { task_ids: ids, action, ...more(lively) }];
const set =
  (property: string, value: (lively: Lively) => unknown) =>
  (lively: Lively, task_id: number): Request[] => [[UPDATE, { task_id }, { property, value: value(lively) }]];

/** The single operation of each action, and the order in which it has to come to make the same of the stage. */
const ACTIONS: [
  string,
  (lively: Lively, ids: number[]) => Request,
  (lively: Lively, taskId: number) => Request[],
  "subtasks too" | "tasks",
  "as named" | "backwards",
][] = [
  [
    "move to a stage that closes",
    many("move_tasks", ({ done }) => ({ target_stage_id: done.id })),
    ({ done }, task_id) => [[MOVE, { task_id }, { newStageId: done.id }]],
    "subtasks too",
    "as named",
  ],
  [
    "move to a stage of open tasks",
    many("move_to_stage", ({ toDo }) => ({ target_stage_id: toDo.id })),
    ({ toDo }, task_id) => [[MOVE, { task_id }, { newStageId: toDo.id }]],
    "subtasks too",
    "as named",
  ],
  [
    "move to another board",
    many("move_tasks", ({ elsewhere, other }) => ({ target_stage_id: elsewhere.id, target_board_id: other.id })),
    ({ elsewhere, other }, task_id) => [[MOVE, { task_id }, { newStageId: elsewhere.id, newBoardId: other.id }]],
    "tasks",
    "as named",
  ],
  ["archive", many("archive_tasks", () => ({})), set("archived_at", () => "now"), "subtasks too", "as named"],
  [
    "prioritise",
    many("change_priority", () => ({ priority: "high" })),
    set("priority", () => "high"),
    "subtasks too",
    "as named",
  ],
  [
    "take the priority away",
    many("change_priority", () => ({ priority: "" })),
    set("priority", () => ""),
    "subtasks too",
    "as named",
  ],
  [
    "assign",
    many("assign_members", ({ anna, vera, max }) => ({ user_ids: [anna.id, vera.id, max.id] })),
    set("assignees", ({ anna, vera, max }) => ({ add: [anna.id, vera.id, max.id] })),
    "subtasks too",
    "as named",
  ],
  [
    "label",
    many("add_labels", ({ labels }) => ({ label_ids: labels.map(({ id }) => id) })),
    ({ labels }, taskId) => labels.map((label) => [LABEL, {}, { taskId, labelId: label.id }]),
    "subtasks too",
    "as named",
  ],
  [
    "restore",
    (_, task_ids) => [RESTORE_MANY, {}, { task_ids }],
    set("archived_at", () => null),
    "subtasks too",
    "backwards",
  ],
  [
    "delete",
    (_, task_ids) => [DELETE_MANY, {}, { task_ids }],
    (_, task_id) => [[DELETE, { task_id }, {}]],
    "tasks",
    "as named",
  ],
];

/** Everything that was written, with titles and names instead of ids, and without the moments. */
async function written() {
  const named = { task: { select: { title: true } }, board: { select: { title: true } } };
  const lines = await db.activity.findMany({ include: { ...named, createdBy: { select: { displayName: true } } } });
  const notifications = await db.notification.findMany({
    include: { ...named, recipients: { include: { user: { select: { displayName: true } } } } },
  });
  const tasks = await db.task.findMany({
    include: {
      stage: { select: { title: true } },
      assignees: { include: { user: true } },
      watchers: { include: { user: true } },
      labels: { include: { label: true } },
    },
  });
  const settingsOf = (settings: unknown) =>
    typeof settings === "object" && settings !== null && "task_id" in settings ? "a task's id" : settings;
  const sorted = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  return {
    lines: sorted(
      lines.map(({ task, createdBy, action, column, oldValue, newValue, description, settings }) => [
        task?.title,
        createdBy?.displayName,
        action,
        column,
        oldValue,
        newValue,
        description,
        settingsOf(settings),
      ]),
    ),
    notifications: sorted(
      notifications.map(({ task, action, description, settings, recipients }) => [
        task?.title,
        action,
        description,
        settings,
        recipients.map(({ user }) => user.displayName).toSorted(),
      ]),
    ),
    tasks: sorted(
      tasks.map((task) => [
        task.title,
        task.stage?.title,
        task.status,
        task.priority,
        task.archivedAt !== null,
        task.archivedPosition,
        task.lastCompletedAt !== null,
        ...[task.assignees, task.watchers].map((people) => people.map(({ user }) => user.displayName).toSorted()),
        task.labels.map(({ label }) => label.title).toSorted(),
      ]),
    ),
    order: (
      await db.task.findMany({
        where: { archivedAt: null, parentId: null },
        orderBy: [{ stageId: "asc" }, { position: "asc" }],
      })
    ).map(({ title }) => title),
    counters: (await db.board.findMany({ orderBy: { id: "asc" } })).map(({ tasksCount, completedTasksCount }) => [
      tasksCount,
      completedTasksCount,
    ]),
  };
}

describe("what happens to many tasks at once is what would happen to each of them", () => {
  test.each(ACTIONS)(
    "%s: the same tasks, lines, notifications and counters",
    async (_, bulk, singles, which, order) => {
      const run = async (ask: (lively: Lively, ids: number[]) => Promise<void>) => {
        await emptyTables();
        const lively = await aLivelyBoard();
        await ask(
          lively,
          [...lively.tasks, ...(which === "tasks" ? [] : [lively.subtask])].map(({ id }) => id),
        );
        for (const board of [lively.board, lively.other])
          expect(await countersOf(board)).toEqual(await recounted(board));
        return written();
      };
      const send = (lively: Lively, [handler, params, body]: Request) =>
        call(handler, { as: lively.anna, params: { board_id: lively.board.id, ...params }, body });

      const byOne = await run(async (lively, ids) => {
        for (const id of order === "backwards" ? ids.toReversed() : ids)
          for (const request of singles(lively, id)) await send(lively, request);
      });
      const atOnce = await run(async (lively, ids) => expect((await send(lively, bulk(lively, ids))).status).toBe(200));

      expect(atOnce).toEqual(byOne);
      expect(atOnce.lines.length).toBeGreaterThan(0);
    },
  );
});
